import type { SourceText } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { findBoxes } from './places.ts';

const text: SourceText = {
  format: 'pdf',
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      lines: [
        {
          text: 'Staff Nurse, Dallas',
          box: { x: 50, y: 100, width: 190, height: 12 },
          words: [
            { start: 0, end: 5, x: 50, width: 50 },
            { start: 6, end: 12, x: 110, width: 60 },
            { start: 13, end: 19, x: 180, width: 60 },
          ],
        },
      ],
    },
  ],
};

test("draws a box around a span's words", () => {
  expect(findBoxes(text, [{ page: 1, line: 0, start: 0, end: 11 }])).toEqual([
    { page: 1, x: 48.5, y: 98.5, width: 113, height: 15 },
  ]);
});

test('gives part of a word a proportional share of its box', () => {
  expect(findBoxes(text, [{ page: 1, line: 0, start: 14, end: 16 }])).toEqual([
    { page: 1, x: 188.5, y: 98.5, width: 23, height: 15 },
  ]);
});

test('ignores spans outside the text', () => {
  expect(
    findBoxes(text, [
      { page: 2, line: 0, start: 0, end: 5 },
      { page: 1, line: 7, start: 0, end: 5 },
      { page: 1, line: 0, start: 5, end: 6 },
    ]),
  ).toEqual([]);
});
