"""A game's rules in other languages: a file for each, every entry stamped with the English it was made from.

``rules/fr.toml`` beside a game's ledger has a table for each rule, named after its id:

    ["move-01"]
    of = "1f0c5a2e"
    rule = "…"
    ruling = "…"

``of`` is the stamp of the English entry. An entry whose English has changed since is not shown any more: a reader
gets the English, marked as such, until somebody has translated it anew.
"""

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
import tomli_w

from sandtable.engine.ledger import Ledger, Rule
from sandtable.engine.messages import typeset


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in another language, and the stamp of its English."""

    rule: str
    ruling: str = ""
    of: str = ""


Translations = Mapping[str, Translation]


def stamp(rule: Rule) -> str:
    """A short digest of what players read of an English entry."""
    return hashlib.sha256(f"{rule.rule}\n{rule.ruling}".encode()).hexdigest()[:8]


def read_translations(path: Path) -> Translations:
    """The translated rules in a file, by id; none if there is no such file."""
    if not path.is_file():
        return {}
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), dict[str, Translation])
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"{path}: {error}") from None


def translated(ledger: Ledger, translations: Translations, language: str) -> Ledger:
    """The ledger in a reader's language; entries without a translation that still holds stay English."""
    rules = []
    for entry in ledger.rule:
        found = translations.get(entry.id)
        if found is not None and found.of == stamp(entry):
            rule, ruling = typeset(language, found.rule), typeset(language, found.ruling)
            entry = msgspec.structs.replace(entry, rule=rule, ruling=ruling, language=language)
        rules.append(entry)
    return msgspec.structs.replace(ledger, rule=rules)


def faults(ledger: Ledger, translations: Translations) -> list[str]:
    """What is wrong with a translation: rules missing, unknown, empty, half done or made from another English."""
    entries = ledger.by_id()
    found = [f"{id}: not in the ledger" for id in translations if id not in entries]
    for id, entry in entries.items():
        made = translations.get(id)
        if made is None:
            found.append(f"{id}: not translated")
        elif not made.rule.strip():
            found.append(f"{id}: empty")
        elif bool(made.ruling.strip()) != bool(entry.ruling):
            found.append(f"{id}: the ruling is missing" if entry.ruling else f"{id}: there is no ruling in English")
        elif made.of != stamp(entry):
            found.append(f"{id}: its English has changed, or it is not stamped")
    return found


def write_stamped(path: Path, ledger: Ledger, translations: Translations) -> list[str]:
    """Writes a translation anew in the ledger's order, stamped with today's English; says whose stamp has changed."""
    entries = ledger.by_id()
    known = {
        id: msgspec.structs.replace(translations[id], of=stamp(entries[id])) for id in entries if id in translations
    }
    unknown = {id: made for id, made in translations.items() if id not in entries}
    path.write_text(tomli_w.dumps({id: _table(made) for id, made in (known | unknown).items()}), encoding="utf-8")
    return [id for id, made in known.items() if made.of != translations[id].of]


def _table(made: Translation) -> dict[str, str]:
    filled = {"of": made.of, "rule": made.rule, "ruling": made.ruling}
    return {key: text for key, text in filled.items() if text or key == "rule"}
