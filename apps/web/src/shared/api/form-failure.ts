import { data } from 'react-router';
import type { FormFailure } from '../ui/form-state.tsx';
import { parseProblem } from './problem.ts';

const SECRET_FIELD_PATTERN = /password|secret|token|ticket|assertion|^(email|recovery)?code$/i;

/** The input to restore to the fields, without secrets and files. */
export function readSubmittedValues(form: FormData): FormFailure['values'] {
  const values: FormFailure['values'] = {};
  for (const name of new Set(form.keys())) {
    const texts = form.getAll(name).filter((value) => typeof value === 'string');
    const [first] = texts;
    if (SECRET_FIELD_PATTERN.test(name) || first === undefined) continue;
    values[name] = texts.length > 1 ? texts : first;
  }
  return values;
}

/**
 * What an action returns when the API refused: the messages, the input, and the status. Unknown errors are rethrown to
 * the error page.
 */
export function toFormFailure(failure: unknown, form: FormData) {
  const problem = parseProblem(failure);
  if (!problem) throw failure;
  const { code, message, hint, fields, status } = problem;
  const body: FormFailure = {
    message,
    code,
    ...(hint !== undefined && { hint }),
    fields,
    values: readSubmittedValues(form),
  };
  return data({ failure: body }, { status });
}
