// `npm test`: checks, unit and integration tests, journeys in a browser. Ends with the line `N passed, N failed`.
// With names as arguments only those steps run: `npm test -- unit lint`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildIfStale } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => join(root, 'node_modules', '.bin', name);
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed, named once more at the end: the last lines of a long run have to say what to mend. */
const failures = [];
/** What passed at the second try only. */
const unsteady = [];

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

function count(name, { passed, failed, skipped = 0 }, failing = []) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push({ step: name, failing });
}

/** The first line of an error, without the colours of a terminal. */
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n', 1)[0]
    .slice(0, 300);

/** A check that passes or fails as a whole. */
async function check(name, command, args, env) {
  const ok = await run(command, args, env);
  count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
}

/** Vitest counts for itself; a run that broke off counts as one failure more. */
async function vitest(name, args, env = {}) {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const ok = await run(
    bin('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  if (!existsSync(file)) return count(name, { passed: 0, failed: 1 });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + (ok || report.numFailedTests > 0 ? 0 : 1);
  const failing = report.testResults.flatMap((file) => [
    ...file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0])}`),
    // A file that could not be loaded has no tests to name.
    ...(file.status === 'failed' && file.message ? [`${relative(root, file.name)}: ${firstLine(file.message)}`] : []),
  ]);
  count(name, { passed: report.numPassedTests, failed, skipped: report.numPendingTests }, failing);
}

/** Every test of a report of Playwright's, under the names of the groups that it stands in. */
function* testsOf(suite, above = []) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests)
      yield { name: [...above, spec.title].join(' › '), at: `${spec.file}:${spec.line}`, test };
  }
  for (const inner of suite.suites ?? []) yield* testsOf(inner, [...above, inner.title]);
}

async function playwright(name, config) {
  buildIfStale();
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  // The journeys start with databases of their own: one that is named for the integration tests is not theirs to fill.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, DATABASE_URL: '' };
  const ok = await run(bin('playwright'), ['test', '--config', config], env);
  if (!existsSync(file)) return count(name, { passed: 0, failed: 1 });
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => [...testsOf(suite)]);
  const told = (status) =>
    tests
      .filter(({ test }) => test.status === status)
      .map(({ name: title, at, test }) => {
        const error = test.results.find((result) => result.error)?.error;
        return `[${test.projectName || 'chromium'}] ${at} ${title}: ${firstLine(error?.message)}`;
      });
  unsteady.push(...told('flaky'));
  const failed = stats.unexpected + (ok || stats.unexpected > 0 ? 0 : 1);
  count(name, { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped }, told('unexpected'));
}

/** Programs of a PostgreSQL that this machine has: Debian keeps them out of the path. */
function localPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/** The same integration tests on a PostgreSQL server that is not ours. */
async function onPostgres(name) {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return vitest(name, ['--project', 'integration'], { TEST_DATABASE_URL: DATABASE_URL });
  const programs = localPostgres();
  if (programs) return vitest(name, ['--project', 'integration'], { TEST_DATABASE_PROGRAMS: programs });
  console.log(
    'Neither DATABASE_URL nor a local PostgreSQL is there: the integration tests ran on the embedded database only.',
  );
}

const steps = {
  types: async (name) => {
    await check(name, bin('tsc'), ['-p', '.']);
    await check(name, bin('tsc'), ['-p', 'e2e']);
    await check(name, 'npm', ['run', 'typecheck', '--workspace', '@foothold/web', '--silent']);
  },
  lint: (name) => check(name, bin('biome'), ['ci', '--error-on-warnings', '.']),
  imports: (name) => check(name, process.execPath, ['tools/checks/import-rules.ts']),
  dependencies: (name) => check(name, process.execPath, ['tools/checks/dependencies.ts']),
  'dead code': (name) => check(name, bin('knip'), ['--config', 'tools/checks/knip.json']),
  'database types': (name) => check(name, process.execPath, ['scripts/write-db-types.ts', '--verify']),
  unit: (name) => vitest(name, ['--project', 'unit']),
  integration: (name) => vitest(name, ['--project', 'integration']),
  'integration on PostgreSQL': onPostgres,
  'pages and parts': (name) => playwright(name, 'apps/web/playwright.config.ts'),
  journeys: (name) => playwright(name, 'e2e/playwright.config.ts'),
  // In what the journeys left behind.
  secrets: (name) => check(name, process.execPath, ['scripts/find-secrets.ts']),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in steps));
if (unknown) {
  console.error(`There is no step "${unknown}". There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(2);
}
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  console.log(`\n── ${name} ──`);
  await step(name);
  console.log(`── ${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}
if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped (each says why above)`);
if (unsteady.length > 0) console.log(`\nPassed at the second try:\n${unsteady.map((test) => `  ${test}`).join('\n')}`);
if (failures.length > 0) {
  const lines = failures.map(({ step, failing }) => [step, ...failing.map((test) => `  ${test}`)].join('\n'));
  console.log(`\nFailed:\n${lines.join('\n')}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
