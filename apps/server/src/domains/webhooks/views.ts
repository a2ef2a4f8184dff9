import type { Delivery, DeliveryAttempt, PauseReason, Webhook, WebhookEventType } from '@foothold/contracts/webhooks';
import type { AttemptRow, DeliveryRow } from './deliveries-repository.ts';
import type { CountedEndpointRow } from './endpoints-repository.ts';

export const toWebhook = (row: CountedEndpointRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.event_types as WebhookEventType[],
  createdAt: row.created_at.toISOString(),
  paused: row.paused_at && { at: row.paused_at.toISOString(), reason: row.paused_for as PauseReason },
  failingSince: row.failing_since?.toISOString() ?? null,
  earlierSecretUntil: row.earlier_until !== null && row.earlier_until > now ? row.earlier_until.toISOString() : null,
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  waiting: row.waiting,
  failed: row.failed,
});

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: String(row.id),
  eventId: row.event_id,
  type: row.type,
  state: row.state as Delivery['state'],
  at: row.created_at.toISOString(),
  attempts: row.attempts,
  lastAttempt: row.last_at && {
    at: row.last_at.toISOString(),
    status: row.last_status,
    error: row.last_error,
    milliseconds: row.last_milliseconds ?? 0,
  },
  nextAttemptAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
});

export const toAttempt = ({ at, status, error, milliseconds, response }: AttemptRow): DeliveryAttempt => ({
  at: at.toISOString(),
  status,
  error,
  milliseconds,
  response,
});
