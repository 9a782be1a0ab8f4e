"""What an officer mobilizes, in which order."""

#: kinds of counter, and up to how many of each are wanted when its turn comes
Shopping = tuple[tuple[str, int], ...]

#: what is bought at setup, and up to how many of it, in this order
SHOPPING: Shopping = (
    ("mac", 1),
    ("para", 2),
    ("isr", 2),
    ("abn_eng", 1),
    ("mac", 2),
    ("helo_t", 1),
    ("felin", 1),
    ("para", 4),
    ("isr", 3),
    ("tac", 1),
    ("nw", 1),
    ("sf", 1),
    ("tac", 2),
    ("para", 6),
    ("nw", 2),
    ("tac", 3),
    ("nw", 3),
)
#: the same where the regiment can drive to the mission map from an FSA in the crisis zone
BY_LAND: Shopping = (
    ("helo_t", 1),
    ("arm_cav", 2),
    ("para", 3),
    ("isr", 2),
    ("abn_eng", 1),
    ("armor", 1),
    ("para", 6),
    ("isr", 3),
    ("tac", 1),
    ("nw", 1),
    ("mech_inf", 1),
    ("felin", 2),
    ("nw", 2),
    ("tac", 2),
    ("para", 9),
)
LATER: Shopping = (
    ("mac", 1),
    ("helo_t", 1),
    ("isr", 2),
    ("fob", 1),
    ("tac", 1),
    ("nw", 1),
    ("abn_eng", 1),
    ("para", 6),
    ("mac", 2),
    ("nw", 2),
    ("tac", 2),
    ("sf", 2),
    ("isr", 3),
    ("para", 9),
    ("tac", 4),
    ("nw", 3),
    ("para", 12),
    ("drone", 3),
)
LATER_BY_LAND: Shopping = (
    ("helo_t", 1),
    ("isr", 2),
    ("fob", 1),
    ("arm_cav", 2),
    ("tac", 1),
    ("nw", 1),
    ("abn_eng", 1),
    ("para", 9),
    ("nw", 2),
    ("tac", 2),
    ("isr", 3),
    ("sf", 2),
    ("para", 12),
    ("tac", 4),
    ("nw", 3),
    ("drone", 3),
)
#: what comes before all that for somebody who trusts in airpower
AIR_FIRST: Shopping = (("mac", 1), ("para", 3), ("isr", 2), ("tac", 2))
