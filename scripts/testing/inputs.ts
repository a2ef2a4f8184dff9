// The inputs of a check. A check that passed isn't repeated until one of its files changes.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files under these folders that git tracks or would track. Null outside a checkout. */
function listFilesUnder(root: string, folders: readonly string[]): string[] | null {
  try {
    const list = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
      {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return list.toString().split('\0').filter(Boolean).sort();
  } catch {
    return null;
  }
}

/**
 * Remembers which inputs a step passed with.
 * @param root of the checkout
 * @param name of the step
 * @param folders whose files it reads, besides the lockfile
 */
export function wasPassedWith(root: string, name: string, folders: readonly string[]) {
  const files = listFilesUnder(root, [
    ...folders,
    'package.json',
    'package-lock.json',
    'scripts/test.mjs',
    'scripts/testing',
  ]);
  const stamp = join(root, '.cache', 'passed', name.replaceAll(/\W+/g, '-'));
  const hash = files && hashText(root, files);
  return {
    already: hash !== null && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash,
    remember() {
      if (hash === null) return;
      mkdirSync(join(root, '.cache', 'passed'), { recursive: true });
      writeFileSync(stamp, hash);
    },
  };
}

function hashText(root: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform}\n`);
  for (const file of files) {
    const path = join(root, file);
    // A deleted file that isn't committed yet is still listed.
    if (!existsSync(path) || !statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Paths that differ from a commit, including untracked ones. */
export function listChangedSince(root: string, commit: string): string[] {
  const runGit = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString().split('\0').filter(Boolean);
  return [
    ...new Set([
      ...runGit('diff', '--name-only', '-z', commit, '--'),
      ...runGit('ls-files', '-z', '--others', '--exclude-standard'),
    ]),
  ];
}
