#!/usr/bin/env node
// Plain JavaScript that runs on any Node. If Node is too old for TypeScript, the command restarts with the version that the project
// installs as a package.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The first release that runs TypeScript without a flag. */
const OLDEST = [22, 18];
const EXIT_CANNOT_RUN = 70;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) {
  // Caches compiled code between runs, because compiling dominates a short command.
  module.enableCompileCache?.();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  startAgain();
}

function startAgain() {
  const node = findBundledNode();
  if (node === undefined || node === process.execPath) {
    console.error(`foothold needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(EXIT_CANNOT_RUN);
  }
  const { status, signal } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  if (signal) process.kill(process.pid, signal);
  process.exit(status ?? EXIT_CANNOT_RUN);
}

function findBundledNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  try {
    const manifest = module.createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), windows ? 'bin/node.exe' : 'bin/node');
  } catch {
    return undefined;
  }
}
