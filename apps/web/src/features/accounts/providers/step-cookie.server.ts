import { createCookie } from 'react-router';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { parseStep, type SecondStep } from '../log-in-step.ts';

const SECONDS = 300;

/** Carries the second step from a service's answer to the sign-in page, because a ticket doesn't belong in a URL. */
const createStepCookie = ({ context }: RouteArgs) =>
  createCookie('second-step', {
    path: '/portal',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.get(requestContext).publicUrl.startsWith('https:'),
    maxAge: SECONDS,
  });

export const writeStepCookie = (step: SecondStep, args: RouteArgs): Promise<string> =>
  createStepCookie(args).serialize({ ticket: step.ticket, methods: step.methods.join(' ') });

/** @returns the step, and the header that deletes it; null if there is none */
export async function takeStepCookie(args: RouteArgs): Promise<{ step: SecondStep; clear: string } | null> {
  const cookie = createStepCookie(args);
  const saved: unknown = await cookie.parse(args.request.headers.get('cookie'));
  if (typeof saved !== 'object' || saved === null) return null;
  const form = new FormData();
  for (const [name, value] of Object.entries(saved)) form.set(name, String(value));
  const step = parseStep(form);
  return step && { step, clear: await cookie.serialize('', { maxAge: 0 }) };
}
