import unittest

from applications.describe import describe, group
from applications.rates import difference, rate


class Describing(unittest.TestCase):
    def test_leaves_missing_values_out_and_counts_them(self):
        summary = describe([4, None, 1, 2, 3, None])
        self.assertEqual((summary.count, summary.missing, summary.median), (4, 2, 2.5))
        self.assertEqual((summary.lower_quartile, summary.upper_quartile), (1.75, 3.25))

    def test_returns_none_for_a_single_value(self):
        self.assertIsNone(describe([3, None]))
        self.assertIsNone(describe([]))

    def test_groups_in_order_of_first_appearance(self):
        self.assertEqual(group(["pear", "apple", "plum"], lambda word: word[0]), {"p": ["pear", "plum"], "a": ["apple"]})


class Rates(unittest.TestCase):
    def test_matches_published_examples(self):
        # R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998: 81 of 263, and 15 of 148.
        for hits, total, low, high in [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)]:
            interval = rate(hits, total)
            self.assertAlmostEqual(interval.low, low, 4)
            self.assertAlmostEqual(interval.high, high, 4)

    def test_stays_within_its_bounds(self):
        self.assertAlmostEqual(rate(0, 5).low, 0)
        self.assertAlmostEqual(rate(5, 5).high, 1)
        self.assertGreater(rate(0, 5).high, 0.4)

    def test_narrows_with_more_data(self):
        self.assertTrue(rate(3, 10).holds(0.5))
        self.assertFalse(rate(30, 100).holds(0.5))

    def test_rejects_invalid_rates(self):
        for hits, total in [(0, 0), (6, 5), (-1, 5)]:
            with self.assertRaises(ValueError):
                rate(hits, total)

    def test_difference_matches_published_example(self):
        # R. G. Newcombe, "Interval estimation for the difference", 1998, example (a): 56 of 70 against 48 of 80.
        interval = difference((56, 70), (48, 80))
        self.assertAlmostEqual(interval.low, 0.0524, 4)
        self.assertAlmostEqual(interval.high, 0.3339, 4)

    def test_difference_changes_sign_when_sides_swap(self):
        there, back = difference((8, 20), (3, 25)), difference((3, 25), (8, 20))
        self.assertAlmostEqual(there.low, -back.high)
        self.assertAlmostEqual(there.high, -back.low)


if __name__ == "__main__":
    unittest.main()
