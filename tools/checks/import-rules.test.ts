import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-rules-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function check() {
  const done = spawnSync(process.execPath, [join(import.meta.dirname, 'import-rules.ts'), folder], {
    encoding: 'utf8',
  });
  return { status: done.status, output: done.stdout + done.stderr };
}

/** An app with everything in its place. */
function writeValidProject() {
  write('packages/core/src/ats/index.ts', "export { score } from './score.ts';\n");
  write('packages/core/src/ats/score.ts', 'export const score = 80;\n');
  write('apps/server/src/platform/log.ts', 'export const log = () => {};\n');
  write(
    'apps/server/src/domains/accounts/repository.ts',
    "import { log } from '../../platform/log.ts';\nlog();\nexport const find = () => 1;\n",
  );
  write('packages/core/src/visa/types.ts', 'export type Sponsorship = string;\n');
  write(
    'packages/core/src/jobs/types.ts',
    "import type { Sponsorship } from '../visa/types.ts';\nexport type Job = { sponsorship: Sponsorship };\n",
  );
  write('node_modules/kysely/package.json', '{"name":"kysely","type":"module","exports":"./index.js"}');
  write('node_modules/kysely/index.js', 'export const sql = String;\n');
  write(
    'apps/server/src/domains/billing/invoices-repository.ts',
    "import { sql } from 'kysely';\nexport const x = sql;\n",
  );
  write('apps/server/src/domains/billing/index.ts', 'export const x = 1;\n');
  write('apps/web/src/pages/home-page.tsx', 'export const x = 1;\n');
  write('apps/web/src/app/home.tsx', "export { x } from '../pages/home-page.tsx';\n");
  write(
    'apps/server/src/domains/staff/service.ts',
    "import { x } from '../recruiting/index.ts';\nexport const y = x;\nexport { x };\n",
  );
  write('apps/server/src/domains/recruiting/index.ts', 'export const x = 1;\n');
  write('apps/server/src/sandbox/payments/sandbox.ts', 'export const x = 1;\n');
  write('apps/server/src/domains/accounts/index.ts', "export { find } from './repository.ts';\n");
  write(
    'apps/server/src/domains/resumes/service.ts',
    "import { find } from '../accounts/index.ts';\nexport const x = find();\n",
  );
}

it('passes a valid app', () => {
  writeValidProject();
  expect(check()).toMatchObject({ status: 0 });
});

it('fails if it finds nothing', () => {
  mkdirSync(join(folder, 'apps'));
  mkdirSync(join(folder, 'packages'));
  expect(check()).toMatchObject({ status: 2 });
});

const violations: [rule: string, path: string, text: string][] = [
  [
    'core-is-pure',
    'packages/core/src/ats/leak.ts',
    "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n",
  ],
  [
    'small-packages-are-browser-safe',
    'packages/brand/src/leak.ts',
    "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n",
  ],
  [
    'product-knows-no-stand-ins',
    'apps/server/src/domains/billing/stand-in.ts',
    "import { x } from '../../sandbox/payments/sandbox.ts';\nexport const y = x;\n",
  ],
  [
    'domains-meet-at-their-door',
    'apps/server/src/domains/resumes/leak.ts',
    "import { find } from '../accounts/repository.ts';\nexport const x = find;\n",
  ],
  [
    'domains-flow-one-way',
    'apps/server/src/domains/accounts/leak.ts',
    "import { x } from '../resumes/service.ts';\nexport const y = x;\n",
  ],
  [
    'accounts-come-first',
    'apps/server/src/domains/accounts/ahead.ts',
    "import { x } from '../billing/index.ts';\nexport const y = x;\n",
  ],
  [
    'notifications-know-no-domain',
    'apps/server/src/domains/notifications/ahead.ts',
    "import { x } from '../accounts/index.ts';\nexport const y = x;\n",
  ],
  [
    'billing-knows-accounts-only',
    'apps/server/src/domains/billing/leak.ts',
    "import { x } from '../resumes/service.ts';\nexport const y = x;\n",
  ],
  [
    'recruiting-comes-last',
    'apps/server/src/domains/resumes/ahead.ts',
    "import { x } from '../recruiting/index.ts';\nexport const y = x;\n",
  ],
  [
    'staff-comes-last',
    'apps/server/src/domains/recruiting/ahead.ts',
    "import { x } from '../staff/service.ts';\nexport const y = x;\n",
  ],
  [
    'platform-has-no-domain-words',
    'apps/server/src/platform/leak.ts',
    "import { find } from '../domains/accounts/index.ts';\nexport const x = find;\n",
  ],
  [
    'packages-know-no-app',
    'packages/core/src/ats/app.ts',
    "import { log } from '../../../../apps/server/src/platform/log.ts';\nexport const x = log;\n",
  ],
  [
    'only-repositories-speak-sql',
    'apps/server/src/domains/billing/service.ts',
    "import { sql } from 'kysely';\nexport const x = sql;\n",
  ],
  [
    'no-folder-circles',
    'packages/core/src/visa/upward.ts',
    "import type { Job } from '../jobs/types.ts';\nexport type Reading = Job;\n",
  ],
  [
    'features-know-no-feature',
    'apps/web/src/features/resumes/leak.tsx',
    "import { x } from '../../pages/home-page.tsx';\nexport const y = x;\n",
  ],
  ['pages-know-no-route', 'apps/web/src/pages/leak.tsx', "import { x } from '../app/home.tsx';\nexport const y = x;\n"],
  [
    'shared-knows-no-feature',
    'apps/web/src/shared/leak.tsx',
    "import { x } from '../pages/home-page.tsx';\nexport const y = x;\n",
  ],
  ['nothing-unresolved', 'packages/core/src/ats/gone.ts', "import { x } from './nowhere.ts';\nexport const y = x;\n"],
];

it.each(violations)('finds a violation of %s', (rule, path, text) => {
  writeValidProject();
  write(path, text);
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain(rule);
});

it('resolves the name of a workspace package', () => {
  writeValidProject();
  write(
    'packages/contracts/package.json',
    '{"name":"@foothold/contracts","type":"module","exports":{"./*":"./src/*.ts"}}',
  );
  write('packages/contracts/src/errors.ts', 'export const errors = {};\n');
  mkdirSync(join(folder, 'node_modules', '@foothold'), { recursive: true });
  symlinkSync(join(folder, 'packages', 'contracts'), join(folder, 'node_modules', '@foothold', 'contracts'));
  write(
    'packages/core/src/ats/upward.ts',
    "import { errors } from '@foothold/contracts/errors';\nexport const x = errors;\n",
  );
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain('core-is-pure: packages/core/src/ats/upward.ts → packages/contracts/src/errors.ts');
});
