import { LANGUAGE_NAMES, type Language } from '@foothold/contracts/coaching/choices';
import type { Finding } from '@foothold/contracts/coaching/shapes';
import { weighedFindings } from './rating.ts';
import type { Review } from './types.ts';

/** Maximum number of improvements listed. */
const MAX_IMPROVEMENTS = 8;
/** Maximum number of lines listed per rule. */
const MAX_LINES_PER_RULE = 5;

const formatCount = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const joinList = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The review in a few sentences. */
export function sayFeedback(
  language: Language,
  rules: number,
  review: Pick<Review, 'findings' | 'findingsInAll' | 'measures' | 'overallRating' | 'suppressions'>,
): string {
  const { findings, findingsInAll, measures, overallRating, suppressions } = review;
  const read = `${formatCount(measures.lines, 'line')} of ${LANGUAGE_NAMES[language]}, looked through with ${rules} rules: ${overallRating} out of 10.`;
  const [gravest] = findings;
  const summary = gravest
    ? `${formatCount(findingsInAll, 'finding')}. The gravest is on line ${gravest.line}: ${gravest.title}.`
    : 'None of them found anything.';
  const weights = (['high', 'medium', 'low'] as const)
    .map((severity) => ({ severity, count: findings.filter((finding) => finding.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => weighedFindings[severity](count));
  const complex = measures.functions[0];
  return [
    read,
    summary,
    ...(weights.length > 1 ? [`That is ${joinList(weights)}.`] : []),
    ...(complex && complex.complexity > 1
      ? [`The most complex function is ${complex.name} on line ${complex.line}, with ${complex.complexity} paths.`]
      : []),
    ...(suppressions.length > 0
      ? [
          `${formatCount(suppressions.length, 'place asks', 'places ask')} for findings to be left out; ${suppressions.length === 1 ? 'it was' : 'they were'} reviewed all the same.`,
        ]
      : []),
  ].join(' ');
}

/** What to do, most important first; a rule is named once, with its lines. */
export function sayImprovements(findings: readonly Finding[]): string[] {
  const findingsByRule = Map.groupBy(findings, ({ rule }) => rule);
  return [...findingsByRule.values()].slice(0, MAX_IMPROVEMENTS).map((same) => {
    const [first] = same;
    const lines = [...new Set(same.map(({ line }) => line))].sort((a, b) => a - b);
    const more = lines.length - MAX_LINES_PER_RULE;
    const named = lines.slice(0, MAX_LINES_PER_RULE).map(String);
    const places = `${lines.length === 1 ? 'Line' : 'Lines'} ${more > 0 ? `${named.join(', ')} and ${more} more` : joinList(named)}`;
    return `${places}: ${first?.title}. ${first?.fix}`;
  });
}
