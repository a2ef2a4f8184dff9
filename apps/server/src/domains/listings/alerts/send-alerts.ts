import type { Listing } from '@foothold/contracts/listings';
import type { AlertFrequency } from '@foothold/contracts/listings/choices';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import { renderAlertEmail } from './alert-email.ts';
import { type AlertsDeps, toDay } from './deps.ts';
import { parseFilter, toSearchPath } from './filter.ts';
import * as repository from './hits-repository.ts';
import { createAlertToken } from './links.ts';
import type { SearchRow } from './searches-repository.ts';

/** Alerts that one job sends. The next minute's job sends the others. */
const ALERTS_AT_ONCE = 500;
/** Listings that a notification names. */
const NAMED_LISTINGS = 3;
/** When an alert that failed is tried again. */
const POSTPONE_MS = 15 * 60_000;

/**
 * Sends alerts. Email, notification, its jobs for browsers, and the record of what was announced are written in one transaction with a lock on the search, so an
 * alert is sent once, whatever crashes and however many processes work.
 */
export function createAlertSender(deps: AlertsDeps) {
  const { db, transact, logger, mail, notifications, accounts, listings, findExclusion, now } = deps;

  /** The job behind `sendListingAlerts`. */
  async function sendDue(): Promise<void> {
    for (const id of await repository.listDue(db, now(), ALERTS_AT_ONCE)) {
      try {
        await transact((trx) => sendOne(trx, id));
      } catch (error) {
        // One alert that fails must not hold up the others.
        logger.error({ err: error, search: id }, 'a job alert couldn’t be sent');
        await repository.postpone(db, id, new Date(now().getTime() + POSTPONE_MS));
      }
    }
  }

  async function sendOne(trx: Transaction<DB>, id: string): Promise<void> {
    const search = await repository.lockDue(trx, id, now());
    if (!search) return;
    const found = await listFound(trx, search);
    const isSent = found.length > 0 && (await announce(trx, search, found));
    await repository.markAnnounced(trx, id, now());
    await repository.finishAlert(trx, id, isSent ? now() : undefined);
  }

  /** The open listings that wait for an alert, without what the member has hidden since. */
  async function listFound(trx: Transaction<DB>, search: SearchRow): Promise<Listing[]> {
    const ids = await repository.listWaiting(trx, search.id, toDay(now()));
    const [known, hidden] = await Promise.all([listings.findByIds(ids), findExclusion({ id: search.user_id })]);
    return ids.flatMap((id) => {
      const listing = known.get(id);
      const isHidden = hidden.listings.includes(id) || hidden.companies.includes(listing?.company.id ?? '');
      return listing && !isHidden ? listing : [];
    });
  }

  /** @returns false if the member's plan no longer includes the search's alerts */
  async function announce(trx: Transaction<DB>, search: SearchRow, found: readonly Listing[]): Promise<boolean> {
    const account = await accounts.account({ id: search.user_id }, trx);
    const earlier = await repository.countEarlierAlerts(trx, search);
    if (account.sample || earlier >= Number(account.entitlements['listings.alerts'])) return false;
    const frequency = search.frequency as Exclude<AlertFrequency, 'off'>;
    const filter = parseFilter(search.filter);
    const token = createAlertToken({ userId: account.id, searchId: search.id }, deps.secret);
    const message = renderAlertEmail(
      { to: account, search: { name: search.name, filter, frequency }, found, token },
      deps,
    );
    if (search.channel !== 'browser' && account.emailConfirmed) await mail.send(trx, message);
    await notifications.notify(trx, {
      userId: account.id,
      source: 'listings',
      title: message.subject,
      text: listTitles(found),
      path: toSearchPath(filter, '/portal/jobs'),
      push: search.channel !== 'email',
    });
    await deps.announce('listings.alert-sent', trx, {
      userId: account.id,
      search: { id: search.id, name: search.name },
      found,
    });
    return true;
  }

  return { sendDue };
}

/** New listings that a member was told of. */
export interface SentAlert {
  userId: string;
  search: { id: string; name: string };
  found: readonly Listing[];
}

/** The first listings, one on each line. The title has the count of all. */
const listTitles = (found: readonly Listing[]): string =>
  found
    .slice(0, NAMED_LISTINGS)
    .map(({ title, company }) => `${title}, ${company.name}`)
    .join('\n');
