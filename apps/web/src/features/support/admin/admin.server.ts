import { answerFrame, type InquiryDetail } from '@foothold/contracts/support/shapes';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { listNewsSince } from './news.ts';
import { toOutcome } from './outcome.ts';
import { isFiltered, parseInquiryQuery } from './query.ts';

const getTimestamp = () => new Date().toISOString();

/** Loads the inbox, filtered by the URL. */
export async function loadInquiries({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const query = parseInquiryQuery(request.url);
  const [{ pageSize, ...found }, staff, templates] = await Promise.all([
    load(api.support.inquiries(query)),
    load(api.support.staff()),
    load(api.support.templates()),
  ]);
  const isEmpty = found.total === 0 && !isFiltered(query);
  const everCount = isEmpty ? (await load(api.support.inquiries({ state: 'all', page: 1 }))).total : found.total;
  return {
    query,
    ...found,
    staff,
    templates,
    pages: Math.ceil(found.total / pageSize),
    /** Whether anyone has ever sent an inquiry, as far as this page needs to know. */
    nothingYet: isEmpty && everCount === 0,
    now: getTimestamp(),
  };
}

/** Loads one inquiry with everything its page needs. */
export async function loadInquiry({ context }: RouteArgs, id: string) {
  const { api, brand } = context.get(requestContext);
  const inquiry = await load(api.support.inquiry({ id }));
  const [staff, templates, sent, waiting] = await Promise.all([
    load(api.support.staff()),
    load(api.support.templates()),
    load(api.support.mails({ q: inquiry.reference, page: 1 })),
    load(api.support.inquiries({ state: 'open', page: 1 })),
  ]);
  const next = waiting.inquiries.find((one) => one.id !== inquiry.id);
  return {
    inquiry: inquiry,
    staff,
    templates,
    emails: sent.mails.filter(({ to }) => to === inquiry.email),
    frame: answerFrame(inquiry, brand),
    next: next ? { id: next.id, name: next.name } : null,
    now: getTimestamp(),
  };
}

type Change = (api: Api, id: string, form: FormData) => Promise<InquiryDetail>;

const CHANGES = new Map<string, Change>([
  [
    'assign',
    (api, id, form) => api.support.assignInquiry({ id, assigneeId: readFormText(form, 'assigneeId') || null }),
  ],
  ['close', (api, id) => api.support.closeInquiry({ id, closed: true })],
  ['cancel-demo', (api, id) => api.support.cancelDemo({ id })],
  ['reopen', (api, id) => api.support.closeInquiry({ id, closed: false })],
  [
    'answer',
    (api, id, form) =>
      api.support.answerInquiry({
        id,
        // Browsers submit line breaks as CRLF.
        text: readFormText(form, 'text').replaceAll('\r\n', '\n'),
        close: readFormText(form, 'close') === 'yes',
      }),
  ],
]);

/** Handles the forms of an inquiry's page. */
export async function changeInquiry({ request, context }: RouteArgs, id: string) {
  const { api, viewer } = context.get(requestContext);
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const conflict = intent === 'answer' ? await findConflict(api, id, readFormText(form, 'seen'), viewer?.name) : null;
    if (conflict) return createRefusal(intent, conflict, form);
    return data<ChangeOutcome>(toOutcome(intent, await change(api, id, form)));
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}

/**
 * Detects whether someone else has replied to or closed the inquiry since the page was loaded, so that nobody gets two
 * unrelated replies.
 */
async function findConflict(api: Api, id: string, seen: string, me: string | undefined): Promise<string | null> {
  const { history } = await api.support.inquiry({ id });
  const conflictingEvent = listNewsSince(history, seen, me).find(
    ({ kind }) => kind === 'answered' || kind === 'closed',
  );
  return conflictingEvent
    ? `${conflictingEvent.by ?? 'A former team member'} already ${conflictingEvent.kind} this inquiry.`
    : null;
}

function createRefusal(intent: string, message: string, form: FormData) {
  const hint = 'Your reply wasn’t sent. Check the history, and send it again if it’s still needed.';
  const failure = { message, hint, fields: {}, values: { text: readFormText(form, 'text') } };
  return data<ChangeOutcome>({ intent, done: null, failure }, { status: 409 });
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Loads the demos of the week in the URL, or of the current week. */
export async function loadDemos({ request, context }: RouteArgs) {
  const requestedWeek = new URL(request.url).searchParams.get('week') ?? '';
  const isDay = DAY_PATTERN.test(requestedWeek) && !Number.isNaN(Date.parse(requestedWeek));
  const week = await load(context.get(requestContext).api.support.demos(isDay ? { week: requestedWeek } : {}));
  return { ...week, now: getTimestamp() };
}
