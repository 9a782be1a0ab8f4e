"""The site: its pages, what they link to, and the code on them."""

import re

#: pages that are made when the site is built, and are in no folder before it
MADE = re.compile(r"(?:\.\./)*(?:rules|charts|schemas|api)/\w+\.md")
