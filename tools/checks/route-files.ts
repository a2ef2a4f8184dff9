// Checks that route files only wire: `node tools/checks/route-files.ts [folder]`. Fails on a long file, and when it saw none.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MOST_LINES = 40;

/** Longer files that are right as they are, by path, with the reason. */
const EXEMPT = new Map([['routes.ts', 'It is the one table of every address, and says nothing else.']]);

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..', 'apps', 'web', 'src', 'app'));
const files = globSync('**/*.{ts,tsx}', { cwd: folder });
const lengthOf = (file: string) => readFileSync(join(folder, file), 'utf8').replace(/\n$/, '').split('\n').length;
const long = files
  .filter((file) => !EXEMPT.has(file))
  .map((file) => ({ file, lines: lengthOf(file) }))
  .filter(({ lines }) => lines > MOST_LINES);
for (const { file, lines } of long)
  console.error(`${file}: ${lines} lines; move what it shows or does into features or pages`);
console.log(`${files.length} files of at most ${MOST_LINES} lines expected, ${long.length} longer`);
if (files.length === 0) {
  console.error('No route file was found, so nothing was checked.');
  process.exitCode = 2;
} else if (long.length > 0) process.exitCode = 1;
