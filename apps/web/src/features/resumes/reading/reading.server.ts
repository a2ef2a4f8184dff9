import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

/** The result of reading the file again. */
export type ReadAgainResult =
  | { read: { before: number; version: number; position: number; changed: number } }
  | { failure: FormFailure };

/** Reads the stored file again, based on the version that the form was rendered with. */
export async function readAgain({ context, params: { id }, request }: RouteArgs<'id'>) {
  const form = await request.formData();
  const formVersion = Number(readFormText(form, 'baseVersion'));
  try {
    const { resume, changed } = await context
      .get(requestContext)
      .api.resumes.readAgain({ id, baseVersion: formVersion });
    return {
      read: { before: formVersion, version: resume.currentVersion, position: resume.currentPosition, changed },
    } satisfies ReadAgainResult;
  } catch (error) {
    return toFormFailure(error, form);
  }
}
