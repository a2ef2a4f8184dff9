import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { type Look, onePage, text } from '../testing/index.ts';

type Row = readonly (readonly [x: number, words: string, look?: Look])[];
const BOLD = { bold: true };

/** The skills of a résumé with these rows below a heading. */
function skills(heading: string, ...rows: Row[]): string[] {
  const drawn = rows.flatMap((row, i) => row.map(([x, words, look]) => text(x, 250 + 14 * i, words, look)));
  const { resume } = interpret(
    onePage([
      text(50, 40, 'Jordan Example', { size: 18 }),
      text(50, 56, 'jordan.example@example.com'),
      text(50, 84, 'EXPERIENCE', { bold: true, size: 14 }),
      text(50, 110, 'Stock Clerk, Cedar Nine', BOLD),
      text(450, 110, '2016 – 2018'),
      text(62, 124, '• Kept the accounts of nine branches in order'),
      text(50, 150, 'EDUCATION', { bold: true, size: 14 }),
      text(50, 170, 'Bellows University', BOLD),
      text(50, 184, 'BSc Biology, 2014'),
      text(50, 230, heading, { bold: true, size: 14 }),
      ...drawn,
    ]),
  );
  return resume.skills.flatMap(({ keywords }) => keywords);
}

it('reads one skill per line, each with a period', () => {
  const rows: Row[] = [[[50, 'Communication.']], [[50, 'Time management.']], [[50, 'Food safety.']]];
  expect(skills('SKILLS', ...rows)).toEqual(['Communication', 'Time management', 'Food safety']);
});

it('reads the rows of a table below the names of its columns', () => {
  const found = skills(
    'SKILLS',
    [
      [50, 'Front End', BOLD],
      [220, 'Back End', BOLD],
      [400, 'Tools', BOLD],
    ],
    [
      [50, 'React'],
      [220, 'Python'],
      [400, 'Docker'],
    ],
    [
      [50, 'Figma'],
      [220, 'MySQL'],
      [400, 'Git'],
    ],
  );
  expect(found.sort()).toEqual(['Docker', 'Figma', 'Git', 'MySQL', 'Python', 'React']);
});

it('continues an item that a full line divides', () => {
  const found = skills(
    'SKILLS',
    [[50, 'Data Visualization • Report Generation • Inventory Management • Public Speaking • Machine']],
    [[50, 'Learning • Statistics']],
  );
  expect(found).toContain('Machine Learning');
});

it('reads a list of words below "Highlights"', () => {
  const rows: Row[] = [[[50, '• Food safety']], [[50, '• Cash handling']], [[50, '• Bilingual']], [[50, '• Typing']]];
  expect(skills('HIGHLIGHTS', ...rows)).toEqual(['Food safety', 'Cash handling', 'Bilingual', 'Typing']);
});

it('does not read certificates below skills as skills', () => {
  const found = skills(
    'SKILLS',
    [[50, 'Hard Skills', BOLD]],
    [[50, '• Forklift driving']],
    [[50, 'Certifications', BOLD]],
    [
      [50, '• Forklift license'],
      [450, '01/2024'],
    ],
  );
  expect(found).toEqual(['Forklift driving']);
});
