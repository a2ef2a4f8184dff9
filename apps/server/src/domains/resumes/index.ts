export { removeFiles } from './jobs.ts';
export { findLine } from './recruiters/lines.ts';
export type { Resumes } from './service.ts';
