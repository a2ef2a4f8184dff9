import { expect, test } from 'vitest';
import { buildMailLink, moveMarks, splitAtMarks } from './marks.ts';

const mark = (text: string, sentence: string) => {
  const start = text.indexOf(sentence);
  return { start, end: start + sentence.length, text: sentence };
};
const TEXT = 'Hello. I led 40 people. Bye. I won a prize.';
const MARKS = [mark(TEXT, 'I led 40 people.'), mark(TEXT, 'I won a prize.')];

test('marks move with the text around them', () => {
  const longer = TEXT.replace('Hello.', 'Hello there, everyone.');
  expect(moveMarks(longer, MARKS)).toEqual([mark(longer, 'I led 40 people.'), mark(longer, 'I won a prize.')]);
});

test('a mark goes with its sentence', () => {
  const edited = TEXT.replace('I led 40 people.', 'I led 4 people.');
  expect(moveMarks(edited, MARKS)).toEqual([mark(edited, 'I won a prize.')]);
  expect(moveMarks('', MARKS)).toEqual([]);
});

test('two equal sentences keep two marks', () => {
  const text = 'I won. I won.';
  const marks = [
    { start: 0, end: 6, text: 'I won.' },
    { start: 7, end: 13, text: 'I won.' },
  ];
  expect(moveMarks(`So: ${text}`, marks).map(({ start }) => start)).toEqual([4, 11]);
});

test('the parts are the whole text', () => {
  const parts = splitAtMarks(TEXT, MARKS);
  expect(parts.map(({ text }) => text).join('')).toBe(TEXT);
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    'I led 40 people.',
    'I won a prize.',
  ]);
});

test('an email link has the subject and the text, encoded', () => {
  const link = new URL(buildMailLink('A & B?', 'Hello,\n\nx=1&y'));
  expect(link.searchParams.get('subject')).toBe('A & B?');
  expect(link.searchParams.get('body')).toBe('Hello,\r\n\r\nx=1&y');
});
