import {
  CURRENT_JOB_END,
  EXPERIENCE_RULES,
  type Experience,
  MAX_EXPERIENCES,
  type RegistrationAnswers,
  type RegistrationTexts,
  TEXT_RULES,
} from '@foothold/contracts/recruiting/registration-choices';
import { readFormText } from '../../../shared/api/form-text.ts';

/** Converts between the form's fields and a registration. */

export const EXPERIENCE_FIELDS = Object.keys(EXPERIENCE_RULES) as (keyof Experience)[];
const TEXT_FIELDS = Object.keys(TEXT_RULES) as (keyof RegistrationTexts)[];
const CHECKBOX_FIELDS = ['bornInUS', 'forwarding', 'confirmAccuracy', 'permissionToStore'] as const;

/** Name of a field of a work experience entry. `present` is the checkbox that replaces the end date. */
export const getEntryFieldName = (index: number, field: keyof Experience | 'present'): string =>
  `workExperience.${index}.${field}`;

export const BLANK_EXPERIENCE: Experience = { clientName: '', startDate: '', endDate: '', role: '', clientAddress: '' };

/** Initial answers: one blank work experience entry, signed today. */
export function createBlankAnswers(known: Partial<RegistrationTexts> = {}): RegistrationAnswers {
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, known[name] ?? ''])) as RegistrationTexts),
    workExperience: [BLANK_EXPERIENCE],
    bornInUS: false,
    forwarding: false,
    confirmAccuracy: false,
    permissionToStore: false,
  };
}

const readText = (form: FormData, name: string) => readFormText(form, name).replaceAll('\r\n', '\n').trim();

function parseExperience(form: FormData, index: number): Experience {
  const entry = Object.fromEntries(
    EXPERIENCE_FIELDS.map((field) => [field, readText(form, getEntryFieldName(index, field))]),
  );
  return {
    ...(entry as Experience),
    ...(form.has(getEntryFieldName(index, 'present')) && { endDate: CURRENT_JOB_END }),
  };
}

const isBlank = (entry: Experience) => Object.values(entry).every((value) => value === '');

/**
 * All answers except the password.
 * @param skipBlank leaves out blank work experience entries after the first, because the form shows all three without
 * JavaScript
 */
export function parseAnswers(form: FormData, { skipBlank = false } = {}): RegistrationAnswers {
  const indices = Array.from({ length: MAX_EXPERIENCES }, (_, index) => index);
  const entries = indices
    .filter((index) => EXPERIENCE_FIELDS.some((field) => form.has(getEntryFieldName(index, field))))
    .map((index) => parseExperience(form, index));
  const filled = skipBlank ? entries.filter((entry) => !isBlank(entry)) : entries;
  return {
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, readText(form, name)])) as RegistrationTexts),
    workExperience: filled.length > 0 ? filled : [BLANK_EXPERIENCE],
    bornInUS: form.has('bornInUS'),
    forwarding: form.has('forwarding'),
    confirmAccuracy: form.has('confirmAccuracy'),
    permissionToStore: form.has('permissionToStore'),
  };
}

/** The password exactly as typed, because spaces can be part of it. */
export const readPassword = (form: FormData): string => readFormText(form, 'resumeEmailPassword');

/** The form's field values by name; checkboxes are true or false. */
export function toFieldValues(answers: RegistrationAnswers): Map<string, string | boolean> {
  const fields = new Map<string, string | boolean>();
  for (const name of TEXT_FIELDS) fields.set(name, answers[name]);
  for (const name of CHECKBOX_FIELDS) fields.set(name, answers[name]);
  answers.workExperience.forEach((entry, index) => {
    const isPresent = entry.endDate === CURRENT_JOB_END;
    for (const field of EXPERIENCE_FIELDS) fields.set(getEntryFieldName(index, field), entry[field]);
    fields.set(getEntryFieldName(index, 'present'), isPresent);
    if (isPresent) fields.set(getEntryFieldName(index, 'endDate'), '');
  });
  return fields;
}

/** Present only if a bot filled in the field. */
export function readHoneypot(form: FormData): { website?: string } {
  const website = readFormText(form, 'website');
  return website === '' ? {} : { website };
}
