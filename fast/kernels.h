// What the compiled rules do most, on the digits of Python's ints themselves: sets as bit masks (engine/spaces.py), columns
// of small numbers (array 'h'), memos (dicts). Each function does what the Python of the same name does, errors included:
// where anything is out of the ordinary it asks Python.
#ifndef SANDTABLE_KERNELS_H
#define SANDTABLE_KERNELS_H

#include <Python.h>
#include <CPy.h>

#ifndef CPY_LONG_DIGIT
#define CPY_LONG_DIGIT(o, n) ((o)->ob_digit[n])
#define CPY_LONG_SIZE_SIGNED(o) Py_SIZE(o)
#endif

// An object with a __dict__ may be referred to weakly. mypyc takes the list of who does so for an object of its own and
// leaves it behind when the object goes: here it is neither visited nor left behind.
#undef Py_VISIT
#define Py_VISIT(object)                                                                        \
    do {                                                                                        \
        if (strstr(#object, "self + sizeof(PyObject *) +") == NULL && (object) != NULL) {       \
            int stop = visit((PyObject *)(object), arg);                                        \
            if (stop)                                                                           \
                return stop;                                                                    \
        }                                                                                       \
    } while (0)

static inline void st_let_go(PyObject *object) {
    PyObject_GC_UnTrack(object);
    if (Py_TYPE(object)->tp_weaklistoffset > 0)
        PyObject_ClearWeakRefs(object);
}
#define PyObject_GC_UnTrack(object) st_let_go((PyObject *)(object))

#if defined(_MSC_VER)
#include <intrin.h>
static inline int st_low_bit(digit x) { unsigned long at; _BitScanForward(&at, x); return (int)at; }
static inline int st_high_bit(digit x) { unsigned long at; _BitScanReverse(&at, x); return (int)at; }
static inline int st_count(digit x) { return (int)__popcnt(x); }
static inline int st_low_bit_of(Py_ssize_t x) { unsigned long at; _BitScanForward64(&at, x); return (int)at; }
#else
static inline int st_low_bit(digit x) { return __builtin_ctz(x); }
static inline int st_high_bit(digit x) { return 31 - __builtin_clz(x); }
static inline int st_count(digit x) { return __builtin_popcount(x); }
static inline int st_low_bit_of(Py_ssize_t x) { return __builtin_ctzll((unsigned long long)x); }
#endif

// A number of one digit, as nearly all are, without a call.
static inline CPyTagged st_from_object(PyObject *object) {
    PyLongObject *number = (PyLongObject *)object;
    Py_ssize_t size = CPY_LONG_SIZE_SIGNED(number);
    if (size == 1)
        return CPyTagged_ShortFromSsize_t((Py_ssize_t)CPY_LONG_DIGIT(number, 0));
    return size == 0 ? CPyTagged_ShortFromSsize_t(0) : CPyTagged_FromObject(object);
}
#define CPyTagged_FromObject st_from_object

typedef struct {
    const digit *digits;
    Py_ssize_t size;  // below 0: a negative number, which is no set
    digit own[3];
} st_set;

static inline void st_open(CPyTagged number, st_set *set) {
    if (CPyTagged_CheckShort(number)) {
        Py_ssize_t value = CPyTagged_ShortAsSsize_t(number);
        if (value < 0) {
            set->size = -1;
            return;
        }
        set->digits = set->own;
        set->own[0] = (digit)(value & PyLong_MASK);
        set->own[1] = (digit)((value >> PyLong_SHIFT) & PyLong_MASK);
        set->own[2] = (digit)(value >> (2 * PyLong_SHIFT));
        set->size = set->own[2] ? 3 : set->own[1] ? 2 : set->own[0] ? 1 : 0;
    } else {
        PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(number);
        set->digits = &CPY_LONG_DIGIT(object, 0);
        set->size = CPY_LONG_SIZE_SIGNED(object);
    }
}

// A number from its digits.
static inline CPyTagged st_number(const digit *digits, Py_ssize_t size) {
    while (size > 0 && digits[size - 1] == 0)
        size--;
    if (size <= 2) {
        Py_ssize_t value = size == 0 ? 0 : size == 1 ? (Py_ssize_t)digits[0]
                         : (Py_ssize_t)digits[0] | (Py_ssize_t)digits[1] << PyLong_SHIFT;
        return CPyTagged_ShortFromSsize_t(value);
    }
    void *made;
    PyLongWriter *writer = PyLongWriter_Create(0, size, &made);
    if (writer == NULL)
        CPyError_OutOfMemory();
    memcpy(made, digits, size * sizeof(digit));
    return CPyTagged_StealFromObject(PyLongWriter_Finish(writer));
}

#define ST_MOST 160  // digits that fit on the stack: sets of 4,800 members

static CPyTagged st_asked(PyObject *value) {  // what Python answered
    if (value == NULL)
        return CPY_INT_TAG;
    CPyTagged number = CPyTagged_FromObject(value);
    Py_DECREF(value);
    return number;
}

static inline bool st_small(CPyTagged number, Py_ssize_t *value) {
    if (!CPyTagged_CheckShort(number))
        return false;
    *value = CPyTagged_ShortAsSsize_t(number);
    return *value >= 0 && *value < ST_MOST * PyLong_SHIFT;
}

static inline char st_has(CPyTagged members, CPyTagged number) {
    st_set set;
    st_open(members, &set);
    if (CPyTagged_CheckShort(number) && set.size >= 0) {
        Py_ssize_t at = CPyTagged_ShortAsSsize_t(number);
        if (at >= 0) {
            Py_ssize_t place = at / PyLong_SHIFT;
            return place < set.size && (set.digits[place] >> (at % PyLong_SHIFT) & 1);
        }
    }
    CPyTagged shifted = CPyTagged_Rshift(members, number);
    if (shifted == CPY_INT_TAG)
        return 2;
    CPyTagged bit = CPyTagged_And(shifted, CPyTagged_ShortFromSsize_t(1));
    CPyTagged_DECREF(shifted);
    return bit != CPyTagged_ShortFromSsize_t(0);
}

static inline CPyTagged st_only(CPyTagged number) {
    return CPyTagged_Lshift(CPyTagged_ShortFromSsize_t(1), number);
}

static CPyTagged st_plus_slow(CPyTagged members, CPyTagged number) {
    CPyTagged one = st_only(number);
    if (one == CPY_INT_TAG)
        return one;
    CPyTagged found = CPyTagged_Or(members, one);
    CPyTagged_DECREF(one);
    return found;
}

static CPyTagged st_plus(CPyTagged members, CPyTagged number) {
    st_set set;
    Py_ssize_t at;
    st_open(members, &set);
    if (set.size < 0 || set.size > ST_MOST || !st_small(number, &at))
        return st_plus_slow(members, number);
    Py_ssize_t place = at / PyLong_SHIFT;
    digit bit = (digit)1 << (at % PyLong_SHIFT);
    if (place < set.size && (set.digits[place] & bit)) {
        CPyTagged_INCREF(members);
        return members;
    }
    digit digits[ST_MOST];
    Py_ssize_t size = set.size;
    memcpy(digits, set.digits, size * sizeof(digit));
    for (; size <= place; size++)
        digits[size] = 0;
    digits[place] |= bit;
    return st_number(digits, size);
}

static CPyTagged st_minus_slow(CPyTagged members, CPyTagged gone) {
    CPyTagged rest = CPyTagged_Invert(gone);
    CPyTagged found = CPyTagged_And(members, rest);
    CPyTagged_DECREF(rest);
    return found;
}

static inline CPyTagged st_minus(CPyTagged members, CPyTagged gone) {
    if (CPyTagged_CheckShort(members) && CPyTagged_CheckShort(gone))
        return members & ~gone;
    st_set set, out;
    st_open(members, &set);
    st_open(gone, &out);
    if (set.size < 0 || out.size < 0 || set.size > ST_MOST)
        return st_minus_slow(members, gone);
    digit digits[ST_MOST];
    Py_ssize_t both = set.size < out.size ? set.size : out.size;
    for (Py_ssize_t at = 0; at < both; at++)
        digits[at] = set.digits[at] & ~out.digits[at];
    if (both < set.size)
        memcpy(digits + both, set.digits + both, (set.size - both) * sizeof(digit));
    return st_number(digits, set.size);
}

static CPyTagged st_without(CPyTagged members, CPyTagged number) {
    st_set set;
    Py_ssize_t at;
    st_open(members, &set);
    if (set.size < 0 || set.size > ST_MOST || !st_small(number, &at)) {
        CPyTagged one = st_only(number);
        if (one == CPY_INT_TAG)
            return one;
        CPyTagged found = st_minus_slow(members, one);
        CPyTagged_DECREF(one);
        return found;
    }
    Py_ssize_t place = at / PyLong_SHIFT;
    digit bit = (digit)1 << (at % PyLong_SHIFT);
    if (place >= set.size || !(set.digits[place] & bit)) {
        CPyTagged_INCREF(members);
        return members;
    }
    digit digits[ST_MOST];
    memcpy(digits, set.digits, set.size * sizeof(digit));
    digits[place] &= ~bit;
    return st_number(digits, set.size);
}

static inline char st_meets(CPyTagged one, CPyTagged other) {
    if (CPyTagged_CheckShort(one) && CPyTagged_CheckShort(other))
        return (one & other) != 0;
    st_set a, b;
    st_open(one, &a);
    st_open(other, &b);
    if (a.size < 0 || b.size < 0) {
        CPyTagged both = CPyTagged_And(one, other);
        char found = both != CPyTagged_ShortFromSsize_t(0);
        CPyTagged_DECREF(both);
        return found;
    }
    Py_ssize_t size = a.size < b.size ? a.size : b.size;
    for (Py_ssize_t at = 0; at < size; at++)
        if (a.digits[at] & b.digits[at])
            return 1;
    return 0;
}

static inline char st_beyond(CPyTagged members, CPyTagged gone) {
    if (CPyTagged_CheckShort(members) && CPyTagged_CheckShort(gone))
        return (members & ~gone) != 0;
    st_set a, b;
    st_open(members, &a);
    st_open(gone, &b);
    if (a.size < 0 || b.size < 0) {
        CPyTagged rest = st_minus_slow(members, gone);
        char found = rest != CPyTagged_ShortFromSsize_t(0);
        CPyTagged_DECREF(rest);
        return found;
    }
    if (a.size > b.size)
        return 1;
    for (Py_ssize_t at = 0; at < a.size; at++)
        if (a.digits[at] & ~b.digits[at])
            return 1;
    return 0;
}

static CPyTagged st_size(CPyTagged members) {
    st_set set;
    st_open(members, &set);
    Py_ssize_t size = set.size < 0 ? -set.size : set.size, count = 0;
    if (set.size < 0 && CPyTagged_CheckShort(members)) {
        PyObject *number = CPyTagged_AsObject(members);
        PyObject *found = PyObject_CallMethod(number, "bit_count", NULL);
        Py_DECREF(number);
        return st_asked(found);
    }
    for (Py_ssize_t at = 0; at < size; at++)
        count += st_count(set.digits[at]);
    return CPyTagged_ShortFromSsize_t(count);
}

static CPyTagged st_length(CPyTagged members) {  // int.bit_length
    st_set set;
    st_open(members, &set);
    if (set.size < 0) {
        PyObject *number = CPyTagged_AsObject(members);
        PyObject *found = PyObject_CallMethod(number, "bit_length", NULL);
        Py_DECREF(number);
        return st_asked(found);
    }
    if (set.size == 0)
        return CPyTagged_ShortFromSsize_t(0);
    return CPyTagged_ShortFromSsize_t((set.size - 1) * PyLong_SHIFT + st_high_bit(set.digits[set.size - 1]) + 1);
}

static inline char st_several(CPyTagged members) {
    st_set set;
    st_open(members, &set);
    if (set.size < 0)
        return 1;
    int count = 0;
    for (Py_ssize_t at = 0; at < set.size; at++) {
        digit here = set.digits[at];
        if (here) {
            if (count || (here & (here - 1)))
                return 1;
            count = 1;
        }
    }
    return 0;
}

static CPyTagged st_first(CPyTagged members) {
    st_set set;
    st_open(members, &set);
    Py_ssize_t size = set.size;
    if (size < 0) {  // as (members & -members) has it: the lowest bit of the number without its sign
        CPyTagged other = CPyTagged_Negate(members);
        CPyTagged found = st_first(other);
        CPyTagged_DECREF(other);
        return found;
    }
    for (Py_ssize_t at = 0; at < size; at++)
        if (set.digits[at])
            return CPyTagged_ShortFromSsize_t(at * PyLong_SHIFT + st_low_bit(set.digits[at]));
    return CPyTagged_ShortFromSsize_t(-1);
}

static CPyTagged st_nth(CPyTagged members, CPyTagged rank) {
    st_set set;
    st_open(members, &set);
    Py_ssize_t left = CPyTagged_CheckShort(rank) ? CPyTagged_ShortAsSsize_t(rank) : -1;
    if (set.size > 0 && left >= 0) {
        for (Py_ssize_t at = 0; at < set.size; at++) {
            digit here = set.digits[at];
            int count = st_count(here);
            if (count <= left) {
                left -= count;
                continue;
            }
            for (; left; left--)
                here &= here - 1;
            return CPyTagged_ShortFromSsize_t(at * PyLong_SHIFT + st_low_bit(here));
        }
    }
    PyErr_SetString(PyExc_IndexError, "the set has no such member");
    return CPY_INT_TAG;
}

static PyObject *st_listed(CPyTagged members) {
    st_set set;
    st_open(members, &set);
    if (set.size < 0) {
        PyErr_SetString(PyExc_ValueError, "a negative number is no set");
        return NULL;
    }
    Py_ssize_t count = 0;
    for (Py_ssize_t at = 0; at < set.size; at++)
        count += st_count(set.digits[at]);
    PyObject *found = PyList_New(count);
    if (found == NULL)
        return NULL;
    Py_ssize_t place = 0;
    for (Py_ssize_t at = 0; at < set.size; at++)
        for (digit here = set.digits[at]; here; here &= here - 1)
            PyList_SET_ITEM(found, place++, PyLong_FromLong((long)(at * PyLong_SHIFT + st_low_bit(here))));
    return found;
}

// Of things listed by number, those in the set.
static PyObject *st_chosen(PyObject *things, CPyTagged members) {
    st_set set;
    st_open(members, &set);
    PyObject *row = PySequence_Fast(things, "things are listed by number");
    if (row == NULL)
        return NULL;
    Py_ssize_t most = PySequence_Fast_GET_SIZE(row);
    PyObject **items = PySequence_Fast_ITEMS(row);
    PyObject *found = PyList_New(0);
    for (Py_ssize_t at = 0; found != NULL && at < set.size; at++)
        for (digit here = set.digits[at]; here; here &= here - 1) {
            Py_ssize_t number = at * PyLong_SHIFT + st_low_bit(here);
            if (number >= most)
                break;
            if (PyList_Append(found, items[number]) < 0) {
                Py_CLEAR(found);
                break;
            }
        }
    Py_DECREF(row);
    return found;
}

// The lowest member above a number, -1 where there is none.
static inline CPyTagged st_following(CPyTagged members, CPyTagged number) {
    Py_ssize_t at = CPyTagged_ShortAsSsize_t(number) + 1;
    if (CPyTagged_CheckShort(members)) {
        Py_ssize_t left = CPyTagged_ShortAsSsize_t(members);
        if (left >= 0) {
            left = at < 62 ? left >> at : 0;
            return CPyTagged_ShortFromSsize_t(left ? at + st_low_bit_of(left) : -1);
        }
    } else {
        PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(members);
        Py_ssize_t size = CPY_LONG_SIZE_SIGNED(object), place = at / PyLong_SHIFT;
        if (size >= 0) {
            const digit *digits = &CPY_LONG_DIGIT(object, 0);
            digit here = place < size ? digits[place] >> (at % PyLong_SHIFT) << (at % PyLong_SHIFT) : 0;
            while (!here && ++place < size)
                here = digits[place];
            return CPyTagged_ShortFromSsize_t(here ? place * PyLong_SHIFT + st_low_bit(here) : -1);
        }
    }
    PyErr_SetString(PyExc_ValueError, "a negative number is no set");
    return CPY_INT_TAG;
}

// Of things by number, those in the set: each of them is there.
static PyObject *st_taken(PyObject *things, CPyTagged members) {
    st_set set;
    st_open(members, &set);
    if (set.size < 0) {
        PyErr_SetString(PyExc_ValueError, "a negative number is no set");
        return NULL;
    }
    bool row = PyList_CheckExact(things) || PyTuple_CheckExact(things);
    Py_ssize_t count = 0, place = 0;
    for (Py_ssize_t at = 0; at < set.size; at++)
        count += st_count(set.digits[at]);
    PyObject *found = PyList_New(count);
    for (Py_ssize_t at = 0; found != NULL && at < set.size; at++)
        for (digit here = set.digits[at]; here; here &= here - 1) {
            Py_ssize_t number = at * PyLong_SHIFT + st_low_bit(here);
            PyObject *thing = NULL;
            if (row && number < PySequence_Fast_GET_SIZE(things)) {
                thing = PySequence_Fast_GET_ITEM(things, number);
                Py_INCREF(thing);
            } else {
                PyObject *key = PyLong_FromSsize_t(number);
                if (key != NULL)
                    thing = PyObject_GetItem(things, key);
                Py_XDECREF(key);
            }
            if (thing == NULL) {
                Py_DECREF(found);
                return NULL;
            }
            PyList_SET_ITEM(found, place++, thing);
        }
    return found;
}

// Things by their keys, whatever lists them.
static PyObject *st_picked(PyObject *things, PyObject *keys) {
    bool row = PyList_CheckExact(things) || PyTuple_CheckExact(things);
    PyObject *listed = PySequence_Fast(keys, "things are picked by a row of keys");
    if (listed == NULL)
        return NULL;
    Py_ssize_t count = PySequence_Fast_GET_SIZE(listed);
    PyObject *found = PyList_New(count);
    for (Py_ssize_t at = 0; found != NULL && at < count; at++) {
        PyObject *key = PySequence_Fast_GET_ITEM(listed, at), *thing;
        Py_ssize_t number = row && PyLong_CheckExact(key) ? PyLong_AsSsize_t(key) : -1;
        if (number >= 0 && number < PySequence_Fast_GET_SIZE(things)) {
            thing = PySequence_Fast_GET_ITEM(things, number);
            Py_INCREF(thing);
        } else {
            PyErr_Clear();
            thing = PyObject_GetItem(things, key);
        }
        if (thing == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, at, thing);
    }
    Py_DECREF(listed);
    return found;
}

// Everything that links lead to (engine/boards.py: joined).
static CPyTagged st_joined(PyObject *near, CPyTagged start, CPyTagged closed) {
    st_set first, shut;
    st_open(start, &first);
    st_open(closed, &shut);
    digit taken[ST_MOST] = {0}, found[ST_MOST] = {0};
    Py_ssize_t waiting = 0, count = PyTuple_Check(near) ? PyTuple_GET_SIZE(near) : -1;
    short queue[ST_MOST * PyLong_SHIFT];
    if (count < 0 || count > ST_MOST * PyLong_SHIFT || first.size < 0 || first.size > ST_MOST || shut.size < 0
        || shut.size > ST_MOST) {
        PyErr_SetString(PyExc_ValueError, "links are a tuple of tuples, for no more spaces than a set can have");
        return CPY_INT_TAG;
    }
    memcpy(taken, shut.digits, shut.size * sizeof(digit));
    for (Py_ssize_t at = 0; at < first.size; at++)
        for (digit here = first.digits[at] & ~taken[at]; here; here &= here - 1)
            queue[waiting++] = (short)(at * PyLong_SHIFT + st_low_bit(here));
    for (Py_ssize_t at = 0; at < first.size; at++) {
        found[at] = first.digits[at] & ~taken[at];
        taken[at] |= first.digits[at];
    }
    while (waiting) {
        short space = queue[--waiting];
        PyObject *ways = space < count ? PyTuple_GET_ITEM(near, space) : NULL;
        if (ways == NULL || !PyTuple_Check(ways)) {
            PyErr_SetString(PyExc_IndexError, "no such space");
            return CPY_INT_TAG;
        }
        for (Py_ssize_t way = 0; way < PyTuple_GET_SIZE(ways); way++) {
            long other = PyLong_AsLong(PyTuple_GET_ITEM(ways, way));
            if (other < 0 || other >= count) {
                if (!PyErr_Occurred())
                    PyErr_SetString(PyExc_IndexError, "no such space");
                return CPY_INT_TAG;
            }
            digit bit = (digit)1 << (other % PyLong_SHIFT);
            if (!(taken[other / PyLong_SHIFT] & bit)) {
                taken[other / PyLong_SHIFT] |= bit;
                found[other / PyLong_SHIFT] |= bit;
                queue[waiting++] = (short)other;
            }
        }
    }
    return st_number(found, ST_MOST);
}

// The set of numbers that come in any kind of row.
static CPyTagged st_set_of(PyObject *numbers) {
    digit digits[ST_MOST];
    Py_ssize_t size = 0;
    PyObject *walk = PyObject_GetIter(numbers), *next;
    if (walk == NULL)
        return CPY_INT_TAG;
    while ((next = PyIter_Next(walk)) != NULL) {
        Py_ssize_t at = PyLong_AsSsize_t(next), place = at / PyLong_SHIFT;
        Py_DECREF(next);
        if (at < 0 || place >= ST_MOST) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_ValueError, "no such member in a set");
            break;
        }
        for (; size <= place; size++)
            digits[size] = 0;
        digits[place] |= (digit)1 << (at % PyLong_SHIFT);
    }
    Py_DECREF(walk);
    return PyErr_Occurred() ? CPY_INT_TAG : st_number(digits, size);
}

static inline digit st_digit(const digit *digits, Py_ssize_t size, Py_ssize_t at) {
    return at >= 0 && at < size ? digits[at] : 0;
}

static inline digit st_raised(const digit *digits, Py_ssize_t size, Py_ssize_t by, Py_ssize_t at) {  // of set << by
    Py_ssize_t places = by / PyLong_SHIFT, bits = by % PyLong_SHIFT;
    digit low = st_digit(digits, size, at - places - 1), high = st_digit(digits, size, at - places);
    return ((high << bits) | (low >> (PyLong_SHIFT - bits))) & PyLong_MASK;
}

static inline digit st_lowered(const digit *digits, Py_ssize_t size, Py_ssize_t by, Py_ssize_t at) {  // of set >> by
    Py_ssize_t places = by / PyLong_SHIFT, bits = by % PyLong_SHIFT;
    digit low = st_digit(digits, size, at + places), high = st_digit(digits, size, at + places + 1);
    return ((low >> bits) | (high << (PyLong_SHIFT - bits))) & PyLong_MASK;
}

// Every hex next to a member (engine/boards.py: spread_hexes).
static CPyTagged st_spread_hexes(CPyTagged members, CPyTagged stride, CPyTagged lowered, CPyTagged level,
                                 CPyTagged board) {
    st_set set, pushed, other, all;
    Py_ssize_t by;
    st_open(members, &set);
    st_open(lowered, &pushed);
    st_open(level, &other);
    st_open(board, &all);
    if (set.size < 0 || set.size >= ST_MOST || all.size < 0 || all.size >= ST_MOST || pushed.size < 0
        || other.size < 0 || !st_small(stride, &by)) {
        PyErr_SetString(PyExc_ValueError, "no set of hexes");
        return CPY_INT_TAG;
    }
    digit low[ST_MOST], flat[ST_MOST], across[ST_MOST], found[ST_MOST];
    Py_ssize_t size = set.size;
    for (Py_ssize_t at = 0; at < size; at++) {
        low[at] = set.digits[at] & st_digit(pushed.digits, pushed.size, at);
        flat[at] = set.digits[at] & st_digit(other.digits, other.size, at);
    }
    for (Py_ssize_t at = 0; at <= size; at++)
        across[at] = st_digit(set.digits, size, at) | st_raised(low, size, 1, at) | st_lowered(flat, size, 1, at);
    for (Py_ssize_t at = 0; at < all.size; at++)
        found[at] = (st_raised(set.digits, size, 1, at) | st_lowered(set.digits, size, 1, at)
                     | st_raised(across, size + 1, by, at) | st_lowered(across, size + 1, by, at)) & all.digits[at];
    return st_number(found, all.size);
}

// Columns: arrays of small numbers.

typedef struct {
    PyObject_VAR_HEAD
    char *ob_item;
    Py_ssize_t allocated;
    const char *ob_descr;  // its first byte is the typecode
} st_column;

static PyTypeObject *st_column_type = NULL;

static inline bool st_is_column(PyObject *row) {
    if (st_column_type == NULL) {
        PyObject *module = PyImport_ImportModule("array");
        if (module == NULL) {
            PyErr_Clear();
            return false;
        }
        st_column_type = (PyTypeObject *)PyObject_GetAttrString(module, "array");
        Py_DECREF(module);
    }
    return Py_TYPE(row) == st_column_type && *((st_column *)row)->ob_descr == 'h';
}

static inline PyObject *st_item(PyObject *row, CPyTagged index) {
    if (CPyTagged_CheckShort(index)) {
        Py_ssize_t at = CPyTagged_ShortAsSsize_t(index);
        if (st_is_column(row)) {
            if (at < 0)
                at += Py_SIZE(row);
            if (at >= 0 && at < Py_SIZE(row))
                return PyLong_FromLong(((short *)((st_column *)row)->ob_item)[at]);
        } else if (PyTuple_CheckExact(row)) {
            if (at < 0)
                at += PyTuple_GET_SIZE(row);
            if (at >= 0 && at < PyTuple_GET_SIZE(row)) {
                PyObject *found = PyTuple_GET_ITEM(row, at);
                Py_INCREF(found);
                return found;
            }
        } else if (PyByteArray_CheckExact(row)) {
            if (at >= 0 && at < PyByteArray_GET_SIZE(row))
                return PyLong_FromLong((unsigned char)PyByteArray_AS_STRING(row)[at]);
        }
    }
    PyObject *key = CPyTagged_AsObject(index);
    PyObject *found = PyObject_GetItem(row, key);
    Py_DECREF(key);
    return found;
}

static inline int st_put(PyObject *row, CPyTagged index, CPyTagged value) {
    if (CPyTagged_CheckShort(index) && CPyTagged_CheckShort(value) && st_is_column(row)) {
        Py_ssize_t at = CPyTagged_ShortAsSsize_t(index), number = CPyTagged_ShortAsSsize_t(value);
        if (at < 0)
            at += Py_SIZE(row);
        if (at >= 0 && at < Py_SIZE(row) && number >= -32768 && number <= 32767) {
            ((short *)((st_column *)row)->ob_item)[at] = (short)number;
            return 0;
        }
    }
    PyObject *key = CPyTagged_AsObject(index), *held = CPyTagged_AsObject(value);
    int failed = PyObject_SetItem(row, key, held);
    Py_DECREF(key);
    Py_DECREF(held);
    return failed;
}

// The runtime's own, where the compiler can put it in line.
static inline PyObject *st_list_item(PyObject *row, CPyTagged index) {
    if (CPyTagged_CheckShort(index)) {
        Py_ssize_t at = CPyTagged_ShortAsSsize_t(index);
        if (at >= 0 && at < PyList_GET_SIZE(row)) {
            PyObject *found = PyList_GET_ITEM(row, at);
            Py_INCREF(found);
            return found;
        }
    }
    return CPyList_GetItem(row, index);
}
#define CPyList_GetItem st_list_item

// What it costs to come to each space within so many points (engine/boards.py: costs_within). Spaces wait in buckets by
// what it costs to come to them; one that was reached more cheaply since is passed over.
static PyObject *st_costs_within(PyObject *steps, CPyTagged start, CPyTagged points, CPyTagged spent, CPyTagged closed,
                                 CPyTagged dear) {
    Py_ssize_t from, already, most = CPyTagged_CheckShort(points) ? CPyTagged_ShortAsSsize_t(points) : -1;
    Py_ssize_t count = PyList_GET_SIZE(steps), waiting = 0, room = 0;
    st_set shut, costly;
    st_open(closed, &shut);
    st_open(dear, &costly);
    if (!st_small(start, &from) || from >= count || !st_small(spent, &already) || shut.size < 0 || costly.size < 0
        || most > 30000) {
        PyErr_SetString(PyExc_ValueError, "no such space, or too many points");
        return NULL;
    }
    PyObject *found = PyDict_New();
    short *cost = PyMem_Malloc(count * sizeof(short));
    int *heads = PyMem_Malloc((most < 0 ? 1 : most + 1) * sizeof(int));
    struct { int space, next; } *queue = NULL;
    if (found == NULL || cost == NULL || heads == NULL)
        goto failed;
    memset(cost, 0x7f, count * sizeof(short));
    for (Py_ssize_t at = 0; at <= most; at++)
        heads[at] = -1;
#define ST_WAIT(where, price)                                                       \
    do {                                                                            \
        if (waiting == room) {                                                      \
            room = room ? 2 * room : 256;                                           \
            void *more = PyMem_Realloc(queue, room * sizeof(*queue));               \
            if (more == NULL)                                                       \
                goto failed;                                                        \
            queue = more;                                                           \
        }                                                                           \
        cost[where] = (short)(price);                                               \
        queue[waiting].space = (int)(where);                                        \
        queue[waiting].next = heads[price];                                         \
        heads[price] = (int)waiting++;                                              \
    } while (0)
    cost[from] = (short)already;
    if (already <= most)
        ST_WAIT(from, already);
    for (Py_ssize_t now = already; now <= most; now++)
        while (heads[now] >= 0) {
            int space = queue[heads[now]].space;
            heads[now] = queue[heads[now]].next;
            if (cost[space] != now)
                continue;
            Py_ssize_t place = space / PyLong_SHIFT;
            bool out = place < costly.size && (costly.digits[place] >> (space % PyLong_SHIFT) & 1);
            PyObject *ways = PyList_GET_ITEM(steps, space);
            if (!PyTuple_Check(ways)) {
                PyErr_SetString(PyExc_TypeError, "the steps out of a space are a tuple of tuples");
                goto failed;
            }
            for (Py_ssize_t way = 0; way < PyTuple_GET_SIZE(ways); way++) {
                PyObject *step = PyTuple_GET_ITEM(ways, way);
                long to = PyLong_AsLong(PyTuple_GET_ITEM(step, 0));
                long total = now + out + PyLong_AsLong(PyTuple_GET_ITEM(step, 1));
                if (total > most || to < 0 || to >= count || total >= cost[to] || total < now)
                    continue;
                Py_ssize_t there = to / PyLong_SHIFT;
                if (there < shut.size && (shut.digits[there] >> (to % PyLong_SHIFT) & 1))
                    continue;
                ST_WAIT(to, total);
            }
        }
#undef ST_WAIT
    if (PyErr_Occurred())
        goto failed;
    for (Py_ssize_t at = 0; at < count; at++)
        if (cost[at] != 0x7f7f) {
            PyObject *space = PyLong_FromSsize_t(at), *price = PyLong_FromLong(cost[at]);
            int bad = space == NULL || price == NULL || PyDict_SetItem(found, space, price) < 0;
            Py_XDECREF(space);
            Py_XDECREF(price);
            if (bad)
                goto failed;
        }
    PyMem_Free(cost);
    PyMem_Free(heads);
    PyMem_Free(queue);
    return found;
failed:
    if (!PyErr_Occurred())
        PyErr_NoMemory();
    PyMem_Free(cost);
    PyMem_Free(heads);
    PyMem_Free(queue);
    Py_XDECREF(found);
    return NULL;
}

// Memos: what is known for a key, or None.
static PyObject *st_get(PyObject *memo, PyObject *key) {
    if (PyDict_Check(memo)) {
        PyObject *found = PyDict_GetItemWithError(memo, key);
        if (found == NULL) {
            if (PyErr_Occurred())
                return NULL;
            found = Py_None;
        }
        Py_INCREF(found);
        return found;
    }
    return PyObject_CallMethod(memo, "get", "O", key);
}

#endif
