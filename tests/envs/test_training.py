"""The example that trains: its network learns, knows masks, and the whole of it runs as the page says."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "training"


@pytest.fixture
def network(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from network import Network

    return Network(4, 6, np.random.default_rng(1))


def test_it_begins_with_an_even_choice_and_never_says_what_it_may_not(network):
    answers = np.array([[0, 1, 3, 0, 0, 4]])
    chances, worth = network.look(np.eye(4, dtype=np.float32)[:1], answers)
    assert chances[0] == pytest.approx([0, 1 / 8, 3 / 8, 0, 0, 1 / 2])
    assert worth == [0]


def test_it_learns_what_to_say_where_and_what_that_is_worth(network):
    """In each of four places another letter is right: 1 point for it, nothing for the others."""
    rng = np.random.default_rng(2)
    answers = np.tile([1, 1, 1, 1, 0, 1], (64, 1))
    for _ in range(400):
        places = rng.integers(0, 4, 64)
        seen = np.eye(4, dtype=np.float32)[places]
        chances, worth = network.look(seen, answers)
        letters = np.array([rng.choice(6, p=row / row.sum()) for row in chances.astype(float)])
        earned = (letters == places).astype(float)
        network.learn(seen, answers, letters, chances[np.arange(64), letters], earned - worth, earned)
    chances, worth = network.look(np.eye(4, dtype=np.float32), answers[:4])
    assert chances.diagonal().min() > 0.8
    assert chances[:, 4].max() == 0
    assert worth.min() > 0.5


def test_the_example_trains_measures_and_draws(tmp_path):
    command = ["train.py", "kolwezi", "--minutes", "0.05", "--games", "2", "--processes", "0", "--out", str(tmp_path)]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # as the example's page says for a machine with other work
    done = subprocess.run(
        [sys.executable, *command], cwd=EXAMPLE, env=alone, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "kolwezi.json").read_text())
    assert found["letters"] >= 2048
    assert found["random"]["margin"] < 0
    picture = ElementTree.fromstring((tmp_path / "kolwezi.svg").read_text())
    assert len([part for part in picture.iter() if part.tag.endswith("polyline")]) == 1
    assert set(np.load(tmp_path / "kolwezi.npz")) == {"in", "in0", "out", "out0", "worth", "worth0"}
