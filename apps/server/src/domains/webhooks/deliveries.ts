import { randomUUID } from 'node:crypto';
import {
  type Delivery,
  type DeliveryDetail,
  type DeliveryState,
  TEST_EVENT,
  webhookLimits,
} from '@foothold/contracts/webhooks';
import type { User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import * as repository from './deliveries-repository.ts';
import type { WebhooksDeps } from './deps.ts';
import { canRead } from './endpoints.ts';
import { findEndpoint, lockEndpoint } from './endpoints-repository.ts';
import { createBody } from './events.ts';
import { sendWebhooks } from './jobs.ts';
import { ownsEndpoint } from './policy.ts';
import { toAttempt, toDelivery } from './views.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Attempts that the log of an event shows. */
const ATTEMPTS_SHOWN = 20;
/** Events that one statement deletes. */
const BATCH = 5000;

/** What was sent to a member's endpoints. */
export function createDeliveries({ db, transact, queue, now }: WebhooksDeps) {
  const requireEndpoint = async (actor: User, id: string) => authorize(ownsEndpoint, actor, await findEndpoint(db, id));

  const getOldest = () => new Date(now().getTime() - webhookLimits.retentionDays * DAY_MS);

  /** A page of the log. @throws AppError `resource.not-found` */
  async function list(
    actor: User,
    { id, state, cursor }: { id: string; state?: DeliveryState | undefined; cursor?: string | undefined },
  ) {
    const rows = await repository.listDeliveries(db, await requireEndpoint(actor, id), {
      state,
      before: cursor,
      limit: webhookLimits.pageSize + 1,
    });
    const shown = rows.slice(0, webhookLimits.pageSize);
    const last = shown.at(-1);
    return {
      deliveries: shown.map(toDelivery),
      next: rows.length > shown.length && last ? String(last.id) : null,
    };
  }

  /** @throws AppError `resource.not-found` */
  async function get(actor: User, { id, deliveryId }: { id: string; deliveryId: string }): Promise<DeliveryDetail> {
    const endpoint = await requireEndpoint(actor, id);
    const row = requireFound(await repository.findDelivery(db, endpoint, deliveryId));
    const log = await repository.listAttempts(db, row, ATTEMPTS_SHOWN);
    const isReadable = row.type === TEST_EVENT || canRead(actor, row.type);
    return { ...toDelivery(row), body: isReadable ? row.body : null, log: log.map(toAttempt) };
  }

  /** Sends a test event, once. @throws AppError `resource.not-found` */
  async function sendTest(actor: User, id: string): Promise<Delivery> {
    const endpoint = await requireEndpoint(actor, id);
    return transact(async (trx) => {
      const deliveryId = await repository.insertTest(trx, endpoint, {
        userId: actor.id,
        eventId: randomUUID(),
        type: TEST_EVENT,
        body: createBody(TEST_EVENT, now(), { webhookId: id }),
        at: now(),
      });
      await queue.add(trx, sendWebhooks, {});
      return findView(trx, endpoint, deliveryId);
    });
  }

  const findView = async (executor: Executor, endpoint: Parameters<typeof repository.findDelivery>[1], id: string) =>
    toDelivery(requireFound(await repository.findDelivery(executor, endpoint, id)));

  /** Sends an event again with the same ID. @throws AppError `resource.not-found`, `webhooks.too-old` */
  async function replay(actor: User, { id, deliveryId }: { id: string; deliveryId: string }): Promise<Delivery> {
    return transact(async (trx) => {
      const endpoint = authorize(ownsEndpoint, actor, await lockEndpoint(trx, id));
      const row = requireFound(await repository.findDelivery(trx, endpoint, deliveryId));
      if (row.created_at < getOldest()) throw new AppError('webhooks.too-old');
      await repository.restart(trx, endpoint, row.id, now());
      await queue.add(trx, sendWebhooks, {});
      return findView(trx, endpoint, row.id);
    });
  }

  /** Sends every undelivered event again. @throws AppError `resource.not-found` */
  async function replayAll(actor: User, id: string): Promise<{ replayed: number }> {
    return transact(async (trx) => {
      const endpoint = authorize(ownsEndpoint, actor, await lockEndpoint(trx, id));
      const replayed = await repository.restartAll(trx, endpoint, { states: ['waiting', 'failed'], at: now() });
      if (replayed > 0) await queue.add(trx, sendWebhooks, {});
      return { replayed };
    });
  }

  /** The job behind `forgetWebhookEvents`. */
  async function forgetOld(): Promise<void> {
    while (await repository.deleteBefore(db, getOldest(), BATCH));
  }

  return { list, get, sendTest, replay, replayAll, forgetOld };
}
