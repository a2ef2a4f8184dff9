import { createNurseListing } from './factories.ts';
import type { Person, TestApp } from './harness.ts';

/** Names what the nurse's listing requires, but shows it in no role and has no numbers, so that suggestions alone don't reach 80. */
const THIN_RESUME = `Noor Example
noor@example.com | +1 512 555 0142 | Austin, TX

Experience
Shop Assistant, Cedar Hollow Market
March 2021 - Present
- Helped customers at the counter.

Education
Diploma, Example College, 2019

Skills
Wound care, IV therapy
`;

const createFile = (text: string, name: string) => new File([text], name, { type: 'text/plain' });

/** Adds a listing. @param externalId makes it a job of its own */
export async function createListing(test: TestApp, externalId: string, description?: string): Promise<string> {
  const listing = createNurseListing(externalId, {
    company: { name: `Hospital ${externalId}` },
    ...(description && { description }),
  });
  await test.app.listings.ingest({ id: `feed-${externalId}`, name: 'A feed', kind: 'feed' }, [listing]);
  const { id } = await test.app.db
    .selectFrom('listings')
    .innerJoin('companies', 'companies.id', 'listings.company_id')
    .select('listings.id')
    .where('companies.name', '=', `Hospital ${externalId}`)
    .executeTakeFirstOrThrow();
  return id;
}

/** Uploads a résumé and scores it against a listing. */
export async function uploadFor(person: Person, listingId: string, text = THIN_RESUME, name = 'Noor.txt') {
  const { resume } = await person.api.resumes.upload({ file: createFile(text, name) });
  await person.api.resumes.setTarget({ id: resume.id, target: { kind: 'listing', listingId } });
  const report = await person.api.resumes.report({ id: resume.id });
  return { id: resume.id, report };
}

/** Declines every suggestion. @returns how many there were */
export async function declineAll(person: Person, id: string): Promise<number> {
  let declined = 0;
  for (let round = 0; round < 20; round++) {
    const { proposals } = await person.api.resumes.plan({ id });
    if (proposals.length === 0) return declined;
    for (const { id: proposal } of proposals) await person.api.resumes.refuse({ id, proposal });
    declined += proposals.length;
  }
  throw new Error('the suggestions never end');
}
