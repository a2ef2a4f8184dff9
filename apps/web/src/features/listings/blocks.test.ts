import { expect, test } from 'vitest';
import { parseBlocks } from './blocks.ts';

test('distinguishes paragraphs, lists, and headings', () => {
  const text = [
    'A small clinic by the river.',
    '',
    'What you will do:',
    '- See patients',
    '- Write up what you saw',
    '',
    'Schedule',
    'Four days of ten hours.',
    '',
    '- A list without a heading',
  ].join('\n');
  expect(parseBlocks(text)).toEqual([
    { kind: 'paragraph', lines: ['A small clinic by the river.'] },
    { kind: 'heading', text: 'What you will do' },
    { kind: 'list', items: ['See patients', 'Write up what you saw'] },
    { kind: 'heading', text: 'Schedule' },
    { kind: 'paragraph', lines: ['Four days of ten hours.'] },
    { kind: 'list', items: ['A list without a heading'] },
  ]);
});

test("doesn't treat a sentence above a list as a heading", () => {
  expect(parseBlocks('You bring, above all, patience.\n- And a licence')).toEqual([
    { kind: 'paragraph', lines: ['You bring, above all, patience.'] },
    { kind: 'list', items: ['And a licence'] },
  ]);
});

test('treats a single line as a paragraph, and loses nothing between lists and lines', () => {
  expect(parseBlocks('Apply by Friday')).toEqual([{ kind: 'paragraph', lines: ['Apply by Friday'] }]);
  expect(parseBlocks('- one\nthen words\n- two')).toEqual([
    { kind: 'list', items: ['one'] },
    { kind: 'paragraph', lines: ['then words'] },
    { kind: 'list', items: ['two'] },
  ]);
});

test('treats markup as text', () => {
  expect(parseBlocks('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', lines: ['<script>alert(1)</script>'] },
  ]);
});
