import type { ApprovalMethod, PacketDetail, PacketSummary } from '@foothold/contracts/recruiting/packets';
import { packetLimits } from '@foothold/contracts/recruiting/packets';
import { load } from '../../../shared/api/load.ts';
import { parsePageQuery } from '../../../shared/api/page-query.ts';
import type { RouteArgs } from '../../../shared/api/route-args.ts';
import { type Api, requestContext } from '../../../shared/request-context.ts';
import { type PacketCounts, toCounts } from './counts.ts';
import { parseFilter, parseView } from './query.ts';

/** A packet to review, with the letter of the version that it replaces. */
export interface ReviewedPacket {
  packet: PacketDetail;
  /** Null without an earlier version. */
  previousLetter: string | null;
}

/** Loads a page of the member's packets. */
export async function loadPackets({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const filter = parseFilter(new URL(request.url).searchParams.get('filter'));
  const { page } = parsePageQuery(request.url);
  return { filter, page, ...(await load(api.packets.list({ filter, page }))) };
}

/** Loads one packet, how the member proves that it is them, and what waits after it. */
export async function loadPacket({ request, context, params }: RouteArgs<'id'>) {
  const { api } = context.get(requestContext);
  const [reviewed, method, { packets }] = await Promise.all([
    loadReviewed(api, params.id),
    loadMethod(api),
    load(api.packets.list({ filter: 'waiting' })),
  ]);
  return {
    ...reviewed,
    method,
    view: parseView(new URL(request.url).searchParams.get('do')),
    next: packets.find(({ id }) => id !== params.id) ?? null,
  };
}

/** Loads the packets that are reviewed together. Those that no longer wait or have open questions are left out. */
export async function loadBatch({ request, context }: RouteArgs) {
  const { api } = context.get(requestContext);
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, packetLimits.atOnce);
  const [method, ...all] = await Promise.all([
    loadMethod(api),
    ...[...new Set(ids)].map((id) => loadReviewed(api, id)),
  ]);
  const reviewed = all.filter(({ packet }) => packet.state === 'proposed' && packet.openQuestions === 0);
  return { method, reviewed, leftOut: all.length - reviewed.length };
}

/** How many packets wait for the member, and how many there are. Staff have none. */
export async function countPackets({ context }: RouteArgs): Promise<PacketCounts> {
  const { api, viewer } = context.get(requestContext);
  if (viewer?.role !== 'member') return toCounts(null);
  return toCounts((await load(api.packets.list({}))).counts);
}

/** The packet of an application. Null if there is none. */
export async function findPacketOfApplication(
  { context }: RouteArgs<'id'>,
  application: { id: string },
): Promise<Pick<PacketSummary, 'id' | 'state'> | null> {
  const { api, viewer } = context.get(requestContext);
  if (viewer?.role !== 'member') return null;
  const { packet } = await load(api.packets.ofApplication({ applicationId: application.id }));
  return packet && { id: packet.id, state: packet.state };
}

async function loadReviewed(api: Api, id: string): Promise<ReviewedPacket> {
  const packet = await load(api.packets.get({ id }));
  const previous = packet.previous && (await load(api.packets.get({ id: packet.previous.id })));
  return { packet, previousLetter: previous?.content.letter ?? null };
}

/** The strongest method of the account. Null if it has none. */
async function loadMethod(api: Api): Promise<ApprovalMethod | null> {
  const { passkeys, authenticator, hasPassword } = await load(api.accounts.security.overview());
  if (passkeys.length > 0) return 'passkey';
  if (authenticator) return 'code';
  return hasPassword ? 'password' : null;
}
