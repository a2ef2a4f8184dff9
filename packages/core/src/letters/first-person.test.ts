import { describe, expect, it } from 'vitest';
import { verifyText } from '../improve/index.ts';
import { HONEST_EDITS } from '../improve/testing/index.ts';
import { toFirstPerson } from './first-person.ts';

describe('lines that can follow “I”', () => {
  it.each([
    ['Cared for 6 patients a shift', 'cared for 6 patients a shift'],
    ['Responsible for managing the night shift', 'managed the night shift'],
    ['Reduced overtime by about 20%.', 'reduced overtime by about 20%'],
    ['Did not supervise staff', undefined],
    ['I trained five apprentices', 'trained five apprentices'],
    ['Successfully closed 14 accounts', 'closed 14 accounts'],
    ['Helped schedule 14 aides', 'helped schedule 14 aides'],
    ['Filed, copied and mailed forms', 'filed, copied and mailed forms'],
    [
      'Responsible for giving medication to 6 patients and for charting',
      'was responsible for giving medication to 6 patients and for charting',
    ],
    ['Was part of the crew that repainted the ferry', 'was part of the crew that repainted the ferry'],
    ['Assessed about 30 patients a day', 'assessed about 30 patients a day'],
    ['Used Excel to track expenses', 'used Excel to track expenses'],
  ])('turns “%s” into “%s”', (line, expected) => {
    expect(toFirstPerson(line, false)).toBe(expected);
  });

  it('uses the present tense only for an ongoing role', () => {
    expect(toFirstPerson('Manage 12 nurses on nights', true)).toBe('manage 12 nurses on nights');
    expect(toFirstPerson('Manage 12 nurses on nights', false)).toBeUndefined();
  });
});

describe('lines that can’t', () => {
  it.each([
    'Managed team of 5',
    'Promoted to shift lead in 2021',
    'Awarded Employee of the Month',
    'Supervised by a lead of 12',
    'Cooked, cleaned, served',
    'Python, SQL, Excel',
    'Night shift, 28-bed unit',
    'Achievements: led the audit of 4 branches',
    'Sorted mail; answered phones',
    'Led 4 audits. Wrote 3 reports.',
    'Managing 12 nurses on nights',
    'Certified in CPR',
    'Wrote docs at https://example.com',
    '',
  ])('rejects “%s”', (line) => {
    expect(toFirstPerson(line, false)).toBeUndefined();
  });
});

it('never says anything that the line doesn’t', () => {
  const sentences = Object.values(HONEST_EDITS)
    .flat()
    .flatMap(([line]) => {
      const rest = toFirstPerson(line, false);
      return rest === undefined ? [] : [{ line, rest }];
    });
  expect(sentences.length).toBeGreaterThan(50);
  for (const { line, rest } of sentences) expect(verifyText(`I ${rest}.`, [line]).ok, `${line} → ${rest}`).toBe(true);
});
