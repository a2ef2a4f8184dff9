import type { JobRequirements } from '../../jobs/types.ts';
import type { Entry } from '../facts/entries.ts';
import { type Facts, locateField } from '../facts/index.ts';
import type { CapEvidence } from '../report.ts';
import { formatCount, quoteText } from '../rubric/rule.ts';
import type { CapFinding, CapRule } from './rule.ts';

/** A run of words that two people are very unlikely to write identically. Skill names are left out on both sides. */
const RUN_LENGTH = 7;
/** The number of copied words that is too many, unless the description is short. */
const MAX_COPIED_WORDS = 60;
const SHORT_JOB_SHARE = 0.6;
const MIN_COPIED_WORDS = 15;

/** All or much of the job description, copied into the résumé word for word. */
export const PASTED_JOB: CapRule = {
  id: 'pasted-job',
  name: 'Pasted job description',
  limit: 45,
  explains: `${MAX_COPIED_WORDS} words or more of the description, in runs of at least ${RUN_LENGTH}, copied word for word (60% of a short description). Skill names aren’t counted.`,
  find,
};

function find(facts: Facts): CapFinding | undefined {
  if (!facts.job) return undefined;
  const jobRuns = findJobRuns(facts, facts.job);
  const copies: { words: number; evidence: CapEvidence }[] = [];
  for (const passage of listPassages(facts)) {
    const { path, text, words } = passage;
    const copied = jobRuns.counts.get(passage) ?? countCopiedWords(words, jobRuns);
    jobRuns.counts.set(passage, copied);
    if (copied === 0) continue;
    const evidence = {
      text: `Words copied here: ${copied}, from ${quoteText(text)}`,
      ...(path && locateField(facts, path)),
    };
    copies.push({ words: copied, evidence });
  }
  const copied = copies.reduce((sum, { words }) => sum + words, 0);
  if (copied < jobRuns.allowed) return undefined;
  return {
    reason: `Your résumé repeats ${formatCount(copied, 'word')} of the job description word for word. That says nothing about you, and recruiters recognize their own text.`,
    fix: 'Remove the copied text and describe your work in your own words.',
    evidence: copies
      .sort((a, b) => b.words - a.words)
      .slice(0, 10)
      .map(({ evidence }) => evidence),
  };
}

interface JobRuns {
  /** The words of the description: where one isn't among them, no run can be copied. */
  words: ReadonlySet<string>;
  runs: ReadonlySet<string>;
  /** The number of copied words at which the cap applies. */
  allowed: number;
  /** How many words of a passage are copied. */
  counts: WeakMap<Passage, number>;
}

const known = new WeakMap<JobRequirements, JobRuns>();

function findJobRuns(facts: Facts, job: JobRequirements): JobRuns {
  const cachedRuns = known.get(job);
  if (cachedRuns) return cachedRuns;
  const words = facts.reader.read(job.text).spoken;
  const allowed = Math.max(MIN_COPIED_WORDS, Math.min(MAX_COPIED_WORDS, Math.floor(words.length * SHORT_JOB_SHARE)));
  const made = { words: new Set(words), runs: listWordRuns(words), allowed, counts: new WeakMap<Passage, number>() };
  known.set(job, made);
  return made;
}

interface Passage {
  path?: string;
  text: string;
  words: readonly string[];
}

/** Passages of entries, which the variants of a résumé share. */
const passages = new WeakMap<Entry, Passage>();

/**
 * Text that appears together on the page, so that a description split into lines or bullets is still recognized. Skill names are left out: a résumé should name
 * the skills that a job asks for.
 */
function listPassages({ resume, entries, signals, reader }: Facts): Passage[] {
  const createPassage = (path: string | undefined, texts: readonly string[]): Passage => ({
    ...(path && { path }),
    text: texts.find((text) => text.trim() !== '') ?? '',
    words: texts.flatMap((text) => reader.read(text).spoken),
  });
  const getTexts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);
  return [
    ...(resume.summary ? [createPassage('summary', [resume.summary])] : []),
    ...entries.map((entry) => {
      const passage = passages.get(entry) ?? createPassage(entry.path, getTexts(entry.lines));
      passages.set(entry, passage);
      return passage;
    }),
    ...resume.education.map(({ id, degree = '', area = '', bullets }) =>
      createPassage(`education/${id}`, [degree, area, ...getTexts(bullets)]),
    ),
    createPassage(
      undefined,
      resume.skills.flatMap(({ name = '', keywords }) => [name, ...keywords]),
    ),
    createPassage(
      undefined,
      [...resume.certifications, ...resume.awards, ...resume.publications].map(({ name }) => name),
    ),
    ...resume.other.map(({ id, lines }) => createPassage(`other/${id}`, getTexts(lines))),
    createPassage(undefined, getTexts(signals.hidden)),
  ];
}

function listWordRuns(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let i = 0; i + RUN_LENGTH <= words.length; i++) runs.add(words.slice(i, i + RUN_LENGTH).join(' '));
  return runs;
}

/** Words that are part of at least one run that also occurs in the description. */
function countCopiedWords(words: readonly string[], job: JobRuns): number {
  let copied = 0;
  let reached = 0;
  let shared = 0;
  words.forEach((word, at) => {
    shared = job.words.has(word) ? shared + 1 : 0;
    if (shared < RUN_LENGTH) return;
    const end = at + 1;
    const start = end - RUN_LENGTH;
    if (!job.runs.has(words.slice(start, end).join(' '))) return;
    copied += end - Math.max(start, reached);
    reached = end;
  });
  return copied;
}
