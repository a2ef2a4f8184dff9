/**
 * The code review on snippets that we wrote before its rules: 40 with planted faults, each of which names its line and kind, and 40 clean ones,
 * 8 of each for a language (`bench/fixtures/code-review`). Recall: planted faults with a finding of a fitting rule on their line. False alarms:
 * findings of any weight in a clean snippet. Beside it, in the same run, the tools' own default sets where there are any: ESLint's recommended
 * rules (with typescript-eslint's for TypeScript) and Ruff's default. `node bench/code-review.ts [--all]` lists what was missed and what was
 * a false alarm. Goals: recall at least 0.8, at most 0.3 false alarms a clean snippet, in all and by language.
 */

import { reviewCode } from '@foothold/code-review/review';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@foothold/contracts/coaching-choices';
import { defaultFindings } from './support/review-defaults.ts';
import { KINDS } from './support/review-kinds.ts';
import { readSnippets, type Snippet } from './support/review-snippets.ts';

interface Found {
  line: number;
  endLine: number;
  rule: string;
}
type Reviewer = (code: string, language: Language) => Promise<Found[] | null>;

const showsAll = process.argv.includes('--all');
const ours: Reviewer = async (code, language) => (await reviewCode(code, language)).findings;
const theirs: Reviewer = async (code, language) => defaultFindings(code, language);

const isFound = ({ line, kind }: Snippet['faults'][number], found: readonly Found[]) =>
  found.some((one) => one.line <= line && line <= Math.max(one.line, one.endLine) && KINDS[kind]?.test(one.rule));

async function judge(language: Language, reviewer: Reviewer) {
  let [planted, hit, alarms] = [0, 0, 0];
  const clean = readSnippets(language, 'clean');
  const notes: string[] = [];
  for (const { name, code, faults } of readSnippets(language, 'planted')) {
    const found = await reviewer(code, language);
    if (!found) return null;
    for (const fault of faults) {
      if (!KINDS[fault.kind]) throw new Error(`no rule means ${fault.kind}`);
      planted += 1;
      if (isFound(fault, found)) hit += 1;
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
const totals = { planted: 0, hit: 0, alarms: 0, clean: 0 };
const notes: string[] = [];
console.log('language     planted  recall  alarms/clean |  defaults: recall  alarms/clean');
for (const language of LANGUAGES) {
  const own = await judge(language, ours);
  const other = await judge(language, theirs);
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
  `all          ${String(totals.planted).padStart(7)}  ${share(totals.hit, totals.planted)}        ${share(totals.alarms, totals.clean)} |  goals: recall ≥ 0.80, alarms ≤ 0.30`,
);
if (showsAll) console.log(notes.join('\n'));
