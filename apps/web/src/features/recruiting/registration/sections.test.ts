import { findRegistrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { expect, test } from 'vitest';
import { createBlankAnswers } from './answers.ts';
import { countMissingByStep, removeEntryProblems, SECTIONS, STEPS, sortByFormOrder } from './sections.ts';

test('the step banner', () => {
  expect(STEPS).toEqual(['Personal', 'Contact', 'Experience', 'Finish']);
});

test('the seven sections', () => {
  expect(SECTIONS.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 Personal Information',
    '2 Contact Information',
    '3 Work Experience',
    '4 Education Summary',
    '5 Visa Details & Availability',
    '6 Certifications & Achievements',
    '7 Role Preference & Final Details',
  ]);
});

test('every problem of an empty form belongs to a section, from top to bottom', () => {
  const problems = sortByFormOrder(findRegistrationProblems(createBlankAnswers(), ''));
  const fields = SECTIONS.flatMap((section): readonly string[] => section.fields);
  const places = Object.keys(problems).map((path) => fields.indexOf(path.split('.')[0] ?? ''));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(countMissingByStep(problems)).toEqual({ Personal: 2, Contact: 5, Experience: 8, Finish: 7 });
});

test("an entry's problems are removed with it, and later entries' move up", () => {
  const problems = {
    email: 'x',
    'workExperience.0.role': 'first',
    'workExperience.1.role': 'second',
    'workExperience.2.endDate': 'third',
  };
  expect(removeEntryProblems(problems, 1)).toEqual({
    email: 'x',
    'workExperience.0.role': 'first',
    'workExperience.1.endDate': 'third',
  });
});
