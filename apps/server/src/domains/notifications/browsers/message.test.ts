import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAX_PUSH_BYTES } from '../../../platform/push/push.ts';
import { createMessage } from './message.ts';

const id = randomUUID();
const read = (body: Uint8Array) => JSON.parse(Buffer.from(body).toString()) as Record<string, string>;

it('holds title, text, and path, and replaces an earlier one of the same notification', () => {
  const { body, topic } = createMessage({ id, title: '2 new jobs', text: 'Nurse', path: '/portal/jobs?q=nurse' });
  expect(read(body)).toEqual({ id, title: '2 new jobs', text: 'Nurse', path: '/portal/jobs?q=nurse' });
  expect(topic).toMatch(/^[\w-]{1,32}$/);
});

it('stays within what push services accept, in any script', () => {
  for (const letter of ['a', 'é', '語', '😀', '"', '\u0001', '\ud800']) {
    const long = letter.repeat(4000);
    const { body } = createMessage({ id, title: long, text: long, path: `/portal/jobs?q=${long}` });
    expect(body.length).toBeLessThanOrEqual(MAX_PUSH_BYTES);
    expect(read(body)).toMatchObject({ id, path: '/portal/notifications' });
    expect(read(body).title).toMatch(/…$/);
  }
});
