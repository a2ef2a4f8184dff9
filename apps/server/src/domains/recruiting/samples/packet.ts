import type { SampleContext } from '../../../platform/samples.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { PacketWork } from '../packets/work.ts';
import type { Rules } from '../rules/rules.ts';

interface Parts {
  packetWork: Pick<PacketWork, 'propose'>;
  rules: Pick<Rules, 'check'>;
  listings: Pick<RecruitingDeps['listings'], 'search'>;
  resumes: Pick<RecruitingDeps['resumes'], 'list'>;
}

/**
 * An application that waits for the sample member. It stays waiting, because only the custody process approves, with a proof of the member.
 */
export async function addSamplePacket(
  { packetWork, rules, listings, resumes }: Parts,
  { goBack, person }: SampleContext,
): Promise<void> {
  const [riley, recruiter] = [person('riley'), person('recruiter')];
  const resume = (await resumes.list(riley)).find(({ preparedBy }) => preparedBy === null);
  const [, ...found] = (await listings.search({ q: 'data analyst' })).items;
  let listing: (typeof found)[number] | undefined;
  for (const one of found)
    if ((await rules.check(riley.id, one.id)).blocked.length === 0) {
      listing = one;
      break;
    }
  if (!listing || !resume) return;
  goBack(1, 14);
  await packetWork.propose(recruiter, {
    memberId: riley.id,
    listingId: listing.id,
    resumeId: resume.id,
    channel: 'site',
    needsMailbox: false,
    letter: '',
    note: 'Their form is short. The last question is yours: only you may answer it.',
    answers: SAMPLE_ANSWERS,
    files: [],
    confirmed: true,
  });
}

const SAMPLE_ANSWERS = [
  {
    question: 'Why are you interested in this job?',
    answer:
      'I like finding out what a number says about how people work. At Larkspur Grocers I did that for stores; I would like to do it for a whole company.',
  },
  { question: 'When can you start?', answer: 'Three weeks after an offer.' },
  { question: 'I certify that all statements in this application are true.', answer: '' },
] as const;
