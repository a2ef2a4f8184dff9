/**
 * An archive out of one installation, into a fresh one, and out again: `node bench/archive.ts`. Starts two installations with the sample listings
 * on databases of their own, adds something of every kind to the sample member's account, exports it, imports it in the other installation, and
 * exports again. Prints, for each field of each kind of record, how many were compared and how many are equal, after IDs were replaced by what
 * they stand for. Also prints how long each step took, and the size beside the files that are only for people. Ends with 1 if anything differs.
 */
import { unzipSync } from 'fflate';
import { SAMPLE_MEMBER } from '../apps/server/src/domains/accounts/index.ts';
import { compareArchives, exportArchive, PASSWORD, toFile } from '../apps/server/test/archive-kit.ts';
import { fillAccount } from '../apps/server/test/archive-member.ts';
import { createPerson } from '../apps/server/test/harness.ts';
import { startTestApp } from './support/app.ts';

const EMAIL = 'ana@example.com';
/** Their earlier versions need changes that are hours apart. */
const EMPTY_HERE = ['applications/answer-versions'];

const from = await startTestApp({ SAMPLE_DATA: 'on' }, true);
const to = await startTestApp({ SAMPLE_DATA: 'on' }, true);
let failed = true;
try {
  failed = await run();
} finally {
  await Promise.all([from.stop(), to.stop()]);
}
process.exit(failed ? 1 : 0);

async function run(): Promise<boolean> {
  await from.app.accounts.addDemoAccounts();
  await from.app.addSamples();
  const riley = createPerson(from.url);
  await riley.api.accounts.logIn({ email: SAMPLE_MEMBER.email, password: SAMPLE_MEMBER.password });
  await fillAccount(riley);
  const ana = createPerson(to.url);
  await ana.api.accounts.signUp({ name: 'Ana Example', email: EMAIL, password: PASSWORD });
  const anaId = (await ana.api.accounts.me()).viewer?.id ?? '';
  await to.app.db.updateTable('users').set({ plan: 'x' }).where('id', '=', anaId).execute();

  const first = await time('export', () => exportArchive(riley, SAMPLE_MEMBER.password));
  const imported = await time('import', () =>
    ana.api.accounts.privacy.importArchive({ file: toFile(first), password: PASSWORD, profile: 'replace' }),
  );
  const second = await time('export again', () => exportArchive(ana));
  printSizes(first);

  const added = imported.parts.flatMap(({ name, collections }) =>
    collections.map((collection) => ({ ...collection, name: `${name}/${collection.name}` })),
  );
  const missing = added.filter((one) => one.added === 0 && !EMPTY_HERE.includes(one.name));
  const skipped = added.filter((one) => one.skipped > 0);
  const fields = compareArchives(to.app.archive(), first, second);
  console.log(`\n${'field'.padEnd(44)} compared   equal   different`);
  for (const { collection, field, compared, equal, different } of fields)
    console.log(
      `${`${collection} ${field}`.padEnd(44)} ${String(compared).padStart(8)} ${String(equal).padStart(7)} ${String(different).padStart(11)}`,
    );
  const sum = (key: 'compared' | 'equal' | 'different') => fields.reduce((total, field) => total + field[key], 0);
  for (const { name } of missing) console.log(`Nothing of this kind was compared: ${name}`);
  for (const { name, skipped: count } of skipped) console.log(`Skipped by the import: ${count} of ${name}`);
  console.log(
    `\n${fields.length} fields of ${added.length} kinds of records: ${sum('compared')} values compared, ${sum('equal')} equal, ${sum('different')} different   goal: 0`,
  );
  return sum('different') > 0 || missing.length > 0 || skipped.length > 0;
}

async function time<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`${what.padEnd(14)} ${(performance.now() - startedAt).toFixed(0)} ms`);
  return result;
}

function printSizes(archive: Uint8Array): void {
  const sizes = Object.entries(unzipSync(archive)).map(
    ([name, bytes]) => [name.startsWith('import/'), bytes.byteLength] as const,
  );
  const sum = (imported: boolean) =>
    sizes.filter(([own]) => own === imported).reduce((total, [, bytes]) => total + bytes, 0);
  console.log(
    `${(archive.byteLength / 1024).toFixed(0)} kB; unpacked: ${(sum(true) / 1024).toFixed(0)} kB to import, ${(sum(false) / 1024).toFixed(0)} kB for people`,
  );
}
