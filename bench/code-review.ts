/**
 * The code review on snippets with planted faults, each of which names its line and kind, and on clean ones (`bench/fixtures`), in two sets.
 * The first, 8 of each for a language, was written before the rules and by the same hand. The second, 12 with faults and 8 clean ones for a
 * language, was written without sight of the rules, as a reviewer of pull requests would name what is wrong; its first figures stand in
 * `docs/decisions/0015-code-review.md`. Since the rules were fixed by it, it is no longer unseen, and its figures of today say
 * what the rules know, not what they find in code of others.
 * Recall: planted faults with a finding of a fitting rule on their line; in the second set the line beside it counts too, because anyone who
 * planted the fault did not know where a rule would point. False alarms: findings of any weight in a clean snippet. Beside it, in the same
 * run, the tools' own default sets where there are any: ESLint's recommended rules (with typescript-eslint's for TypeScript) and Ruff's
 * default. `node bench/code-review.ts [--all]` lists what was missed and what was a false alarm. Goals, for the first set: recall at least
 * 0.8, at most 0.3 false alarms a clean snippet, in all and by language.
 * `--third` and `--fourth` measure only a set of another writer, `bench/fixtures/code-review-third` or `-fourth`, whose kinds are the
 * writer's own names.
 */

import { reviewCode } from '@foothold/code-review/review';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { getDefaultFindings } from './support/review-defaults.ts';
import { KINDS } from './support/review-kinds.ts';
import { SECOND_REVIEW_KINDS } from './support/review-kinds-second.ts';
import { measureOutside } from './support/review-outside.ts';
import { readSnippets, type Snippet, type SnippetSet } from './support/review-snippets.ts';

interface ReviewFinding {
  line: number;
  endLine: number;
  rule: string;
}
type Reviewer = (code: string, language: Language) => Promise<ReviewFinding[] | null>;
interface CaseSet {
  title: string;
  folder: SnippetSet;
  kinds: Readonly<Record<string, RegExp>>;
  /** How many lines away from its own line a fault may be reported. */
  beside: number;
  goals: string;
}

const SETS: readonly CaseSet[] = [
  {
    title: 'The first set, by the hand that wrote the rules',
    folder: 'code-review',
    kinds: KINDS,
    beside: 0,
    goals: 'goals: recall ≥ 0.80, alarms ≤ 0.30',
  },
  {
    title:
      'A second set, written without sight of the rules; they have been fixed with it since, so it is no longer unseen',
    folder: 'code-review-second',
    kinds: SECOND_REVIEW_KINDS,
    beside: 1,
    goals: 'no goal; first run: see docs/decisions',
  },
];

const shouldShowAll = process.argv.includes('--all');
const reviewWithOurs: Reviewer = async (code, language) => (await reviewCode(code, language)).findings;
const reviewWithDefaults: Reviewer = async (code, language) => getDefaultFindings(code, language);

const isFound = (
  { line, kind }: Snippet['faults'][number],
  found: readonly ReviewFinding[],
  { kinds, beside }: CaseSet,
) =>
  found.some(
    (one) =>
      one.line - beside <= line && line <= Math.max(one.line, one.endLine) + beside && kinds[kind]?.test(one.rule),
  );

async function judge(language: Language, reviewer: Reviewer, set: CaseSet) {
  let [planted, hit, alarms] = [0, 0, 0];
  const clean = readSnippets(language, 'clean', set.folder);
  const notes: string[] = [];
  for (const { name, code, faults } of readSnippets(language, 'planted', set.folder)) {
    const found = await reviewer(code, language);
    if (!found) return null;
    for (const fault of faults) {
      // In the first set each kind has its rule; kinds in the second one may have none and then count as missed.
      if (set.beside === 0 && !set.kinds[fault.kind]) throw new Error(`no rule means ${fault.kind}`);
      planted += 1;
      if (isFound(fault, found, set)) hit += 1;
      else notes.push(`missed: ${language}/${name}:${fault.line} ${fault.kind}`);
    }
  }
  for (const { name, code } of clean) {
    const found = (await reviewer(code, language)) ?? [];
    alarms += found.length;
    for (const { line, rule } of found) notes.push(`false alarm: ${language}/${name}:${line} ${rule}`);
  }
  return { planted, hit, alarms, clean: clean.length, notes };
}

const share = (part: number, whole: number) => (part / whole).toFixed(2).padStart(6);

async function measure(set: CaseSet): Promise<void> {
  const totals = { planted: 0, hit: 0, alarms: 0, clean: 0 };
  const notes: string[] = [];
  console.log(`\n${set.title}`);
  console.log('language     planted  recall  alarms/clean |  defaults: recall  alarms/clean');
  for (const language of LANGUAGES) {
    const own = await judge(language, reviewWithOurs, set);
    const other = await judge(language, reviewWithDefaults, set);
    if (!own) continue;
    for (const key of ['planted', 'hit', 'alarms', 'clean'] as const) totals[key] += own[key];
    notes.push(...own.notes);
    const beside = other
      ? `${share(other.hit, other.planted)}        ${share(other.alarms, other.clean)}`
      : 'none there is';
    console.log(
      `${LANGUAGE_NAMES[language].padEnd(12)} ${String(own.planted).padStart(7)}  ${share(own.hit, own.planted)}        ${share(own.alarms, own.clean)} |            ${beside}`,
    );
  }
  console.log(
    `all          ${String(totals.planted).padStart(7)}  ${share(totals.hit, totals.planted)}        ${share(totals.alarms, totals.clean)} |  ${set.goals}`,
  );
  if (shouldShowAll) console.log(notes.join('\n'));
}

const outside = (['third', 'fourth'] as const).find((set) => process.argv.includes(`--${set}`));
if (outside) await measureOutside(`code-review-${outside}`, reviewCode);
else for (const set of SETS) await measure(set);
