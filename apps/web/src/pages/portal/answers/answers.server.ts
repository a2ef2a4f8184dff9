import { REGISTRATION_STATUSES } from '@foothold/contracts/recruiting/visa-choices';
import { loadAnswers } from '../../../features/applications/answers/answers.server.ts';
import { loadOrNull } from '../../../shared/api/load-or-null.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';

/** The answer book, with what the member’s visa record says, for copying it by choice. */
export async function loadAnswerBook(args: RouteArgs) {
  const { api } = args.context.get(requestContext);
  const [answers, visa] = await Promise.all([loadAnswers(args), loadOrNull(() => api.recruiting.visa.get())]);
  const status = visa?.record ? REGISTRATION_STATUSES[visa.record.status] : (visa?.registration?.visaStatus ?? '');
  return { ...answers, visaRecord: { 'visa-status': status, 'visa-expiry': visa?.registration?.visaEndDate ?? '' } };
}
