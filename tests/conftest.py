"""What holds for every test: a busy machine is slow, not wrong; what compiled rules cannot show, pure Python does."""

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, settings

import sandtable
from sandtable.built import PURE

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """What changes a rule from outside while it runs is tried in pure Python, in a process of its own where need be."""
    if sandtable.BUILD != "compiled" or not pyfuncitem.get_closest_marker("interpreted"):
        return None
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", pyfuncitem.nodeid]
    told = {**os.environ, PURE: "1"}
    done = subprocess.run(asked, env=told, cwd=pyfuncitem.config.rootpath, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    return True
