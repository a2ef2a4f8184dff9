import { TEST_EVENT, webhookLimits } from '@foothold/contracts/webhooks/choices';
import type { Transaction } from 'kysely';
import { type Authorized, authorize } from '../../platform/authorized.ts';
import type { DB } from '../../platform/db/schema.ts';
import { type Attempt, createAttempts } from './attempt.ts';
import type { ClaimedRow } from './deliveries-repository.ts';
import * as deliveries from './deliveries-repository.ts';
import type { WebhooksDeps } from './deps.ts';
import { type EndpointRow, lockEndpoint, updateEndpoint } from './endpoints-repository.ts';
import type { NotifyOwner } from './news.ts';
import { maySend, SENDER } from './policy.ts';
import { getRetryDelay } from './retries.ts';

/** Events that one process sends at once, and to one endpoint. The fetcher allows 50 calls for everything. */
const AT_ONCE = 16;
const AT_ONCE_TO_ENDPOINT = 4;
/** When the event of a process that died is sent again. Longer than an attempt can take. */
const LEASE_MS = 60_000;
const BUSY_DELAY_MS = 5000;
const HOUR_MS = 60 * 60_000;
const RECORDED_EVERY_MS = 60_000;
/** Node's timers hold no more; the job looks every minute anyway. */
const MAX_TIMER_MS = 60_000;

type Trx = Transaction<DB>;
type Endpoint = Authorized<EndpointRow>;

/**
 * Sends what is due. Rows hold everything: an event is added in the transaction of its change, claimed for a minute, and settled in the
 * transaction that records the attempt. If the process dies in between, the event is sent again, so it arrives at least once.
 */
export function createSender(deps: WebhooksDeps, notifyOwner: NotifyOwner) {
  const { db, transact, events, logger, now, random } = deps;
  const attempt = createAttempts(deps);
  /** Events being sent, by endpoint. */
  const busy = new Map<string, { count: number; failing: boolean }>();
  const running = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let isWanted = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Starts sending what is due, without waiting for it. */
  function wake(): void {
    if (stopped) return;
    isWanted = true;
    claiming ??= claimAll().finally(() => {
      claiming = null;
      if (isWanted) wake();
    });
  }

  async function claimAll(): Promise<void> {
    try {
      while (isWanted && !stopped) {
        isWanted = false;
        const claimed = running.size < AT_ONCE ? await claim() : [];
        for (const row of claimed) start(row);
        if (claimed.length > 0) isWanted = true;
      }
      await setTimer();
    } catch (error) {
      isWanted = false;
      logger.error({ err: error }, 'webhook events couldn’t be claimed');
    }
  }

  const claim = () =>
    deliveries.claim(db, {
      now: now(),
      until: new Date(now().getTime() + LEASE_MS),
      most: AT_ONCE - running.size,
      perEndpoint: AT_ONCE_TO_ENDPOINT,
      full: [...busy]
        .filter(([, { count, failing }]) => count >= (failing ? 1 : AT_ONCE_TO_ENDPOINT))
        .map(([id]) => id),
    });

  function start(row: ClaimedRow): void {
    const { count } = busy.get(row.endpoint_id) ?? { count: 0 };
    busy.set(row.endpoint_id, { count: count + 1, failing: row.failing_since !== null });
    const sending = handle(row).finally(() => {
      running.delete(sending);
      wake();
    });
    running.add(sending);
  }

  /** Looks again when the next event that waits is due. */
  async function setTimer(): Promise<void> {
    clearTimeout(timer);
    const due = await deliveries.findNextDue(db, now());
    if (due === null || stopped) return;
    const delay = Math.min(Math.max(due.getTime() - now().getTime(), 0), MAX_TIMER_MS);
    timer = setTimeout(wake, delay);
    timer.unref();
  }

  /** Sends an event. If that can't be recorded, it counts as lost after a minute and is sent again. */
  async function handle(row: ClaimedRow): Promise<void> {
    try {
      await send(row);
    } catch (error) {
      logger.error({ err: error, delivery: row.id }, 'a webhook event couldn’t be sent');
    }
    const left = (busy.get(row.endpoint_id)?.count ?? 1) - 1;
    if (left > 0) busy.set(row.endpoint_id, { count: left, failing: row.failing_since !== null });
    else {
      busy.delete(row.endpoint_id);
      await publishLog(row);
    }
  }

  /** Windows that show the log load it again once nothing is being sent, not for each event of many. */
  const publishLog = ({ user_id, endpoint_id }: ClaimedRow) =>
    events
      .publish(db, user_id, { kind: 'webhook', id: endpoint_id })
      .catch((error: unknown) => logger.error({ err: error }, 'open windows couldn’t be told of webhook events'));

  async function send(row: ClaimedRow): Promise<void> {
    const made = await attempt(row);
    await transact(async (trx) => {
      const endpoint = await lockEndpoint(trx, row.endpoint_id);
      // It was deleted in the meantime.
      if (endpoint) await settle(trx, authorize(maySend, SENDER, endpoint), row, made);
    });
  }

  async function settle(trx: Trx, endpoint: Endpoint, row: ClaimedRow, made: Attempt): Promise<void> {
    if (made.outcome === 'busy') {
      const due = new Date(now().getTime() + BUSY_DELAY_MS);
      return void (await deliveries.settle(trx, row, { state: 'waiting', tries: row.tries, due }));
    }
    const { at, status, error, milliseconds, response } = made;
    await deliveries.addAttempt(trx, row, { at, status, error, milliseconds, response });
    if (made.outcome === 'delivered') {
      await deliveries.settle(trx, row, { state: 'delivered', tries: row.tries + 1, due: now() });
      await noteSuccess(trx, endpoint);
    } else if (row.type === TEST_EVENT)
      await deliveries.settle(trx, row, { state: 'failed', tries: row.tries + 1, due: now() });
    else await settleFailure(trx, endpoint, row, made);
  }

  async function settleFailure(trx: Trx, endpoint: Endpoint, row: ClaimedRow, made: Attempt): Promise<void> {
    const tries = row.tries + 1;
    const isPaused = await noteFailure(trx, endpoint, made);
    const delay = getRetryDelay(tries, { retryAfter: made.retryAfter, now: now(), random: random() });
    const due = new Date(now().getTime() + (delay ?? 0));
    // What a paused endpoint didn't take waits until it is resumed.
    await deliveries.settle(trx, row, { state: delay === null && !isPaused ? 'failed' : 'waiting', tries, due });
  }

  async function noteSuccess(trx: Trx, endpoint: Endpoint): Promise<void> {
    const unrecordedMs = now().getTime() - (endpoint.last_delivered_at?.getTime() ?? 0);
    if (endpoint.failing_since === null && unrecordedMs < RECORDED_EVERY_MS) return;
    await updateEndpoint(trx, endpoint, { failing_since: null, last_delivered_at: now() });
  }

  /** Pauses an endpoint that doesn't want events, or that has failed for a day without a success. @returns whether it is paused */
  async function noteFailure(trx: Trx, endpoint: Endpoint, { outcome, at }: Attempt): Promise<boolean> {
    // Its owner, or another attempt, paused it while this one was on its way.
    if (endpoint.paused_at !== null) return true;
    const failingSince = endpoint.failing_since ?? at;
    const isFailing = now().getTime() - failingSince.getTime() >= webhookLimits.failingHours * HOUR_MS;
    const reason = outcome === 'gone' ? 'gone' : isFailing ? 'failing' : null;
    if (reason === null) {
      if (endpoint.failing_since === null) await updateEndpoint(trx, endpoint, { failing_since: failingSince });
      return false;
    }
    await updateEndpoint(trx, endpoint, { failing_since: failingSince, paused_at: now(), paused_for: reason });
    await notifyOwner(trx, endpoint, reason);
    return true;
  }

  /** Waits until nothing is being sent or due. For tests, whose clock stands still. */
  async function settled(): Promise<void> {
    while (claiming !== null || running.size > 0) await Promise.all([claiming, ...running]);
  }

  async function stop(): Promise<void> {
    stopped = true;
    clearTimeout(timer);
    await settled();
  }

  return { wake, settled, stop };
}
