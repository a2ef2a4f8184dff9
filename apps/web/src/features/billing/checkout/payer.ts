import { EMAIL_PATTERN } from '@foothold/contracts/support/choices';
import { readFormText } from '../../../shared/api/form-text.ts';
import { INVALID_EMAIL, MISSING_INFORMATION } from '../texts.ts';

/** The payer's details at checkout. */
export interface Payer {
  firstName: string;
  lastName: string;
  email: string;
}

const FIELDS = ['firstName', 'lastName', 'email'] as const satisfies readonly (keyof Payer)[];

export const parsePayer = (form: FormData): Payer => ({
  firstName: readFormText(form, 'firstName').trim(),
  lastName: readFormText(form, 'lastName').trim(),
  email: readFormText(form, 'email').trim(),
});

export interface PayerProblem {
  /** The first field to fix. */
  field: keyof Payer;
  message: typeof MISSING_INFORMATION | typeof INVALID_EMAIL;
  /** Every invalid field. */
  fields: Partial<Record<keyof Payer, string>>;
}

/** Validates the payer. All three fields are required, and the email must look like one. */
export function validatePayer(payer: Payer): PayerProblem | null {
  const empty = FIELDS.filter((name) => payer[name] === '');
  const [first] = empty;
  if (first)
    return {
      field: first,
      message: MISSING_INFORMATION,
      fields: Object.fromEntries(empty.map((name) => [name, 'This field is required.'])),
    };
  if (EMAIL_PATTERN.test(payer.email)) return null;
  return { field: 'email', message: INVALID_EMAIL, fields: { email: INVALID_EMAIL.description } };
}

export const formatFullName = ({ firstName, lastName }: Payer): string => `${firstName} ${lastName}`;

/** Splits a member's full name into two fields. Everything after the first word is the last name. */
export function toPayer(viewer: { name: string; email: string } | null): Payer {
  const [firstName = '', ...rest] = (viewer?.name ?? '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), email: viewer?.email ?? '' };
}
