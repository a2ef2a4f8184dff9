import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Queue } from '../../platform/queue.ts';
import { createSandboxBrowser } from './browser.ts';
import { createSandboxEvents } from './events.ts';
import { createClientSecrets } from './ids.ts';
import { createOutcomes } from './outcomes.ts';
import { createSandboxService } from './service.ts';
import { sign } from './signature.ts';

export interface SandboxOptions {
  db: Kysely<DB>;
  transact: Transact;
  queue: Queue;
  /** The server's own secret, from which the sandbox derives its keys. */
  secret: string;
  /** Where events are sent at first. Null if this process listens itself and sets the URL later. */
  address: string | null;
  /** The server's public host, named in events regardless of where they are sent. */
  host: string;
  now: () => Date;
}

/**
 * A built-in payment service, used if Stripe isn't configured. It has its own tables, browser calls, test cards, and signed events over
 * real HTTP. No money moves, and only test card numbers are accepted.
 */
export function createSandbox({ db, transact, queue, secret, address: first, host, now }: SandboxOptions) {
  const deriveKey = (purpose: string) => createHmac('sha256', secret).update(`sandbox-payments|${purpose}`).digest();
  const eventKey = deriveKey('events');
  const secrets = createClientSecrets(deriveKey('client-secrets'));
  let address = first;
  const events = createSandboxEvents({ db, queue, secret: eventKey, address: () => address, host, now });
  const outcomes = createOutcomes(events, now);
  return {
    service: createSandboxService({ db, transact, clientSecrets: secrets, outcomes, events, now }),
    browser: createSandboxBrowser({ transact, clientSecrets: secrets, outcomes, now }),
    deliver: events.deliver,
    resume: events.resume,
    /** Sets where this server listens; null if it no longer does. */
    setUrl(url: string | null): void {
      address = url;
    },
    /** The signature header of a sandbox event. */
    sign: (body: Uint8Array, at: Date) => sign(eventKey, body, at),
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
