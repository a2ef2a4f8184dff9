/**
 * How accurately skills are found in real job postings, compared with an exact dictionary of our own names in the same run.
 * Run: `node bench/skills-found.ts`.
 *
 * SkillSpan (dev): experts marked spans of knowledge ("Python", "supply chain", "PhD in Bioinformatics") in English postings;
 * many are phrases that no vocabulary lists. A mention is correct if it shares a token with a marked span; a span is found if a
 * mention shares a token with it. "exact" requires the same tokens, ignoring punctuation. Mentions of traits ("teamwork") are
 * left out, since SkillSpan marks those as skills and not as knowledge. The data set marks what a sentence requires: a skill in
 * a job title or in a description of the company isn't marked, which accounts for most of the precision errors here. Every
 * tenth mention outside the marked spans of dev (77) was read individually, and 4 of those named something other than the
 * skill.
 * ESCO linking (validation): spans of such postings that annotators linked to an ESCO label. A span with a label is found if a
 * mention shares characters with it; a mention is correct if it shares characters with any marked span of its sentence.
 * Sentences without a span are left out.
 *
 * Half of each set is set aside by a seed (the SHA-256 of "skills-set-aside-1:" and the id of the posting or sentence starts
 * with a digit of 8 or more): the vocabulary is written using only the open half, and `--set-aside` runs the other half.
 * `train` reads SkillSpan's training part, which is open.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSkills, getSkillById, listSkills } from '../packages/core/src/skills/index.ts';
import { requireSharedData } from './support/shared-data.ts';

const DATA = requireSharedData('skills');

interface Span {
  start: number;
  end: number;
}

interface Sentence {
  /** The posting it is from. */
  idx: number;
  tokens: string[];
  tags_knowledge: string[];
}

type Finder = (text: string) => Span[];

const names = new Set(
  listSkills()
    .filter((skill) => skill.kind !== 'trait')
    .map((skill) => skill.name.toLowerCase()),
);
const longestName = Math.max(...[...names].map((name) => name.split(' ').length));

const finders: [string, Finder][] = [
  ['findSkills', (text) => findSkills(text).filter((mention) => getSkillById(mention.skill)?.kind !== 'trait')],
  ['exact dictionary', findExact],
];

const isSetAside = process.argv.includes('--set-aside');
const half = isSetAside ? 'set aside' : 'open';
const split = process.argv[2] === 'train' ? 'train' : 'dev';
const sentences = readFileSync(join(DATA, `skillspan/${split}.json`), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sentence)
  .filter(({ idx }) => split === 'train' || isInHalf(`skillspan-dev-${idx}`));
console.log(`SkillSpan ${split}, ${split === 'train' ? 'open' : half}, knowledge spans, ${sentences.length} sentences`);
const gains: number[] = [];
for (const [name, find] of finders) {
  const score = { found: 0, gold: 0, right: 0, said: 0, exact: 0 };
  for (const sentence of sentences) addSentence(score, sentence, find);
  const precision = score.right / score.said;
  const recall = score.found / score.gold;
  gains.push(calculateF1(precision, recall));
  const exactF1 = (2 * score.exact) / (score.said + score.gold);
  console.log(
    `  ${name.padEnd(17)} precision ${formatPercent(precision)}  recall ${formatPercent(recall)}  F1 ${formatPercent(calculateF1(precision, recall))}  exact F1 ${formatPercent(exactF1)}  (${score.said} mentions, ${score.gold} spans)`,
  );
}

say(gains);

/** The annotators' value if ESCO has no label for a span. */
const UNLINKED_LABELS = new Set(['LABEL NOT PRESENT', 'UNDERSPECIFIED']);

for (const file of ['tech', 'house']) {
  const rows = readCsv(readFileSync(join(DATA, `esco-linking/${file}_validation_annotations.csv`), 'utf8'))
    .slice(1)
    .filter(([text = '']) => isInHalf(text));
  const marked = Map.groupBy(
    rows.filter(([text, span]) => text && span),
    ([text = '']) => text,
  );
  const linked = rows.filter(([, span, , label]) => span && label && !UNLINKED_LABELS.has(label));
  console.log(`ESCO linking, ${file}, ${half}, ${marked.size} sentences, ${linked.length} spans that have a label`);
  const all: number[] = [];
  for (const [name, find] of finders) {
    const found = linked.filter(([text = '', span = '']) => find(text).some(isWithin(text, span))).length;
    const said = [...marked].flatMap(([text, spans]) => find(text).map((mention) => ({ mention, text, spans })));
    const right = said.filter(({ mention, text, spans }) =>
      spans.some(([, span = '']) => isWithin(text, span)(mention)),
    ).length;
    const [precision, recall] = [right / said.length, found / linked.length];
    all.push(calculateF1(precision, recall));
    console.log(
      `  ${name.padEnd(17)} precision ${formatPercent(precision)}  recall ${formatPercent(recall)}  F1 ${formatPercent(calculateF1(precision, recall))}  (${said.length} mentions)`,
    );
  }
  say(all);
}

/** Whether a posting or sentence is in the half being run. */
function isInHalf(id: string): boolean {
  const digest = createHash('sha256').update(`skills-set-aside-1:${id}`).digest('hex');
  return Number.parseInt(digest.charAt(0), 16) >= 8 === isSetAside;
}

/** The improvement over the exact dictionary. */
function say([ours = 0, exact = 0]: readonly number[]): void {
  console.log(`  F1 ${((ours - exact) * 100).toFixed(1)} points above the exact dictionary (goal 12)`);
}

function isWithin(text: string, span: string): (mention: Span) => boolean {
  const start = text.indexOf(span);
  return (mention) => start >= 0 && mention.start < start + span.length && start < mention.end;
}

function addSentence(
  score: { found: number; gold: number; right: number; said: number; exact: number },
  sentence: Sentence,
  find: Finder,
): void {
  const text = sentence.tokens.join(' ');
  const gold = listGoldSpans(sentence);
  const said = find(text);
  score.gold += gold.length;
  score.said += said.length;
  score.found += gold.filter((span) => said.some((mention) => overlaps(span, mention))).length;
  score.right += said.filter((mention) => gold.some((span) => overlaps(span, mention))).length;
  score.exact += said.filter((mention) =>
    gold.some((span) => trimSpan(text, span) === trimSpan(text, mention) && overlaps(span, mention)),
  ).length;
}

function listGoldSpans(sentence: Sentence): Span[] {
  const spans: Span[] = [];
  let at = 0;
  let open: Span | undefined;
  sentence.tokens.forEach((token, place) => {
    const tag = sentence.tags_knowledge[place];
    if (tag === 'B') {
      open = { start: at, end: at + token.length };
      spans.push(open);
    } else if (tag === 'I' && open) open.end = at + token.length;
    else open = undefined;
    at += token.length + 1;
  });
  return spans;
}

/** Our names, in any case, between whitespace or punctuation; the longest first. */
function findExact(text: string): Span[] {
  const words = [...text.toLowerCase().matchAll(/[^\s,;:()!?"]+/g)].map((match) => ({
    text: match[0].replace(/\.$/, ''),
    start: match.index,
  }));
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(longestName, words.length - from); count > 0; count--) {
      const run = words.slice(from, from + count);
      if (!names.has(run.map((word) => word.text).join(' '))) continue;
      const last = run.at(-1);
      spans.push({ start: run[0]?.start ?? 0, end: (last?.start ?? 0) + (last?.text.length ?? 0) });
      from += count - 1;
      break;
    }
  }
  return spans;
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function trimSpan(text: string, span: Span): string {
  return text.slice(span.start, span.end).replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '');
}

function calculateF1(precision: number, recall: number): number {
  return (2 * precision * recall) / (precision + recall);
}

function formatPercent(value: number): string {
  return `${(value * 100).toFixed(1).padStart(5)} %`;
}

/** Comma-separated values with quoted fields. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.trim().split('\n')) {
    const cells: string[] = [];
    for (const match of line.trim().matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
      cells.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    rows.push(cells);
  }
  return rows;
}
