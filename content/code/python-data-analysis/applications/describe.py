"""Median, spread and groups."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from statistics import median, quantiles
from typing import TypeVar

Item = TypeVar("Item")
Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Summary:
    count: int
    # Items without a value. They are not included in the other figures.
    missing: int
    median: float
    lower_quartile: float
    upper_quartile: float


def describe(values: Iterable[float | None]) -> Summary | None:
    """Return None for fewer than two values, because one value has no spread."""
    everything = list(values)
    known = [value for value in everything if value is not None]
    if len(known) < 2:
        return None
    lower, _, upper = quantiles(known, n=4, method="inclusive")
    return Summary(len(known), len(everything) - len(known), median(known), lower, upper)


def group(items: Iterable[Item], key: Callable[[Item], Key]) -> dict[Key, list[Item]]:
    """Group the items, in the order in which each group first appears."""
    groups: dict[Key, list[Item]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups
