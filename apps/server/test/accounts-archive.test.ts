import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_MEMBER } from '../src/domains/accounts/index.ts';
import { compareArchives, exportArchive, PASSWORD, toFile } from './archive-kit.ts';
import { signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { addAllSamples, logInAsRiley } from './sample-kit.ts';

/** Two installations. The first has the sample member, whose account has something in every part. */
const from = useTestApp({ SAMPLE_DATA: 'on' });
const to = useTestApp({ SAMPLE_DATA: 'on' });

let archive: Uint8Array;

beforeAll(async () => {
  await addAllSamples(from);
  await to.app.samples.seed();
  archive = await exportArchive(await logInAsRiley(from), SAMPLE_MEMBER.password);
}, 120_000);

describe('an archive', () => {
  it('is imported by a fresh installation, whose archive has the same content', async () => {
    const ana = await signUp(to);
    const userId = (await ana.api.accounts.me()).viewer?.id ?? '';
    await to.app.db.updateTable('users').set({ plan: 'x' }).where('id', '=', userId).execute();
    const imported = await ana.api.accounts.privacy.importArchive({
      file: toFile(archive),
      password: PASSWORD,
      profile: 'replace',
    });
    expect(imported.parts.map(({ name }) => name)).toEqual(to.app.archive().map(({ name }) => name));
    const again = await exportArchive(ana);
    const fields = compareArchives(to.app.archive(), archive, again);
    expect(fields.filter(({ different }) => different > 0)).toEqual([]);
  });
});
