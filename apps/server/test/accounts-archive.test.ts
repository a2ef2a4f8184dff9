import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_MEMBER } from '../src/domains/accounts/index.ts';
import { compareArchives, exportArchive, PASSWORD, readCollection, readManifest, toFile } from './archive-kit.ts';
import { fillAccount } from './archive-member.ts';
import { signUp } from './factories.ts';
import { type Person, type TestApp, useTestApp } from './harness.ts';
import { addAllSamples, logInAsRiley } from './sample-kit.ts';

/** Two installations. In the first, the sample member has something of every kind. */
const from = useTestApp({ SAMPLE_DATA: 'on' });
const to = useTestApp({ SAMPLE_DATA: 'on' });

let archive: Uint8Array;

beforeAll(async () => {
  await addAllSamples(from);
  await to.app.samples.seed();
  const riley = await logInAsRiley(from);
  await fillAccount(riley, () => {
    from.clock.now = new Date(from.clock.now.getTime() + 60 * 60_000);
  });
  archive = await exportArchive(riley, SAMPLE_MEMBER.password);
}, 240_000);

/** A member whose plan has room for the archive. */
async function signUpWithPlan(test: TestApp): Promise<Person> {
  const person = await signUp(test, { name: 'Ana Example' });
  const userId = (await person.api.accounts.me()).viewer?.id ?? '';
  await test.app.db.updateTable('users').set({ plan: 'x' }).where('id', '=', userId).execute();
  return person;
}

const importInto = ({ api }: Person, bytes: Uint8Array) =>
  api.accounts.privacy.importArchive({ file: toFile(bytes), password: PASSWORD, profile: 'replace' });

describe('an archive', () => {
  it('has records of every kind, so that the comparison says something', () => {
    const counts = readManifest(unzipSync(archive)).files.map(({ name, records }) => [name, records]);
    expect(counts.filter(([, records]) => records === 0)).toEqual([]);
  });

  it('has only records that an import accepts', () => {
    const files = unzipSync(archive);
    const problems = from.app.archive().flatMap((part) =>
      part.collections.flatMap(({ name, schema, check }) =>
        readCollection(files, `${part.name}/${name}`).flatMap((record) => {
          const { error } = schema.safeParse(record);
          const problem = error ? JSON.stringify(error.issues) : check?.(record);
          return problem ? [`${name}: ${problem}`] : [];
        }),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('is imported by a fresh installation, whose archive has the same content', async () => {
    const ana = await signUpWithPlan(to);
    const imported = await importInto(ana, archive);
    expect(imported.parts.map(({ name }) => name)).toEqual(to.app.archive().map(({ name }) => name));
    expect(imported.parts.flatMap(({ collections }) => collections.filter(({ skipped }) => skipped > 0))).toEqual([]);
    const again = await exportArchive(ana);
    const fields = compareArchives(to.app.archive(), archive, again);
    expect(fields.length).toBeGreaterThan(200);
    expect(fields.filter(({ different }) => different > 0)).toEqual([]);
  });

  it('is told apart from one with another answer', () => {
    const files = unzipSync(archive);
    const name = 'import/applications/answers.jsonl';
    const text = new TextDecoder().decode(files[name]).replace('Surgery and cardiology.', 'Surgery.');
    const changed = zipSync({ ...files, [name]: new TextEncoder().encode(text) });
    const fields = compareArchives(to.app.archive(), archive, changed).filter(({ different }) => different > 0);
    expect(fields.map(({ field }) => field)).toContain('answer');
  });

  it('is readable by people without being imported', async () => {
    const files = unzipSync(archive);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'resumes.json', 'archive-schema.json']));
    const all = Object.entries(files).filter(([name]) => name.startsWith('import/'));
    const text = all.map(([, bytes]) => new TextDecoder().decode(bytes)).join('\n');
    const keys = await from.app.db.selectFrom('application_settings').select('calendar_key').execute();
    for (const { calendar_key } of keys) expect(text).not.toContain(calendar_key ?? '?');
    expect(text).not.toContain(SAMPLE_MEMBER.email.toUpperCase());
  });

  it('is added to what the account has, which stays as it was', async () => {
    const ana = await signUpWithPlan(to);
    await ana.api.answers.add({ questionId: 'relocate', answer: 'No' });
    await ana.api.applications.setStages({ stages: [{ state: 'offer', name: 'second ROUND' }] });
    await ana.api.applicationPlans.changeSettings({ noAnswerDays: 60 });
    const { parts } = await importInto(ana, archive);
    const skipped = parts.flatMap(({ collections }) => collections.filter((one) => one.skipped > 0));
    expect(skipped).toMatchObject([
      { name: 'answers', skipped: 1 },
      { name: 'settings', skipped: 1 },
    ]);
    const { answers } = await ana.api.answers.list();
    expect(answers.find(({ questionId }) => questionId === 'relocate')?.answer).toBe('No');
    const { stages } = await ana.api.applications.stages();
    expect(stages.map(({ name }) => name).sort()).toEqual(['Second round (2)', 'second ROUND']);
    expect((await ana.api.applicationPlans.settings()).noAnswerDays).toBe(60);
  });
});
