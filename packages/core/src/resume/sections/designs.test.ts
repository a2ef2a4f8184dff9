import { expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { type Look, onePage, text } from '../testing/index.ts';

interface Headings {
  work: string;
  skills: string;
  look?: Look;
  skillsLook?: Look;
}

/** A résumé with one job and two skills, below headings with these words and looks. */
function read({ work, skills, look = { bold: true, size: 12 }, skillsLook = look }: Headings) {
  return interpret(
    onePage([
      text(50, 40, 'Jordan Example', { size: 20 }),
      text(50, 58, 'jordan.example@example.com'),
      text(50, 100, work, look),
      text(50, 120, 'Stock Clerk, Cedar Nine', { bold: true }),
      text(450, 120, '2016 – 2018'),
      text(62, 134, '• Kept the accounts of nine branches in order and on time'),
      text(50, 170, skills, skillsLook),
      text(50, 190, 'Typing, Lumber'),
      text(50, 226, look.size === 12 ? 'EDUCATION' : 'education', look),
      text(50, 246, 'Bellows University', { bold: true }),
      text(50, 260, 'BSc Biology, 2014'),
    ]),
  ).resume;
}

const EXPECTED = {
  work: [{ title: 'Stock Clerk', employer: 'Cedar Nine' }],
  skills: [{ keywords: ['Typing', 'Lumber'] }],
};

it('reads lowercase headings of two sizes', () => {
  const look = { bold: true, size: 17 };
  expect(read({ work: 'experience', skills: 'skills', look })).toMatchObject(EXPECTED);
});

it('reads headings in capitals that end in a period', () => {
  expect(read({ work: 'PROFESSIONAL EXPERIENCE.', skills: 'SKILLS.' })).toMatchObject(EXPECTED);
});

it('reads one heading in bold capitals that are smaller than the others, in another color', () => {
  const skillsLook = { bold: true, size: 10, color: 0x444444 };
  expect(read({ work: 'WORK EXPERIENCE', skills: 'KEY SKILLS', skillsLook })).toMatchObject(EXPECTED);
});

it.each([
  ['COMPUTER SCIENCE RESUME', 'ROSA EXAMPLE'],
  ['FUNCTIONAL (EXPERIENCED)', 'ROSA EXAMPLE'],
])('does not take the title "%s" of an example for a name', (title, name) => {
  const { contact } = interpret(
    onePage([
      text(150, 40, title, { bold: true, size: 14 }),
      text(200, 60, name, { bold: true, size: 13 }),
      text(200, 76, '123 Sample Avenue'),
      text(200, 90, 'Hayward, CA 94540'),
      text(200, 104, '(510) 555-0148'),
    ]),
  ).resume;
  expect(contact.name).toBe(name);
});

it('reads a name before the date of birth on its line', () => {
  const { contact } = interpret(
    onePage([
      text(50, 40, 'Jordan Example', { bold: true }),
      text(150, 40, 'June 12, 1982', { italic: true }),
      text(50, 56, 'jordan.example@example.com'),
    ]),
  ).resume;
  expect(contact.name).toBe('Jordan Example');
});
