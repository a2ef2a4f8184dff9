import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { listRecruiters } from '../assignments/assignments-repository.ts';
import type { RecruiterFigure } from '../assignments/figures-repository.ts';
import type { Threads } from './threads.ts';

/** The median time to a first reply of each recruiter, for the load page. */
export const createReplyFigure = (
  db: Kysely<DB>,
  { replyFigures }: Pick<Threads, 'replyFigures'>,
): RecruiterFigure => ({
  id: 'reply',
  label: 'Median first reply',
  unit: 'minutes',
  async read() {
    const recruiters = await listRecruiters(db);
    const figures = await replyFigures(recruiters.map(({ id }) => id));
    return new Map(recruiters.map(({ id }) => [id, toMinutes(figures.get(id)?.medianMs ?? null)]));
  },
});

const toMinutes = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 60_000));
