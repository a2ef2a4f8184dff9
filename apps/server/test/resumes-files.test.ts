import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../src/platform/errors.ts';
import type { FileStore } from '../src/platform/files/files.ts';
import { forgetFileRemoval } from '../src/platform/files/removals-repository.ts';
import { storeFile } from '../src/platform/files/stored-files.ts';
import { startS3 } from './doubles/s3.ts';
import { signUp } from './factories.ts';
import { createNurse, NURSE_JOB } from './fixtures/people.ts';
import { useTestApp } from './harness.ts';

/** Files and rows are stored in two places. These are the moments when they could get out of sync. */

const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-of-the-example', region: 'eu-west-1' };
const s3 = await startS3(credentials);
afterAll(() => s3.stop());
const test = useTestApp({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: 'resumes',
  S3_REGION: credentials.region,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  pdf = new Uint8Array(await writePdf(createNurse()));
});

const upload = (person: Awaited<ReturnType<typeof signUp>>, jobText?: string) =>
  person.api.resumes.upload({ file: new File([pdf], 'nurse.pdf'), ...(jobText && { jobText }) });

it('deletes a file whose résumé was never stored', async () => {
  const person = await signUp(test);
  const earlier = new Set(s3.objects.keys());
  const listOwnKeys = () => [...s3.objects.keys()].filter((key) => !earlier.has(key));
  s3.lies.puts = 1;
  expect((await safe(upload(person))).error).toMatchObject({ code: 'server.failed' });
  expect(test.errors.splice(0).join()).toContain('refused to keep a file: 403');
  expect([listOwnKeys().length, (await person.api.resumes.list()).resumes]).toEqual([1, []]);
  // An hour later, as the cleanup job sees it, which runs after any deletion.
  await sql`UPDATE file_removals SET requested_at = requested_at - interval '1 hour'`.execute(test.app.db);
  const { resume } = await upload(person);
  await person.api.resumes.remove({ id: resume.id });
  await test.eventually(async () => listOwnKeys().length === 0);
});

it('keeps a file while its résumé is being stored and afterward', async () => {
  const person = await signUp(test);
  const first = await upload(person);
  expect(await test.app.db.selectFrom('file_removals').selectAll().execute()).toEqual([]);
  const again = await Promise.all([upload(await signUp(test)), upload(person), upload(person)]);
  expect(again.map(({ recognized }) => recognized)).toEqual([false, true, true]);
  expect(await person.api.resumes.page({ id: first.resume.id, page: 1 })).toBeInstanceOf(File);
});

it("keeps the file of a résumé whose target couldn't be set", async () => {
  const { owner: db } = test;
  await sql`
    CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose'; END $$`.execute(
    db,
  );
  await sql`CREATE TRIGGER break_down BEFORE UPDATE OF target_text ON resumes EXECUTE FUNCTION break_down()`.execute(
    db,
  );
  const person = await signUp(test);
  expect((await safe(upload(person, NURSE_JOB))).error).toMatchObject({ code: 'server.failed' });
  expect(test.errors.splice(0).join()).toContain('broken on purpose');
  await sql`DROP TRIGGER break_down ON resumes`.execute(db);
  const { resume, recognized } = await upload(person, NURSE_JOB);
  expect(recognized).toBe(true);
  expect(await person.api.resumes.page({ id: resume.id, page: 1 })).toBeInstanceOf(File);
});

describe('a file whose row could not be stored', () => {
  /** @returns keys of files that are stored, and that are to be deleted later */
  async function storeAndFail(save: (key: string) => Promise<never>) {
    const { db } = test.app;
    const stored = new Map<string, Uint8Array>();
    const files: FileStore = {
      put: async (key, bytes) => void stored.set(key, bytes),
      get: async (key) => Buffer.from(stored.get(key) ?? []),
      remove: async (key) => void stored.delete(key),
    };
    let key = '';
    const failed = storeFile({ db, files }, 'resumes', Buffer.from('text'), (given) => {
      key = given;
      return save(given);
    });
    await expect(failed).rejects.toThrow();
    const removals = await db.selectFrom('file_removals').select('file_key').where('file_key', '=', key).execute();
    await forgetFileRemoval(db, key);
    return { isStored: stored.has(key), isRemovedLater: removals.length === 1 };
  }

  it('stays if the connection was lost, because the row may have been stored', async () => {
    const lose = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    expect(await storeAndFail(lose)).toEqual({ isStored: true, isRemovedLater: true });
    const loseAfterCommit = async (key: string) => {
      await forgetFileRemoval(test.app.db, key);
      return lose();
    };
    expect(await storeAndFail(loseAfterCommit)).toEqual({ isStored: true, isRemovedLater: false });
  });

  it('is deleted at once if it was refused', async () => {
    const refuse = () => Promise.reject(new AppError('access.plan-limit'));
    expect(await storeAndFail(refuse)).toEqual({ isStored: false, isRemovedLater: false });
  });
});
