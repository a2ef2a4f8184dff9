import type { ScoreReport } from '@foothold/core/ats';

/** What each version of the rubric changed, for people whose score it changed. */
const CHANGES: Record<string, Record<ScoreReport['kind'], string>> = {
  '2026.2': {
    job: "Now the job decides: a résumé that doesn't show what a job requires can't score high for it, however well it's written. All points are whole.",
    format:
      'Now what your lines say counts for more: templates that were never filled in and résumés that say little about the work score lower. All points are whole.',
  },
};

/** Why a score differs from the one of an earlier rubric. */
export function changeReason({ rubric, kind, caps }: Pick<ScoreReport, 'rubric' | 'kind' | 'caps'>): string {
  const general = CHANGES[rubric]?.[kind] ?? 'We changed the rules that every résumé is scored by.';
  const fit = caps.find(({ id }) => id === 'fit');
  return fit ? `${general} ${fit.reason}` : general;
}
