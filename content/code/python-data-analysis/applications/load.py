"""Read and clean the data. Bad rows are never dropped silently, and missing values never become zero."""

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

COLUMNS = ("sent", "company", "source", "tailored", "answered", "outcome")
OUTCOMES = {"", "rejected", "interview", "offer"}
YES = {"yes", "y", "true", "1"}
NO = {"no", "n", "false", "0"}


@dataclass(frozen=True)
class Application:
    sent: date
    company: str
    source: str
    tailored: bool
    # The date of the answer, or None if there is no answer yet.
    answered: date | None
    outcome: str

    @property
    def days_to_answer(self) -> int | None:
        return None if self.answered is None else (self.answered - self.sent).days


@dataclass(frozen=True)
class Problem:
    # Line number as shown in an editor: the header is line 1.
    line: int
    reason: str


def load(lines: Iterable[str]) -> tuple[list[Application], list[Problem]]:
    """Return every usable row, and the line number and reason for every other row.

    Raises ValueError if a column is missing, because then nothing in the file can be trusted.
    """
    reader = csv.DictReader(lines)
    missing = [name for name in COLUMNS if name not in (reader.fieldnames or [])]
    if missing:
        raise ValueError(f"the column {missing[0]} is missing")
    applications: list[Application] = []
    problems: list[Problem] = []
    for row in reader:
        try:
            applications.append(_application(row))
        except ValueError as error:
            problems.append(Problem(reader.line_num, str(error)))
    return applications, problems


def _application(row: dict[str, str | None]) -> Application:
    cells = {name: (row[name] or "").strip() for name in COLUMNS}
    sent = _day(cells["sent"], "sent")
    answered = _day(cells["answered"], "answered") if cells["answered"] else None
    if answered is not None and answered < sent:
        raise ValueError("answered is before sent")
    if not cells["company"]:
        raise ValueError("company is empty")
    outcome = cells["outcome"].lower()
    if outcome not in OUTCOMES:
        raise ValueError(f"outcome {cells['outcome']!r} is not a known outcome")
    return Application(
        sent=sent,
        company=cells["company"],
        source=cells["source"].lower() or "unknown",
        tailored=_truth(cells["tailored"]),
        answered=answered,
        outcome=outcome,
    )


def _day(text: str, column: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"{column} {text!r} is not a date like 2026-03-09") from None


def _truth(text: str) -> bool:
    word = text.lower()
    if word in YES:
        return True
    if word in NO:
        return False
    raise ValueError(f"tailored {text!r} is not yes or no")
