import { expect, test } from 'vitest';
import { createPacket } from '../../../shared/testing/packet.ts';
import { findReason } from './decision-bar.tsx';
import { listMarks, listPassages, listUnread } from './reading.ts';
import { getKeyboardHeight } from './use-above-keyboard.ts';

test('what the recruiter wrote has to be read, and what comes from the answer book doesn’t', async () => {
  expect(listPassages(await createPacket(), null).map(({ key }) => key)).toEqual(['answer-p1-0']);
});

test('a letter has to be read unless the earlier version had the same one', async () => {
  const packet = await createPacket({ letter: 'Dear team' });
  expect(listPassages(packet, null)).toHaveLength(2);
  expect(listPassages(packet, 'Dear all')).toHaveLength(2);
  expect(listPassages(packet, 'Dear team')).toHaveLength(1);
});

test('a passage is read once its start and its end were on screen', async () => {
  const passages = listPassages(await createPacket(), null);
  const [start, end] = listMarks('answer-p1-0');
  expect(listUnread(passages, new Set([start]))).toHaveLength(1);
  expect(listUnread(passages, new Set([end]))).toHaveLength(1);
  expect(listUnread(passages, new Set([start, end]))).toEqual([]);
});

test('the bar says the first thing that is missing', () => {
  const unread = [{ key: 'a', elementId: 'a' }];
  const nothing = { reading: { unread: [] }, openQuestions: 0, missingExceptions: 0 };
  expect(findReason(nothing)).toBeNull();
  expect(findReason({ ...nothing, openQuestions: 2 })).toBe('Answer 2 questions above to approve.');
  expect(findReason({ ...nothing, reading: { unread } })).toBe('Read the new text to approve.');
  expect(findReason({ ...nothing, missingExceptions: 1 })).toBe('Allow the score below 80 above to approve.');
});

test.each([
  ['no keyboard', 667, { height: 667, offsetTop: 0, scale: 1 }, 0],
  ['the bar of a browser', 667, { height: 600, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', 667, { height: 400, offsetTop: 0, scale: 1 }, 267],
  ['a keyboard after scrolling', 667, { height: 400, offsetTop: 100, scale: 1 }, 167],
  ['zooming in', 667, { height: 300, offsetTop: 0, scale: 2 }, 0],
])('%s', (_, windowHeight, view, height) => {
  expect(getKeyboardHeight(windowHeight, view)).toBe(height);
});
