export { removeFiles } from './jobs.ts';
export { findLine } from './recruiters/lines.ts';
export type { ScoredResume } from './score-check.ts';
export type { Resumes } from './service.ts';
