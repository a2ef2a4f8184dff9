import type { ReceivedMail } from '@foothold/contracts/applications/inbox';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { parseMailQuery } from './mail-query.ts';

/**
 * Emails about the member’s applications, and their own address. All applications are listed only for the email whose application the
 * member chooses (`?choose=`), because there can be a thousand of them.
 */
export async function loadMail({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const query = parseMailQuery(request.url);
  const [list, inbox, choices] = await Promise.all([
    load(api.applicationMail.list({ page: query.page, ...(query.waiting && { waiting: 'true' }) })),
    load(api.applicationMail.address()),
    query.choose === null ? [] : listChoices(api),
  ]);
  return { ...list, query, inbox, choices };
}

async function listChoices(api: Api) {
  const { applications } = await load(api.applications.list({}));
  return applications.map(({ id, job }) => ({ id, label: `${job.title}, ${job.company}` }));
}

type Kind = Exclude<ReceivedMail['kind'], 'none'>;

const CHANGES = new Map<string, (api: Api, form: FormData) => Promise<unknown>>([
  ['add', addMail],
  [
    'accept',
    (api, form) =>
      api.applicationMail.accept({
        id: readFormText(form, 'id'),
        applicationId: readFormText(form, 'applicationId'),
        kind: readFormText(form, 'kind') as Kind,
      }),
  ],
  ['dismiss', (api, form) => api.applicationMail.dismiss({ id: readFormText(form, 'id') })],
  ['undo', (api, form) => api.applicationMail.undo({ id: readFormText(form, 'id') })],
  ['remove', (api, form) => api.applicationMail.remove({ id: readFormText(form, 'id') })],
  ['renew-address', (api) => api.applicationMail.renewAddress()],
  ['remove-address', (api) => api.applicationMail.removeAddress()],
]);

function addMail(api: Api, form: FormData): Promise<unknown> {
  const file = form.get('file');
  const text = readFormText(form, 'text');
  const isFile = file instanceof File && (file.name !== '' || file.size > 0);
  return api.applicationMail.add(isFile ? { file } : { text });
}

/** The action of the page. */
export async function changeMail({
  request,
  context,
}: RouteArgs): Promise<ReturnType<typeof data<{ failure: FormFailure | null }>>> {
  const form = await request.formData();
  const change = CHANGES.get(readFormText(form, 'intent'));
  if (!change) throw data(null, { status: 400 });
  try {
    await change(context.get(requestContext).api, form);
    return data({ failure: null });
  } catch (error) {
    return toFormFailure(error, form);
  }
}
