import { CONTACT_DETAILS, limits, SHARE_DAYS } from '@foothold/contracts/resumes';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** Loads the share links that work, and what a new one would show. */
export async function loadShares({ context, params: { id } }: RouteArgs<'id'>) {
  const { resumes } = context.get(requestContext).api;
  const [{ shares }, { resume }] = await Promise.all([load(resumes.shares({ id })), load(resumes.get({ id }))]);
  const { email, phone, location } = resume.contact;
  return {
    shares,
    limit: limits.shares,
    contact: { email: email ?? null, phone: phone ?? null, address: location ?? null },
  };
}

/** Creates a link, whose URL is shown once, or ends one. */
export async function changeShares({ context, params: { id }, request }: RouteArgs<'id'>) {
  const { api, publicUrl } = context.get(requestContext);
  const form = await request.formData();
  try {
    if (readFormText(form, 'intent') === 'end') {
      await api.resumes.endShare({ id, share: readFormText(form, 'share') });
      return data({ created: null, hasEnded: true });
    }
    const days = SHARE_DAYS.find((count) => String(count) === form.get('days')) ?? 30;
    const shows = CONTACT_DETAILS.filter((detail) => form.getAll('shows').includes(detail));
    const { share, token } = await api.resumes.share({ id, days, shows, withScore: form.get('score') === 'on' });
    return data({ created: { id: share.id, url: `${publicUrl}/shared/${token}` }, hasEnded: false }, { status: 201 });
  } catch (error) {
    return toFormFailure(error, form);
  }
}

/** Opens the copy behind a link. */
export async function loadShared({ context, params: { token } }: RouteArgs<'token'>) {
  return load(context.get(requestContext).api.resumes.openShare({ token }));
}
