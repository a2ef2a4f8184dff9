import { DECLINE_REASONS, type PacketDetail } from '@foothold/contracts/recruiting/packets';
import { data, redirect } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { readSubmittedValues, toFormFailure } from '../../../shared/api/form-failure.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { requestContext } from '../../../shared/request-context.ts';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { explainRefusal, localMessages } from './messages.ts';
import { APPROVALS_PATH, getPacketPath } from './paths.ts';
import { buildListHref } from './query.ts';

const readText = (form: FormData, name: string) => readFormText(form, name).replaceAll('\r\n', '\n');

/** Approves, changes, or declines one packet. */
export async function decidePacket(args: RouteArgs<'id'>) {
  const form = await args.request.formData();
  const { id } = args.params;
  const intent = readFormText(form, 'intent');
  if (intent === 'approve') return approve(args, form, getPacketPath(id));
  if (intent !== 'edit' && intent !== 'decline') throw data(null, { status: 400 });
  const { api } = args.context.get(requestContext);
  const hash = readFormText(form, 'hash');
  try {
    if (intent === 'decline') {
      await api.packets.decline({ id, hash, ...readReason(form) });
      return redirect(getPacketPath(id));
    }
    const changes = readChanges(form, await api.packets.get({ id }));
    if (changes === null) return refuse(intent, form, { message: localMessages.unchanged, fields: {} });
    const edited = await api.packets.edit({ id, hash, ...changes });
    return redirect(getPacketPath(edited.id));
  } catch (error) {
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure: body.failure }, init ?? {});
  }
}

/** Approves several packets, for browsers without JavaScript. */
export async function decideBatch(args: RouteArgs) {
  return approve(args, await args.request.formData(), `${APPROVALS_PATH}${buildListHref('approved')}`);
}

/** Approves with a typed password or code. A passkey needs JavaScript, so it never gets here. */
async function approve({ context }: Pick<RouteArgs, 'context'>, form: FormData, next: string) {
  const { api } = context.get(requestContext);
  const exceptions = form.getAll('exception');
  const items = form.getAll('item').flatMap((item) => {
    const [id = '', hash = ''] = String(item).split(' ');
    return id === '' ? [] : [{ id, hash, exception: exceptions.includes(id) }];
  });
  if (items.length === 0) return refuse('approve', form, { message: localMessages.none, fields: {} });
  if (!form.has('read'))
    return refuse('approve', form, { message: localMessages.read, fields: { read: localMessages.read } });
  const typed = form.has('code') ? 'code' : 'password';
  try {
    await api.packets.approve({ items, [typed]: readFormText(form, typed) });
  } catch (error) {
    // A server error to the router, but the member only has to wait.
    if (getCode(error) === 'packets.pending')
      return refuse('approve', form, { message: localMessages.pending, fields: {} }, 503);
    const { data: body, init } = toFormFailure(error, form);
    return data<ChangeOutcome>(
      { intent: 'approve', done: null, failure: explainRefusal(body.failure, typed) },
      init ?? {},
    );
  }
  return redirect(next);
}

function refuse(intent: string, form: FormData, problem: Pick<FormFailure, 'message' | 'fields'>, status = 422) {
  const failure = { ...problem, values: readSubmittedValues(form) };
  return data<ChangeOutcome>({ intent, done: null, failure }, { status });
}

const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

function readReason(form: FormData) {
  const given = readFormText(form, 'reason');
  const reason = DECLINE_REASONS.find((one) => one === given);
  return {
    // The API rejects an unknown one with a message.
    reason: reason as (typeof DECLINE_REASONS)[number],
    text: readText(form, 'text'),
    never: reason === 'company' && form.has('never'),
  };
}

/** What the form changes. Null if it changes nothing. An open question that is left blank stays open. */
function readChanges(form: FormData, { content }: Pick<PacketDetail, 'content'>) {
  const answers = content.answers.flatMap(({ answer }, at) => {
    const name = `answer-${at}`;
    if (!form.has(name)) return [];
    const typed = readText(form, name);
    return typed === (answer ?? '') ? [] : [{ at, answer: typed }];
  });
  const letter = form.has('letter') ? readText(form, 'letter') : content.letter;
  if (answers.length === 0 && letter === content.letter) return null;
  return { answers, ...(letter !== content.letter && { letter }) };
}
