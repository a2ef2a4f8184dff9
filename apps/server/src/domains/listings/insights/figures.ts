import { type ListingFigures, MIN_SAMPLE, RECENT_DAYS } from '@foothold/core/feed';
import { listOccupations } from '@foothold/core/jobs';
import type { Executor } from '../../../platform/db/database.ts';
import * as repository from './figures-repository.ts';

const CLOSED_DAYS = 90;
const DAY_MS = 86_400_000;

/** Computes figures over every open listing. Expensive, so frequent callers should cache the result. */
export async function countFigures(db: Executor, now: Date): Promise<ListingFigures> {
  const subtractDays = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const query: repository.FiguresQuery = {
    today: subtractDays(0),
    recentSince: subtractDays(RECENT_DAYS - 1),
    closedSince: subtractDays(CLOSED_DAYS),
    least: MIN_SAMPLE,
    fields: listOccupations().map(({ id, field }) => ({ occupation: id, field })),
  };
  const open = await repository.selectOpenGroups(db, query);
  const pay = await repository.selectPayGroups(db, query);
  const closing = await repository.selectClosingGroups(db, query);
  const skills = await repository.selectSkillGroups(db, query);
  return {
    open: open.map(({ does_not_sponsor, citizens_or_clearance, ...group }) => ({
      ...group,
      doesNotSponsor: does_not_sponsor,
      citizensOrClearance: citizens_or_clearance,
    })),
    pay,
    closing,
    skills: skills.map(({ recent_asked, ...group }) => ({ ...group, recentAsked: recent_asked })),
  };
}
