"""What `ballyhoo simulate` writes is what others read: by polars, against the report of the same run."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
from typing import Any

import pytest
from conftest import needs

pl = needs("polars")
needs("polars.testing")

PROGRAM = os.environ.get("BALLYHOO_PROGRAM")
#: So many rows lie in a group of a Parquet file.
GROUP = 1 << 16

pytestmark = pytest.mark.skipif(PROGRAM is None, reason="BALLYHOO_PROGRAM names no program")


def simulate(out: pathlib.Path, *arguments: str) -> dict[str, Any]:
    command = [str(PROGRAM), "simulate", *arguments, "--seed", "polars", "--out", str(out), "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def rows(out: pathlib.Path, kind: str) -> Any:
    """All parts in order, as a reader of a folder takes them."""
    files = sorted((out / kind).iterdir())
    read = pl.read_parquet if files[0].suffix == ".parquet" else pl.read_csv
    return pl.concat([read(file) for file in files])


def hold_against(games: Any, report: dict[str, Any]) -> None:
    """The rows say what the report says."""
    assert games.height == report["games"]
    assert games["game"].to_list() == list(range(report["games"]))
    assert games["actions"].sum() == report["decisions"]
    spreads = [("actions", report["length"])]
    spreads += [(f"score_{seat['seat']}", seat["score"]) for seat in report["scores"]]
    for column, spread in spreads:
        values = games[column]
        assert values.mean() == pytest.approx(spread["mean"], abs=1e-9)
        assert values.std(ddof=0) == pytest.approx(spread["deviation"], abs=1e-9)
        assert (values.min(), values.max()) == (spread["min"], spread["max"])
        assert values.sort()[len(values) // 2] == spread["median"]
    for seat in report["scores"]:
        places = games[f"place_{seat['seat']}"]
        assert int((places == 1).sum()) == seat["wins"]
        # Whoever has failed is behind the last place.
        assert 1 <= places.min() and places.max() <= len(report["scores"]) + 1


@pytest.mark.parametrize("game, players", [("midway", 3), ("monsters", 2), ("mardi-gras", 4), ("grand", 2), ("tycoon", 3)])
def test_games_and_decisions_are_those_of_the_report(game: str, players: int, tmp_path: pathlib.Path) -> None:
    arguments = [game, "--players", str(players), "--games", "60", "--decisions"]
    report = simulate(tmp_path / "parquet", *arguments)
    games, decisions = rows(tmp_path / "parquet", "games"), rows(tmp_path / "parquet", "decisions")
    hold_against(games, report)
    assert decisions.height == report["decisions"]
    assert decisions.select((pl.col("chosen") < pl.col("options")).all()).item()
    assert decisions["action"].str.len_bytes().min() > 0 and decisions["seat"].is_between(1, players).all()
    # The steps of a game are counted through, and there are as many as its row says.
    counted = decisions.group_by("game", maintain_order=True).agg(pl.col("step").max(), pl.len().alias("all"))
    assert counted["step"].to_list() == counted["all"].to_list() == games["actions"].to_list()

    again = simulate(tmp_path / "csv", *arguments, "--format", "csv")
    assert again["scores"] == report["scores"]
    for kind, read in (("games", games), ("decisions", decisions)):
        pl.testing.assert_frame_equal(read, rows(tmp_path / "csv", kind).cast(dict(read.schema)))


def test_a_file_of_several_groups_is_read_whole(tmp_path: pathlib.Path) -> None:
    """Rows are held back until there are enough for a group: none is lost, doubled or torn at its edge."""
    report = simulate(tmp_path, "midway", "--players", "2", "--games", "900", "--decisions")
    largest = max((tmp_path / "decisions").iterdir(), key=lambda file: file.stat().st_size)
    decisions = pl.read_parquet(largest)
    assert decisions.height > GROUP, "the file has one group only; let it have more games"
    through = pl.int_range(1, pl.len() + 1).over("game")
    assert decisions.select((pl.col("step") == through).all()).item()
    assert decisions["action"].str.contains(r"^[a-z][a-z0-9 @:-]*$").all()
    assert rows(tmp_path, "decisions").height == report["decisions"]
    hold_against(rows(tmp_path, "games"), report)
    # Without its text a column is read by itself, group by group.
    alone = pl.scan_parquet(largest).select(pl.col("step").sum(), pl.len()).collect()
    assert alone.row(0) == (decisions["step"].sum(), decisions.height)


def test_the_file_tells_what_it_is(tmp_path: pathlib.Path) -> None:
    simulate(tmp_path, "tycoon", "--players", "1", "--games", "5")
    facts = pl.read_parquet_metadata(tmp_path / "games" / "part-00000.parquet")
    assert facts["game"] == "tycoon" and facts["players"] == "1" and facts["bots"] == "random"
    assert facts["components"] and facts["seed"]
