import type { Resume } from '../resume/model.ts';
import { PLAIN_SIGNALS } from '../resume/source.ts';
import type { ScoreSubject } from './facts/index.ts';

/**
 * A résumé as it will stand in an exported file: for scores of what a change would bring. An export is only offered once its fields were
 * read back out of it, so every reading agrees.
 */
export function asExported(resume: Resume): ScoreSubject {
  return { resume, signals: PLAIN_SIGNALS, views: [] };
}
