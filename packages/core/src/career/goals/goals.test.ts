import { describe, expect, test } from 'vitest';
import { listCredentials } from '../credentials/index.ts';
import { parseGoals } from './parse.ts';

const getNames = (text: string) => parseGoals(text).credentials.map(({ credential }) => credential.name);

describe('what goals reject', () => {
  test.each([
    ['I don’t want to manage people', 'lead'],
    ["I don't want to manage a team anymore", 'lead'],
    ['no more night shifts', 'nights'],
    ['not remote', 'remote'],
    ['Tired of working weekends', 'nights'],
    ['Managing people isn’t for me', 'lead'],
    ['no travel, please', 'travel'],
    ['I want to be home every night', 'travel'],
    ['regular hours', 'nights'],
  ] as const)('“%s”', (text, topic) => {
    const { topics, unwanted } = parseGoals(text);
    expect(unwanted).toContain(topic);
    expect(topics).not.toContain(topic);
  });

  test.each([
    ['I don’t mind night shifts', 'nights'],
    ['I want to lead a team', 'lead'],
    ['promotion to senior', 'advance'],
    ['don’t want college', 'no-degree'],
    ['No weekends, but I would like to work remotely', 'remote'],
    ['not only remote jobs', 'remote'],
    ['I am not sure how to manage people yet but want to', 'lead'],
  ] as const)('isn’t anything in “%s”', (text, topic) => {
    expect(parseGoals(text).topics).toContain(topic);
  });

  test('are skills, too', () => {
    const { skills, unwantedSkills } = parseGoals('I want to learn SQL. I don’t want to use Photoshop.');
    expect(skills).toEqual(['sql']);
    expect(unwantedSkills).toEqual(['adobe-photoshop']);
  });
});

describe('exams, certificates, and degrees in goals', () => {
  test('are all found', () => {
    expect(
      getNames(
        'NCLEX, Series 7, EPA 608, CDL, PMP, CompTIA A+, a bachelor’s degree, an MBA, the Praxis, LSAT, MCAT, CPA, PTCB, OSHA 10, GED',
      ),
    ).toHaveLength(15);
  });

  test('count only as whole words', () => {
    expect(getNames('I accept a class at the acne clinic; the decal pleased me')).toEqual([]);
  });

  test('may be owned or unwanted', () => {
    expect(parseGoals('I have my CDL').credentials).toMatchObject([{ isOwned: true, isUnwanted: false }]);
    expect(parseGoals('I need to get a CDL').credentials).toMatchObject([{ isOwned: false }]);
    expect(parseGoals('I don’t want to take the LSAT').credentials).toMatchObject([{ isUnwanted: true }]);
  });

  test('are reported if we don’t know them', () => {
    expect(parseGoals('I want the ZQX certification').unknown).toEqual(['ZQX certification']);
    expect(parseGoals('I want the Golden Ladder Certificate').unknown[0]).toContain('Golden Ladder');
    expect(parseGoals('Work in the USA or from home ASAP').unknown).toEqual([]);
  });

  test('have readable rows', () => {
    for (const { name, use, where } of listCredentials())
      for (const text of [name, use, where]) expect(text).not.toMatch(/\.$|^\s|undefined|\|/);
  });
});

describe('places and times in goals', () => {
  test('are read', () => {
    expect(parseGoals('in Texas within six months')).toMatchObject({ state: 'Texas', months: 6 });
    expect(parseGoals('in Ohio or Texas, in 2 years')).toMatchObject({ state: null, months: 24 });
    expect(parseGoals('')).toMatchObject({ state: null, months: null, topics: [], unwanted: [], credentials: [] });
  });
});

test('any text is read quickly', () => {
  const texts = [
    'no '.repeat(330),
    'manage '.repeat(140),
    '('.repeat(1000),
    'A'.repeat(1000),
    'Aa '.repeat(330),
    '\u202e“”'.repeat(300),
  ];
  parseGoals('PMP');
  for (const text of texts) {
    const start = performance.now();
    parseGoals(text);
    expect(performance.now() - start).toBeLessThan(3000);
  }
});
