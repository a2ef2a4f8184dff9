// `npm test`: checks, unit and integration tests, journeys in a browser. Ends with the line `N passed, N failed`.
//   npm test -- unit lint        only those steps
//   npm test -- --all            the integration tests on a PostgreSQL server, and those with a lot of SQL also on the embedded one, as CI does
//   npm test -- --changed [REF]  what a change calls for: the working tree against REF (HEAD, or its parent in a clean tree)
//   npm test -- --seed 7         the order of an earlier run
// The journeys run alone, because they keep two CPUs busy; the other steps run three at a time. A check that passed is not
// repeated until a file changes that it reads; --fresh repeats it. A journey that fails is tried once more, and a file of unit or integration
// tests when the other steps have ended, because a wait can be too short on a busy machine; those that passed only then are listed at the end.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { buildIfStale } from './build.mjs';
import { listChangedSince, wasPassedWith } from './testing/inputs.ts';
import { selectTests } from './testing/plan.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

/** Steps that run in parallel: one more than the CPUs' share of each, because integration tests wait half of their time. */
const LANE_COUNT = 3;
/** Half of the CPUs for each lane. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const getBin = (name) => join(root, 'node_modules', '.bin', name);
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Failures, repeated at the end so that the last lines of a long run say what to fix. */
const failures = [];
/** Tests that passed only the second time. */
const flaky = [];
/** Steps of Vitest in which a test failed, repeated when the other steps have ended. */
const repeated = [];
/** A step with more files that failed has a defect that no second run removes. */
const MAX_REPEATED_FILES = 10;
const times = [];

/** Runs a command. Its output is buffered until the step ends, so that two steps' lines don't mix. */
function run(print, command, args, env = {}) {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...color, ...env },
    });
    child.stdout.on('data', print);
    child.stderr.on('data', print);
    child.once('error', (error) => {
      print(`${error.message}\n`);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

function count(name, { passed, failed, skipped = 0 }, failing = []) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
  if (failed > 0) failures.push({ step: name, failing });
}

/** The first line of an error, without terminal colors. */
const getFirstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n', 1)[0]
    .slice(0, 300);

/** A check of one or more commands that passes or fails as a whole. */
const check =
  (folders, ...commands) =>
  async (name, print) => {
    const inputs = folders && wasPassedWith(root, name, folders);
    if (inputs?.already && !options.fresh) {
      print('Passed before, with the same files.\n');
      return count(name, { passed: 1, failed: 0 });
    }
    let ok = true;
    for (const [command, ...args] of commands) ok = (await run(print, command, args)) && ok;
    if (ok) inputs?.remember();
    count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  };

/**
 * Runs Vitest and reads its report.
 * @returns its counts, the lines that name what failed, and the files of these; null if it wrote no report
 */
async function runVitestFiles(report, print, args, env) {
  const file = join(reports, `${report.replaceAll(/\W+/g, '-')}.json`);
  const shared = [`--maxWorkers=${WORKERS}`, '--sequence.shuffle', `--sequence.seed=${options.seed}`];
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run(print, getBin('vitest'), ['run', ...args, ...shared, ...output], env);
  if (!existsSync(file)) return null;
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failing = testResults.flatMap((result) => [
    ...result.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${test.fullName}: ${getFirstLine(test.failureMessages[0])}`),
    // A file that couldn't be loaded, or failed before or after its tests, has no test to name.
    ...(result.status === 'failed' && result.message
      ? [`${relative(root, result.name)}: ${getFirstLine(result.message)}`]
      : []),
  ]);
  return {
    passed: numPassedTests,
    failedTests: numFailedTests,
    // An aborted run counts as one more failure.
    failed: numFailedTests + (ok || numFailedTests > 0 ? 0 : 1),
    skipped: numPendingTests,
    failing,
    files: testResults.filter((result) => result.status === 'failed').map((result) => relative(root, result.name)),
  };
}

/** Runs Vitest. The files with a failure are run again when nothing else runs; if more failed, the load isn't the reason. */
async function runVitest(name, print, args, env = {}) {
  const first = await runVitestFiles(name, print, args, env);
  if (first === null) return count(name, { passed: 0, failed: 1 });
  if (first.failed === 0 || first.files.length === 0 || first.files.length > MAX_REPEATED_FILES)
    return count(name, first, first.failing);
  repeated.push({ name, args, env, first });
}

/** Runs the files of a step again in which a test failed, and counts the step. */
async function repeatFailedFiles({ name, args, env, first }) {
  const [flag = '', project = ''] = args;
  const printed = [];
  const again = await runVitestFiles(
    `${name} again`,
    (text) => printed.push(text),
    [flag, project, ...first.files],
    env,
  );
  process.stdout.write(`\n── ${name}, again: ${first.files.join(', ')} ──\n${printed.join('')}`);
  if (again === null || again.failed > 0) return count(name, first, again?.failing ?? first.failing);
  flaky.push(...first.failing.map((line) => `${name}: ${line}`));
  count(name, { ...first, passed: first.passed + first.failedTests, failed: 0 });
}

/** Lists every test of a Playwright report, with its groups' names. */
function* listTests(suite, titles = []) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests)
      yield { name: [...titles, spec.title].join(' › '), at: `${spec.file}:${spec.line}`, test };
  }
  for (const inner of suite.suites ?? []) yield* listTests(inner, [...titles, inner.title]);
}

async function runPlaywright(name, print, config, files = []) {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  // The journeys start their own databases instead of using the one for integration tests.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, DATABASE_URL: '' };
  const ok = await run(print, getBin('playwright'), ['test', '--config', config, ...files], env);
  if (!existsSync(file)) return count(name, { passed: 0, failed: 1 });
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const describe = (status) =>
    suites
      .flatMap((suite) => [...listTests(suite)])
      .filter(({ test }) => test.status === status)
      .map(({ name: title, at, test }) => {
        const error = test.results.find((result) => result.error)?.error;
        return `[${test.projectName || 'chromium'}] ${at} ${title}: ${getFirstLine(error?.message)}`;
      });
  flaky.push(...describe('flaky').map((line) => `${name}: ${line}`));
  const failed = stats.unexpected + (ok || stats.unexpected > 0 ? 0 : 1);
  count(name, { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped }, describe('unexpected'));
}

/** PostgreSQL's programs on this machine. Debian doesn't put them on the path. */
function findLocalPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

/** Integration tests whose SQL could behave differently on another PostgreSQL: search, locks, ledgers, append-only tables. */
const SQL_HEAVY = ['platform-database', 'listings', 'applications', 'billing-renewals', 'recruiting-reveal', 'feed'];

const sqlHeavyFiles = SQL_HEAVY.map((file) => `apps/server/test/${file}`);

/** The settings of integration tests on a PostgreSQL server of the system's, or null where there is none. */
function findServer() {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { TEST_DATABASE_URL: DATABASE_URL };
  const programs = findLocalPostgres();
  return programs ? { TEST_DATABASE_PROGRAMS: programs } : null;
}

const server = findServer();
/** Both databases are PostgreSQL, so all tests run on one, and those that its version could affect on both. */
const isWholeOnServer = options.all && server !== null;

/** In how many steps the integration tests run on the server, so that the lanes end together. */
const SHARDS = 2;

/** Runs a part of the integration tests on the system's PostgreSQL server. @param shard from 1 to `SHARDS` */
async function runOnServer(name, print, shard) {
  if (!server)
    return print('Without DATABASE_URL or a local PostgreSQL, integration tests run on the embedded database only.\n');
  await runVitest(
    name,
    print,
    ['--project', 'integration', ...(isWholeOnServer ? [] : sqlHeavyFiles), `--shard=${shard}/${SHARDS}`],
    server,
  );
}

const changed = options.changed ? listChangedFiles() : null;
const called = changed ? selectTests(changed) : 'all';

function listChangedFiles() {
  const [reference] = positionals.splice(0);
  const files = listChangedSince(root, reference ?? 'HEAD');
  return files.length > 0 || reference ? files : listChangedSince(root, 'HEAD~1');
}

const listIntegrationFiles = () => {
  if (called !== 'all') return called.integration.map((start) => `apps/server/test/${start}`);
  return isWholeOnServer ? sqlHeavyFiles : [];
};
const integrationFiles = listIntegrationFiles();
const journeyFiles = called === 'all' ? [] : called.journeys.map((start) => `e2e/journeys/${start}.spec.ts`);
const hasNoTests = (files) => called !== 'all' && files.length === 0;

const CODE = ['apps', 'packages', 'scripts', 'tools', 'bench', 'e2e'];

/**
 * In the order in which they begin: the longest first, so that the lanes end together. `after` names a step that has to end before;
 * `isAlone` says that it begins before the lanes, because a page that waits for a CPU fails by a timeout.
 * @type {{ name: string, step: (name: string, print: (text: unknown) => void) => unknown, after?: string, isAlone?: boolean, skip?: boolean }[]}
 */
const STEPS = [
  {
    name: 'journeys',
    step: (name, print) => runPlaywright(name, print, 'e2e/playwright.config.ts', journeyFiles),
    after: 'build',
    isAlone: true,
    skip: hasNoTests(journeyFiles),
  },
  ...Array.from({ length: SHARDS }, (_, index) => ({
    name: `integration on PostgreSQL ${index + 1}`,
    step: (name, print) => runOnServer(name, print, index + 1),
    // Only for a complete run.
    skip: called !== 'all',
  })),
  {
    name: 'integration',
    step: (name, print) => runVitest(name, print, ['--project', 'integration', ...integrationFiles]),
    skip: hasNoTests(integrationFiles),
  },
  {
    name: 'unit',
    step: (name, print) =>
      changed && called !== 'all'
        ? runVitest(name, print, ['--project', 'unit', '--changed', 'HEAD', '--passWithNoTests'])
        : runVitest(name, print, ['--project', 'unit']),
  },
  {
    name: 'pages and parts',
    step: (name, print) => runPlaywright(name, print, 'apps/web/playwright.config.ts'),
    after: 'build',
    skip: changed !== null && called !== 'all' && !changed.some((path) => path.startsWith('apps/web/')),
  },
  {
    name: 'types',
    step: check(
      [...CODE, 'tsconfig.json', 'tsconfig.base.json'],
      [getBin('tsc'), '-p', '.'],
      [getBin('tsc'), '-p', 'e2e'],
      ['npm', 'run', 'typecheck', '--workspace', '@foothold/web', '--workspace', '@foothold/extension', '--silent'],
    ),
  },
  { name: 'lint', step: check(null, [getBin('biome'), 'ci', '--error-on-warnings', '.']) },
  { name: 'imports', step: check([...CODE], [process.execPath, 'tools/checks/import-rules.ts']) },
  {
    name: 'web files',
    step: check(['apps/web/src', 'tools/checks'], [process.execPath, 'tools/checks/web-files.ts']),
  },
  {
    name: 'server files',
    step: check(['apps/server/src', 'tools/checks'], [process.execPath, 'tools/checks/server-files.ts']),
  },
  { name: 'language', step: check(null, [process.execPath, 'tools/checks/language.ts']) },
  {
    name: 'dependencies',
    step: check(
      ['package.json', 'package-lock.json', 'tools/checks'],
      [process.execPath, 'tools/checks/dependencies.ts'],
    ),
  },
  {
    name: 'dead code',
    step: check([...CODE], [getBin('knip'), '--config', 'tools/checks/knip.jsonc']),
    // It writes the types of the routes that modules import.
    after: 'types',
  },
  {
    name: 'database types',
    step: check(
      ['apps/server/migrations', 'apps/server/src/platform/db', 'scripts'],
      [process.execPath, 'scripts/write-db-types.ts', '--verify'],
    ),
  },
  // Searches what the journeys left behind.
  {
    name: 'secrets',
    step: check(null, [process.execPath, 'scripts/find-secrets.ts']),
    after: 'journeys',
    skip: called !== 'all',
  },
];

const unknown = positionals.find((name) => !STEPS.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}". There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const waiting = STEPS.filter(({ name, skip }) => (positionals.length > 0 ? positionals.includes(name) : !skip));
const done = new Set(STEPS.map(({ name }) => name).filter((name) => !waiting.some((step) => step.name === name)));
if (waiting.some(({ after }) => after === 'build')) {
  const startedAt = Date.now();
  await buildIfStale();
  times.push({ name: 'build', seconds: (Date.now() - startedAt) / 1000 });
}
done.add('build');

async function runStep({ name, step }) {
  const stepStartedAt = Date.now();
  const printed = [];
  await step(name, (text) => printed.push(text));
  const seconds = (Date.now() - stepStartedAt) / 1000;
  times.push({ name, seconds });
  done.add(name);
  process.stdout.write(`\n── ${name} ──\n${printed.join('')}── ${name}: ${Math.round(seconds)} s\n`);
}

async function runLane() {
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after }) => !after || done.has(after));
    // Otherwise, a step of another lane must finish first.
    if (next < 0) return;
    const [step] = waiting.splice(next, 1);
    await runStep(step);
  }
}

const startedAt = Date.now();
console.log(`Order of tests: --seed ${options.seed}`);
for (const step of waiting.filter(({ isAlone }) => isAlone)) {
  waiting.splice(waiting.indexOf(step), 1);
  await runStep(step);
}
await Promise.all(Array.from({ length: LANE_COUNT }, runLane));
for (const step of repeated) await repeatFailedFiles(step);

console.log('\nStep                          seconds');
for (const { name, seconds } of times) console.log(`${name.padEnd(30)}${seconds.toFixed(0).padStart(7)}`);
console.log(`${'in all'.padEnd(30)}${((Date.now() - startedAt) / 1000).toFixed(0).padStart(7)}`);
if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped (each says why above)`);
if (flaky.length > 0) console.log(`\nPassed only the second time:\n${flaky.map((line) => `  ${line}`).join('\n')}`);
if (failures.length > 0) {
  const lines = failures.map(({ step, failing }) => [step, ...failing.map((test) => `  ${test}`)].join('\n'));
  console.log(`\nFailed:\n${lines.join('\n')}`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
