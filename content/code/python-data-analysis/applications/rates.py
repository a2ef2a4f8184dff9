"""Rates and their confidence intervals.

Sources for the formulas: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
Statistical Association 22 (1927); R. G. Newcombe, "Interval estimation for the difference between independent proportions",
Statistics in Medicine 17 (1998), method 10.
"""

from dataclasses import dataclass
from math import hypot, sqrt

# Two-sided 95%.
Z = 1.959964


@dataclass(frozen=True)
class Interval:
    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def rate(hits: int, total: int) -> Interval:
    """A rate with its 95% interval. Unlike the textbook formula, it stays between 0 and 1 even for 0 of 5 and 5 of 5."""
    if not 0 <= hits <= total or total == 0:
        raise ValueError(f"{hits} of {total} is not a rate")
    share = hits / total
    scale = 1 + Z * Z / total
    center = (share + Z * Z / (2 * total)) / scale
    half = Z / scale * sqrt(share * (1 - share) / total + Z * Z / (4 * total * total))
    return Interval(share, max(0.0, center - half), min(1.0, center + half))


def difference(one: tuple[int, int], other: tuple[int, int]) -> Interval:
    """The rate of one minus the rate of the other. Each is (hits, total)."""
    a, b = rate(*one), rate(*other)
    gap = a.value - b.value
    return Interval(gap, gap - hypot(a.value - a.low, b.high - b.value), gap + hypot(a.high - a.value, b.value - b.low))
