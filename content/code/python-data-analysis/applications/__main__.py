"""``python3 -m applications FILE`` prints the report for a file."""

import sys

from .load import load
from .report import report


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("Usage: python3 -m applications FILE", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8", newline="") as file:
            applications, problems = load(file)
    except (OSError, ValueError) as error:
        print(f"Can't read {arguments[0]}: {error}", file=sys.stderr)
        return 1
    print(report(applications, problems))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
