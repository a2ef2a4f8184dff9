"""Generate ``data/applications.csv``. The same seed gives the same file, so anyone can check where the data came from."""

import csv
import random
from datetime import date, timedelta
from pathlib import Path

SEED = 20260301
SOURCES = ["referral", "company site", "job board", "job board", "job board", "recruiter"]
# The true rates that the analysis should recover. With real data, nobody knows them.
ANSWERED = {"referral": 0.45, "company site": 0.22, "job board": 0.12, "recruiter": 0.30}
TAILORED_ADDS = 0.12
FIRST = ["Lark", "Quill", "Fenn", "Bram", "Hal", "Ash", "Wil", "Thorn"]
LAST = ["holt", "mere", "wend", "ford", "wick", "den"]


def rows(count: int = 160):
    chance = random.Random(SEED)
    for number in range(count):
        sent = date(2026, 1, 5) + timedelta(days=number * 9 // 10)
        source = chance.choice(SOURCES)
        tailored = chance.random() < 0.4
        answered = chance.random() < ANSWERED[source] + (TAILORED_ADDS if tailored else 0)
        days = 1 + int(chance.expovariate(1 / 9))
        outcome = chance.choices(["rejected", "interview", "offer"], [70, 26, 4])[0] if answered else ""
        yield {
            "sent": sent.isoformat(),
            "company": chance.choice(FIRST) + chance.choice(LAST),
            "source": source,
            "tailored": "yes" if tailored else "no",
            "answered": (sent + timedelta(days=days)).isoformat() if answered else "",
            "outcome": outcome,
        }


def main() -> None:
    table = list(rows())
    # Real files have rows like these.
    table[37]["sent"] = "9 March"
    table[88]["tailored"] = "sort of"
    table[121]["company"] = ""
    path = Path(__file__).parent / "data" / "applications.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)


if __name__ == "__main__":
    main()
