import { waitlistSchema } from '@foothold/contracts/support/shapes';
import { describe, expect, test } from 'vitest';
import {
  findFurthestStep,
  findStepWithProblem,
  packWaitlist,
  parsePlan,
  parseStep,
  STEPS,
  toStoredValues,
} from './waitlist.ts';
import { listAnswers } from './waitlist-answers.ts';

function createForm(values: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of values) form.append(name, value);
  return form;
}

const PERSON_ENTRIES: [string, string][] = [
  ['firstName', 'Noor'],
  ['lastName', 'Haddad'],
  ['email', 'noor@example.com'],
];
const WORK: [string, string][] = [
  ['currentRole', 'Nurse'],
  ['experience', 'Mid Level (3-5 years)'],
  ['industry', 'Healthcare'],
];
const GOAL_ENTRIES: [string, string][] = [
  ['targetRole', 'Charge nurse'],
  ['urgency', 'soon'],
];

test('the wizard has four steps', () => {
  expect(STEPS.map(({ title }) => title)).toEqual([
    'Personal Info',
    'Professional Background',
    'Career Goals',
    'Confirmation',
  ]);
});

describe('moving to the next step', () => {
  test('requires firstName, lastName, and email on step 1', () => {
    expect(findFurthestStep(createForm([]))).toBe(1);
    expect(findFurthestStep(createForm(PERSON_ENTRIES.map(([name]) => [name, '  '])))).toBe(1);
    expect(findFurthestStep(createForm(PERSON_ENTRIES))).toBe(2);
  });

  test('requires currentRole, experience, and industry on step 2', () => {
    expect(findFurthestStep(createForm([...PERSON_ENTRIES, ...WORK.slice(1)]))).toBe(2);
    expect(findFurthestStep(createForm([...PERSON_ENTRIES, ...WORK]))).toBe(3);
  });

  test('requires targetRole and urgency on step 3; all else is optional', () => {
    expect(findFurthestStep(createForm([...PERSON_ENTRIES, ...WORK, ...GOAL_ENTRIES.slice(1)]))).toBe(3);
    expect(findFurthestStep(createForm([...PERSON_ENTRIES, ...WORK, ...GOAL_ENTRIES]))).toBe(4);
  });
});

test.each([
  ['', 1],
  ['step=3', 3],
  ['step=0', 1],
  ['step=9', 1],
  ['step=two', 1],
])('the address ?%s opens step %i', (query, step) => {
  expect(parseStep(new URLSearchParams(query))).toBe(step);
});

const NAMES = { one: 'Hold One', prime: 'Hold Prime', x: 'Hold X' };

test.each([
  ['', 'Hold One'],
  ['plan=prime', 'Hold Prime'],
  ['plan=Hold+Prime', 'Hold Prime'],
  ['plan=Gold', 'Hold One'],
])('the plan of ?%s is %s', (query, plan) => {
  expect(parsePlan(new URLSearchParams(query), NAMES)).toBe(plan);
});

describe('waitlist data', () => {
  const form = createForm([
    ...PERSON_ENTRIES,
    ...WORK,
    ...GOAL_ENTRIES,
    ['skills', 'React'],
    ['skills', 'Leadership'],
    ['goals', 'Remote Work'],
    ['newsletter', 'on'],
    ['plan', 'Hold One'],
  ]);

  test('has every field, with lists as lists, and the contract accepts it', () => {
    expect(packWaitlist(form)).toEqual({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor@example.com',
      phone: '',
      currentRole: 'Nurse',
      experience: 'Mid Level (3-5 years)',
      industry: 'Healthcare',
      targetRole: 'Charge nurse',
      skills: ['React', 'Leadership'],
      goals: ['Remote Work'],
      urgency: 'soon',
      additionalInfo: '',
      newsletter: true,
      plan: 'Hold One',
    });
    expect(waitlistSchema.safeParse(packWaitlist(form)).success).toBe(true);
  });

  test('leaves missing choices to the server, which names the field', () => {
    const refused = waitlistSchema.safeParse(packWaitlist(createForm(PERSON_ENTRIES)));
    const named = refused.error?.issues.map(({ path }) => path[0]);
    expect(named).toEqual(['currentRole', 'experience', 'industry', 'targetRole', 'urgency']);
  });

  test('is shown completely before it is sent', () => {
    const shown = listAnswers(form).flatMap(({ answers }) => answers.map(({ term, value }) => `${term}: ${value}`));
    expect(shown).toContain('How soon: Soon (1-3 months)');
    expect(shown).toContain('Skills: React, Leadership');
    expect(shown).toContain('Phone: Not provided');
  });

  test('keeps every value of a name for a reload', () => {
    expect(toStoredValues(form)).toMatchObject({ skills: ['React', 'Leadership'], email: ['noor@example.com'] });
  });
});

test('a refused field leads to the first step that has one', () => {
  expect(findStepWithProblem({ urgency: 'x', industry: 'x' })).toBe(2);
  expect(findStepWithProblem({})).toBeNull();
});
