/** Lines of résumés with a skill that each names, for `scripts/train-standing.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { readSubject } from '../../bench/support/score-files.ts';
import { listOtherTexts } from '../../packages/core/src/ats/facts/skill-uses.ts';
import { TRADES } from '../../packages/core/src/ats/testing/index.ts';
import { findSkillByName, findSkills, listImpliedSkills } from '../../packages/core/src/skills/index.ts';
import type { Span } from '../../packages/core/src/text/standing/clause.ts';
import { findStatedStanding } from '../../packages/core/src/text/standing/rules.ts';
import { STANDINGS } from '../../packages/core/src/text/standing/standing.ts';
import { toStem } from '../../packages/core/src/text/stems.ts';
import { PEOPLE } from '../../packages/documents/test/corpus/people/index.ts';

export interface HavingCase {
  kind: string;
  skill: string;
  line: string;
  context: string;
  expected: boolean;
}

export interface HavingExample {
  text: string;
  span: Span;
  /** The indexes in `STANDINGS` that the label allows. */
  kinds: readonly number[];
  weight: number;
  context: 'prose' | 'list';
  /** Whether `findSkills` finds the skill, so that the line counts in the product. */
  isFound: boolean;
}

const fresh = new URL('../../bench/fixtures/fresh/', import.meta.url);
const readLines = <T>(path: string): T[] =>
  readFileSync(new URL(path, fresh), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** Labeled lines by who wrote them. The files `last`, `final`, and `fourth` are for measuring only. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  first: ['open', 'held-back'],
  third: ['more'],
  a: ['written-a'],
  b: ['written-b'],
  c: ['written-c'],
  d: ['written-d'],
};
export const WRITERS = Object.keys(FILES);

/** What a case’s kind says of a skill that isn’t claimed; anything for other kinds. */
const KINDS: Readonly<Record<string, (typeof STANDINGS)[number]>> = {
  negated: 'negated',
  wish: 'wished',
  learning: 'wished',
  'not-yet': 'wished',
  'other-person': 'other',
  adjacent: 'other',
  object: 'other',
  exposure: 'other',
  'proper-name': 'other',
  'common-word': 'other',
};
const CLAIMED = STANDINGS.indexOf('claimed');
const OTHER = STANDINGS.indexOf('other');
const NOT_CLAIMED = STANDINGS.flatMap((_, at) => (at === CLAIMED ? [] : [at]));

export const readLabeled = (writer: string): HavingExample[] =>
  (FILES[writer] ?? []).flatMap((file) =>
    readLines<HavingCase>(`requirements/having-${file}.jsonl`).flatMap((one) => toExample(one) ?? []),
  );

function toExample({ kind, skill, line, context, expected }: HavingCase): HavingExample | undefined {
  const shape = context === 'skills' ? 'list' : 'prose';
  const found = findMention(line, skill, shape);
  const span = found ?? findMention(line, skill, 'list') ?? findWords(line, skill);
  const known = KINDS[kind];
  const kinds = expected ? [CLAIMED] : known ? [STANDINGS.indexOf(known)] : NOT_CLAIMED;
  return span && { text: line, span, kinds, weight: 1, context: shape, isFound: found !== undefined };
}

function findMention(line: string, skill: string, context: 'prose' | 'list'): Span | undefined {
  const wanted = findSkillByName(skill)?.id;
  return wanted === undefined
    ? undefined
    : findSkills(line, { context }).find(
        (one) => one.skill === wanted || listImpliedSkills(one.skill).includes(wanted),
      );
}

/** Words of a line that begin like those of a skill, which may be in another form. */
function findWords(line: string, skill: string): Span | undefined {
  const at = line.toLowerCase().indexOf(skill.toLowerCase());
  if (at >= 0) return { start: at, end: at + skill.length };
  const prefixes = skill
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => toStem(word).slice(0, Math.max(4, toStem(word).length - 2)))
    .filter((prefix) => prefix.length > 2);
  const words = [...line.toLowerCase().matchAll(/[a-z0-9]+/g)].filter(([word]) =>
    prefixes.some((prefix) => word.startsWith(prefix)),
  );
  const [first] = words;
  if (!first) return undefined;
  const last = words.findLast(({ index }) => index - first.index < MAX_NAME) ?? first;
  return { start: first.index, end: last.index + last[0].length };
}
const MAX_NAME = 25;

/** The lines of the unit tests. */
export function readWordings(): HavingExample[] {
  const path = new URL('../../packages/core/src/text/standing/wordings.json', import.meta.url);
  const rows = JSON.parse(readFileSync(path, 'utf8')) as {
    line: string;
    skill?: string;
    standing: (typeof STANDINGS)[number];
  }[];
  return rows.flatMap(({ line, skill, standing }) => {
    const span = skill ? findWords(line, skill) : findSkills(line)[0];
    const kinds = [STANDINGS.indexOf(standing)];
    return span ? [{ text: line, span, kinds, weight: 1, context: 'prose' as const, isFound: true }] : [];
  });
}

/** What is claimed in most lines of a résumé weighs little by itself. */
const PLAIN_WEIGHT = 0.05;
const POLISHED_WEIGHT = 0.2;

/** Skills that lines of made-up résumés name, nearly all of which are claimed; those in the name of an employer or a place are not. */
export async function readUnlabeled(): Promise<HavingExample[]> {
  return [...readPlain(), ...readPolished(), ...(await readFiles())];
}

function listMentions(text: string | undefined, weight: number, context: 'prose' | 'list' = 'prose'): HavingExample[] {
  if (!text) return [];
  return findSkills(text, { context })
    .filter((span) => span.end - span.start < text.trim().length && findStatedStanding(text, span) === undefined)
    .map((span) => ({ text, span, kinds: [CLAIMED], weight, context, isFound: true }));
}

const MARK_PATTERN = /⟦([topd])[\d,]+\|([^⟦⟧\n]+)⟧/g;

function readPlain(): HavingExample[] {
  const folder = new URL('plain/train/', fresh);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .flatMap((marked) => {
      const names: Span[] = [];
      let text = '';
      let at = 0;
      for (const { 0: mark, 1: kind, 2: words = '', index } of marked.matchAll(MARK_PATTERN)) {
        text += marked.slice(at, index);
        if (kind === 'o' || kind === 'p') names.push({ start: text.length, end: text.length + words.length });
        text += words;
        at = index + mark.length;
      }
      text += marked.slice(at);
      return listMentions(text, PLAIN_WEIGHT).map((one) =>
        names.some(({ start, end }) => start <= one.span.start && one.span.end <= end)
          ? { ...one, kinds: [OTHER] }
          : one,
      );
    });
}

function readPolished(): HavingExample[] {
  const edits = ['honest-open', 'honest-more'].flatMap((file) =>
    readLines<{ edited: string | string[] }>(`truth/${file}.jsonl`).flatMap(({ edited }) => edited),
  );
  const people = PEOPLE.filter(({ language }) => language === 'en').flatMap(({ headline, summary, work }) => [
    headline,
    summary,
    ...work.flatMap(({ title, bullets }) => [title, ...bullets]),
  ]);
  const trades = TRADES.flatMap(({ lines, skills }) =>
    lines.flatMap((line) =>
      skills
        .filter((_, at) => at % 4 === line.length % 4)
        .map((skill) => line.replace('{skill}', skill).replace('{n}', '12')),
    ),
  );
  return [...[...edits, ...people, ...trades].flatMap((text) => listMentions(text, POLISHED_WEIGHT))];
}

async function readFiles(): Promise<HavingExample[]> {
  const folder = new URL('reading/', fresh);
  const examples: HavingExample[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!/\.(?:pdf|docx|txt)$/.test(file)) continue;
    const { resume } = await readSubject(readFileSync(new URL(file, folder)), file);
    for (const { title, bullets } of resume.work)
      for (const text of [title, ...bullets.map((bullet) => bullet.text)])
        examples.push(...listMentions(text, POLISHED_WEIGHT));
    for (const { text, context } of listOtherTexts(resume))
      examples.push(...listMentions(text, POLISHED_WEIGHT, context));
  }
  return examples;
}
