// `npm start`: builds if necessary, then runs the server.
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale, compileCache } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`Foothold needs Node 22.18 or newer, and this is ${process.version}. Start it with: npm start`);
  process.exit(1);
}
useLessMemory();
await buildIfStale();
process.env.NODE_COMPILE_CACHE ??= compileCache;
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
await import(pathToFileURL(join(root, 'apps', 'server', 'build', 'server', 'start.js')).href);

/**
 * Replaces this process with the same one under settings that only a new process can have. Without them, the server needs over 100 MB more
 * for the same work at the same speed: V8 lets its young generation grow to 128 MB, and glibc retains freed memory for each thread. The size
 * from which glibc returns a freed block to the system at once would rise to 32 MB as blocks are freed, unless it is set.
 */
function useLessMemory() {
  // Elsewhere than on Linux, memory is allocated by other libraries. In Windows, a process can't be replaced.
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX !== undefined) return;
  const { execPath, execArgv, argv, env } = process;
  const [, script, ...rest] = argv;
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
  const variables = { MALLOC_MMAP_THRESHOLD_: '65536', ...env, MALLOC_ARENA_MAX: '2' };
  process.execve?.(execPath, [execPath, ...flags, ...execArgv, script, ...rest], variables);
}
