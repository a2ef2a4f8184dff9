import { toExportedSubject } from '../ats/exported.ts';
import type { ScoreSubject } from '../ats/facts/index.ts';
import type { Centipoints } from '../ats/report.ts';
import type { PointScorer, Points } from '../ats/score.ts';
import { applyProposal, EditError } from './edit.ts';
import type { Proposal } from './types.ts';

/** The total before rounding, limited by its caps. */
export function exactTotal({ parts, caps }: Points): Centipoints {
  const earned = parts.reduce((sum, part) => sum + part.earned, 0);
  return caps.reduce((total, { limit }) => Math.min(total, limit * 100), earned);
}

type Change = Pick<Proposal, 'kind' | 'edits'>;

/**
 * The subject with changes accepted. A change that no longer applies because of another one is left out. The layout change means that the file is rewritten.
 */
export function accepted(subject: ScoreSubject, changes: readonly Change[]): ScoreSubject {
  let resume = subject.resume;
  for (const change of changes) {
    try {
      resume = applyProposal(resume, change);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
    }
  }
  return changes.some(({ kind }) => kind === 'layout') ? toExportedSubject(resume) : { ...subject, resume };
}

export interface Price {
  points: Centipoints;
  rules: string[];
}

/** The points that a change alone would add, and the rules that would grant them. */
export function priceOf(score: PointScorer, subject: ScoreSubject, before: Points, change: Change): Price {
  const after = score(accepted(subject, [change]));
  const was = new Map(before.parts.flatMap(({ rules }) => rules).map(({ id, earned }) => [id, earned]));
  const rules = after.parts.flatMap(({ rules }) => rules).filter(({ id, earned }) => earned > (was.get(id) ?? 0));
  return { points: exactTotal(after) - exactTotal(before), rules: rules.map(({ id }) => id) };
}
