import contextlib
import io
import unittest
from datetime import date, timedelta
from pathlib import Path

from applications.__main__ import main
from applications.chart import bar, bars
from applications.load import Application, Problem
from applications.report import report

DATA = Path(__file__).parent.parent / "data" / "applications.csv"
DAY = date(2026, 3, 2)


def some(count: int, answered: int, tailored: bool = False, source: str = "referral") -> list[Application]:
    return [
        Application(DAY, "Larkholt", source, tailored, DAY + timedelta(days=6) if index < answered else None, "")
        for index in range(count)
    ]


class Reporting(unittest.TestCase):
    def test_says_when_there_is_too_little_data(self):
        self.assertEqual(report(some(14, 3)), "14 applications are too few to draw conclusions. You need at least 15.")

    def test_gives_a_rate_with_its_interval(self):
        self.assertIn("30 of 100 applications were answered: 30%. With this many, the 95% interval for the true rate is 22% to 40%", report(some(100, 30)))

    def test_claims_a_difference_only_if_the_interval_excludes_zero(self):
        sure = report(some(60, 30, tailored=True) + some(60, 6))
        self.assertIn("tailored applications got more answers", sure)
        unsure = report(some(20, 8, tailored=True) + some(20, 5))
        self.assertIn("you can't tell whether tailoring mattered", unsure)
        other = report(some(60, 6, tailored=True) + some(60, 30))
        self.assertIn("tailored applications got fewer answers", other)

    def test_lists_small_sources_without_a_rate(self):
        text = report(some(20, 10) + some(3, 3, source="fair"))
        self.assertIn("referral  ███████████████", text)
        self.assertIn("Too few applications: fair.", text)

    def test_counts_unanswered_applications_separately(self):
        self.assertIn("Half of the 20 answers came within 6 days", report(some(50, 20)))
        self.assertIn("30 applications without an answer aren't included", report(some(50, 20)))

    def test_ends_with_unusable_rows(self):
        self.assertTrue(report(some(20, 5), [Problem(38, "sent '9 March' is not a date")]).endswith("line 38: sent '9 March' is not a date"))


class Charts(unittest.TestCase):
    def test_bars_are_accurate_to_an_eighth(self):
        self.assertEqual(bar(0.5, 4), "██")
        self.assertEqual(bar(9 / 32, 4), "█▏")
        self.assertEqual(bar(7, 2), "██")
        self.assertEqual(bar(-1, 2), "")

    def test_aligns_names_in_one_column(self):
        self.assertEqual(bars([("a", 1, "x"), ("bcd", 0, "y")], 2), "a    ██  x\nbcd      y")


class CommandLine(unittest.TestCase):
    def run_main(self, *arguments: str) -> tuple[int, str, str]:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(list(arguments))
        return code, out.getvalue(), err.getvalue()

    def test_reports_on_the_sample_data(self):
        code, out, _ = self.run_main(str(DATA))
        self.assertEqual(code, 0)
        self.assertIn("of 157 applications were answered", out)
        self.assertIn("line 39: sent '9 March' is not a date like 2026-03-09", out)

    def test_explains_why_a_file_cannot_be_read(self):
        code, out, err = self.run_main("no-such-file.csv")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("Can't read no-such-file.csv", err)

    def test_shows_usage_without_arguments(self):
        self.assertEqual(self.run_main()[0], 2)


if __name__ == "__main__":
    unittest.main()
