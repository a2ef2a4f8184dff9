import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What git tracks, or would track. */
const listFiles = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(folder, path)));

/**
 * Copies the repository with its installed packages, for tests that modify it. Packages are hard links where possible, because nothing
 * writes to them.
 * @param extra files that git doesn't track, if they exist
 */
export function copyRepository(extra: readonly string[] = []): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-copy-'));
  // The embedded database may run as another user, who reads its programs here.
  chmodSync(folder, 0o755);
  for (const path of [...listFiles(root), ...extra.filter((path) => existsSync(join(root, path)))]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  for (const parent of ['.', ...globSync(['apps/*', 'packages/*', 'tools/*'], { cwd: root })])
    if (existsSync(join(root, parent, 'node_modules')))
      execFileSync('cp', ['-a', ...linkFolder(folder), join(root, parent, 'node_modules'), join(folder, parent)]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Hard links do not cross disks. */
function linkFolder(folder: string): string[] {
  try {
    execFileSync('cp', ['--link', join(root, 'package.json'), join(folder, '.link')], { stdio: 'ignore' });
    return ['--link'];
  } catch {
    return [];
  } finally {
    rmSync(join(folder, '.link'), { force: true });
  }
}
