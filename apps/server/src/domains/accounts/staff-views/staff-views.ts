import type { StaffView, StaffViewPage } from '@foothold/contracts/staff/shapes';
import type { User } from '../../../platform/actor.ts';
import { dropMonthsBefore } from '../../../platform/db/months.ts';
import type { AccountsDeps } from '../deps.ts';
import * as repository from './repository.ts';

/** A page that reloads itself after a change is still the same view. */
const SAME_VIEW_MS = 60_000;
const RETENTION_MONTHS = 24;
const SHOWN_VIEWS = 100;

/** The log of who looked at a member's data in the console. */
export function createStaffViews({ db, now }: Pick<AccountsDeps, 'db' | 'now'>) {
  return {
    /** Records that a staff member opened a page with a member's data. Their own data isn't someone else's. */
    async record(actor: User, userId: string, page: StaffViewPage): Promise<void> {
      if (actor.id === userId) return;
      const view = { userId, actorId: actor.id, page };
      const since = new Date(now().getTime() - SAME_VIEW_MS);
      if (!(await repository.isViewedSince(db, { ...view, since })))
        await repository.insertView(db, { ...view, at: now() });
    },
    /** The latest views, newest first. */
    async list(userId: string): Promise<StaffView[]> {
      const rows = await repository.listViewsOf(db, userId, SHOWN_VIEWS);
      return rows.map(({ id, page, by, at }) => ({
        id: String(id),
        page: page as StaffViewPage,
        by,
        at: at.toISOString(),
      }));
    },
    /** Drops the months past the retention period. Runs every night. @returns how many */
    forget(): Promise<number> {
      const moment = new Date(now());
      moment.setUTCMonth(moment.getUTCMonth() - RETENTION_MONTHS);
      return dropMonthsBefore(db, 'staff_views', moment);
    },
  };
}
