export { removeFiles } from './jobs.ts';
export type { Resumes } from './service.ts';
