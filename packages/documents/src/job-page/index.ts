export { decodePage } from './decode.ts';
export { type PageJob, toPageJob } from './posting.ts';
export { readJobPage, readJobText } from './read-job-page.ts';
