import { expect, test } from 'vitest';
import {
  BLANK_EXPERIENCE,
  createBlankAnswers,
  parseAnswers,
  readHoneypot,
  readPassword,
  toFieldValues,
} from './answers.ts';

function createForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

const JOB = {
  clientName: 'Juniper Ridge Hospital',
  startDate: '2020-05-04',
  endDate: '2023-02-28',
  role: 'Nurse',
  clientAddress: 'Boise, ID',
};
const ANSWERS = {
  ...createBlankAnswers({ preferredName: '李娜', certifications: 'RN\nACLS', signatureDate: '2026-03-02' }),
  workExperience: [JOB, { ...JOB, endDate: 'Present' }],
  bornInUS: true,
  permissionToStore: true,
};

test('starts empty, with one blank work experience entry', () => {
  const blank = createBlankAnswers();
  expect(blank.workExperience).toEqual([BLANK_EXPERIENCE]);
  expect(Object.values(blank).filter((value) => typeof value === 'string' && value !== '')).toEqual([]);
});

test("reads a form's values back from its fields", () => {
  const form = new FormData();
  for (const [name, value] of toFieldValues(ANSWERS))
    if (value !== false) form.append(name, value === true ? 'on' : value);
  expect(parseAnswers(form)).toEqual(ANSWERS);
});

test('answers contain no password, and the password is as typed', () => {
  const form = createForm({ resumeEmailPassword: '  made-up phrase ', preferredName: ' Delia ' });
  expect(JSON.stringify(parseAnswers(form))).not.toContain('made-up');
  expect(parseAnswers(form).preferredName).toBe('Delia');
  expect(readPassword(form)).toBe('  made-up phrase ');
});

test('without JavaScript, all three entries are sent, and untouched ones are left out', () => {
  const createBlankEntry = (index: number) => ({
    [`workExperience.${index}.role`]: '',
    [`workExperience.${index}.clientName`]: '',
  });
  const sent = createForm({ ...createBlankEntry(0), ...createBlankEntry(1), 'workExperience.2.role': 'Nurse' });
  expect(parseAnswers(sent, { skipBlank: true }).workExperience).toEqual([{ ...BLANK_EXPERIENCE, role: 'Nurse' }]);
  expect(parseAnswers(sent).workExperience).toHaveLength(3);
  expect(
    parseAnswers(createForm({ ...createBlankEntry(0), ...createBlankEntry(1) }), { skipBlank: true }).workExperience,
  ).toEqual([BLANK_EXPERIENCE]);
});

test('multiline text is the same with and without JavaScript', () => {
  expect(parseAnswers(createForm({ certifications: 'RN\r\nACLS\r\n' })).certifications).toBe('RN\nACLS');
});

test('only bots fill in the honeypot', () => {
  expect(readHoneypot(createForm({ website: '' }))).toEqual({});
  expect(readHoneypot(createForm({ website: 'https://spam.example' }))).toEqual({ website: 'https://spam.example' });
});
