// Checks files of the web app: `node tools/checks/web-files.ts [folder]`. Route files contain only wiring, and API URLs come from the
// contract.
// Fails on a violation, or if it finds no file.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MAX_LINES = 40;

/** Route files that may be longer, by path, with the reason. */
const LONG_FILE_REASONS = new Map([['app/routes.ts', 'It contains only the table of addresses.']]);

/** Where an endpoint's URL may be written out: code that fills in URLs. */
const ADDRESSES = 'shared/api/endpoint.ts';
const API_LITERAL_PATTERN = /(['"`])\/api\//g;

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..', 'apps', 'web', 'src'));
const files = globSync('**/*.{ts,tsx}', { cwd: folder });
const violations: string[] = [];
for (const file of files) {
  const text = readFileSync(join(folder, file), 'utf8');
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (file.startsWith('app/') && lines > MAX_LINES && !LONG_FILE_REASONS.has(file))
    violations.push(`${file}: ${lines} lines; move what it shows or does into features or pages`);
  // A test states what is actually sent.
  if (file === ADDRESSES || /\.test\.tsx?$/.test(file)) continue;
  for (const { index } of text.matchAll(API_LITERAL_PATTERN))
    violations.push(
      `${file}:${text.slice(0, index).split('\n').length}: write call(endpoint(…)) or endpointUrl(endpoint(…)) of ${ADDRESSES}`,
    );
}
for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} violations`);
if (!files.some((file) => file.startsWith('app/'))) {
  console.error('No route files were found, so nothing was checked.');
  process.exitCode = 2;
} else if (violations.length > 0) process.exitCode = 1;
