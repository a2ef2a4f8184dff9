import type { ConsultationRequest } from '@foothold/contracts/support/shapes';
import { toFormFailure } from '../../shared/api/form-failure.ts';
import { readFormText } from '../../shared/api/form-text.ts';
import { parseProblem } from '../../shared/api/problem.ts';
import type { RouteArgs } from '../../shared/api/route-args.ts';
import { requestContext } from '../../shared/request-context.ts';
import { packConsultation, packDemo, packEnterprise, packSupportQuery } from './packing.ts';
import { packWaitlist } from './waitlist.ts';

/**
 * The pages' actions for forms submitted without JavaScript: the same calls, in process, with the result on the page.
 */

async function submitForm<Answer>(form: FormData, call: () => Promise<Answer>) {
  try {
    return { sent: await call(), failure: null };
  } catch (error) {
    return toFormFailure(error, form);
  }
}

async function submitConsultation({ request, context }: RouteArgs, pack: (form: FormData) => ConsultationRequest) {
  const form = await request.formData();
  return submitForm(form, () => context.get(requestContext).api.support.requestConsultation(pack(form)));
}

export const requestConsultation = (args: RouteArgs) => submitConsultation(args, packConsultation);
export const requestEnterprise = (args: RouteArgs) => submitConsultation(args, packEnterprise);

export async function askSupport({ request, context }: RouteArgs) {
  const form = await request.formData();
  return submitForm(form, () => context.get(requestContext).api.support.query(packSupportQuery(form)));
}

export async function joinWaitlist({ request, context }: RouteArgs) {
  const form = await request.formData();
  return submitForm(form, () => context.get(requestContext).api.support.joinWaitlist(packWaitlist(form)));
}

/** Books a demo, or cancels the booking from the opened link. */
export async function requestDemo({ request, context }: RouteArgs) {
  const form = await request.formData();
  const { api } = context.get(requestContext);
  if (form.get('intent') === 'cancel') {
    try {
      return { canceled: await api.support.cancelBooking({ token: readFormText(form, 'booking') }), failure: null };
    } catch (error) {
      return toFormFailure(error, form);
    }
  }
  return submitForm(form, () => api.support.requestConsultation(packDemo(form)));
}

/**
 * Loads the available demo slots and the booking from the opened link. If the calendar can't be loaded, the form still
 * works.
 */
export async function loadDemo({ request, context }: RouteArgs) {
  const { api, report } = context.get(requestContext);
  const token = new URL(request.url).searchParams.get('booking');
  const availability = await api.support.availability({}).catch((error: unknown) => {
    report(error);
    return null;
  });
  if (token === null) return { availability, booking: null };
  try {
    return { availability, booking: await api.support.booking({ token }) };
  } catch (error) {
    if (!parseProblem(error)) throw error;
    return { availability, booking: 'unknown' as const };
  }
}

/** The open position in the URL, by slug or title; null if it isn't open. */
export async function findPosition({ request, context }: RouteArgs): Promise<{ slug: string; title: string } | null> {
  const requestedPosition = new URL(request.url).searchParams.get('position')?.trim();
  if (!requestedPosition) return null;
  const { api, report } = context.get(requestContext);
  try {
    const open = await api.site.contents({ kind: 'careers' });
    const found = open.find(({ slug, title }) => slug === requestedPosition || title === requestedPosition);
    return found ? { slug: found.slug, title: found.title } : null;
  } catch (error) {
    // The form is more important than the line about the position, so the error is only logged.
    report(error);
    return null;
  }
}
