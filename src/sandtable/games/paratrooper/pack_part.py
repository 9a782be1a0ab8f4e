"""What every table of the pack carries: where its numbers come from."""

import msgspec

from sandtable.engine.pack_terms import RECONSTRUCTED, Origin


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the pack; its numbers come from where ``origin`` says."""

    origin: Origin = RECONSTRUCTED
