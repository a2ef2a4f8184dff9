import { emptyResume, type Provenance, type SourceText } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { missingLines } from './file-lines.ts';

const span = (line: number) => ({ page: 1, line, start: 0, end: 3 });
const read = (...lines: number[]) => ({ spans: lines.map(span), confidence: 0.9, origin: 'read' as const });
const text: SourceText = {
  format: 'txt',
  pages: [
    {
      number: 1,
      width: 612,
      height: 792,
      lines: ['Nurse, Boise General', 'Ran triage for thirty walk-ins a day', 'Taught families', 'Clubs'].map(
        (line) => ({
          text: line,
          box: { x: 0, y: 0, width: 1, height: 1 },
          words: [],
        }),
      ),
    },
  ],
};
const provenance: Provenance = {
  'work/w1/title': read(0),
  'work/w1/bullets/b1': read(1),
  'work/w1/bullets/b2': read(2),
};
const content = (...bullets: string[]) => ({
  ...emptyResume(),
  work: [{ id: 'w1', title: 'Nurse', bullets: bullets.map((line, index) => ({ id: `b${index + 1}`, text: line })) }],
});
const CLUBS = { id: 'u1', text: 'Clubs', spans: [span(3)] };

test('a line that nobody placed and a line that was taken out are missing', () => {
  const version = {
    content: content('Ran triage'),
    provenance: { 'work/w1/title': read(0), 'work/w1/bullets/b1': read(1) },
    unplaced: [CLUBS],
  };
  expect(missingLines(version, { provenance, text })).toEqual([
    { page: 1, text: 'Clubs', why: 'unplaced' },
    { page: 1, text: 'Taught families', why: 'removed' },
  ]);
});

test('a line that was reworded or merged is not missing, and one that the member typed is not either', () => {
  const version = {
    content: content('Taught families, and ran triage for thirty walk-ins every day', 'Clubs, chess'),
    provenance: {
      'work/w1/title': read(0),
      'work/w1/bullets/b2': { spans: [], confidence: 1, origin: 'corrected' as const },
    },
    unplaced: [CLUBS],
  };
  expect(missingLines(version, { provenance, text })).toEqual([]);
});

test('a few words have to stand together: each of them somewhere is no sign of the line', () => {
  const version = {
    content: content('Ran triage for thirty walk-ins a day', 'Taught nurses about families'),
    provenance: { 'work/w1/title': read(0), 'work/w1/bullets/b1': read(1) },
    unplaced: [],
  };
  expect(missingLines(version, { provenance, text }).map((line) => line.text)).toEqual(['Taught families']);
});

test('a line without a place is missing although a field that was read has its words', () => {
  const version = {
    content: content('Clubs of nurses'),
    provenance: { 'work/w1/bullets/b1': read(1) },
    unplaced: [CLUBS],
  };
  expect(missingLines(version, { provenance: {}, text }).map((line) => line.text)).toEqual(['Clubs']);
});
