import { describe, expect, it } from 'vitest';
import { readWithViews } from '../../src/read/index.ts';

const LINES = [
  'Tasha Williams',
  'tasha@example.com',
  'Work',
  'Walmart - Cashier',
  'Responsible for ringing up customers and stocking shelves.',
  'School',
  'Belmont High School',
];

describe('how other software reads a file', () => {
  it('finds the same fields if the words are in the same order', async () => {
    const { reading, views } = await readWithViews(new TextEncoder().encode(LINES.join('\n')), { name: 'resume.txt' });
    expect(reading.resume.work[0]).toMatchObject({ title: 'Cashier', employer: 'Walmart' });
    expect(views.map(({ id }) => id)).toEqual(['layout', 'drawing-order', 'row-by-row']);
    for (const view of views) expect(view.resume).toEqual(reading.resume);
  });
});
