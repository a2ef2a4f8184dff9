import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { getEndpointPath, type WebhooksDeps } from './deps.ts';
import { describeNews, type EndpointNews, renderNewsEmail } from './emails.ts';
import type { EndpointRow } from './endpoints-repository.ts';

export type NotifyOwner = ReturnType<typeof createNews>;

/** Tells the owner of an endpoint by a notification and, if their address is confirmed, by email. */
export function createNews({ accounts, mail, notifications, brand, portalUrl }: WebhooksDeps) {
  return async function notifyOwner(
    trx: Transaction<DB>,
    { id, user_id: userId, url }: Pick<EndpointRow, 'id' | 'user_id' | 'url'>,
    news: EndpointNews,
  ): Promise<void> {
    const account = await accounts.account({ id: userId }, trx);
    const { title, body } = describeNews(news, new URL(url).host);
    await notifications.notify(trx, {
      userId,
      source: 'webhooks',
      title,
      ...(news !== 'added' && { text: body[0] ?? '' }),
      path: getEndpointPath(id),
    });
    if (!account.emailConfirmed) return;
    const settingsUrl = `${portalUrl}/settings/webhooks/${id}`;
    await mail.send(trx, renderNewsEmail(account, news, { url, settingsUrl }, brand));
  };
}
