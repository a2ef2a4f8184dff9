import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';
import { onePage, text } from '../testing/index.ts';

const TOP = [
  text(50, 40, 'Jordan Example', { size: 18 }),
  text(50, 56, 'jordan.example@example.com'),
  text(50, 84, 'Experience', { bold: true, size: 12 }),
  text(50, 104, 'Stock Clerk, Cedar Nine', { bold: true }),
  text(450, 104, '2016 – 2018'),
  text(62, 118, '• Kept the accounts of nine branches in order and on time for years'),
  text(62, 132, '• Trained twelve new clerks on safety, on sales and on the register'),
];

describe('two headings on one line', () => {
  it('head the columns below them', () => {
    const { resume } = interpret(
      onePage([
        ...TOP,
        text(50, 170, 'Education', { bold: true, size: 12 }),
        text(340, 170, 'Certifications', { bold: true, size: 12 }),
        text(50, 190, 'B.S. in Biology', { bold: true }),
        text(340, 190, '• Forklift license of the state'),
        text(50, 204, 'Bellows University of the State'),
        text(340, 208, '• First aid for the shop floor'),
        text(50, 218, '2010 – 2014', { italic: true }),
        text(340, 226, '• Fire warden training'),
      ]),
    );
    expect(resume.work).toHaveLength(1);
    expect(resume.education).toMatchObject([{ degree: 'B.S.', start: '2010', end: '2014' }]);
    expect(resume.certifications).toHaveLength(3);
  });
});

describe('a section beside a sidebar that ends before it', () => {
  it('goes on below the sidebar', () => {
    const left = [...Array(8).keys()].map((i) => text(62, 104 + 14 * i, '• Kept the accounts of branches in order'));
    const { resume } = interpret(
      onePage([
        text(50, 40, 'Jordan Example', { size: 18 }),
        text(50, 70, 'EXPERIENCE', { bold: true, size: 12 }),
        text(50, 90, 'Stock Clerk, Cedar Nine, 2016 – 2018', { bold: true }),
        ...left,
        text(420, 70, 'SKILLS', { bold: true, size: 12 }),
        ...['Typing', 'Cash handling', 'Food safety', 'Lifting', 'Sorting', 'Filing', 'Driving', 'Selling'].map(
          (skill, i) => text(420, 90 + 14 * i, skill),
        ),
        text(50, 236, 'Night Clerk, Hotel Alba, 2014 – 2016', { bold: true }),
        text(62, 250, '• Kept the desk and answered the phones of the whole hotel, every night of the week'),
      ]),
    );
    expect(resume.work).toMatchObject([{ employer: 'Cedar Nine' }, { employer: 'Hotel Alba' }]);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toHaveLength(8);
  });
});
