import { writePdf } from '@foothold/documents/write';
import { createStaffMember } from './factories.ts';
import { createNurse, NURSE_JOB } from './fixtures/people.ts';
import type { Person, TestApp } from './harness.ts';
import { assignRecruiter, createAcceptedMember, type IdentifiedPerson } from './recruiting-people.ts';

/** The nurse's job, which also asks for something that her résumé doesn't show. */
const JOB = NURSE_JOB.replace('- Wound care', '- Wound care\n- Ventilator management');

let number = 0;

/** A listing at an employer, open and in Austin. @returns its ID */
export async function createListing(test: TestApp, company = 'Cedar Valley Health'): Promise<string> {
  const externalId = `people-${number++}`;
  await test.app.listings.ingest({ id: 'people', name: 'A feed', kind: 'feed' }, [
    {
      externalId,
      title: 'Registered Nurse',
      company: { name: company },
      description: `${JOB}\n\nRequisition ${externalId}`,
      employmentType: 'full-time',
      remote: 'no',
      places: ['Austin, TX'],
      postedAt: '2026-11-10',
    },
  ]);
  const { id } = await test.app.db
    .selectFrom('listings')
    .select('id')
    .where('external_id', '=', externalId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function uploadNurse(person: Person): Promise<string> {
  const file = new File([new Uint8Array(await writePdf(createNurse()))], 'Marisol Vega.pdf');
  return (await person.api.resumes.upload({ file })).resume.id;
}

export interface WorkspacePeople {
  member: IdentifiedPerson;
  recruiter: IdentifiedPerson;
  admin: IdentifiedPerson;
  registrationId: string;
  resumeId: string;
  listingId: string;
}

/** A recruiter with a member who has a résumé, and, unless `authorized` is false, authorized recruiters. */
export async function createWorkspacePeople(
  test: TestApp,
  { authorized = true, recruiter }: { authorized?: boolean; recruiter?: IdentifiedPerson } = {},
): Promise<WorkspacePeople> {
  const admin = await createStaffMember(test, 'admin');
  const works = recruiter ?? (await createStaffMember(test, 'recruiter', 'Rowan Recruiter'));
  const { member, registrationId } = await createAcceptedMember(test, admin);
  await assignRecruiter(test, admin, { id: registrationId, memberId: member.id, recruiterId: works.id });
  const resumeId = await uploadNurse(member);
  if (authorized) await member.api.recruiting.authorization.set({ given: true });
  return { member, recruiter: works, admin, registrationId, resumeId, listingId: await createListing(test) };
}
