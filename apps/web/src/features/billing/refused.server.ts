import { readSubmittedValues, toFormFailure } from '../../shared/api/form-failure.ts';
import type { FormFailure } from '../../shared/ui/form-state.tsx';

const isServiceDown = (error: unknown): error is { code: string; status: number; message: string } =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'billing.service';

/**
 * The form's message after a billing call was refused or the payment service was unreachable. Unknown errors are
 * rethrown to the error page.
 */
export function toBillingRefusal(error: unknown, form: FormData): { failure: FormFailure; status: number } {
  if (isServiceDown(error))
    return { failure: { message: error.message, fields: {}, values: readSubmittedValues(form) }, status: error.status };
  const { data, init } = toFormFailure(error, form);
  return { failure: data.failure, status: init?.status ?? 400 };
}
