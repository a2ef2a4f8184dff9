import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';

/** The page of messages that the URL asks for: the newest, or those before one. */
const readPage = (request: Request) => {
  const before = new URL(request.url).searchParams.get('before');
  return before === null ? {} : { before };
};

/** Loads the member's own thread. Without JavaScript, `nextId` names the next message, so that a double click sends it once. */
export async function loadOwnThread({ request, context }: RouteArgs) {
  const page = readPage(request);
  const { api } = context.get(requestContext);
  const [thread, { tasks }] = await Promise.all([load(api.recruiting.thread.get(page)), load(api.recruiting.tasks())]);
  const tasksWaiting = tasks.filter(({ state }) => state === 'proposed').length;
  return { thread, tasksWaiting, isEarlier: page.before !== undefined, nextId: String(randomUUID()) };
}

/** Loads the thread of one of the recruiter's members. */
export async function loadMemberThread({ request, context }: RouteArgs, memberId: string) {
  const page = readPage(request);
  const thread = await load(context.get(requestContext).api.recruiting.memberThread.get({ memberId, ...page }));
  return { thread, isEarlier: page.before !== undefined, nextId: String(randomUUID()) };
}

/** Counts what the member hasn't read. Staff have no recruiter. */
export async function countMessages({ context }: Pick<RouteArgs, 'context'>): Promise<{ unread: number }> {
  const { api, viewer } = context.get(requestContext);
  return viewer?.role === 'member' ? load(api.recruiting.thread.unread()) : { unread: 0 };
}

function readMessage(form: FormData) {
  const files = form.getAll('files').filter((file) => file instanceof File);
  return {
    text: readFormText(form, 'text'),
    clientId: readFormText(form, 'clientId'),
    // Without JavaScript, the browser sends an empty file if none was chosen.
    files: files.filter(({ name, size }) => name !== '' || size > 0),
  };
}

type Change = (api: Api, form: FormData) => Promise<string>;

const OWN_CHANGES: Readonly<Record<string, Change>> = {
  async send(api, form) {
    await api.recruiting.thread.send(readMessage(form));
    return 'Message sent';
  },
  async delete(api, form) {
    await api.recruiting.thread.remove({ id: readFormText(form, 'message') });
    return 'Message deleted';
  },
  async read(api, form) {
    await api.recruiting.thread.markRead({ upTo: readFormText(form, 'upTo') });
    return 'Marked as read';
  },
};

const createMemberChanges = (memberId: string): Readonly<Record<string, Change>> => ({
  async send(api, form) {
    const needsReply = form.has('needsReply') ? 'true' : 'false';
    await api.recruiting.memberThread.send({ memberId, ...readMessage(form), needsReply });
    return 'Message sent';
  },
  async delete(api, form) {
    await api.recruiting.memberThread.remove({ memberId, id: readFormText(form, 'message') });
    return 'Message deleted';
  },
  async read(api, form) {
    await api.recruiting.memberThread.markRead({ memberId, upTo: readFormText(form, 'upTo') });
    return 'Marked as read';
  },
  async settle(api) {
    await api.recruiting.memberThread.settle({ memberId });
    return 'Marked as needing no reply';
  },
});

async function change({ request, context }: RouteArgs, changes: Readonly<Record<string, Change>>) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const run = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!run) throw data(null, { status: 400 });
  try {
    const title = await run(context.get(requestContext).api, form);
    return data<ChangeOutcome>({ intent, done: { title }, failure: null });
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}

/** Handles the forms of the member's messages. */
export const changeOwnThread = (args: RouteArgs) => change(args, OWN_CHANGES);

/** Handles the forms of the recruiter's page of a member's messages. */
export const changeMemberThread = (args: RouteArgs, memberId: string) => change(args, createMemberChanges(memberId));
