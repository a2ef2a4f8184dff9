// What a new domain costs: a copy of the repository gets a throw-away one (table, endpoints, service, policy, job, announcement, change of open windows, setting,
// personal data, page, journey) out of fixtures/new-domain, and every check of it has to pass. Counts the files that were edited outside its own folders.
// Usage: node bench/new-domain.ts [--keep]
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from './support/repository-copy.ts';

const MAX_EDITS = 3;
const fixtures = join(import.meta.dirname, 'fixtures/new-domain');
const { folder: copy, remove } = copyRepository();

/** Edits of files that all domains share: a line is added before or after another one. */
const EDITS: readonly { path: string; add: string; place: 'before' | 'after'; line: string }[] = [
  {
    path: 'packages/contracts/src/index.ts',
    add: "import { bookmarksTrial } from './bookmarks-trial/index.ts';",
    place: 'before',
    line: "import { challenges } from './challenges/index.ts';",
  },
  { path: 'packages/contracts/src/index.ts', add: '  bookmarksTrial,', place: 'before', line: '  challenges,' },
  {
    path: 'apps/server/src/main/modules.ts',
    add: "import { bookmarksTrialModule } from '../domains/bookmarks-trial/module.ts';",
    place: 'before',
    line: "import { challengesModule } from '../domains/challenges/module.ts';",
  },
  { path: 'apps/server/src/main/modules.ts', add: '  bookmarksTrialModule,', place: 'after', line: '  supportModule,' },
  {
    path: 'apps/web/src/app/routes.ts',
    add: "    route('portal/bookmarks-trial', 'portal/bookmarks-trial.tsx'),",
    place: 'before',
    line: "    route('portal/billing', 'portal/billing.tsx'),",
  },
];

/** Commands that write files from what the domain declares. */
const GENERATORS: readonly string[][] = [
  ['node', 'scripts/write-db-types.ts'],
  ['node', 'scripts/write-access.ts'],
  ['node', 'scripts/write-env-example.ts'],
];

const PROOFS: readonly { name: string; command: readonly string[] }[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types of the journeys', command: ['tsc', '-p', 'e2e'] },
  { name: 'types of the pages', command: ['npm', 'run', 'typecheck', '--workspace', '@foothold/web', '--silent'] },
  { name: 'import rules', command: ['node', 'tools/checks/import-rules.ts'] },
  { name: 'server files', command: ['node', 'tools/checks/server-files.ts'] },
  { name: 'web files', command: ['node', 'tools/checks/web-files.ts'] },
  { name: 'language', command: ['node', 'tools/checks/language.ts'] },
  { name: 'dead code', command: ['knip', '--config', 'tools/checks/knip.jsonc'] },
  {
    name: 'unit tests of what is generated or listed',
    command: ['vitest', 'run', '--project', 'unit', 'scripts/', 'packages/contracts/src/catalog'],
  },
  {
    name: 'integration tests of the domain, every job, and every access rule',
    command: ['vitest', 'run', '--project', 'integration', 'bookmarks-trial', 'test/jobs', 'platform-access'],
  },
];

const runGit = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], { cwd: copy }).toString();

/** What git sees as changed since the last commit: added files with `A`, edited ones with `M`. */
function listChanges(kind: 'A' | 'M'): string[] {
  runGit('add', '--all');
  return runGit('diff', '--cached', '--name-only', '-z', `--diff-filter=${kind}`).split('\0').filter(Boolean);
}

function addDomain(): void {
  for (const template of globSync('**/*.txt', { cwd: fixtures })) {
    const path = join(copy, template.replace(/\.txt$/, ''));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, readFileSync(join(fixtures, template)));
  }
  for (const { path, add, place, line } of EDITS) {
    const text = readFileSync(join(copy, path), 'utf8');
    if (text.split(`${line}\n`).length !== 2) throw new Error(`${path} has no single line "${line}"`);
    const both = place === 'before' ? `${add}\n${line}\n` : `${line}\n${add}\n`;
    writeFileSync(
      join(copy, path),
      text.replace(`${line}\n`, () => both),
    );
  }
}

function run([program = '', ...args]: readonly string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

function print(title: string, paths: readonly string[]): void {
  console.log(`\n${title}: ${paths.length}`);
  for (const path of paths) console.log(`  ${path}`);
}

try {
  runGit('init', '--quiet');
  runGit('add', '--all');
  runGit('-c', 'user.name=bench', '-c', 'user.email=bench@foothold.example', 'commit', '--quiet', '-m', 'before');
  addDomain();
  const [added, edited] = [listChanges('A'), listChanges('M')];
  for (const command of GENERATORS) {
    const { ok, output } = run(command);
    if (!ok) throw new Error(`${command.join(' ')} failed:\n${output}`);
  }
  const generated = listChanges('M').filter((path) => !edited.includes(path));
  print('Files of its own', added);
  print(`Files edited outside its own folders (goal: at most ${MAX_EDITS})`, edited);
  print('Files written by a command', generated);

  console.log('\nProof');
  let failed = 0;
  for (const { name, command } of PROOFS) {
    const { ok, output } = run(command);
    console.log(`  ${ok ? 'passed' : 'FAILED'}  ${name}`);
    if (ok) continue;
    failed++;
    console.log(output.split('\n').slice(-40).join('\n'));
  }
  console.log(`\n${edited.length} files edited outside its own folders, ${failed} of ${PROOFS.length} checks failed`);
  process.exitCode = edited.length > MAX_EDITS || failed > 0 ? 1 : 0;
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is in ${copy}`);
  else remove();
}
