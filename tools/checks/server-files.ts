// Checks files of the server: `node tools/checks/server-files.ts [folder]`. Queries belong in repositories, and the environment is read in
// one place.
// Fails on a violation, or if it finds no domain.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface FileRule {
  found: RegExp;
  /** Where it applies, and where it is allowed. */
  within: RegExp;
  except: RegExp;
  instead: string;
}

const RULES: readonly FileRule[] = [
  {
    found: /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/g,
    within: /^(domains|main|samples|sandbox)\//,
    except: /[-/]repository\.ts$/,
    instead: 'move the query into a repository',
  },
  {
    found: /\bprocess\.env\b/g,
    within: /./,
    except: /^platform\/env\.ts$/,
    instead: 'declare a setting, or use what platform/env.ts offers',
  },
];

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', '..', 'apps', 'server', 'src'));
// Tests may set up and inspect anything.
const files = globSync('**/*.{ts,mjs}', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
const violations = files.flatMap((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return RULES.filter(({ within, except }) => within.test(file) && !except.test(file)).flatMap(({ found, instead }) =>
    [...text.matchAll(found)].map(
      ({ 0: what, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${what}: ${instead}`,
    ),
  );
});
for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${violations.length} violations`);
if (!files.some((file) => file.startsWith('domains/'))) {
  console.error('No domains were found, so nothing was checked.');
  process.exitCode = 2;
} else if (violations.length > 0) process.exitCode = 1;
