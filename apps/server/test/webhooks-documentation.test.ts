import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_SCOPES, WEBHOOK_EVENTS, type WebhookEventType } from '@foothold/contracts/webhooks';
import { EVENT_DATA } from '@foothold/contracts/webhooks/events';
import { expect, it } from 'vitest';
import { createSignedHeaders } from '../src/domains/webhooks/signature.ts';

const page = readFileSync(join(import.meta.dirname, '../../../content/documentation/webhooks.md'), 'utf8');
const listCode = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

it('shows examples that match what is sent', () => {
  const examples = listCode('json').map((code) => JSON.parse(code) as { type: WebhookEventType; data: unknown });
  for (const { type, data } of examples) expect(EVENT_DATA[type].parse(data)).toEqual(data);
  // The others look the same, which the page says.
  const shapes = new Set(Object.values(EVENT_DATA));
  expect(new Set(examples.map(({ type }) => EVENT_DATA[type]))).toEqual(shapes);
});

it('lists every event with its scope', () => {
  for (const type of WEBHOOK_EVENTS) {
    const scope = EVENT_SCOPES[type];
    expect(page).toMatch(
      new RegExp(`\\| \`${type}\` \\| .* \\| ${scope === 'session' ? 'session' : `\`${scope}\``} \\|`),
    );
  }
});

it('shows a function that recognizes our signatures', async () => {
  const [code = ''] = listCode('js');
  const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isGenuine: (headers: Record<string, string>, body: string, secret: string, now?: number) => boolean;
  };
  const [secret, earlier] = ['a', 'b'].map((text) => `whsec_${createHmac('sha256', text).digest('base64')}`);
  const at = new Date();
  const message = { id: crypto.randomUUID(), at, body: '{"type":"webhook.test"}' };
  const headers = createSignedHeaders(message, [secret ?? '', earlier ?? '']);
  for (const known of [secret, earlier]) expect(isGenuine(headers, message.body, known ?? '')).toBe(true);
  expect(isGenuine(headers, `${message.body} `, secret ?? '')).toBe(false);
  expect(isGenuine(headers, message.body, `whsec_${Buffer.from('other').toString('base64')}`)).toBe(false);
  expect(isGenuine({ ...headers, 'webhook-id': 'other' }, message.body, secret ?? '')).toBe(false);
  expect(isGenuine(headers, message.body, secret ?? '', at.getTime() + 400_000)).toBe(false);
  expect(isGenuine({}, message.body, secret ?? '')).toBe(false);
});
