import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createNurseListing, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const RESUME = {
  basics: { name: 'Robin Example' },
  work: [{ name: 'Larkholt Hospital', position: 'Registered Nurse', startDate: '2020-01' }],
  skills: [{ name: 'Wound Care' }, { name: 'IV Therapy' }],
};

const ingestNurse = (externalId: string) =>
  test.app.listings.ingest({ id: 'feed', name: 'A feed', kind: 'feed' }, [createNurseListing(externalId)]);

/** Runs `work` while nobody can read the listings' revision, as if reading changes took very long. */
const whileReadingTakesLong = <T>(work: () => Promise<T>) =>
  test.app.transact(async (trx) => {
    await sql`LOCK TABLE listing_catalog IN ACCESS EXCLUSIVE MODE`.execute(trx);
    return work();
  });

it('says that matches are being prepared until the listings are loaded, and then keeps answering during an import', async () => {
  const ana = await signUp(test);
  const { id: resumeId } = (
    await ana.api.resumes.upload({
      file: new File([JSON.stringify(RESUME)], 'robin.json', { type: 'application/json' }),
    })
  ).resume;
  const refused = await whileReadingTakesLong(async () => (await safe(ana.api.jobs.match({ resumeId }))).error);
  expect(refused).toMatchObject({ code: 'listings.matches-preparing', status: 503 });

  // A server that can't answer yet is logged as an error.
  expect(test.errors.splice(0).join()).toContain('"status":503');

  await ingestNurse('first');
  expect((await ana.api.jobs.match({ resumeId })).considered).toBe(1);

  const during = await whileReadingTakesLong(() => ana.api.jobs.match({ resumeId }));
  expect(during).toMatchObject({ considered: 1, matches: [{ listing: { title: 'Registered Nurse' } }] });

  await Promise.all([ingestNurse('second'), ingestNurse('third')]);
  expect((await ana.api.jobs.match({ resumeId })).considered).toBe(3);
});
