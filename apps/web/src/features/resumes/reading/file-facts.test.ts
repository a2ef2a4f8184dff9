import { type DocumentSignals, PLAIN_SIGNALS } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { listFileFacts } from './file-facts.ts';

const clean: DocumentSignals = { ...PLAIN_SIGNALS, words: 320 };

test('shows plain facts and no warnings for a clean file', () => {
  const facts = listFileFacts(clean, 'pdf');
  expect(facts.map(({ text }) => text)).toEqual(['1 page with 320 words.', 'One column.', 'No hidden text.']);
  expect(facts.every(({ meaning }) => meaning === undefined)).toBe(true);
});

test('lists problems for other readers first, with an explanation and the affected words', () => {
  const hidden = [{ reason: 'page-color' as const, page: 2, text: 'kubernetes '.repeat(40) }];
  const [first] = listFileFacts({ ...clean, hidden, columns: 2 }, 'pdf');
  expect(first).toMatchObject({ id: 'hidden', text: expect.stringContaining('same color as the page') });
  expect(first?.quotes?.[0]).toMatch(/^Page 2: kubernetes .{100,}…$/);
});

test('shows no page facts for structured data', () => {
  expect(listFileFacts({ ...clean, pages: 0, words: 0 }, 'json')).toHaveLength(1);
});
