import { SAVED_SEARCHES_PATH } from '../../../features/listings/searches/paths.ts';

/** The pages about jobs. */
export const JOB_TABS = [
  { to: '/portal/matches', label: 'Matches' },
  { to: '/portal/jobs', label: 'All jobs' },
  { to: SAVED_SEARCHES_PATH, label: 'Saved searches' },
];
