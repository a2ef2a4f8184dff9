import type { FactorMethod } from '@foothold/contracts/accounts/shapes';
import { readFormText } from '../../shared/api/form-text.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';

/** What is still required after the correct password. */
export interface SecondStep {
  /** Replaces the password in the next step; valid for a few minutes. */
  ticket: string;
  methods: FactorMethod[];
}

/** What the login page shows next. */
export interface LogInOutcome {
  failure: FormFailure | null;
  step: SecondStep | null;
  /** An emailed code is required along with the password. */
  emailCode: RequestedCode | null;
}

export interface RequestedCode {
  /** The email address that was entered. */
  email: string;
}

const METHODS: readonly FactorMethod[] = ['code', 'recovery-code', 'passkey'];

/** The emailed code that a form asked for; null if it didn't. */
export const parseRequestedCode = (form: FormData): RequestedCode | null =>
  form.has('emailCode') ? { email: readFormText(form, 'email') } : null;

/** The fields that carry the step to the next form. */
export const getStepFields = ({ ticket, methods }: SecondStep) => ({ ticket, methods: methods.join(' ') });

/** The step that a form was submitted from; null for the first step. */
export function parseStep(form: FormData): SecondStep | null {
  const ticket = readFormText(form, 'ticket');
  if (ticket === '') return null;
  const methodNames = readFormText(form, 'methods').split(' ');
  return { ticket, methods: METHODS.filter((method) => methodNames.includes(method)) };
}
