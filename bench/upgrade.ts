/**
 * A database and a data folder of an earlier build, opened by this one: `node bench/upgrade.ts <checkout of the earlier build>`. The checkout
 * needs its dependencies installed. Builds both if they are stale, starts the earlier one as `npm start` runs it, and makes accounts, a résumé,
 * drafts, a plan, a sealed mailbox password, and inquiries over HTTP; kills it while jobs wait in its queue; then starts this build on the same
 * folder and checks that all of it works. Prints a line for each check, and ends with 1 if one fails.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDataFolder, findFreePort, startServerOn } from './support/server.ts';
import { upgradeChecks } from './support/upgrade-after.ts';
import { fillEarlier, killWithJobs } from './support/upgrade-before.ts';

const root = join(import.meta.dirname, '..');
if (!process.argv[2]) throw new Error('Name the checkout of the earlier build: node bench/upgrade.ts <folder>');
const oldBuildPath = resolve(process.argv[2]);
for (const cwd of [oldBuildPath, root]) execFileSync('node', ['scripts/build.mjs'], { cwd, stdio: 'inherit' });

const folder = createDataFolder();
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const port = await findFreePort();
const settings = { RATE_LIMITS: 'off' };
let log = '';
const onLog = (line: string) => {
  log = `${log}\n${line.slice(0, 600)}`.slice(-3000);
};

const before = await startServerOn(folder, port, settings, { onLog, checkout: oldBuildPath });
const place = { base: before.base, outbox: join(folder, 'outbox') };
const earlier = await fillEarlier(place);
const left = await killWithJobs(place, () => {
  before.child.kill('SIGKILL');
  return before.ended;
});
console.log(`The earlier build was killed with ${left.length} emails in its queue`);

log = '';
const startedAt = performance.now();
const after = await startServerOn(folder, port, settings, { onLog });
console.log(`This build was ready on its folder after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
const checks = Object.entries(upgradeChecks(earlier, place, after.databaseUrl, left));
let failed = 0;
for (const [what, check] of checks)
  try {
    await check();
    console.log(`pass  ${what}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${what}: ${error instanceof Error ? error.message : error}`);
  }
await after.end();
console.log(`${checks.length - failed} of ${checks.length} checks passed   goal: all`);
if (failed > 0) console.log(`The last lines that this build logged:${log}`);
process.exit(failed > 0 ? 1 : 0);
