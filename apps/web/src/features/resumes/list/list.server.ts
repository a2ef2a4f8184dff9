import { limits } from '@foothold/contracts/resumes';
import { data, redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { toDraft } from '../model/draft.ts';
import { listShownPaths } from '../model/paths.ts';
import { getText } from '../model/text-at.ts';
import { getFieldElementId } from '../reading/field-hash.ts';
import { hasFile } from '../upload/form-file.server.ts';
import { fileRules, findWantedListing } from '../upload/upload.server.ts';

export async function loadResumes(args: RouteArgs) {
  const { api, viewer } = args.context.get(requestContext);
  const [{ resumes }, listing] = await Promise.all([load(api.resumes.list()), findWantedListing(args)]);
  // A résumé has no score here if the job, the rubric, or the month has changed since. Opening it computes and stores
  // one.
  const scoredResumes = await Promise.all(
    resumes.map(async (resume) => {
      if (resume.score) return resume;
      const { total, kind } = await load(api.resumes.report({ id: resume.id }));
      return { ...resume, score: { total, kind } };
    }),
  );
  return {
    resumes: scoredResumes,
    listing,
    file: fileRules,
    titleLimit: limits.title,
    savedLimit: Number(viewer?.capabilities['resumes.kept'] ?? 0),
    isSaving: new URL(args.request.url).searchParams.has('keep'),
  };
}

export async function changeResumes(args: RouteArgs) {
  const form = await args.request.formData();
  switch (readFormText(form, 'intent')) {
    case 'sample':
      return addSample(args, form);
    case 'start':
      return start(args, form);
    case 'rename':
      return rename(args, form);
    case 'duplicate':
      return duplicate(args, form);
    case 'archive':
    case 'restore':
      return archive(args, form);
    case 'remove':
      return remove(args, form);
    default:
      return upload(args, form);
  }
}

/** Handles the page's drop zone without JavaScript. */
async function upload({ context }: RouteArgs, form: FormData) {
  const file = form.get('file');
  const listingId = readFormText(form, 'listingId');
  if (!hasFile(file))
    return toFormFailure(
      {
        code: 'request.invalid',
        status: 400,
        message: 'No file selected.',
        fields: { file: 'Choose a file to upload.' },
      },
      form,
    );
  try {
    const { resume, recognized } = await context
      .get(requestContext)
      .api.resumes.upload({ file, ...(listingId && { listingId }) });
    throw redirect(`/portal/resumes/${resume.id}${recognized ? '?known=1' : ''}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFormFailure(error, form);
  }
}

/** Saves the sample, so that everything can be tried without a file. */
async function addSample({ context }: RouteArgs, form: FormData) {
  try {
    const { resume } = await context.get(requestContext).api.resumes.addSample();
    throw redirect(`/portal/resumes/${resume.id}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFormFailure(error, form);
  }
}

/** Creates a résumé without a file, and opens its first empty field. */
async function start({ context }: RouteArgs, form: FormData) {
  try {
    const { id, resume } = await context.get(requestContext).api.resumes.start();
    const draft = toDraft(resume);
    const empty = listShownPaths(draft).find((path) => getText(draft, path) === '');
    throw redirect(`/portal/resumes/${id}/reading${empty === undefined ? '' : `#${getFieldElementId(empty)}`}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFormFailure(error, form);
  }
}

async function rename({ context }: RouteArgs, form: FormData) {
  const id = readFormText(form, 'id');
  try {
    const { title } = await context.get(requestContext).api.resumes.rename({ id, title: readFormText(form, 'title') });
    return data({ renamed: { id, title } });
  } catch (error) {
    return toFormFailure(error, form);
  }
}

async function duplicate({ context }: RouteArgs, form: FormData) {
  try {
    const { id, title } = await context.get(requestContext).api.resumes.copy({ id: readFormText(form, 'id') });
    return data({ copied: { id, title } });
  } catch (error) {
    return toFormFailure(error, form);
  }
}

async function archive({ context }: RouteArgs, form: FormData) {
  const archived = readFormText(form, 'intent') === 'archive';
  try {
    const { resumes } = context.get(requestContext).api;
    const { id, title } = await resumes.archive({ id: readFormText(form, 'id'), archived });
    return archived ? data({ archived: { id, title } }) : data({ restored: { id, title } });
  } catch (error) {
    return toFormFailure(error, form);
  }
}

/** Deleting a résumé that is already gone isn't an error. */
async function remove({ context }: RouteArgs, form: FormData) {
  const id = readFormText(form, 'id');
  try {
    await context.get(requestContext).api.resumes.remove({ id });
  } catch (error) {
    if (parseProblem(error)?.code !== 'resource.not-found') return toFormFailure(error, form);
  }
  return data({ removed: id });
}
