"""The compiled build: engine and games by mypyc, from the sources as they are.

``python -m fast`` (or ``make fast``) compiles in place, ``python -m fast --pure`` takes it away again. No rule is
written here: ``rewrite.py`` says how the sources are made ready, ``kernels.h`` what the commonest operations on sets,
columns and memos are in C.
"""
