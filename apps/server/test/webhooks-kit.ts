import type { WebhookEventType } from '@foothold/contracts/webhooks';
import { safe } from '@orpc/client';
import type { ReceivedEvent, startWebhookReceiver } from './doubles/webhook-receiver.ts';
import { signUp } from './factories.ts';
import type { Person, TestApp } from './harness.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

export async function getErrorCode(promise: Promise<unknown>): Promise<string | undefined> {
  const { error } = await safe(promise);
  return (error as { code?: string } | null)?.code;
}

type Receiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** A member with an endpoint at a path of the receiver. */
export async function createSubscriber(
  test: TestApp,
  receiver: Receiver,
  events: WebhookEventType[] = ['application.created', 'application.moved'],
) {
  const person = await signUp(test);
  const path = receiver.createPath();
  const endpoint = await person.api.webhooks.create({ url: `http://${receiver.host}${path}`, events });
  return { ...person, path, endpoint };
}

/** Sends what is due, and waits until nothing is. */
export async function sendDue(test: TestApp): Promise<void> {
  test.app.webhooks.sender.wake();
  await test.app.webhooks.sender.settled();
}

/** Moves the clock forward and sends what is due then. */
export async function pass(test: TestApp, ms: number): Promise<void> {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
  await sendDue(test);
}

export const addApplication = (person: Pick<Person, 'api'>, title = 'Registered Nurse') =>
  person.api.applications.add({ title, company: 'Larkholt Hospital', origin: 'hand', state: 'saved' });

export const parseEvent = ({ body }: ReceivedEvent) =>
  JSON.parse(body) as { type: string; timestamp: string; data: Record<string, Record<string, unknown>> };
