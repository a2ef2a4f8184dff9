// Builds the web app if its sources changed since the last build. `node scripts/build.mjs --force` always builds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = ['brand', 'contracts', 'core', 'sealed-box', 'site-map'].map((name) => `packages/${name}`);
const SOURCES = ['apps/web', ...PACKAGES, 'content', 'package-lock.json'];
const EXCLUDED_FOLDERS = new Set(['node_modules', 'build', '.react-router', 'test']);
const stampFile = join(root, 'apps', 'web', 'build', '.stamp');

function* walkFiles(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (!EXCLUDED_FOLDERS.has(entry.name)) yield* walkFiles(join(path, entry.name));
}

/** Names, sizes, and modification times of everything that the build reads. */
function computeSourceStamp() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of walkFiles(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file.slice(root.length)} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

/** Builds if necessary. @returns true if it built */
export function buildIfStale(force = false) {
  const stamp = computeSourceStamp();
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  console.log('Building the web app …');
  const npm = process.env.npm_execpath;
  const args = ['run', 'build', '--workspace', '@foothold/web', '--silent'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const done = spawnSync(command, [...first, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status !== 0) {
    console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`);
    console.error('Couldn’t build the web app. See the error above.');
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  buildIfStale(process.argv.includes('--force'));
