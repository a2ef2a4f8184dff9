import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import {
  canonicalize,
  findChangedAnswers,
  hashPacket,
  needsException,
  type PacketContent,
} from '@foothold/core/packets';

const CONTENT: PacketContent = {
  format: 1,
  id: 'p1',
  memberId: 'm1',
  listing: {
    id: 'l1',
    title: 'Registered Nurse',
    company: 'Juniper Ridge Hospital',
    place: 'Boise, ID',
    url: 'https://jobs.example.com/1',
  },
  channel: 'site',
  needsMailbox: false,
  resume: { id: 'r1', title: 'Robin', score: 91, rubric: '1' },
  letter: '',
  answers: [
    { question: 'Why here?', answer: 'Because of the wound care team.', source: 'recruiter', memberOnly: false },
    { question: 'Years of experience?', answer: '9', source: 'book', memberOnly: false },
  ],
  files: [{ kind: 'resume', name: 'Robin.pdf', type: 'application/pdf', size: 40_960, sha256: 'a'.repeat(64) }],
};

/** A packet as the API returns it, for component tests. */
export async function createPacket(
  content: Partial<PacketContent> = {},
  change: Partial<PacketDetail> = {},
): Promise<PacketDetail> {
  const whole = { ...CONTENT, ...content };
  const canonical = canonicalize(whole as unknown as Parameters<typeof canonicalize>[0]);
  const { id, title, company, place } = whole.listing;
  const changed = findChangedAnswers(whole, change.previous ?? null);
  return {
    id: whole.id,
    hash: await hashPacket(canonical),
    state: 'proposed',
    job: { listingId: id, title, company, place },
    member: { id: 'm1', name: 'Robin Example' },
    recruiter: 'Rowan Recruiter',
    applicationId: 'a1',
    score: whole.resume.score,
    needsMailbox: whole.needsMailbox,
    openQuestions: whole.answers.filter(({ answer }) => answer === null).length,
    changedAnswers: changed.length,
    proposedAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-11-27T12:00:00.000Z',
    clock: { side: 'member', due: '2026-11-27T12:00:00.000Z', overdue: false },
    content: { ...whole, answers: [...whole.answers], files: [...whole.files] },
    canonical,
    changed,
    previous: null,
    replacedBy: null,
    madeBy: 'recruiter',
    note: '',
    needsException: needsException(whole),
    ended: null,
    approval: null,
    started: null,
    submission: null,
    ...change,
  };
}
