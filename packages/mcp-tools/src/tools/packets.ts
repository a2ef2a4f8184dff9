import { PACKET_FILTERS } from '@foothold/contracts/recruiting/packet-choices';
import { ANSWER_SOURCES, PACKET_STATES } from '@foothold/core/packets';
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { defineTool, READS_OTHERS } from '../tool.ts';
import { untrusted } from '../untrusted.ts';

const summary = {
  id: z.string(),
  state: z.enum(PACKET_STATES),
  applicationId: z.string().nullable(),
  listingId: z.string(),
  score: z.number(),
  openQuestions: z.number().describe('Questions that only the member may answer.'),
  changedAnswers: z.number().describe('Answers that don’t come from the member.'),
  proposedAt: z.string(),
  expiresAt: z.string(),
};
const proposed = { jobTitle: z.string(), company: z.string(), place: z.string(), recruiter: z.string() };

interface Summary {
  id: string;
  state: (typeof PACKET_STATES)[number];
  applicationId: string | null;
  job: { listingId: string; title: string; company: string; place: string };
  recruiter: string;
  score: number;
  openQuestions: number;
  changedAnswers: number;
  proposedAt: string;
  expiresAt: string;
}

const viewFacts = ({ id, state, applicationId, job, ...packet }: Summary) => ({
  id,
  state,
  applicationId,
  listingId: job.listingId,
  score: packet.score,
  openQuestions: packet.openQuestions,
  changedAnswers: packet.changedAnswers,
  proposedAt: packet.proposedAt,
  expiresAt: packet.expiresAt,
});

const viewProposed = ({ job, recruiter }: Summary) => ({
  source: 'recruiter' as const,
  jobTitle: job.title,
  company: job.company,
  place: job.place,
  recruiter,
});

/** The member approves or declines packets in Foothold, with a passkey, a code, or the password. No token can. */
export const packetTools = [
  defineTool({
    name: 'list_packets',
    title: 'List prepared applications',
    description:
      'List the applications that the member’s recruiter prepared. Only the member can approve or decline them, in Foothold.',
    scopes: ['packets:read'],
    effect: READS_OTHERS,
    input: z.object({
      filter: z.enum(PACKET_FILTERS).default('waiting'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      total: z.number(),
      packets: z.array(z.object({ ...summary, untrusted: untrusted('recruiter', proposed) })),
    }),
    async run({ api }, input) {
      const { total, packets } = await api.packets.list(input);
      return { total, packets: packets.map((one) => ({ ...viewFacts(one), untrusted: viewProposed(one) })) };
    },
  }),
  defineTool({
    name: 'get_packet',
    title: 'Read a prepared application',
    description:
      'Get everything that a prepared application sends: the cover letter, answers, and names of files. Only the member can approve or decline it, in Foothold.',
    scopes: ['packets:read'],
    effect: READS_OTHERS,
    input: z.object({ id: idSchema.describe('The ID of a packet, from list_packets.') }),
    output: z.object({
      ...summary,
      approvedAt: z.string().nullable(),
      submittedAt: z.string().nullable(),
      untrusted: untrusted('recruiter', {
        ...proposed,
        note: z.string(),
        letter: z.string(),
        answers: z.array(
          z.object({ question: z.string(), answer: z.string().nullable(), from: z.enum(ANSWER_SOURCES) }),
        ),
        files: z.array(z.object({ name: z.string(), size: z.number() })),
      }),
    }),
    async run({ api }, input) {
      const packet = await api.packets.get(input);
      return {
        ...viewFacts(packet),
        approvedAt: packet.approval?.at ?? null,
        submittedAt: packet.submission?.at ?? null,
        untrusted: {
          ...viewProposed(packet),
          note: packet.note,
          letter: packet.content.letter,
          answers: packet.content.answers.map(({ question, answer, source: from }) => ({ question, answer, from })),
          files: packet.content.files.map(({ name, size }) => ({ name, size })),
        },
      };
    },
  }),
];
