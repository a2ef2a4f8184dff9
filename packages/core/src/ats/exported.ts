import type { Resume } from '../resume/model.ts';
import { PLAIN_SIGNALS } from '../resume/source.ts';
import type { ScoreSubject } from './facts/index.ts';

/**
 * A résumé as it will appear in an exported file, used to score the effect of a change. An export is only offered once its fields have been read back from it,
 * so every reading agrees.
 */
export function toExportedSubject(resume: Resume): ScoreSubject {
  return { resume, signals: PLAIN_SIGNALS, views: [] };
}
