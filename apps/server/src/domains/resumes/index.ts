export type { Resumes } from './service.ts';
