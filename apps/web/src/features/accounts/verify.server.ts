import { data, redirect } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { load } from '../../shared/api/load.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { listMethods } from '../../shared/verify/methods.ts';
import { parseProof } from './log-in.server.ts';
import { PORTAL_HOME, parseNextPath, withNext } from './next-path.ts';

const readNextPath = (request: Request) => parseNextPath(new URL(request.url).searchParams.get('next')) ?? PORTAL_HOME;

export async function loadVerify({ request, context }: RouteArgs) {
  const { api, viewer } = context.get(requestContext);
  if (!viewer) throw redirect(withNext('/portal/login', readNextPath(request)));
  return { methods: listMethods(await load(api.accounts.security.overview())), next: readNextPath(request) };
}

/** Checks one proof and returns to the page that required it. */
export async function verify({ request, context }: RouteArgs) {
  const form = await request.formData();
  try {
    await context.get(requestContext).api.accounts.security.verify(parseProof(form));
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data(body, init ?? {});
  }
  throw redirect(readNextPath(request));
}
