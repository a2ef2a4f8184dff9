import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { type KnownProblem, parseProblem } from '../../../shared/api/problem.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { HINTS } from './messages.ts';

/** What an error of the contract says besides its message: the rules, or the statements that aren’t confirmed. */
function listDetails({ data }: KnownProblem): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { reasons, statements } = data as { reasons?: unknown; statements?: unknown };
  return [reasons, statements].flatMap((list) => (Array.isArray(list) ? list.map(toText) : [])).filter(Boolean);
}

const toText = (item: unknown): string =>
  typeof item === 'string'
    ? item
    : typeof item === 'object' && item !== null && 'text' in item
      ? String(item.text)
      : '';

/** The fields of the submission form by the names that the contract has for them. */
function renameFields(fields: FormFailure['fields'], kind: FormDataEntryValue | null): FormFailure['fields'] {
  const names: Readonly<Record<string, string>> = {
    text: kind === 'screenshot' ? 'note' : kind === 'email' ? 'mail' : 'number',
    fileId: 'file',
  };
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [names[name] ?? name, message]));
}

/** A refusal in clear words with what to do about it, and the input. Unknown errors are rethrown to the error page. */
export function toExplainedFailure(error: unknown, form: FormData): { failure: FormFailure; status: number } {
  const problem = parseProblem(error);
  const { failure } = toFormFailure(error, form).data;
  if (!problem) return { failure, status: 400 };
  const hint = [...listDetails(problem), failure.hint ?? HINTS[problem.code]].filter(Boolean).join(' ');
  const fields = renameFields(
    problem.code === 'packets.file' ? { file: failure.message } : failure.fields,
    form.get('kind'),
  );
  return { failure: { ...failure, fields, ...(hint !== '' && { hint }) }, status: problem.status };
}
