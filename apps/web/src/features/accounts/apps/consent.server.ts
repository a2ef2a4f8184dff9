import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { parseProblem } from '../../../shared/api/problem.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

interface RequestArgs extends RouteArgs {
  params: { id: string };
}

/** What the app asks for. Null if the request has ended. */
export async function loadConsent({ context, params }: RequestArgs) {
  const { api, viewer } = context.get(requestContext);
  try {
    const request = await api.accounts.oauth.request({ id: params.id });
    return { request, email: viewer?.email ?? '' };
  } catch (error) {
    if (parseProblem(error)?.code !== 'accounts.app-request-ended') throw error;
    return { request: null, email: '' };
  }
}

export interface ConsentOutcome {
  allowed: boolean;
  /** The address that leads back to the app. Null after a refusal. */
  next: string | null;
  failure: FormFailure | null;
}

/**
 * Allows or declines the app’s request. The page then leads back to the app: a redirect from a form can’t leave our site, by the page’s
 * content security policy.
 */
export async function decideConsent({ request, context, params }: RequestArgs) {
  const form = await request.formData();
  const allowed = readFormText(form, 'decision') === 'allow';
  try {
    const { next } = await context.get(requestContext).api.accounts.oauth.decide({ id: params.id, allow: allowed });
    return data<ConsentOutcome>({ allowed, next, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ConsentOutcome>({ allowed, next: null, failure: body.failure }, init ?? {});
  }
}
