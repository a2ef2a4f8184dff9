import {
  type DeliveryState,
  type PauseReason,
  TEST_EVENT,
  type WebhookEventType,
  webhookLimits,
} from '@foothold/contracts/webhooks/choices';
import type { Tone } from '../../shared/ui/badge.tsx';

/** Events by what they are about, as the form shows them. */
export const EVENT_GROUPS: readonly { label: string; events: readonly WebhookEventType[] }[] = [
  {
    label: 'Applications',
    events: ['application.created', 'application.moved', 'application.deleted', 'application.restored'],
  },
  {
    label: 'Your recruiter',
    events: ['packet.proposed', 'packet.approved', 'packet.submitted', 'message.received'],
  },
  { label: 'Résumés and jobs', events: ['resume.scored', 'listings.found'] },
];

export const EVENT_LABELS: Readonly<Record<WebhookEventType, string>> = {
  'application.created': 'An application was added',
  'application.moved': 'An application moved to another state or stage',
  'application.deleted': 'An application was removed',
  'application.restored': 'A removed application was restored',
  'packet.proposed': 'An application waits for your approval',
  'packet.approved': 'You approved an application',
  'packet.submitted': 'Your recruiter submitted an application',
  'message.received': 'Your recruiter sent a message',
  'resume.scored': 'A résumé was scored against a job',
  'listings.found': 'A saved search found new jobs',
};

export const getEventLabel = (type: string): string =>
  type === TEST_EVENT ? 'Test event' : (EVENT_LABELS[type as WebhookEventType] ?? type);

export const DELIVERY_LABELS: Readonly<Record<DeliveryState, { label: string; tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'caution' },
  delivered: { label: 'Delivered', tone: 'hold' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const PAUSE_NOTES: Readonly<Record<PauseReason, string>> = {
  member: `You paused this endpoint. New events wait for up to ${webhookLimits.retentionDays} days.`,
  failing: `We paused this endpoint because nothing could be delivered for ${webhookLimits.failingHours} hours. New events wait for up to ${webhookLimits.retentionDays} days.`,
  gone: 'We paused this endpoint because it answered 410 Gone. It gets no new events until you resume it.',
};

/** Why there was no response, by error code. */
const ERROR_LABELS: Readonly<Record<string, string>> = {
  'fetch.timeout': 'No response within 15 seconds',
  'fetch.not-found': 'The host name has no address',
  'fetch.refused-address': 'The address isn’t on the public internet',
  'fetch.invalid-url': 'The address can’t be used',
};

/** The result of an attempt: "200", or why there was no response. */
export const describeAttempt = ({ status, error }: { status: number | null; error: string | null }): string =>
  status === null ? (ERROR_LABELS[error ?? ''] ?? 'The connection failed') : `Status ${status}`;

export const WEBHOOKS_PATH = '/portal/settings/webhooks';
export const getEndpointPath = (id: string): string => `${WEBHOOKS_PATH}/${id}`;
export const getDeliveryPath = (id: string, deliveryId: string): string =>
  `${getEndpointPath(id)}/deliveries/${deliveryId}`;

/** How an endpoint is called: what its owner wrote, or its host. */
export const getEndpointName = ({ description, url }: { description: string; url: string }): string =>
  description || new URL(url).host;
