import type { DeviceRequest } from '@foothold/contracts/accounts/oauth';
import { data } from 'react-router';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { parsePassword } from '../settings/changes.server.ts';

const MAX_CODE_LENGTH = 40;

export async function loadDevice({ request, context }: RouteArgs) {
  const security = await load(context.get(requestContext).api.accounts.security.overview());
  const asksPassword = security.authenticator === null && security.passkeys.length === 0;
  return {
    code: (new URL(request.url).searchParams.get('user_code') ?? '').slice(0, MAX_CODE_LENGTH),
    asksPassword,
    hasPassword: security.hasPassword,
    /** Whether the second factor has to be verified first. */
    asksFactor: !asksPassword && security.verifiedUntil === null,
  };
}

export interface DeviceOutcome {
  code: string;
  /** Null until the code is found. */
  device: DeviceRequest | null;
  decided: 'allowed' | 'declined' | null;
  failure: FormFailure | null;
}

/** Finds the request of a code, and then allows or declines it. */
export async function decideDevice({ request, context }: RouteArgs) {
  const { oauth } = context.get(requestContext).api.accounts;
  const form = await request.formData();
  const code = readFormText(form, 'code').slice(0, MAX_CODE_LENGTH);
  const decision = readFormText(form, 'decision');
  let device: DeviceRequest | null = null;
  try {
    if (decision === 'decline') await oauth.decideDevice({ code, allow: false });
    if (decision === 'decline') return data<DeviceOutcome>({ code, device, decided: 'declined', failure: null });
    device = await oauth.device({ code });
    if (decision !== 'allow') return data<DeviceOutcome>({ code, device, decided: null, failure: null });
    await oauth.decideDevice({ code, allow: true, ...parsePassword(form) });
    return data<DeviceOutcome>({ code, device, decided: 'allowed', failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<DeviceOutcome>({ code, device, decided: null, failure: body.failure }, init ?? {});
  }
}
