import type { Scope } from '../endpoint.ts';

/** Every kind of event that an endpoint can subscribe to, in the order in which the settings show them. */
export const WEBHOOK_EVENTS = [
  'application.created',
  'application.moved',
  'application.deleted',
  'application.restored',
  'packet.proposed',
  'packet.approved',
  'packet.submitted',
  'message.received',
  'resume.scored',
  'listings.found',
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** What an endpoint receives when its owner tests it. It can't be subscribed to. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** `member`: its owner paused it. `failing`: no delivery succeeded for a day. `gone`: it answered 410. */
export const PAUSE_REASONS = ['member', 'failing', 'gone'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const webhookLimits = {
  url: 500,
  description: 100,
  /** Listings that an event names. */
  listings: 25,
  /** How long events are stored for the log and for replays, in days. */
  retentionDays: 7,
  /** How long the earlier secret still signs after a rotation, in hours. */
  rotationHours: 24,
  /** How long an endpoint may fail before it is paused, in hours. */
  failingHours: 24,
  /** Characters of a response that the log keeps. */
  response: 1000,
  pageSize: 25,
} as const;

/**
 * Which scope a token needs to have an event sent somewhere: the one that it would need to read the same data. `session`: no token can read
 * it, so only the settings can subscribe to it.
 */
export const EVENT_SCOPES: Readonly<Record<WebhookEventType, Scope | 'session'>> = {
  'application.created': 'applications:read',
  'application.moved': 'applications:read',
  'application.deleted': 'applications:read',
  'application.restored': 'applications:read',
  'packet.proposed': 'packets:read',
  'packet.approved': 'packets:read',
  'packet.submitted': 'packets:read',
  'message.received': 'session',
  'resume.scored': 'resumes:read',
  'listings.found': 'listings:read',
};
