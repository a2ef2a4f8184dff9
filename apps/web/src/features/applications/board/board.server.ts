import { data, redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { readMove } from './move-form.tsx';

/** Moves an application for the board’s form without JavaScript. */
export async function moveFromBoard({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { to, details } = readMove(form);
  if (readFormText(form, 'intent') !== 'move' || !to) throw data(null, { status: 400 });
  const [id, after] = [readFormText(form, 'id'), readFormText(form, 'after')];
  try {
    const { api } = context.get(requestContext);
    await api.applications.move({ id, to: to.state, stageId: to.stageId, after, ...details });
  } catch (error) {
    return toFormFailure(error, form);
  }
  const url = new URL(request.url);
  url.searchParams.delete('move');
  throw redirect(url.pathname + url.search);
}
