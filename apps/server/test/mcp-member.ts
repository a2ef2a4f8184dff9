import type { ApplicationState } from '@foothold/core/tracking';
import { createNurseListing, signUp } from './factories.ts';
import type { Person, TestApp } from './harness.ts';

/** A member with something of everything that tools read and change. */
export interface McpMember {
  person: Person;
  resumeId: string;
  listingId: string;
  otherListingId: string;
  applicationId: string;
}

const createResume = (name: string) => ({
  basics: { name, email: 'robin@example.com', phone: '(503) 555-0148', location: { city: 'Austin', region: 'TX' } },
  work: [
    {
      name: 'Larkholt Hospital',
      position: 'Registered Nurse',
      startDate: '2020-01',
      highlights: ['Gave wound care and IV therapy to 20 patients a day'],
    },
  ],
  education: [{ institution: 'Cedar College', studyType: 'BSN', area: 'Nursing', endDate: '2019-05' }],
  skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
});

export const createResumeFile = (name = 'Robin Example') =>
  new File([JSON.stringify(createResume(name))], 'robin.json', { type: 'application/json' });

/** Adds listings to the catalog. @returns their IDs */
export async function addListings(
  test: TestApp,
  listings: readonly { id: string; description?: string; title?: string }[],
): Promise<string[]> {
  await test.app.listings.ingest(
    { id: 'feed', name: 'A feed', kind: 'feed' },
    listings.map(({ id, description, title }) =>
      createNurseListing(id, { ...(description && { description }), ...(title && { title }) }),
    ),
  );
  const rows = await test.app.db.selectFrom('listings').select(['id', 'external_id']).execute();
  return listings.map((one) => rows.find((row) => row.external_id === one.id)?.id ?? '');
}

/** @param listings the first is tracked with the state, the second isn't */
export async function createMcpMember(
  test: TestApp,
  listings: readonly string[],
  state: ApplicationState = 'saved',
): Promise<McpMember> {
  const person = await signUp(test);
  const [listingId = '', otherListingId = ''] = listings;
  const { resume } = await person.api.resumes.upload({ file: createResumeFile(), listingId });
  const { application } = await person.api.jobApplications.apply({ jobId: listingId, resumeId: resume.id });
  if (state !== 'saved') await person.api.applications.move({ id: application.id, to: state });
  return { person, resumeId: resume.id, listingId, otherListingId, applicationId: application.id };
}
