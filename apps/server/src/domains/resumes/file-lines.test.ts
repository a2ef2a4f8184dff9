import { emptyResume, type Provenance, type SourceText } from '@foothold/core/resume';
import { expect, test } from 'vitest';
import { findMissingLines } from './file-lines.ts';

const createSpan = (line: number) => ({ page: 1, line, start: 0, end: 3 });
const createReadField = (...lines: number[]) => ({
  spans: lines.map(createSpan),
  confidence: 0.9,
  origin: 'read' as const,
});
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
  'work/w1/title': createReadField(0),
  'work/w1/bullets/b1': createReadField(1),
  'work/w1/bullets/b2': createReadField(2),
};
const createContent = (...bullets: string[]) => ({
  ...emptyResume(),
  work: [{ id: 'w1', title: 'Nurse', bullets: bullets.map((line, index) => ({ id: `b${index + 1}`, text: line })) }],
});
const CLUBS = { id: 'u1', text: 'Clubs', spans: [createSpan(3)] };

test('reports lines that were never placed or were removed', () => {
  const version = {
    content: createContent('Ran triage'),
    provenance: { 'work/w1/title': createReadField(0), 'work/w1/bullets/b1': createReadField(1) },
    unplaced: [CLUBS],
  };
  expect(findMissingLines(version, { provenance, text })).toEqual([
    { page: 1, text: 'Clubs', why: 'unplaced' },
    { page: 1, text: 'Taught families', why: 'removed' },
  ]);
});

test('ignores lines that were reworded or merged, or that the member typed', () => {
  const version = {
    content: createContent('Taught families, and ran triage for thirty walk-ins every day', 'Clubs, chess'),
    provenance: {
      'work/w1/title': createReadField(0),
      'work/w1/bullets/b2': { spans: [], confidence: 1, origin: 'corrected' as const },
    },
    unplaced: [CLUBS],
  };
  expect(findMissingLines(version, { provenance, text })).toEqual([]);
});

test('requires the words of a short line to be together', () => {
  const version = {
    content: createContent('Ran triage for thirty walk-ins a day', 'Taught nurses about families'),
    provenance: { 'work/w1/title': createReadField(0), 'work/w1/bullets/b1': createReadField(1) },
    unplaced: [],
  };
  expect(findMissingLines(version, { provenance, text }).map((line) => line.text)).toEqual(['Taught families']);
});

test('reports an unplaced line even if a field that was read contains its words', () => {
  const version = {
    content: createContent('Clubs of nurses'),
    provenance: { 'work/w1/bullets/b1': createReadField(1) },
    unplaced: [CLUBS],
  };
  expect(findMissingLines(version, { provenance: {}, text }).map((line) => line.text)).toEqual(['Clubs']);
});
