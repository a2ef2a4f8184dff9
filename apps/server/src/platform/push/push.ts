import { AppError } from '../errors.ts';
import type { Fetcher } from '../fetch/fetcher.ts';
import { encryptMessage, isUsable, type SubscriptionKeys } from './encrypt.ts';
import { createAuthorization, type VapidKeys } from './vapid.ts';

/** Where a browser gets messages. The endpoint is secret: anyone who knows it can use up the browser's quota. */
export interface Subscription extends SubscriptionKeys {
  /** An address at the push service of the browser's maker, which the browser chose. */
  endpoint: string;
}

export interface PushMessage {
  /** 3 kB at most. */
  body: Uint8Array;
  /** Replaces an earlier message with the same topic that hasn't arrived. 32 characters of base64url at most. */
  topic: string;
}

/**
 * What the push service said: it `accepted` the message; the subscription is `gone` for good; or it `refused` the message, and would again.
 */
export type PushOutcome = 'accepted' | 'gone' | 'refused';

export interface Push {
  /** The key that browsers subscribe with, in base64url. */
  getPublicKey(): Promise<string>;
  /** Whether messages can be sent to a subscription, without asking its push service. */
  isUsable(subscription: Subscription): boolean;
  /**
   * Sends a message to one browser.
   * @throws PushDelayed if it may succeed later
   */
  send(subscription: Subscription, message: PushMessage): Promise<PushOutcome>;
}

/** The push service couldn't be reached, is overloaded, or asked us to slow down. */
export class PushDelayed extends Error {
  override readonly name = 'PushDelayed';
}

export interface PushOptions {
  fetch: Fetcher;
  /** Reads this installation's keys. */
  loadKeys: () => Promise<VapidKeys>;
  /** A `mailto:` or `https:` URL that push services may use to reach the operator. */
  contact: string;
  /** Hosts with ports that may be reached without encryption, for tests. */
  unencrypted?: readonly string[];
  now: () => Date;
}

/** Push services accept 4,096 bytes of ciphertext (RFC 8030, section 7.2), and some less. */
export const MAX_PUSH_BYTES = 3000;
const MAX_ENDPOINT_LENGTH = 1000;
/** How long a push service tries to reach a browser that is switched off. */
const LIFETIME_S = 24 * 60 * 60;
/** Answers have no content that we use. */
const MAX_ANSWER_BYTES = 16 * 1024;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Addresses that can't become good ones. */
const HOPELESS: ReadonlySet<string> = new Set(['fetch.refused-address', 'fetch.invalid-url']);

/** Sends messages to browsers by web push (RFC 8030). */
export function createPush({ fetch, loadKeys, contact, unencrypted = [], now }: PushOptions): Push {
  function isAllowedEndpoint(endpoint: string): boolean {
    const url = endpoint.length <= MAX_ENDPOINT_LENGTH ? URL.parse(endpoint) : null;
    if (url?.username !== '' || url.password !== '') return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && unencrypted.includes(url.host));
  }

  async function send(subscription: Subscription, { body, topic }: PushMessage): Promise<PushOutcome> {
    if (body.length > MAX_PUSH_BYTES) throw new RangeError(`a message of ${body.length} bytes is too long`);
    const { endpoint } = subscription;
    if (!isAllowedEndpoint(endpoint)) return 'gone';
    const keys = await loadKeys();
    const status = await post(endpoint, encryptMessage(body, subscription), {
      authorization: createAuthorization(keys, { endpoint, contact, now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(LIFETIME_S),
      urgency: 'normal',
      topic,
    });
    if (GONE.has(status)) return 'gone';
    if (status === 429 || status >= 500) throw new PushDelayed(`the push service answered ${status}`);
    return status >= 200 && status < 300 ? 'accepted' : 'refused';
  }

  /** @returns the status. An address that we may not open counts as gone */
  async function post(endpoint: string, body: Uint8Array, headers: Record<string, string>): Promise<number> {
    try {
      return (await fetch(endpoint, { method: 'POST', headers, body, maxBytes: MAX_ANSWER_BYTES })).status;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (HOPELESS.has(error.code)) return 410;
      // Without the cause, which may contain the endpoint.
      throw new PushDelayed(`the push service couldn’t be reached (${error.code})`);
    }
  }

  return {
    getPublicKey: async () => (await loadKeys()).publicKey,
    isUsable: (subscription) => isAllowedEndpoint(subscription.endpoint) && isUsable(subscription),
    send,
  };
}
