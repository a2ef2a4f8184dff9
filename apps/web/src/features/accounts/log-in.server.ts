import type { Viewer } from '@foothold/contracts/accounts';
import { assertionSchema } from '@foothold/contracts/accounts/shapes';
import { data } from 'react-router';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { parseProblem } from '../../shared/api/problem.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { redirectToNext } from './entry.server.ts';
import { type LogInOutcome, parseRequestedCode, parseStep, type SecondStep } from './log-in-step.ts';

/** The login page's action: the password first, then a second factor if the account has one, or a passkey alone. */
export async function logIn({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  const step = parseStep(form);
  let viewer: Viewer;
  try {
    if (step) viewer = await api.accounts.secondFactor({ ticket: step.ticket, ...parseProof(form) });
    else if (form.has('assertion')) viewer = await api.accounts.passkeyLogIn({ assertion: parseAssertion(form) });
    else
      viewer = await api.accounts.logIn({
        email: readFormText(form, 'email'),
        password: readFormText(form, 'password'),
        // An empty field requests another code.
        emailCode: readFormText(form, 'emailCode').trim() || undefined,
      });
  } catch (error) {
    const problem = parseProblem(error);
    const { status } = problem ?? {};
    if (problem?.code === 'accounts.second-factor')
      return data<LogInOutcome>({ failure: null, step: problem.data as SecondStep, emailCode: null }, { status });
    if (problem?.code === 'accounts.email-code-needed')
      return data<LogInOutcome>(
        { failure: null, step: null, emailCode: { email: readFormText(form, 'email') } },
        { status },
      );
    const { data: body, init } = toFormFailure(error, form);
    // After the ticket has expired, the user starts over with the password.
    const retryStep = problem?.code === 'accounts.log-in-again' ? null : step;
    return data<LogInOutcome>(
      { failure: body.failure, step: retryStep, emailCode: parseRequestedCode(form) },
      init ?? {},
    );
  }
  throw redirectToNext(form, viewer);
}

/** The one proof that the form contains. */
export function parseProof(form: FormData) {
  if (form.has('assertion')) return { assertion: parseAssertion(form) };
  if (form.get('proof') === 'recovery-code') return { recoveryCode: readFormText(form, 'recoveryCode') };
  return { code: readFormText(form, 'code') };
}

/** Set by the browser's script; the API verifies it. */
function parseAssertion(form: FormData) {
  const { success, data: assertion } = assertionSchema.safeParse(parseJson(readFormText(form, 'assertion')));
  if (!success) throw data(null, { status: 400 });
  return assertion;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
