import { existsSync } from 'node:fs';
import { LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { getSnippetFolder, readSnippets, type SnippetSet } from './review-snippets.ts';

interface Reviewed {
  overallRating: number;
  findings: readonly { line: number; endLine: number; rule: string }[];
}

/** How many lines away from its own line a fault may be reported. */
const BESIDE = 1;
/**
 * A set by a writer who named the kinds of fault: no table says which rule means which kind. A fault counts as found if any finding is on its
 * line or the one beside it, and each such pair is printed, for a reader to strike out those that are about something else. Findings on other
 * lines of a planted snippet may be right, too, and are printed for the same reader.
 */
export async function measureOutside(
  folder: SnippetSet,
  review: (code: string, language: Language) => Promise<Reviewed>,
): Promise<void> {
  if (!existsSync(getSnippetFolder(folder))) throw new Error(`There is no ${getSnippetFolder(folder)}.`);
  const totals = { planted: 0, hit: 0, others: 0, alarms: 0, clean: 0 };
  const [ratings, counts, cleanRatings] = [[] as number[], [] as number[], [] as number[]];
  for (const language of LANGUAGES) {
    for (const { name, code, faults } of readSnippets(language, 'planted', folder)) {
      const { overallRating, findings } = await review(code, language);
      ratings.push(overallRating);
      counts.push(faults.length);
      totals.planted += faults.length;
      for (const { line, kind } of faults) {
        const near = findings.filter((one) => isNear(one, line)).map(({ rule }) => rule);
        if (near.length > 0) totals.hit += 1;
        console.log(`${language}/${name}:${line} ${kind} → ${near.join(', ') || 'missed'}`);
      }
      const others = findings.filter((one) => !faults.some(({ line }) => isNear(one, line)));
      totals.others += others.length;
      for (const { line, rule } of others) console.log(`${language}/${name}:${line} other: ${rule}`);
    }
    for (const { name, code } of readSnippets(language, 'clean', folder)) {
      const { overallRating, findings } = await review(code, language);
      cleanRatings.push(overallRating);
      totals.clean += 1;
      totals.alarms += findings.length;
      for (const { line, rule } of findings) console.log(`${language}/${name}:${line} false alarm: ${rule}`);
    }
  }
  const share = (part: number, whole: number) => (part / whole).toFixed(2);
  console.log(`\n${folder}: ${totals.planted} faults in ${counts.length} snippets, ${totals.clean} clean snippets`);
  console.log(
    `a finding on the line or beside it: ${share(totals.hit, totals.planted)} (goal: recall ≥ 0.55 once read)`,
  );
  console.log(`findings elsewhere in these snippets: ${totals.others} (goal: wrong ≤ 2 % once read)`);
  console.log(`false alarms a clean snippet: ${share(totals.alarms, totals.clean)} (goal ≤ 0.10)`);
  const all = correlateRanks([...ratings, ...cleanRatings], [...counts, ...cleanRatings.map(() => 0)]);
  console.log(
    `Spearman of rating and number of faults: ${correlateRanks(ratings, counts).toFixed(2)}, with the clean snippets ${all.toFixed(2)} (goal ≤ -0.60)`,
  );
}

const isNear = ({ line, endLine }: Reviewed['findings'][number], at: number) =>
  line - BESIDE <= at && at <= Math.max(line, endLine) + BESIDE;

/** Spearman’s correlation: Pearson’s of the ranks, equal values sharing their mean rank. */
function correlateRanks(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [toRanks(a), toRanks(b)];
  const mean = (a.length + 1) / 2;
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.reduce((all, one, at) => all + (one - mean) * ((right[at] ?? mean) - mean), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}

const toRanks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((one) => one < value).length;
    const equal = values.filter((one) => one === value).length;
    return below + (equal + 1) / 2;
  });
