export { decodePage } from './decode.ts';
export type { PageJob } from './posting.ts';
export { readJobPage, readJobText } from './read-job-page.ts';
