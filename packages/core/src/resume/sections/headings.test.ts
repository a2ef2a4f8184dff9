import { describe, expect, it } from 'vitest';
import { layOut } from '../layout/index.ts';
import { type Look, onePage, text } from '../testing/index.ts';
import { findSections } from './index.ts';

/** The sections of a résumé whose headings have these words and this look. */
function readSections(headings: readonly [string, string, string], look: Look) {
  const [work, school, skills] = headings;
  const { lines } = layOut(
    onePage([
      text(50, 50, 'Ana Ruiz', { size: 20 }),
      text(50, 66, 'ana@example.com | (303) 555-0148'),
      text(50, 100, work, look),
      text(50, 116, 'Baker, Corner Bread'),
      text(50, 130, '2019 – 2022'),
      text(50, 144, 'Baked two hundred loaves a night for three shops.'),
      text(50, 174, school, look),
      text(50, 190, 'Diploma in Baking, Truckee Community College'),
      text(50, 214, skills, look),
      text(50, 230, 'Sourdough, lamination, inventory, ordering'),
    ]),
  );
  return findSections(lines).map(({ kind, heading }) => [kind, heading?.text]);
}

describe('headings recognized by their style', () => {
  it('finds headings whose words say nothing if they are the only lines in their style', () => {
    expect(readSections(['My path', 'Where I learned', 'My handwork'], { size: 14, bold: true })).toEqual([
      ['contact', undefined],
      ['work', 'My path'],
      ['education', 'Where I learned'],
      ['other', 'My handwork'],
    ]);
  });

  it("doesn't read a line as a heading if it looks like the text", () => {
    const kinds = readSections(['My path', 'My lessons', 'Other things'], {}).map(([, heading]) => heading);
    expect(kinds).not.toContain('My path');
    expect(kinds).not.toContain('My lessons');
  });

  it('uses only headings with known words if there are any for jobs or schools', () => {
    const headings = readSections(['Experience', 'Education', 'Odds and ends'], { size: 14, bold: true });
    expect(headings).toContainEqual(['work', 'Experience']);
    expect(headings).toContainEqual(['education', 'Education']);
  });

  it('finds headings with unknown words in the style of a known one', () => {
    expect(readSections(['Experience', 'Classes', 'Odds and ends'], { size: 14, bold: true })).toEqual([
      ['contact', undefined],
      ['work', 'Experience'],
      ['education', 'Classes'],
      ['other', 'Odds and ends'],
    ]);
  });
});

it('takes an acronym among the items of a list for one of them', () => {
  const items = ['Sql', 'GIS', 'Python', 'CAD', 'Excel'].map((item, i) => text(50, 120 + 18 * i, item, { size: 9 }));
  const { lines } = layOut(
    onePage([
      text(50, 50, 'Ana Ruiz', { size: 20 }),
      text(50, 66, 'ana@example.com | (303) 555-0148'),
      text(50, 100, 'SKILLS', { size: 9 }),
      ...items,
      text(50, 240, 'EDUCATION', { size: 9 }),
      text(50, 256, 'Diploma in Baking, Truckee Community College'),
    ]),
  );
  expect(findSections(lines).map(({ heading }) => heading?.text)).toEqual([undefined, 'SKILLS', 'EDUCATION']);
});
