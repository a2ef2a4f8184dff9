import { findSpans } from '../../../../tagging/labels.ts';
import { tag } from '../../../../tagging/model.ts';
import type { Line } from '../../../layout/index.ts';
import { type Fragment, fragmentOf } from '../../fragment.ts';
import { describe } from './features.ts';
import { JOB_LABELS, type Part } from './parts.ts';
import { trainedWeights } from './weights.ts';

/** A part of a job, where it was found. */
export interface TaggedPart {
  fragment: Fragment;
  line: Line;
  /** Index of the line. */
  at: number;
  /** Offsets in the line, in UTF-16 units. */
  from: number;
  to: number;
  /** The smallest probability of the labels of its words, 0 to 1. */
  certainty: number;
}

export type TaggedJob = Partial<Record<Exclude<Part, 'period'>, TaggedPart>> & { periods: TaggedPart[] };

/** The jobs that a text mentions, in the order of their first parts. */
export function tagJobs(lines: readonly Line[]): TaggedJob[] {
  const jobs: TaggedJob[] = [];
  const byLine = Map.groupBy(findParts(lines), ({ part }) => part.at);
  for (const parts of byLine.values()) {
    const current = jobs[jobs.length - 1];
    // A line that repeats a part the job already has starts the next job.
    if (!current || parts.some(({ kind }) => has(current, kind))) jobs.push({ periods: [] });
    for (const { kind, part } of parts) {
      const own = jobs[jobs.length - 1];
      if (own && !has(own, kind)) add(own, kind, part);
      else if (kind === 'title' || kind === 'employer') jobs.push(add({ periods: [] }, kind, part));
      else if (own && kind === 'period') add(own, kind, part);
    }
  }
  return jobs.filter(({ title, employer }) => title ?? employer);
}

interface FoundPart {
  kind: Part;
  part: TaggedPart;
}

function findParts(lines: readonly Line[]): FoundPart[] {
  const { tokens, ...sequence } = describe(lines);
  if (tokens.length === 0) return [];
  const { labels, certainty } = tag(sequence, trainedWeights(), JOB_LABELS);
  const found: FoundPart[] = [];
  for (const span of findSpans(JOB_LABELS, labels, sequence.breaks, certainty)) {
    const [first, last] = [tokens[span.first], tokens[span.end - 1]];
    const line = first && lines[first.line];
    if (!first || !last || !line) continue;
    const [from, to] = [first.from, last.to];
    const fragment = fragmentOf(line, from, to);
    const part = { fragment, line, at: first.line, from, to, certainty: span.certainty };
    if (fragment.text !== '' && part.certainty >= LEAST_CERTAINTY && !isOfOthers(line.text, from))
      found.push({ kind: span.part, part });
  }
  return found;
}

/** Of parts with a lower certainty, fewer than a third are right (`scripts/train-job-tagger.ts --check`). */
const LEAST_CERTAINTY = 0.35;

/** Words before a job in its sentence that say it is somebody else's, or a wish: "My mother was a nurse", "I want to be a baker". */
const OTHERS = new RegExp(
  [
    String.raw`\b(?:my|his|her|our|their)\s+(?:mother|mom|father|dad|parents?|wife|husband|brother|sister|son|daughter|uncle|aunt|cousin|friend|grand\p{L}+|neighbor)\s+(?:is|was|were|worked|works|owned|owns|ran|runs)\b`,
    String.raw`\b(?:want(?:s|ed|ing)?|wish|hop(?:e|es|ing)|would|wouldn[’']t|like|love|plan(?:s|ning)?|prefer|able|ready|willing|available)\s+(?:to|for)\b`,
    String.raw`\b(?:looking|search(?:ing)?|seek(?:ing)?|appl(?:y|ied|ying)|interested|objective|goal|never|ask for|reference|supervisor)\b`,
  ].join('|'),
  'iu',
);
const SENTENCE_START = /[.!?;]\s+(?=\S)/gu;

/** Looked at before a name, in characters. */
const LONGEST_SENTENCE = 300;

function isOfOthers(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - LONGEST_SENTENCE), from);
  const start = [...before.matchAll(SENTENCE_START)].at(-1);
  return OTHERS.test(before.slice(start ? start.index + 1 : 0));
}

function has(job: TaggedJob, kind: Part): boolean {
  return kind === 'period' ? job.periods.length > 0 : job[kind] !== undefined;
}

function add(job: TaggedJob, kind: Part, part: TaggedPart): TaggedJob {
  if (kind === 'period') job.periods.push(part);
  else job[kind] = part;
  return job;
}
