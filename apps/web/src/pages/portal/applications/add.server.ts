import { limits } from '@foothold/contracts/applications';
import { redirect } from 'react-router';
import { BOARD_PATH } from '../../../features/applications/paths.ts';
import { readPageForForm, renameFields } from '../../../features/resumes/job/read-page.server.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The page at /portal/applications/new. */
export async function loadAdd({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { resumes } = await load(api.resumes.list());
  return {
    limits: { title: limits.title, company: limits.company, place: limits.place, url: limits.url },
    textLimits: { description: limits.description, note: limits.note },
    resumes: resumes.map(({ id, title }) => ({ id, title })),
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
}

/** Adds the application, or reads the job's page for the form without JavaScript. */
export async function addApplication({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const form = await request.formData();
  const read = (name: string) => readFormText(form, name).trim();
  if (form.has('readPage')) return readPageForForm(api, read('jobUrl'), form);
  const isSent = read('state') === 'submitted';
  try {
    const { id } = await api.applications.add({
      title: read('title'),
      company: read('company'),
      place: read('place'),
      url: read('jobUrl'),
      description: readFormText(form, 'description'),
      origin: read('origin') === 'link' ? 'link' : 'hand',
      state: isSent ? 'submitted' : 'saved',
      ...(isSent && read('happenedOn') !== '' && { happenedOn: read('happenedOn') }),
      ...(read('resumeId') !== '' && { resumeId: read('resumeId') }),
      note: read('note'),
    });
    throw redirect(`${BOARD_PATH}?added=${id}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFormFailure(renameFields(error, { url: 'jobUrl' }), form);
  }
}
