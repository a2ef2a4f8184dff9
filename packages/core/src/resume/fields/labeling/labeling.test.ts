import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { layOut } from '../../layout/index.ts';
import { documentLooks } from '../../sections/index.ts';
import { typed } from '../../testing/index.ts';
import { labelsOf } from './compare.ts';
import { entriesOf } from './entries.ts';
import { fragmentOfPart } from './fragments.ts';
import { labelSection } from './index.ts';
import { LABELS } from './labels.ts';
import { cutPieces } from './pieces.ts';
import { beliefIn, weighConfidence } from './trust.ts';

const linesOf = (text: string) => layOut(typed(text)).lines;
const textsOf = (text: string) => cutPieces(linesOf(text)).map((piece) => piece.text);

describe('cutPieces', () => {
  it.each([
    ['Cook, Ocean Grill | Reno, NV | 2019 - 2021', ['Cook', 'Ocean Grill', 'Reno, NV', '2019 - 2021']],
    ['Cedar Nine, Inc. - Boise', ['Cedar Nine, Inc.', 'Boise']],
    ['Clerk at Bellows Bank (Denver, CO)', ['Clerk', 'Bellows Bank', 'Denver, CO']],
    ['BS in Forestry', ['BS', 'Forestry']],
    ['Employer: Cedar Nine', ['Employer', 'Cedar Nine']],
  ])('cuts "%s" at its separators', (line, pieces) => {
    expect(textsOf(line)).toEqual(pieces);
  });

  it('leaves sentences whole', () => {
    expect(
      textsOf('- Trained 12 cashiers, closed the store, and counted the tills every night of the week'),
    ).toHaveLength(1);
  });
});

const SECTION =
  'Cook, Ocean Grill\n2019 - 2021\n- Grilled fish for 150 guests\n\nDishwasher, Cedar Diner\n2017 - 2019\n- Washed dishes\n';

describe('labelSection', () => {
  const lines = linesOf(SECTION);
  const section = labelSection('work', lines, documentLooks(lines));
  const find = (label: string) =>
    entriesOf(section).flatMap(({ parts }) =>
      parts.filter((part) => part.label === label).map((part) => fragmentOfPart(part)),
    );

  it('finds where each entry begins and what names it', () => {
    expect(find('title').map(({ text }) => text)).toEqual(['Cook', 'Dishwasher']);
    expect(find('organization').map(({ text }) => text)).toEqual(['Ocean Grill', 'Cedar Diner']);
  });

  it('says how probable parts are', () => {
    const [cook] = find('title');
    expect(beliefIn(section, 'title', cook ?? { text: '', spans: [] })).toBeGreaterThan(0.8);
    expect(beliefIn(section, 'organization', cook ?? { text: '', spans: [] })).toBeLessThan(0.2);
  });

  it('doubts a reading with the names swapped', () => {
    const swapped = entriesOf(section).map(({ parts }) =>
      parts.map((part) => {
        const label = part.label === 'title' ? 'organization' : part.label === 'organization' ? 'title' : part.label;
        return [label, fragmentOfPart(part)] as const;
      }),
    );
    const read = entriesOf(section).map(({ parts }) =>
      parts.map((part) => [part.label, fragmentOfPart(part)] as const),
    );
    expect(section.doubt(read)).toBeCloseTo(0);
    expect(section.doubt(swapped)).toBeGreaterThan(8);
  });

  it('gives the labels of its own reading back', () => {
    const read = entriesOf(section).map(({ parts }) =>
      parts.map((part) => [part.label, fragmentOfPart(part)] as const),
    );
    expect(labelsOf(section.pieces, read, LABELS.work)).toEqual(section.labels);
  });

  it('labels nothing in an empty section', () => {
    expect(labelSection('education', [], documentLooks([])).labels).toEqual([]);
  });
});

describe('weighConfidence', () => {
  const weigh = (confidence: number, belief: number, isAgreed = true) =>
    weighConfidence(confidence, { parts: { title: belief }, isAgreed }, 'title');

  it('marks names for a check that the labels speak against', () => {
    expect(weigh(0.97, 0.3)).toBeLessThan(0.8);
    expect(weigh(0.97, 0.7)).toBeLessThan(0.9);
  });

  it('settles doubts of the rules where the labels are nearly certain of the same reading', () => {
    expect(weigh(0.65, 0.99)).toBeGreaterThan(0.9);
    expect(weigh(0.65, 0.99, false)).toBe(0.65);
    expect(weigh(0.85, 0.99)).toBe(0.85);
  });
});

it('places every line of a section that the labels decide about', () => {
  const { resume, unplaced } = interpret(
    typed(`Jordan Example\njordan.example@example.com\n\nEXPERIENCE\n\n${SECTION}Night shift lead from spring on\n`),
  );
  const all = JSON.stringify([resume, unplaced]);
  for (const words of ['Ocean Grill', 'Grilled fish', 'Cedar Diner', 'Washed dishes', 'Night shift lead'])
    expect(all).toContain(words);
});
