import { createLabelSet } from '../../tagging/labels.ts';

/** What a message names: the employer that its reader applied to, and the job. */
export type Party = 'employer' | 'title';

export const PARTY_LABELS = createLabelSet<Party>(['employer', 'title']);
