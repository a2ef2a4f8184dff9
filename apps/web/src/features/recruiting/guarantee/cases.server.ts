import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

const getNow = () => new Date().toISOString();

/** Loads the cases that the viewer works on. */
export async function loadCases({ request, context }: RouteArgs) {
  const params = new URL(request.url).searchParams;
  const state = params.get('state') === 'closed' ? ('closed' as const) : ('active' as const);
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const { api } = context.get(requestContext);
  const { pageSize, ...found } = await load(api.recruiting.guarantee.list({ state, page: String(page) }));
  return { ...found, state, page, pages: Math.ceil(found.total / pageSize), now: getNow() };
}

/** Loads one case for its page in the console. */
export async function loadCase({ context }: RouteArgs, id: string) {
  const { api, viewer } = context.get(requestContext);
  return { one: await load(api.recruiting.guarantee.get({ id })), role: viewer?.role, now: getNow() };
}

type Change = (api: Api, id: string, form: FormData) => Promise<string>;

const readText = (form: FormData, name: string) => readFormText(form, name).replaceAll('\r\n', '\n');

const CHANGES = new Map<string, Change>([
  [
    'start',
    async (api, id) => {
      await api.recruiting.guarantee.start({ id });
      return 'Case in progress';
    },
  ],
  [
    'note',
    async (api, id, form) => {
      await api.recruiting.guarantee.addNote({ id, text: readText(form, 'text') });
      return 'Note saved';
    },
  ],
  [
    'close',
    async (api, id, form) => {
      const outcome = readFormText(form, 'outcome') === 'not-covered' ? 'not-covered' : 'missed';
      await api.recruiting.guarantee.close({ id, outcome, reason: readText(form, 'reason') });
      return outcome === 'missed' ? 'Case closed with a credit' : 'Case closed';
    },
  ],
]);

/** Handles the forms of a case's page. */
export async function changeCase(args: RouteArgs, id: string) {
  return handle(args, (api, intent, form) => CHANGES.get(intent)?.(api, id, form));
}

/** Loads the member's own cases. */
export async function loadOwnCases({ context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const [guarantee, { tasksWaiting }] = await load(
    Promise.all([api.recruiting.guarantee.mine(), api.recruiting.profile()]),
  );
  return { ...guarantee, tasksWaiting, now: getNow() };
}

/** Loads the newest case of one résumé and its listing, for the page with its score. Null if there is none. */
export async function loadCaseOf({ context }: RouteArgs, resumeId: string) {
  const { cases } = await load(context.get(requestContext).api.recruiting.guarantee.mine());
  return { one: cases.find(({ resume }) => resume.id === resumeId) ?? null, now: getNow() };
}

/** Gives or withdraws the permission to read the résumé. */
export async function changeReview(args: RouteArgs) {
  return handle(args, async (api, intent) => {
    if (intent !== 'allow' && intent !== 'withdraw') return undefined;
    await api.accounts.privacy.setConsent({ kind: 'guarantee-review', given: intent === 'allow' });
    return intent === 'allow' ? 'Your recruiter can read your résumé' : 'Permission withdrawn';
  });
}

/** @param change returns the message to show; undefined for an unknown form */
async function handle(
  { request, context }: RouteArgs,
  change: (api: Api, intent: string, form: FormData) => Promise<string | undefined> | undefined,
) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  try {
    const title = await change(context.get(requestContext).api, intent, form);
    if (title === undefined) throw data(null, { status: 400 });
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}
