import unittest
from datetime import date
from pathlib import Path

from applications.load import load

HEAD = "sent,company,source,tailored,answered,outcome"
DATA = Path(__file__).parent.parent / "data" / "applications.csv"


def one(row: str):
    return load([HEAD, row])


class Loading(unittest.TestCase):
    def test_reads_a_row(self):
        (application,), problems = one("2026-03-02, Larkholt ,Referral,Yes,2026-03-09,interview")
        self.assertEqual(problems, [])
        self.assertEqual(application.company, "Larkholt")
        self.assertEqual(application.source, "referral")
        self.assertTrue(application.tailored)
        self.assertEqual(application.answered, date(2026, 3, 9))
        self.assertEqual(application.days_to_answer, 7)

    def test_distinguishes_missing_from_zero(self):
        (silent,), _ = one("2026-03-02,Larkholt,referral,no,,")
        (same_day,), _ = one("2026-03-02,Larkholt,referral,no,2026-03-02,rejected")
        self.assertIsNone(silent.days_to_answer)
        self.assertEqual(same_day.days_to_answer, 0)

    def test_reports_line_and_reason_of_bad_rows_and_continues(self):
        applications, problems = load(
            [
                HEAD,
                "9 March,Larkholt,referral,yes,,",
                "2026-03-02,Larkholt,referral,perhaps,,",
                "2026-03-02,,referral,yes,,",
                "2026-03-02,Larkholt,referral,yes,2026-03-01,rejected",
                "2026-03-02,Larkholt,referral,yes,,vanished",
                "2026-03-02,Fennwend,referral,yes,,",
            ]
        )
        self.assertEqual([application.company for application in applications], ["Fennwend"])
        self.assertEqual([problem.line for problem in problems], [2, 3, 4, 5, 6])
        for problem, word in zip(problems, ["sent", "tailored", "company", "before", "vanished"], strict=True):
            self.assertIn(word, problem.reason)

    def test_reports_a_short_row(self):
        applications, problems = one("2026-03-02,Larkholt")
        self.assertEqual(applications, [])
        self.assertIn("tailored", problems[0].reason)

    def test_rejects_a_file_with_a_missing_column(self):
        with self.assertRaisesRegex(ValueError, "outcome"):
            load(["sent,company,source,tailored,answered", "2026-03-02,Larkholt,referral,yes,"])

    def test_reads_the_sample_data(self):
        with DATA.open(encoding="utf-8", newline="") as file:
            applications, problems = load(file)
        self.assertEqual((len(applications), len(problems)), (157, 3))


if __name__ == "__main__":
    unittest.main()
