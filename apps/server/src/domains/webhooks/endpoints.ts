import { randomUUID } from 'node:crypto';
import { EVENT_SCOPES, type Webhook, type WebhookEventType, webhookLimits } from '@foothold/contracts/webhooks';
import type { Transaction } from 'kysely';
import type { User } from '../../platform/actor.ts';
import { type Authorized, authorize } from '../../platform/authorized.ts';
import { acquireAdvisoryLock } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import { parseAddress } from './address.ts';
import * as deliveries from './deliveries-repository.ts';
import { getEndpointPath, type WebhooksDeps } from './deps.ts';
import * as repository from './endpoints-repository.ts';
import { sendWebhooks } from './jobs.ts';
import type { NotifyOwner } from './news.ts';
import { ownsEndpoint } from './policy.ts';
import { createSecret } from './signature.ts';
import { toWebhook } from './views.ts';

const HOUR_MS = 60 * 60_000;

/** Seals and opens secrets of an endpoint. */
export const getSecretContext = (id: string): string => `webhook secret of ${id}`;

type Trx = Transaction<DB>;
type WebhookWithSecret = Webhook & { secret: string };

/** The endpoints of a member. */
export function createEndpoints(deps: WebhooksDeps, notifyOwner: NotifyOwner) {
  const { db, transact, vault, queue, events, notifications, accounts, allowedHosts, now } = deps;

  const toView = async (id: string): Promise<Webhook> =>
    toWebhook(requireFound(await repository.findEndpoint(db, id)), now());

  const publish = (trx: Trx, actor: User, id: string) => events.publish(trx, actor.id, { kind: 'webhook', id });

  const getLimit = async (actor: User): Promise<number> =>
    Number((await accounts.account(actor)).entitlements['webhooks.endpoints']);

  async function list(actor: User) {
    const [rows, limit] = await Promise.all([repository.listEndpoints(db, actor.id), getLimit(actor)]);
    return { webhooks: rows.map((row) => toWebhook(row, now())), limit };
  }

  /** @throws AppError `resource.not-found` */
  const get = async (actor: User, id: string): Promise<Webhook> =>
    toWebhook(authorize(ownsEndpoint, actor, await repository.findEndpoint(db, id)), now());

  const seal = (id: string, secret: string): Buffer => vault.seal(Buffer.from(secret), getSecretContext(id));

  /** @throws AppError `access.plan-limit`, `webhooks.url`, `webhooks.event-scope` */
  async function create(
    actor: User,
    input: { url: string; description: string; events: readonly WebhookEventType[] },
  ): Promise<WebhookWithSecret> {
    requireScopes(actor, input.events);
    const url = parseAddress(input.url, allowedHosts);
    const limit = await getLimit(actor);
    const id = randomUUID();
    const secret = createSecret();
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `webhook endpoints of ${actor.id}`);
      if ((await repository.countEndpoints(trx, actor.id)) >= limit)
        throw new AppError('access.plan-limit', { data: { limit } });
      await repository.insertEndpoint(trx, {
        ...input,
        id,
        userId: actor.id,
        url,
        secret: seal(id, secret),
        at: now(),
      });
      await notifyOwner(trx, { id, user_id: actor.id, url }, 'added');
      await publish(trx, actor, id);
    });
    return { ...(await toView(id)), secret };
  }

  /** Locks an endpoint and does something to it. @throws AppError `resource.not-found` */
  async function withEndpoint(
    actor: User,
    id: string,
    work: (trx: Trx, row: Authorized<repository.EndpointRow>) => Promise<void>,
  ): Promise<void> {
    await transact(async (trx) => {
      await work(trx, authorize(ownsEndpoint, actor, await repository.lockEndpoint(trx, id)));
      await publish(trx, actor, id);
    });
  }

  /** @throws AppError `resource.not-found`, `webhooks.url`, `webhooks.event-scope` */
  async function change(actor: User, { id, url, description, events: types }: ChangedEndpoint): Promise<Webhook> {
    const address = url === undefined ? undefined : parseAddress(url, allowedHosts);
    await withEndpoint(actor, id, async (trx, row) => {
      requireScopes(actor, types ?? []);
      // Another address also gets the events that wait.
      if (address !== undefined) requireScopes(actor, row.event_types);
      const changes = {
        ...(address !== undefined && { url: address }),
        ...(description !== undefined && { description }),
        ...(types !== undefined && { event_types: [...types] }),
      };
      if (Object.keys(changes).length > 0) await repository.updateEndpoint(trx, row, changes);
    });
    return toView(id);
  }

  async function remove(actor: User, id: string): Promise<void> {
    await withEndpoint(actor, id, async (trx, row) => {
      await repository.deleteEndpoint(trx, row);
      await notifications.forgetPath(trx, actor.id, getEndpointPath(id));
    });
  }

  async function pause(actor: User, id: string): Promise<Webhook> {
    await withEndpoint(actor, id, async (trx, row) => {
      if (row.paused_at === null) await repository.updateEndpoint(trx, row, { paused_at: now(), paused_for: 'member' });
    });
    return toView(id);
  }

  /** Sends what waits, right away and with as many attempts as a new event. @throws AppError `webhooks.not-paused` */
  async function resume(actor: User, id: string): Promise<Webhook> {
    await withEndpoint(actor, id, async (trx, row) => {
      if (row.paused_at === null) throw new AppError('webhooks.not-paused');
      await repository.updateEndpoint(trx, row, { paused_at: null, paused_for: null, failing_since: null });
      await deliveries.restartAll(trx, row, { states: ['waiting'], at: now() });
      await queue.add(trx, sendWebhooks, {});
    });
    return toView(id);
  }

  /** Replaces the secret. The earlier one also signs for a day, so that receivers can change over. @throws AppError `webhooks.event-scope` */
  async function rotateSecret(actor: User, id: string): Promise<WebhookWithSecret> {
    const secret = createSecret();
    await withEndpoint(actor, id, async (trx, row) => {
      requireScopes(actor, row.event_types);
      await repository.updateEndpoint(trx, row, {
        secret: seal(id, secret),
        earlier_secret: row.secret,
        earlier_until: new Date(now().getTime() + webhookLimits.rotationHours * HOUR_MS),
      });
    });
    return { ...(await toView(id)), secret };
  }

  return { list, get, create, change, remove, pause, resume, rotateSecret };
}

export interface ChangedEndpoint {
  id: string;
  url?: string | undefined;
  description?: string | undefined;
  events?: readonly WebhookEventType[] | undefined;
}

/** Whether an actor may read what events of this type contain. */
export function canRead({ via, scopes }: User, type: string): boolean {
  if (via === 'session') return true;
  const scope = EVENT_SCOPES[type as WebhookEventType] ?? 'session';
  return scope !== 'session' && scopes.includes(scope);
}

/** A token can't have events sent somewhere that it couldn't read itself. @throws AppError `webhooks.event-scope` */
function requireScopes(actor: User, types: readonly string[]): void {
  const refused = types.filter((type) => !canRead(actor, type));
  if (refused.length > 0) throw new AppError('webhooks.event-scope', { data: { events: refused } });
}
