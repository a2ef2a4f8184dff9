import { expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { typed } from '../../testing/index.ts';

const TOP = 'Jordan Example\nDenver, CO | jordan.example@example.com | (303) 555-0148\n\n';
const WORK = 'EXPERIENCE\n\nStock Clerk, Cedar Nine\n2016 - 2018\n- Sold lumber\n\n';

/** The schools of a résumé. */
const read = (section: string) => interpret(typed(`${TOP}${WORK}EDUCATION\n\n${section}`)).resume.education;

it.each([
  ['a town that no list has', 'Bachelor of Commerce\nBellows University, Ruiru\n2016 - 2020\n', 'Bellows University'],
  ['an outcome in brackets', 'BSc Biology, Bellows University, Reno, NV (In Progress)\n', 'Bellows University'],
  [
    'a dash before the campus',
    'BSc Biology\nUniversity of Bellows – River Falls\n2010 - 2013\n',
    'University of Bellows – River Falls',
  ],
  [
    'an acronym before the name',
    'BSc Biology\nFCBX – University of Bellows\n2010 - 2013\n',
    'FCBX – University of Bellows',
  ],
])('reads a school with %s', (_, section, institution) => {
  expect(read(section)[0]?.institution).toBe(institution);
});

it('reads a school without a word for one beside the place', () => {
  expect(read('Process Engineer          2008 - 2013\nBSTU | Reno, NV\n')).toMatchObject([
    { institution: 'BSTU', degree: 'Process Engineer' },
  ]);
});

it('reads a minor on a line of its own as a part of the degree', () => {
  const schools = read('Bellows University\nB.S. in Biology          Dec 2020\nMinor in Art          Dec 2020\n');
  expect(schools).toMatchObject([{ institution: 'Bellows University', degree: 'B.S.', area: 'Biology' }]);
});

it('reads honors with a date as parts of the degree above them', () => {
  const schools = read(
    'Bellows College          May 2020\nBS, Forestry\nDean’s List          Fall 2016\nMarston Scholar          2016 – 2020\n',
  );
  expect(schools.map(({ institution }) => institution)).toEqual(['Bellows College']);
});

it.each([
  ['Intended Bachelor of Arts in Economics', 'Bachelor of Arts', 'Economics'],
  ['Candidate for MBA', 'MBA', undefined],
  ['BS in Forestry, magna cum laude', 'BS', 'Forestry'],
  ['Bachelor of Arts in Economics, Minor in Statistics', 'Bachelor of Arts', 'Economics'],
])('reads the degree of "%s"', (line, degree, area) => {
  const [school] = read(`Bellows University          2016 - 2020\n${line}\n`);
  expect(school?.degree).toBe(degree);
  expect(school?.area).toBe(area);
});

it('reads lines that each name a degree and a school', () => {
  const schools = read('MBA in Finance, Bellows University, Reno, NV\n\nBS in Forestry, Cedar College, Boise, ID\n');
  expect(schools).toMatchObject([{ institution: 'Bellows University' }, { institution: 'Cedar College' }]);
});

it('reads a degree below the name of a person whose résumé has no section of schools', () => {
  const { education } = interpret(
    typed(`Jordan Example\njordan.example@example.com\nBellows University - B.S. Forestry\n\n${WORK}`),
  ).resume;
  expect(education).toMatchObject([{ institution: 'Bellows University', degree: 'B.S.' }]);
});
