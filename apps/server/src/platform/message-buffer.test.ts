import { expect, test } from 'vitest';
import { createMessageBuffer, type StreamMessage } from './message-buffer.ts';

const createChange = (id: string): StreamMessage => ({ id, data: { kind: 'resume', id } });
const createHeartbeat = (id: string): StreamMessage => ({ id, data: { kind: 'heartbeat' } });

async function take(messages: AsyncGenerator<StreamMessage>, count: number): Promise<StreamMessage[]> {
  const taken: StreamMessage[] = [];
  while (taken.length < count) taken.push((await messages.next()).value);
  return taken;
}

test('passes messages on in order, before and after somebody waits for them', async () => {
  const buffer = createMessageBuffer(10, new AbortController().signal);
  buffer.add(createChange('one'));
  const messages = buffer.messages();
  expect(await take(messages, 1)).toEqual([createChange('one')]);
  const next = take(messages, 2);
  buffer.add(createChange('two'));
  buffer.add(createChange('three'));
  expect(await next).toEqual([createChange('two'), createChange('three')]);
});

test('replaces what a slow window has waiting by one message, which has the latest position', async () => {
  const buffer = createMessageBuffer(3, new AbortController().signal);
  for (const id of ['one', 'two', 'three', 'four', 'five']) buffer.add(createChange(id));
  expect(await take(buffer.messages(), 2)).toEqual([{ id: 'four', data: { kind: 'missed' } }, createChange('five')]);
});

test('has only the latest of several heartbeats waiting', async () => {
  const buffer = createMessageBuffer(3, new AbortController().signal);
  buffer.add(createChange('one'));
  for (const id of ['h1', 'h2', 'h3', 'h4']) buffer.add(createHeartbeat(id));
  expect(await take(buffer.messages(), 2)).toEqual([createChange('one'), createHeartbeat('h4')]);
});

test('ends when the stream does, even with messages waiting', async () => {
  const stop = new AbortController();
  const buffer = createMessageBuffer(3, stop.signal);
  const messages = buffer.messages();
  const next = messages.next();
  stop.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  buffer.add(createChange('one'));
  expect(await buffer.messages().next()).toEqual({ done: true, value: undefined });
});
