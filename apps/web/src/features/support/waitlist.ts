import {
  EXPERIENCE_LEVELS,
  INDUSTRIES,
  URGENCIES,
  WAITLIST_GOALS,
  WAITLIST_SKILLS,
} from '@foothold/contracts/support/choices';
import type { WaitlistEntry } from '@foothold/contracts/support/shapes';
import { readFormText } from '../../shared/api/form-text.ts';

/** The four steps of the waitlist, and the fields that each requires. */
export const STEPS = [
  { id: 1, title: 'Personal Info', needs: ['firstName', 'lastName', 'email'] },
  { id: 2, title: 'Professional Background', needs: ['currentRole', 'experience', 'industry'] },
  { id: 3, title: 'Career Goals', needs: ['targetRole', 'urgency'] },
  { id: 4, title: 'Confirmation', needs: [] },
] as const;
export const LAST_STEP = STEPS.length;

/** The step number in the URL. */
export function parseStep(search: URLSearchParams): number {
  const step = Number(search.get('step') ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= LAST_STEP ? step : 1;
}

const isFilled = (form: FormData, name: string) => readFormText(form, name).trim() !== '';

/** The furthest step allowed: the first incomplete one, or the last. */
export function findFurthestStep(form: FormData): number {
  return STEPS.find(({ needs }) => !needs.every((name) => isFilled(form, name)))?.id ?? LAST_STEP;
}

/** The step that each field is on. */
const STEP_BY_FIELD: Readonly<Record<string, number>> = {
  firstName: 1,
  lastName: 1,
  email: 1,
  phone: 1,
  currentRole: 2,
  experience: 2,
  industry: 2,
  skills: 2,
  targetRole: 3,
  goals: 3,
  urgency: 3,
  additionalInfo: 3,
};

/** The first step with an invalid field. */
export function findStepWithProblem(fields: Record<string, string>): number | null {
  const steps = Object.keys(fields).flatMap((name) => STEP_BY_FIELD[name] ?? []);
  return steps.length > 0 ? Math.min(...steps) : null;
}

/** The plan in the URL, by its name or short name. Defaults to the first one. */
export function parsePlan(search: URLSearchParams, names: { one: string; prime: string; x: string }): string {
  const asked = search.get('plan')?.trim().toLowerCase();
  const found = Object.entries(names).find(([id, name]) => asked === id || asked === name.toLowerCase());
  return found?.[1] ?? names.one;
}

const parseChoice = <Value extends string>(values: readonly Value[], value: FormDataEntryValue | null) =>
  values.find((one) => one === value);

/** The waitlist payload. A missing choice is left to the server, whose error names the field. */
export function packWaitlist(form: FormData): WaitlistEntry {
  const readText = (name: string) => readFormText(form, name).trim();
  const readAll = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => form.getAll(name).includes(value));
  const plan = readText('plan');
  const website = readText('website');
  return {
    firstName: readText('firstName'),
    lastName: readText('lastName'),
    email: readText('email'),
    phone: readText('phone'),
    currentRole: readText('currentRole'),
    experience: parseChoice(EXPERIENCE_LEVELS, form.get('experience')) as WaitlistEntry['experience'],
    industry: parseChoice(INDUSTRIES, form.get('industry')) as WaitlistEntry['industry'],
    targetRole: readText('targetRole'),
    skills: readAll('skills', WAITLIST_SKILLS),
    goals: readAll('goals', WAITLIST_GOALS),
    urgency: parseChoice(
      URGENCIES.map(({ id }) => id),
      form.get('urgency'),
    ) as WaitlistEntry['urgency'],
    additionalInfo: readText('additionalInfo'),
    newsletter: form.get('newsletter') !== null,
    ...(plan !== '' && { plan }),
    ...(website !== '' && { website }),
  };
}

/** A form's names and values as stored in the tab's session. Each name appears once, with all its values. */
export function toStoredValues(form: FormData): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const name of new Set(form.keys()))
    values[name] = form.getAll(name).filter((value) => typeof value === 'string');
  return values;
}
