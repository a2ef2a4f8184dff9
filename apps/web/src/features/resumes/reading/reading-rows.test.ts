import { emptyResume, type ParserView, type Resume } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { compareLines, createReadingRows } from './reading-rows.ts';

const view = (id: ParserView['id'], text: string, resume: Partial<Resume>): ParserView => ({
  id,
  name: id,
  description: '',
  text,
  resume: { ...emptyResume(), ...resume },
});

const first = view('layout', 'Ada Okafor\nWelder, Pier 9', {
  contact: { name: 'Ada Okafor', email: 'ada@example.com', links: [] },
  work: [
    { id: 'w1', title: 'Welder', employer: 'Pier 9', start: '2020', end: 'present', bullets: [] },
    { id: 'w2', title: 'Fitter', employer: 'Dockside', bullets: [] },
  ],
  skills: [{ id: 's1', keywords: ['MIG', 'TIG'] }],
});
const other = view('row-by-row', 'Ada Okafor MIG\nwelder — Pier 9', {
  contact: { name: 'Ada Okafor MIG', email: 'ADA@example.com', links: [] },
  work: [{ id: 'w1', title: 'Welder', employer: 'Pier 9', start: '2020', bullets: [] }],
});

test('says for each fact whether the strategies agree', () => {
  const verdicts = createReadingRows([first, other]).map(({ label, cells }) => [
    label,
    cells[1]?.verdict,
    cells[1]?.text,
  ]);
  expect(verdicts).toEqual([
    ['Name', 'differs', 'Ada Okafor MIG'],
    ['Email', 'same', 'ADA@example.com'],
    ['Role 1', 'differs', 'Welder, Pier 9, 2020'],
    ['Role 2', 'missing', ''],
    ['Skills', 'missing', ''],
  ]);
});

test('has no row for a fact that no strategy found', () => {
  expect(createReadingRows([first, other]).map(({ id }) => id)).not.toContain('phone');
});

test("marks lines that the first view doesn't have in one piece", () => {
  expect(compareLines(other, first)).toEqual([
    { text: 'Ada Okafor MIG', isOwn: true },
    { text: 'welder — Pier 9', isOwn: false },
  ]);
  expect(compareLines(first, first).every(({ isOwn }) => !isOwn)).toBe(true);
});
