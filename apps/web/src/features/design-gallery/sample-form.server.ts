import { emailSchema } from '@foothold/contracts/accounts';
import { data } from 'react-router';
import { z } from 'zod';
import { readSubmittedValues } from '../../shared/api/form-failure.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';

const sample = z.object({
  name: z.string().trim().min(1, 'Please tell us your name.'),
  email: emailSchema,
  agree: z.literal('on', { error: 'Please tick the box to go on.' }),
});

/** Validates the sample form, to show its error state. */
export async function validateSample({ request }: { request: Request }) {
  const form = await request.formData();
  const checked = sample.safeParse(Object.fromEntries(form));
  if (checked.success) return { failure: null };
  const fields: Record<string, string> = {};
  for (const issue of checked.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const failure: FormFailure = {
    message: 'Some fields need your attention. Check the highlighted fields and try again.',
    fields,
    values: readSubmittedValues(form),
  };
  return data({ failure }, { status: 400 });
}
