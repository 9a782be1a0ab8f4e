"""What an officer mobilizes, in which order."""

#: kinds of counter, and up to how many of each are wanted when its turn comes
Shopping = tuple[tuple[str, int], ...]

#: what is bought at setup, and up to how many of it, in this order
SHOPPING: Shopping = (
    ("mac", 1),
    ("para", 3),
    ("helo_t", 1),
    ("isr", 1),
    ("mac", 2),
    ("para", 6),
    ("isr", 2),
    ("nw", 1),
    ("convoy", 1),
    ("felin", 1),
    ("tac", 1),
    ("abn_hw", 1),
    ("nw", 2),
    ("para", 9),
    ("tac", 2),
)
#: the same where the regiment can drive to the mission map from an FSA in the crisis zone
BY_LAND: Shopping = (
    ("helo_t", 1),
    ("arm_cav", 2),
    ("para", 3),
    ("isr", 1),
    ("convoy", 1),
    ("armor", 1),
    ("para", 6),
    ("nw", 1),
    ("isr", 2),
    ("mech_inf", 1),
    ("felin", 2),
    ("nw", 2),
    ("tac", 2),
    ("para", 9),
)
LATER: Shopping = (
    ("mac", 1),
    ("helo_t", 1),
    ("isr", 1),
    ("convoy", 1),
    ("para", 12),
    ("nw", 2),
    ("mac", 2),
    ("tac", 1),
)
LATER_BY_LAND: Shopping = (
    ("helo_t", 1),
    ("isr", 1),
    ("convoy", 1),
    ("arm_cav", 2),
    ("para", 12),
    ("nw", 2),
    ("tac", 2),
)
