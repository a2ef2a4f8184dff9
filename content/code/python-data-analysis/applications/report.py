"""Write the results as sentences. If there is too little data for a statement, say so."""

from collections.abc import Sequence

from .chart import bars
from .describe import describe, group
from .load import Application, Problem
from .rates import difference, rate

# The smallest number of applications to draw conclusions from.
LEAST = 15


def report(applications: Sequence[Application], problems: Sequence[Problem] = ()) -> str:
    parts = [overall(applications), sources(applications), tailoring(applications), waiting(applications), unread(problems)]
    return "\n\n".join(part for part in parts if part)


def answered(applications: Sequence[Application]) -> int:
    return sum(application.answered is not None for application in applications)


def overall(applications: Sequence[Application]) -> str:
    total = len(applications)
    if total < LEAST:
        return f"{total} applications are too few to draw conclusions. You need at least {LEAST}."
    share = rate(answered(applications), total)
    return (
        f"{answered(applications)} of {total} applications were answered: {share.value:.0%}. "
        f"With this many, the 95% interval for the true rate is {share.low:.0%} to {share.high:.0%}."
    )


def sources(applications: Sequence[Application]) -> str:
    """Highest rate first. Sources with too few applications are listed below the bars."""
    groups = group(applications, lambda application: application.source)
    enough = {name: members for name, members in groups.items() if len(members) >= LEAST}
    rows = []
    for name, members in sorted(enough.items(), key=lambda item: -answered(item[1]) / len(item[1])):
        share = rate(answered(members), len(members))
        rows.append((name, share.value, f"{share.value:.0%} of {len(members)} ({share.low:.0%} to {share.high:.0%})"))
    if not rows:
        return ""
    few = sorted(name for name in groups if name not in enough)
    note = f"\nToo few applications: {', '.join(few)}." if few else ""
    return f"Answers by source\n{bars(rows)}{note}"


def tailoring(applications: Sequence[Application]) -> str:
    """Whether tailored applications got a different response rate than chance alone would explain."""
    fitted = [application for application in applications if application.tailored]
    plain = [application for application in applications if not application.tailored]
    if min(len(fitted), len(plain)) < LEAST:
        return ""
    gap = difference((answered(fitted), len(fitted)), (answered(plain), len(plain)))
    shares = f"{answered(fitted) / len(fitted):.0%} of {len(fitted)} tailored and {answered(plain) / len(plain):.0%} of {len(plain)} other applications were answered."
    between = f"{gap.low * 100:+.0f} and {gap.high * 100:+.0f} points"
    if gap.holds(0):
        return f"{shares} The difference is between {between}, so you can't tell whether tailoring mattered."
    more = "more" if gap.value > 0 else "fewer"
    return f"{shares} The difference is between {between}, so tailored applications got {more} answers. This data can't show why."


def waiting(applications: Sequence[Application]) -> str:
    summary = describe(application.days_to_answer for application in applications)
    if summary is None or summary.count < LEAST:
        return ""
    return (
        f"Half of the {summary.count} answers came within {summary.median:.0f} days, and the middle half between "
        f"{summary.lower_quartile:.0f} and {summary.upper_quartile:.0f} days. "
        f"{summary.missing} applications without an answer aren't included."
    )


def unread(problems: Sequence[Problem]) -> str:
    if not problems:
        return ""
    return "\n".join(["Rows that couldn't be used", *(f"  line {problem.line}: {problem.reason}" for problem in problems)])
