"""Text bars that work in a terminal, an email and a screen reader."""

from collections.abc import Sequence

FULL = "█"
PARTS = " ▏▎▍▌▋▊▉"


def bars(rows: Sequence[tuple[str, float, str]], width: int = 30) -> str:
    """One line per row: name, bar, note. Values are fractions from 0 to 1."""
    longest = max((len(name) for name, _, _ in rows), default=0)
    return "\n".join(f"{name:<{longest}}  {bar(value, width):<{width}}  {note}".rstrip() for name, value, note in rows)


def bar(value: float, width: int) -> str:
    """A bar, accurate to an eighth of a character. Values outside 0 to 1 are clipped."""
    eighths = round(min(1.0, max(0.0, value)) * width * 8)
    whole, rest = divmod(eighths, 8)
    return FULL * whole + (PARTS[rest] if rest else "")
