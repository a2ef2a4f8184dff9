// Builds the web app and compiles the content if their sources changed since the last build. `node scripts/build.mjs --force` always builds.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = ['brand', 'contracts', 'core', 'sealed-box', 'site-map'].map((name) => `packages/${name}`);
const SOURCES = ['apps/web', ...PACKAGES, 'package-lock.json'];
const EXCLUDED_FOLDERS = new Set(['node_modules', 'build', '.react-router', 'test']);
const stampFile = join(root, 'apps', 'web', 'build', '.stamp');
/** Compiled scripts, so that Node loads them faster the next time. */
export const compileCache = join(root, '.cache', 'compile');

function* walkFiles(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!EXCLUDED_FOLDERS.has(entry.name)) yield* walkFiles(join(path, entry.name));
}

/** Names, sizes, and modification times of everything that the build of the web app reads. */
function computeSourceStamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
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

/** @returns null if it is current */
function buildWebApp(force) {
  const stamp = computeSourceStamp();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return null;
  console.log('Building the web app …');
  const npm = process.env.npm_execpath;
  const args = ['run', 'build', '--workspace', '@foothold/web', '--silent'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const step = runStep('Couldn’t build the web app', command, [...first, ...args], { NODE_ENV: 'production' });
  return step.then((ok) => {
    if (ok) writeFileSync(stampFile, stamp);
    return ok;
  });
}

/** @returns null if it is current */
async function compileContent(force) {
  // Not imported at the top, because an older Node must be able to load this file and say what is missing.
  const { isContentCompiled } = await import('../apps/server/src/platform/content/load.ts');
  if (!force && isContentCompiled(root)) return null;
  console.log('Compiling the content …');
  const script = join(root, 'scripts', 'compile-content.ts');
  return runStep('Couldn’t compile the content', process.execPath, [script], { NODE_COMPILE_CACHE: compileCache });
}

/** Builds what is necessary, and ends the process if that fails. @returns true if it built anything */
export async function buildIfStale(force = false) {
  const steps = await Promise.all([buildWebApp(force), compileContent(force)]);
  if (steps.includes(false)) process.exit(1);
  return steps.includes(true);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildIfStale(process.argv.includes('--force'));
