import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { createNurseListing, createStaffMember } from './factories.ts';
import type { TestApp } from './harness.ts';
import {
  allowRecruiters,
  assignRecruiter,
  createAcceptedMember,
  type IdentifiedPerson,
  PASSWORD,
} from './recruiting-people.ts';

export interface PacketCase {
  member: IdentifiedPerson;
  recruiter: IdentifiedPerson;
  admin: IdentifiedPerson;
  listingId: string;
  resumeId: string;
}

let counter = 0;

/** A listing of its own, so that each case has another job. */
export async function createListing(
  test: TestApp,
  change: Parameters<typeof createNurseListing>[1] = {},
): Promise<string> {
  const externalId = `packet-${++counter}`;
  await test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [
    createNurseListing(externalId, { title: `Registered Nurse ${counter}`, ...change }),
  ]);
  const row = await test.app.db
    .selectFrom('listings')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A member who lets recruiters apply, their recruiter, a résumé, and a listing. */
export async function createPacketCase(test: TestApp, recruiter?: IdentifiedPerson): Promise<PacketCase> {
  const admin = await createStaffMember(test, 'admin');
  const works = recruiter ?? (await createStaffMember(test, 'recruiter', 'Rowan Recruiter'));
  const { member, registrationId } = await createAcceptedMember(test, admin);
  await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: works.id });
  await allowRecruiters(test, member.id);
  const file = new File(
    [
      JSON.stringify({
        basics: { name: 'Robin Example', email: 'robin@example.com' },
        work: [
          {
            name: 'Larkholt',
            position: 'Registered Nurse',
            startDate: '2020-01',
            highlights: ['Gave wound care and IV therapy to 20 patients a day'],
          },
        ],
        skills: [{ name: 'Wound care' }, { name: 'IV therapy' }],
      }),
    ],
    'robin.json',
    { type: 'application/json' },
  );
  const { resume } = await member.api.resumes.upload({ file });
  return { member, recruiter: works, admin, listingId: await createListing(test), resumeId: resume.id };
}

export type ProposalInput = Parameters<IdentifiedPerson['api']['recruiting']['packets']['propose']>[0];

/** Proposes a packet with three answers. */
export const propose = (
  { member, recruiter, listingId, resumeId }: PacketCase,
  change: Partial<ProposalInput> = {},
): Promise<PacketDetail> =>
  recruiter.api.recruiting.packets.propose({
    memberId: member.id,
    listingId,
    resumeId,
    answers: [
      { question: 'Why do you want to work here?', answer: 'Because of the wound care team.' },
      { question: 'How many years of nursing experience do you have?', answer: '5' },
    ],
    ...change,
  });

const toItem = ({ id, hash }: Pick<PacketDetail, 'id' | 'hash'>, exception = false) => ({ id, hash, exception });

/** Approves a packet as a member without a passkey does. */
export const approve = (
  { member }: Pick<PacketCase, 'member'>,
  packet: Pick<PacketDetail, 'id' | 'hash' | 'needsException'>,
  password = PASSWORD,
) => member.api.packets.approve({ items: [toItem(packet, packet.needsException)], password });

/** Records a submission with a confirmation number. */
export const submit = (
  { recruiter }: Pick<PacketCase, 'recruiter'>,
  { id, hash }: Pick<PacketDetail, 'id' | 'hash'>,
  text = 'GH-20417',
) => recruiter.api.recruiting.packets.submit({ id, hash, kind: 'number', text });
