// Builds the web app, compiles the content, and bundles the server if their sources changed since the last build. `node scripts/build.mjs --force` always builds.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = ['brand', 'contracts', 'core', 'sealed-box', 'site-map'].map((name) => `packages/${name}`);
const WEB_SOURCES = ['apps/web', ...PACKAGES, 'package-lock.json', 'scripts/ascii-source.ts'];
const EXTENSION_CHECK = 'tools/checks/extension-packages.ts';
const EXTENSION_SOURCES = [
  'apps/extension',
  'packages/contracts',
  'packages/core',
  'package-lock.json',
  EXTENSION_CHECK,
];
const SERVER_SOURCES = [
  'apps/server/src',
  'apps/server/package.json',
  'packages',
  'package-lock.json',
  'scripts/bundle-server.mjs',
  'scripts/ascii-source.ts',
];
const EXCLUDED_FOLDERS = new Set(['node_modules', 'build', '.react-router', '.wxt', 'test']);
const webStampFile = join(root, 'apps', 'web', 'build', '.stamp');
const extensionStampFile = join(root, 'apps', 'extension', 'build', '.stamp');
const serverStampFile = join(root, 'apps', 'server', 'build', 'server', '.stamp');
/** Compiled scripts, so that Node loads them faster the next time. */
export const compileCache = join(root, '.cache', 'compile');

function* walkFiles(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!EXCLUDED_FOLDERS.has(entry.name)) yield* walkFiles(join(path, entry.name));
}

/** Names, sizes, and modification times of everything that a step of the build reads. */
function computeSourceStamp(sources) {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of walkFiles(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

/** Runs a step of the build, which prints only if it fails. @returns false if it failed */
async function runStep(failure, command, args, env) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const error = await new Promise((resolve) => {
    child.on('error', resolve);
    child.on('close', (code) => resolve(code === 0 ? null : ''));
  });
  if (error === null) return true;
  console.error(`${Buffer.concat(output)}${error.message ?? ''}\n${failure}. See the error above.`);
  return false;
}

/** Runs a step if its sources changed. @returns null if its output is current */
function runIfStale(force, sources, stampFile, message, run) {
  const stamp = computeSourceStamp(sources);
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return null;
  console.log(message);
  return run().then((ok) => {
    if (ok) writeFileSync(stampFile, stamp);
    return ok;
  });
}

function buildWorkspace(name, failure) {
  const npm = process.env.npm_execpath;
  const args = ['run', 'build', '--workspace', name, '--silent'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  return runStep(failure, command, [...first, ...args], { NODE_ENV: 'production' });
}

const buildWebApp = () => buildWorkspace('@foothold/web', 'Couldn’t build the web app');
const buildExtension = async () =>
  (await buildWorkspace('@foothold/extension', 'Couldn’t build the browser extension')) &&
  runStep('The browser extension has what its stores refuse', process.execPath, [join(root, EXTENSION_CHECK)]);

const bundleServer = () =>
  runStep('Couldn’t bundle the server', process.execPath, [join(root, 'scripts', 'bundle-server.mjs')]);

/** @returns null if it is current */
async function compileContent(force) {
  const { isContentCompiled } = await import('../apps/server/build/server/content.js');
  if (!force && isContentCompiled(root)) return null;
  console.log('Compiling the content …');
  const script = join(root, 'scripts', 'compile-content.ts');
  return runStep('Couldn’t compile the content', process.execPath, [script], { NODE_COMPILE_CACHE: compileCache });
}

/** Builds what is necessary, and ends the process if that fails. @returns true if it built anything */
export async function buildIfStale(force = false) {
  const bundled = runIfStale(force, SERVER_SOURCES, serverStampFile, 'Bundling the server …', bundleServer);
  const steps = await Promise.all([
    runIfStale(force, WEB_SOURCES, webStampFile, 'Building the web app …', buildWebApp),
    runIfStale(force, EXTENSION_SOURCES, extensionStampFile, 'Building the browser extension …', buildExtension),
    bundled,
    // Whether the content is current is asked of the bundle.
    Promise.resolve(bundled).then((ok) => ok !== false && compileContent(force)),
  ]);
  if (steps.includes(false)) process.exit(1);
  return steps.includes(true);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildIfStale(process.argv.includes('--force'));
