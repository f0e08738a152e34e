"""What the package says about itself is true: types, docstrings, README."""

from __future__ import annotations

import doctest
import importlib
import pathlib
import subprocess
import sys

import ballyhoo
import pytest
from ballyhoo import _engine
from conftest import needs

HERE = pathlib.Path(__file__).parent


def test_the_types_are_those_of_the_engine() -> None:
    needs("pyspiel")
    command = [sys.executable, "-m", "mypy.stubtest", "ballyhoo", "--ignore-disjoint-bases"]
    command += ["--allowlist", str(HERE / "stubtest.txt")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_is_typed() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "-p", "ballyhoo"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("module", ["_engine", "_setups", "arrays", "bounds", "gym", "spiel", "zoo"])
def test_docstrings_hold(module: str) -> None:
    if module == "spiel":
        needs("pyspiel")
    found = doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(f"ballyhoo.{module}"))
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL)
    examples = [one for one in found if one.examples]
    assert examples
    for one in examples:
        runner.run(one)
    assert runner.summarize(verbose=False).failed == 0


def test_everything_has_a_docstring() -> None:
    for name in ("Game", "Bot", "Batch"):
        own = getattr(_engine, name)
        assert own.__doc__
        for part in vars(own):
            if not part.startswith("_"):
                assert getattr(own, part).__doc__, f"{name}.{part}"


def test_the_readme_runs() -> None:
    text = (HERE.parent / "README.md").read_text()
    code = text.split("```python\n")[1].split("```")[0]
    assert 8 <= len([line for line in code.splitlines() if line.strip()]) <= 12
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0 and "random games" in done.stdout, done.stdout + done.stderr


def test_the_pages_code_runs() -> None:
    """Every piece of Python in docs/python.md."""
    text = (HERE.parent.parent / "docs" / "python.md").read_text()
    pieces = text.split("```python\n")[1:]
    assert pieces
    for piece in pieces:
        done = subprocess.run([sys.executable, "-c", piece.split("```")[0]], capture_output=True, text=True)
        assert done.returncode == 0 and done.stdout, done.stdout + done.stderr


def test_layouts_are_named_and_versioned(game: str) -> None:
    told = ballyhoo.layout(game)
    assert told["own"] and told["version"] >= 1
    for names in (told["observation"], told["actions"]):
        assert len(set(names)) == len(names) and all(names)
