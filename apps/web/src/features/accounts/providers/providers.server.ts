import { PROVIDER_NAMES, REGIONS, SIGN_IN_PROVIDERS, type SignInProvider } from '@foothold/contracts/accounts';
import { data, redirect } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { SecondStep } from '../log-in-step.ts';
import { chooseNextPath, FIRST_STEP, getHomePath, parseNextPath, withNext } from '../next-path.ts';
import { writeStepCookie } from './step-cookie.server.ts';

const CONNECT_PATH = '/portal/login/connect';
const SIGN_UP_PATH = '/portal/signup/service';

function parseProvider(name: string | undefined): SignInProvider {
  const provider = SIGN_IN_PROVIDERS.find((one) => one === name);
  if (!provider) throw data(null, { status: 404 });
  return provider;
}

/** A failed step, with the service's name for the page that says so. */
export interface ProviderProblem {
  service: string;
  message: string;
  /** Where to go on: for somebody signed in, their account's settings. */
  back: 'sign-in' | 'settings';
  next: string | null;
}

/** Sends the browser to the service's page. */
export async function startProvider(args: RouteArgs<'provider'>) {
  const provider = parseProvider(args.params.provider);
  const next = parseNextPath(new URL(args.request.url).searchParams.get('next'));
  const { api } = args.context.get(requestContext);
  try {
    const { url } = await api.accounts.providers.start({ provider, ...(next !== null && { next }) });
    throw redirect(url);
  } catch (error) {
    return toProviderProblem(error, provider, args, next);
  }
}

/** Handles the service's answer, which is in the URL. */
export async function finishProvider(args: RouteArgs<'provider'>) {
  const provider = parseProvider(args.params.provider);
  const { api, viewer } = args.context.get(requestContext);
  const query = new URL(args.request.url).search.slice(1);
  const attempt = await load(api.accounts.providers.identity());
  try {
    const finished = await api.accounts.providers.finish({ provider, query });
    const next = parseNextPath(finished.next);
    if (finished.viewer) throw redirect(chooseNextPath(next, finished.viewer));
    if (viewer) throw redirect(CONNECT_PATH);
    throw redirect(
      finished.outcome === 'sign-up' ? SIGN_UP_PATH : `${withNext('/portal/login', CONNECT_PATH)}&notice=connect`,
    );
  } catch (error) {
    const problem = parseProblem(error);
    if (problem?.code === 'accounts.second-factor')
      throw redirect(withNext('/portal/login', parseNextPath(attempt.next)), {
        headers: { 'set-cookie': await writeStepCookie(problem.data as SecondStep, args) },
      });
    return toProviderProblem(error, provider, args, parseNextPath(attempt.next));
  }
}

/** @throws redirects and unexpected errors unchanged */
function toProviderProblem(
  error: unknown,
  provider: SignInProvider,
  { context }: RouteArgs<'provider'>,
  next: string | null,
) {
  const problem = parseProblem(error);
  if (!problem) throw error;
  const body: ProviderProblem = {
    service: PROVIDER_NAMES[provider],
    message: problem.message,
    back: context.get(requestContext).viewer ? 'settings' : 'sign-in',
    next,
  };
  return data(body, { status: problem.status });
}

/** Who the service identified, for the page that creates the account. */
export async function loadProviderSignUp({ context }: RouteArgs) {
  const { api, viewer, region } = context.get(requestContext);
  if (viewer) throw redirect(getHomePath(viewer));
  const { identity } = await load(api.accounts.providers.identity());
  if (!identity) throw redirect('/portal/signup');
  return { ...identity, service: PROVIDER_NAMES[identity.provider], region };
}

export async function signUpWithProvider({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const { next } = await load(api.accounts.providers.identity());
  try {
    await api.accounts.providers.signUp({
      name: readFormText(form, 'name'),
      region: REGIONS.find((region) => region === form.get('region')),
    });
  } catch (error) {
    return toFormFailure(error, form);
  }
  throw redirect(parseNextPath(next) ?? FIRST_STEP);
}

/** What the signed-in member would connect. */
export async function loadConnect({ context }: RouteArgs) {
  const { api, viewer } = context.get(requestContext);
  if (!viewer) throw redirect(withNext('/portal/login', CONNECT_PATH));
  const { identity, next } = await load(api.accounts.providers.identity());
  if (!identity) throw redirect('/portal/settings/sign-in');
  return {
    email: identity.email,
    service: PROVIDER_NAMES[identity.provider],
    own: viewer.email,
    next: chooseNextPath(parseNextPath(next), viewer),
  };
}

export async function connectProvider({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const { next } = await load(api.accounts.providers.identity());
  try {
    await api.accounts.providers.connect({});
  } catch (error) {
    return toFormFailure(error, form);
  }
  throw redirect(parseNextPath(next) ?? '/portal/settings/sign-in');
}
