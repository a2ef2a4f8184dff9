import { AppError } from '../../../platform/errors.ts';
import type { AlertsDeps } from './deps.ts';
import { type AlertLink, readAlertToken } from './links.ts';
import * as repository from './searches-repository.ts';

/** What the links in alerts do. They work without signing in. */
export function createUnsubscribe({ db, transact, events, secret }: AlertsDeps) {
  /** @throws AppError `listings.alert-link` for an unknown token */
  function requireLink(token: string): AlertLink {
    const link = readAlertToken(token, secret);
    if (!link) throw new AppError('listings.alert-link');
    return link;
  }

  /** The search of a link. @throws AppError `listings.alert-link` for an unknown token, or once the search is deleted */
  async function describe(token: string): Promise<{ name: string; on: boolean }> {
    const { userId, searchId } = requireLink(token);
    const row = await repository.findSearch(db, searchId);
    if (!row || row.user_id !== userId) throw new AppError('listings.alert-link');
    return { name: row.name, on: row.frequency !== 'off' && row.removed_at === null };
  }

  /**
   * Turns off the alerts of the link's search, or all of the member. Does nothing if they are off already.
   * @throws AppError `listings.alert-link` for an unknown token
   */
  async function turnOff(token: string, all: boolean): Promise<void> {
    const { userId, searchId } = requireLink(token);
    await transact(async (trx) => {
      const changed = await repository.turnOffAlerts(trx, userId, all ? undefined : searchId);
      if (changed > 0) await events.publish(trx, userId, { kind: 'saved-search', id: searchId });
    });
  }

  return { describe, turnOff };
}
