import type { Brand } from '@foothold/brand';
import { webhookLimits } from '@foothold/contracts/webhooks/choices';
import { composeEmail } from '../../platform/mail/compose-email.ts';

interface To {
  email: string;
  name: string;
}

/** What happened to an endpoint that its owner should know. */
export type EndpointNews = 'added' | 'failing' | 'gone';

interface Endpoint {
  url: string;
  /** The settings page of the endpoint. */
  settingsUrl: string;
}

/** The subject, which is also the title of the notification, and the text below it. */
export function describeNews(news: EndpointNews, host: string): { title: string; body: string[] } {
  if (news === 'added')
    return {
      title: `A webhook endpoint was added: ${host}`,
      body: ['From now on, we send the events that were chosen to this address:'],
    };
  const stored = `New events wait for up to ${webhookLimits.retentionDays} days. When the address works again, resume the endpoint to get them.`;
  if (news === 'failing')
    return {
      title: `We paused the webhook endpoint ${host}`,
      body: [
        `We couldn’t deliver anything for ${webhookLimits.failingHours} hours, so we stopped trying. ${stored}`,
        'The address:',
      ],
    };
  return {
    title: `We paused the webhook endpoint ${host}`,
    body: [
      'It answered 410 Gone, which means that it no longer wants events. If that was a mistake, resume the endpoint.',
      'The address:',
    ],
  };
}

/** Tells the owner of an endpoint. */
export function renderNewsEmail(to: To, news: EndpointNews, { url, settingsUrl }: Endpoint, brand: Brand) {
  const { title, body } = describeNews(news, new URL(url).host);
  return composeEmail(
    {
      to: to.email,
      subject: title,
      greeting: `Hi ${to.name},`,
      body: [...body, url],
      action: { label: 'Open endpoint', url: settingsUrl },
      ...(news === 'added' && {
        note: 'If this wasn’t you, delete the endpoint, change your password, and revoke your API keys.',
      }),
    },
    brand,
  );
}
