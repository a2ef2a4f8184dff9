import type { Line } from '../../../layout/index.ts';
import { type Fragment, fragmentOf } from '../../fragment.ts';
import { describe } from './features.ts';
import { continues, LABELS, type Part, partOf } from './labels.ts';
import { tag } from './model.ts';
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
    // A line that repeats what the job has tells of the next job from its first part on, whatever comes first here.
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
  const { labels, certainty } = tag(sequence, trainedWeights());
  const found: FoundPart[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const kind = partOf(LABELS[labels[i] ?? 0] ?? 'none');
    const first = tokens[i];
    const line = first && lines[first.line];
    if (!kind || !first || !line) continue;
    let end = i;
    while (tokens[end + 1]?.line === first.line && continuesAs(kind, labels[end + 1])) end++;
    const [from, to] = [first.from, tokens[end]?.to ?? first.to];
    const fragment = fragmentOf(line, from, to);
    const part = { fragment, line, at: first.line, from, to, certainty: Math.min(...certainty.slice(i, end + 1)) };
    i = end;
    if (fragment.text !== '') found.push({ kind, part });
  }
  return found;
}

function continuesAs(part: Part, label: number | undefined): boolean {
  const next = LABELS[label ?? 0] ?? 'none';
  return continues(next) && partOf(next) === part;
}

function has(job: TaggedJob, kind: Part): boolean {
  return kind === 'period' ? job.periods.length > 0 : job[kind] !== undefined;
}

function add(job: TaggedJob, kind: Part, part: TaggedPart): TaggedJob {
  if (kind === 'period') job.periods.push(part);
  else job[kind] = part;
  return job;
}
