import { describe, expect, it } from 'vitest';
import { findGround, type PlacedBox, sortInReadingOrder } from '../../src/read/office/docx-boxes.ts';

const box = (name: string, left: number, top: number, width: number, height: number): PlacedBox => ({
  content: { name, attributes: {}, children: [] } as unknown as PlacedBox['content'],
  place: { left, right: left + width, top, bottom: top + height },
});
const namesOf = (...boxes: PlacedBox[]) => sortInReadingOrder(boxes).map(({ content }) => content.name);

const INCH = 914_400;

describe('text boxes of one paragraph', () => {
  const name = box('name', 0, 0, 7 * INCH, INCH);
  const left = [box('contact', 0, INCH, 2 * INCH, INCH), box('skills', 0, 3 * INCH, 2 * INCH, INCH)];
  const right = [box('work', 3 * INCH, INCH, 4 * INCH, INCH / 2), box('job', 3 * INCH, 2 * INCH, 4 * INCH, 2 * INCH)];

  it('are read from top to bottom, and one column after the other', () => {
    const [work, job] = right;
    const [contact, skills] = left;
    if (!work || !job || !contact || !skills) throw new Error('four boxes');
    expect(namesOf(job, skills, work, name, contact)).toEqual(['name', 'contact', 'skills', 'work', 'job']);
  });

  it('keep their order if one of them has no place', () => {
    const { content } = box('loose', 0, 0, 1, 1);
    expect(namesOf(...right, name, { content })).toEqual(['work', 'job', 'name', 'loose']);
  });

  it('have the color of the shape behind them', () => {
    const banner = { place: { left: 0, right: 8 * INCH, top: 0, bottom: 2 * INCH }, color: 0x338078 };
    expect(findGround(name, [banner])).toBe(0x338078);
    expect(findGround(right[1] as PlacedBox, [banner])).toBeUndefined();
  });
});
