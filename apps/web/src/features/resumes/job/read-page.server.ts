import type { JobPage } from '@foothold/contracts/resumes';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import type { RequestContext } from '../../../shared/request-context.ts';

/** Reads the job's page for a form that was submitted without JavaScript. The response is the form with what was read. */
export async function readPageForForm(api: RequestContext['api'], url: string, form: FormData) {
  try {
    const page: JobPage = await api.resumes.readJob({ url });
    return { page, failure: null };
  } catch (error) {
    return toFormFailure(renameFields(error, { url: 'jobUrl' }), form);
  }
}

/** Renames fields of a refused request from their name in the contract to their name in the form. */
export function renameFields(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof Error) || !('data' in error)) return error;
  const data = error.data as { fields?: Record<string, string> } | undefined;
  if (data?.fields)
    data.fields = Object.fromEntries(
      Object.entries(data.fields).map(([name, message]) => [names[name] ?? name, message]),
    );
  return error;
}
