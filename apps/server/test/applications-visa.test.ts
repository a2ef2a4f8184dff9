import { safe } from '@orpc/client';
import { expect, it } from 'vitest';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const RESUME = {
  basics: { name: 'Robin Example', email: 'robin@example.com' },
  work: [
    {
      name: 'Larkholt Hospital',
      position: 'Registered Nurse',
      startDate: '2020-01',
      highlights: ['Gave wound care and IV therapy to 20 patients a day'],
    },
  ],
  skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
};
const WORDS = {
  silent: 'You will care for people.',
  sponsors: 'We sponsor H-1B visas for this position.',
  refuses: 'We do not sponsor visas for this position.',
  citizens: 'Applicants must be U.S. citizens.',
};

it('matches leave out listings that rule out a visa status by their own words, in the same order', async () => {
  const person = await signUp(test);
  await test.app.listings.ingest(
    { id: 'feed', name: 'A feed', kind: 'feed' },
    Object.entries(WORDS).map(([id, words]) =>
      createNurseListing(id, { description: `Requirements\n- Wound care\n- IV therapy\n\n${words}` }),
    ),
  );
  const file = new File([JSON.stringify(RESUME)], 'resume.json', { type: 'application/json' });
  const { resume } = await person.api.resumes.upload({ file });
  const rows = await test.app.db.selectFrom('listings').select(['id', 'external_id']).execute();
  const names = new Map(rows.map(({ id, external_id }) => [id, external_id]));
  async function list(filters: { visa?: 'not-citizens-only' | 'may-sponsor'; needsSponsorship?: 'true' }) {
    const { matches, total } = await person.api.jobs.match({ resumeId: resume.id, ...filters });
    const found = matches.map(({ listing }) => names.get(listing.id) ?? '');
    expect(found).toHaveLength(total);
    return found;
  }

  const all = await list({});
  expect(all.toSorted()).toEqual(['citizens', 'refuses', 'silent', 'sponsors']);
  expect(await list({ visa: 'not-citizens-only' })).toEqual(all.filter((name) => name !== 'citizens'));
  expect(await list({ visa: 'may-sponsor' })).toEqual(all.filter((name) => name === 'silent' || name === 'sponsors'));
  expect(await list({ visa: 'not-citizens-only', needsSponsorship: 'true' })).toEqual(['sponsors', 'silent']);
  const { error } = await safe(person.api.jobs.match({ resumeId: resume.id, visa: 'any' as 'may-sponsor' }));
  expect(error).toMatchObject({ code: 'request.invalid' });
});
