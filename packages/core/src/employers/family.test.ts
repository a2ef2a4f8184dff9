import { expect, test } from 'vitest';
import { createEmployerIndex, type FiledEmployer } from './employer-index.ts';
import { findFamily } from './family.ts';

const WORDS = new Set([
  'blue',
  'bright',
  'choice',
  'first',
  'harbor',
  'lantern',
  'river',
  'software',
  'summit',
  'north',
]);
const isWord = (word: string) => WORDS.has(word);

type Place = `${string}, ${string}`;

/** An employer with its cities and number of approvals. */
const file = (name: string, places: readonly Place[] = [], approvals = 1): FiledEmployer => ({
  name,
  states: [...new Set(places.map((place) => place.slice(-2)))],
  cities: places,
  approvals,
});

const find = (name: string, states: string[], employers: FiledEmployer[]) =>
  findFamily(createEmployerIndex(employers), { name, states }, { isWord }).map(({ employer }) => employer.name);

test('finds a legal name by its words, whatever its form, punctuation, and abbreviations', () => {
  const employers = [
    file('ST VELDAS HLTH SYS L L C', ['Boise, ID']),
    file('TARNWICK SVCS INC', ['Austin, TX']),
    file('O KESTREL & DAUGHTERS INTL CORP', ['Reno, NV']),
  ];
  expect(find('St. Velda’s Health Systems', ['ID'], employers)).toEqual(['ST VELDAS HLTH SYS L L C']);
  expect(find('Tarnwick Services, Inc.', ['TX'], employers)).toEqual(['TARNWICK SVCS INC']);
  expect(find('O’Kestrel and Daughters International', ['NV'], employers)).toEqual(['O KESTREL & DAUGHTERS INTL CORP']);
});

test('finds an employer by the name that it does business under, and by its former name', () => {
  const employers = [
    file('QUILLON HOLDINGS LLC D/B/A BRINDLEMARK', ['Salem, OR']),
    file('DOVETHORN INC F/K/A MARLOWISK LABS INC', ['Salem, OR']),
  ];
  expect(find('Brindlemark', ['OR'], employers)).toEqual(['QUILLON HOLDINGS LLC D/B/A BRINDLEMARK']);
  expect(find('Marlowisk Labs', ['OR'], employers)).toEqual(['DOVETHORN INC F/K/A MARLOWISK LABS INC']);
});

test('takes the parts of a large company with a distinctive name, largest first', () => {
  const employers = [
    file('VEXELLON CLOUD LLC', ['San Jose, CA'], 40),
    file('VEXELLON INC', ['San Jose, CA'], 300),
    file('VEXELLON NEUROSURGERY PC', ['Ogden, UT'], 1),
    file('VEXELLON COLLEGE', ['San Jose, CA'], 2),
    file('MIRAVONE LLC INDIRECT SUBSIDIARY OF VEXELLON CORP', ['Miami, FL'], 7),
  ];
  expect(find('Vexellon', ['NY'], employers)).toEqual([
    'VEXELLON INC',
    'VEXELLON CLOUD LLC',
    'MIRAVONE LLC INDIRECT SUBSIDIARY OF VEXELLON CORP',
  ]);
});

test('refuses an everyday word without a state in common', () => {
  const employers = [file('SUMMIT INC', ['Reno, NV'], 9), file('SUMMIT CARE LLC', ['Troy, MI'], 3)];
  expect(find('Summit', [], employers)).toEqual([]);
  expect(find('Summit', ['OH'], employers)).toEqual([]);
  expect(find('Summit', ['NV', 'OH'], employers)).toEqual(['SUMMIT INC']);
});

test('refuses a longer name after an everyday word unless it is the only one, in the same state', () => {
  const software = file('LANTERN SOFTWARE INC', ['Provo, UT'], 2);
  const other = file('LANTERN FREIGHT INC', ['Provo, UT'], 2);
  expect(find('Lantern', ['UT'], [software])).toEqual(['LANTERN SOFTWARE INC']);
  expect(find('Lantern', ['CA'], [software])).toEqual([]);
  expect(find('Lantern', ['UT'], [file('LANTERN FREIGHT INC', ['Orem, UT'], 2)])).toEqual([]);
  expect(find('Lantern', ['UT'], [software, { ...other, cities: ['Orem, UT'] }])).toEqual([]);
});

test('takes employers of one city for one company', () => {
  const employers = [file('HARBOR LENDING LLC', ['Erie, PA'], 6), file('HARBOR CARDS LLC', ['Erie, PA'], 5)];
  expect(find('Harbor', [], employers)).toEqual(['HARBOR LENDING LLC', 'HARBOR CARDS LLC']);
});

test('needs a state for a name of several everyday words', () => {
  const employers = [file('FIRST CHOICE LLC', ['Tampa, FL']), file('FIRST CHOICE INC', ['Dover, DE'])];
  expect(find('First Choice', [], employers)).toEqual([]);
  expect(find('First Choice', ['FL'], employers)).toEqual(['FIRST CHOICE LLC']);
});

test('does not take the university of a state for all that are named after it', () => {
  const employers = [
    file('UNIVERSITY OF NORVANIA', ['Lund, NV']),
    file('UNIVERSITY OF NORVANIA CITY HOSPITAL', ['Lund, NV']),
  ];
  expect(find('University of Norvania', ['NV'], employers)).toEqual(['UNIVERSITY OF NORVANIA']);
});

test('needs a state for a branch that is named after one', () => {
  const employers = [file('VALEMARK FAMILY SERVICES OF ILLINOIS', ['Peoria, IL'], 8)];
  expect(find('Valemark Family Services', [], employers)).toEqual([]);
  expect(find('Valemark Family Services', ['IL'], employers)).toEqual(['VALEMARK FAMILY SERVICES OF ILLINOIS']);
});

test('needs a state if the same letters are divided differently', () => {
  const employers = [file('BLUE RIVER INC', ['Ames, IA'])];
  expect(find('BlueRiver', ['NJ'], employers)).toEqual([]);
  expect(find('BlueRiver', ['IA'], employers)).toEqual(['BLUE RIVER INC']);
});

test('knows companies that are separate from the one their name starts with, and short names of large ones', () => {
  const employers = [
    file('HEWLETT PACKARD ENTERPRISE COMPANY', ['Spring, TX'], 150),
    file('PRICEWATERHOUSECOOPERS LLP', ['Tampa, FL'], 150),
  ];
  expect(find('Hewlett Packard', ['TX'], employers)).toEqual([]);
  expect(find('Hewlett Packard Enterprise', ['TX'], employers)).toEqual(['HEWLETT PACKARD ENTERPRISE COMPANY']);
  expect(find('PwC', ['NY'], employers)).toEqual(['PRICEWATERHOUSECOOPERS LLP']);
});

test('says how certain each match is, and why', () => {
  const index = createEmployerIndex([
    file('OSTREVANT LLC', ['Ames, IA'], 3),
    file('OSTREVANT DRONES LLC', ['Ames, IA'], 2),
  ]);
  expect(findFamily(index, { name: 'Ostrevant', states: ['IA'] }, { isWord })).toMatchObject([
    { employer: { name: 'OSTREVANT LLC' }, basis: 'same-name', confidence: 0.99 },
    { employer: { name: 'OSTREVANT DRONES LLC' }, basis: 'longer-name-and-place', confidence: 0.97 },
  ]);
});

test('returns nothing for names without letters', () => {
  const employers = [file('', []), file('— LLC', []), file('!!!', [])];
  for (const name of ['', '   ', '(…)', '!!!', '—']) expect(find(name, [], employers)).toEqual([]);
});
