import type { VisitorScore } from '@foothold/contracts/resumes';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { readJobInput } from '../job/job-input.ts';
import { readPageForForm } from '../job/read-page.server.ts';
import { hasFile } from '../upload/form-file.server.ts';

/** Loads the sample's score if the URL asks for it: `/score?sample=1`. */
export async function loadSample({ request, context }: RouteArgs): Promise<VisitorScore | null> {
  if (!new URL(request.url).searchParams.has('sample')) return null;
  return load(context.get(requestContext).api.resumes.trySample());
}

/** Handles the page's form without JavaScript. Nothing is stored, so the response is the page itself. */
export async function scoreVisitorFile({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const listingId = readFormText(form, 'listingId');
  const job = readJobInput(form);
  if (!listingId && job.kind === 'page') return readPageForForm(api, job.url, form);
  const file = form.get('file');
  if (!hasFile(file)) return toFormFailure(NO_FILE_ERROR, form);
  try {
    const result: VisitorScore = await api.resumes.tryOne({
      file,
      ...(listingId
        ? { listingId }
        : job.kind === 'text' && { jobText: job.text, ...(job.title && { jobTitle: job.title }) }),
    });
    return { result, failure: null as FormFailure | null };
  } catch (error) {
    return toFormFailure(error, form);
  }
}

const NO_FILE_ERROR = {
  code: 'request.invalid',
  status: 400,
  message: 'No file selected.',
  fields: { file: 'Choose your résumé.' },
};
