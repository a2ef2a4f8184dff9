import type { ReceiptKind } from '@foothold/contracts/recruiting/packet-choices';
import { RECEIPT_KINDS } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { data } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { load } from '../../../shared/api/load.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { toExplainedFailure } from './failures.ts';
import { type PacketsQuery, parseFilter } from './paths.ts';

/** Loads a page of the recruiter’s packets, those due first. */
export async function loadPackets({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const query: PacketsQuery = {
    filter: parseFilter(searchParams.get('filter')),
    member: searchParams.get('member')?.slice(0, 64) || undefined,
    page: parsePageQuery(request.url).page,
  };
  const { filter, member: memberId, page } = query;
  const [{ pageSize, ...found }, { clients }] = await Promise.all([
    load(api.recruiting.packets.list({ filter, page, memberId })),
    load(api.recruiting.clients()),
  ]);
  return {
    query,
    ...found,
    pages: Math.max(1, Math.ceil(found.total / pageSize)),
    members: clients.map(({ member: { id, name } }) => ({ id, name })),
  };
}

/** Loads a packet of one of the recruiter’s members. */
export async function loadPacket({ context }: RouteArgs, id: string) {
  const { api } = context.get(requestContext);
  return { packet: await load(api.recruiting.packets.get({ id })) };
}

type Change = (
  api: Api,
  seen: { id: string; hash: string },
  form: FormData,
) => Promise<NonNullable<ChangeOutcome['done']>>;

const CHANGES = new Map<string, Change>([
  [
    'start',
    async ({ recruiting }, seen) => {
      await recruiting.packets.start(seen);
      return { title: 'You’re filling in the form', description: 'Other recruiters see that for a day.' };
    },
  ],
  [
    'withdraw',
    async ({ recruiting }, seen) => {
      await recruiting.packets.withdraw(seen);
      return { title: 'Application withdrawn' };
    },
  ],
  [
    'submit',
    async (api, seen, form) => {
      const packet = await submit(api, seen, form);
      return {
        title: 'Recorded as submitted',
        description: `${packet.member.name} gets an email and sees the receipt.`,
      };
    },
  ],
]);

async function submit({ recruiting }: Api, seen: { id: string; hash: string }, form: FormData): Promise<PacketDetail> {
  const kind: ReceiptKind = RECEIPT_KINDS.find((one) => one === form.get('kind')) ?? 'number';
  const text = readFormText(form, kind === 'screenshot' ? 'note' : kind === 'email' ? 'mail' : 'number').replaceAll(
    '\r\n',
    '\n',
  );
  const file = kind === 'screenshot' ? form.get('file') : null;
  if (!(file instanceof File) || file.size === 0) return recruiting.packets.submit({ ...seen, kind, text });
  const { member } = await recruiting.packets.get({ id: seen.id });
  const uploaded = await recruiting.packets.upload({ memberId: member.id, file });
  return recruiting.packets.submit({ ...seen, kind, text, fileId: uploaded.id });
}

/** Handles the forms of a packet’s page. */
export async function changePacket({ request, context }: RouteArgs, id: string) {
  const form = await request.formData();
  const intent = readFormText(form, 'intent');
  const change = CHANGES.get(intent);
  if (!change) throw data(null, { status: 400 });
  try {
    const done = await change(context.get(requestContext).api, { id, hash: readFormText(form, 'hash') }, form);
    return data<ChangeOutcome>({ intent, done, failure: null });
  } catch (error) {
    const { failure, status } = toExplainedFailure(error, form);
    return data<ChangeOutcome>({ intent, done: null, failure }, { status });
  }
}
