import { setTimeout as delay } from 'node:timers/promises';
import { approvePacket, findFreeListing, prepareForPackets, type RecruitedPair, type SeenPacket } from './packets.ts';

/** Something that a server acknowledged. */
export interface Saved {
  what: string;
  /** Describes what is wrong from the view of the person who saved it; undefined if it is there. */
  check(): Promise<string | undefined>;
}

/** What must not exist twice, and pairs that must exist together, as queries for what is wrong. */
export const PACKET_QUERIES: Record<string, string> = {
  'a packet with two submissions': `SELECT packet_id AS id FROM packet_submissions GROUP BY packet_id HAVING count(*) > 1`,
  'an application with two submitted packets': `SELECT application_id AS id FROM packets
    JOIN packet_submissions ON packet_id = packets.id GROUP BY application_id HAVING count(*) > 1`,
  'an application with two open packets': `SELECT application_id AS id FROM packets
    WHERE ended_at IS NULL GROUP BY application_id HAVING count(*) > 1`,
  'an application that a recruiter submitted twice': `SELECT application_id AS id FROM application_events
    WHERE to_state = 'submitted' AND actor = 'recruiter' GROUP BY application_id HAVING count(*) > 1`,
  'a submission without its event': `SELECT packet_id AS id FROM packet_submissions JOIN packets ON packets.id = packet_id
    WHERE NOT EXISTS (SELECT FROM application_events e WHERE e.application_id = packets.application_id
      AND to_state = 'submitted' AND actor = 'recruiter')`,
  'an event of a submission that there is none of': `SELECT e.id FROM application_events e
    WHERE to_state = 'submitted' AND actor = 'recruiter' AND NOT EXISTS (SELECT FROM packet_submissions
      JOIN packets ON packets.id = packet_id WHERE packets.application_id = e.application_id)`,
  'a packet without an application': `SELECT id FROM packets WHERE application_id IS NULL`,
};

interface OpenPacket extends SeenPacket {
  approved: boolean;
}

const APPROVAL_TRIES = 8;
const RETRY_MS = 250;

/**
 * A recruiter who proposes and submits, and the member who approves by password. Each call is one write; one that failed is repeated, as
 * people do after an error, so that it is made twice if the server had stored it.
 */
export async function openPacketWriter(pair: RecruitedPair): Promise<() => Promise<Saved>> {
  const { db, member, recruiter } = pair;
  const resumeId = await prepareForPackets(pair);
  const { packets } = recruiter.api.recruiting;
  let listingId: string | undefined;
  let open: OpenPacket | undefined;

  async function propose(): Promise<Saved> {
    listingId ??= await findFreeListing(pair);
    const { id, hash } = await packets
      .propose({
        memberId: member.id,
        listingId,
        resumeId,
        confirmed: true,
        answers: [{ question: 'Why do you want to work here?', answer: crypto.randomUUID() }],
      })
      .catch(async (error: unknown) => {
        if (!hasCode(error, 'packets.open')) throw error;
        return findProposed(listingId);
      });
    open = { id, hash, approved: false };
    listingId = undefined;
    return {
      what: `packet ${id}`,
      check: async () => ((await member.api.packets.get({ id })).hash === hash ? undefined : 'has another hash'),
    };
  }

  /** The packet that was stored although its answer was lost. */
  async function findProposed(wanted: string | undefined): Promise<SeenPacket> {
    const { id, hash } = await db
      .selectFrom('packets')
      .innerJoin('applications', 'applications.id', 'packets.application_id')
      .select(['packets.id', 'packets.hash'])
      .where('packets.member_id', '=', member.id)
      .where('packets.ended_at', 'is', null)
      .where('applications.listing_id', '=', wanted ?? '')
      .executeTakeFirstOrThrow();
    return { id, hash: hash.toString('hex') };
  }

  async function approve(packet: OpenPacket): Promise<Saved> {
    const { id } = packet;
    for (let tries = 1; ; tries++)
      try {
        await approvePacket(pair, packet);
        break;
      } catch (error) {
        if ((await member.api.packets.get({ id })).approval) break;
        // The process that checks it was killed, or is starting.
        if (!hasCode(error, 'packets.pending') || tries === APPROVAL_TRIES) throw error;
        await delay(RETRY_MS);
      }
    packet.approved = true;
    return {
      what: `approval of packet ${id}`,
      check: async () => {
        const { approval, state } = await member.api.packets.get({ id });
        return approval && (state === 'approved' || state === 'submitted') ? undefined : `left the state ${state}`;
      },
    };
  }

  async function submit({ id, hash }: OpenPacket): Promise<Saved> {
    const { submission } = await packets.submit({ id, hash, kind: 'number', text: `No. ${id}` });
    open = undefined;
    return {
      what: `submission of packet ${id}`,
      check: async () => {
        const packet = await member.api.packets.get({ id });
        if (packet.submission?.receipt.text !== `No. ${id}`) return `left the state ${packet.state}`;
        if (packet.submission.at !== submission?.at) return 'has another time';
        const { events } = await member.api.applications.get({ id: packet.applicationId ?? '' });
        const count = events.filter(({ state }) => state === 'submitted').length;
        return count === 1 ? undefined : `has ${count} events`;
      },
    };
  }

  return async () => {
    if (!open) return propose();
    return open.approved ? submit(open) : approve(open);
  };
}

const hasCode = (error: unknown, code: string): boolean => (error as { code?: unknown }).code === code;
