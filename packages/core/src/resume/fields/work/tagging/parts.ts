import { createLabelSet } from '../../../../tagging/labels.ts';

/** The parts of a job that are named in its header. */
export type Part = 'title' | 'employer' | 'place' | 'period';

export const JOB_LABELS = createLabelSet<Part>(['title', 'employer', 'place', 'period']);
