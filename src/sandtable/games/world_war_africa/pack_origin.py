"""What every table of the pack carries: where its numbers come from."""

import msgspec

from sandtable.engine.packs import Origin


class Plain(msgspec.Struct, forbid_unknown_fields=True):
    """A table of the pack; ``origin`` says where its numbers come from."""

    origin: Origin = "reconstructed"
