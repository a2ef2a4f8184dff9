// Selects the tests for a change: `npm test -- --changed`.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface TestSelection {
  integration: readonly string[];
  journeys: readonly string[];
}

/** Name prefixes of a domain's integration tests and journeys, if they differ from the domain's name. */
const TEST_PREFIX_OVERRIDES: Readonly<Record<string, Partial<TestSelection>>> = {
  accounts: {
    integration: ['accounts', 'api-for-programs'],
    journeys: ['accounts', 'log-in-code', 'log-in-provider', 'privacy', 'security'],
  },
  applications: { journeys: ['applications', 'browse', 'listings', 'main-job', 'pane'] },
  billing: { integration: ['billing', 'payments'], journeys: ['billing', 'checkout'] },
  coaching: { integration: ['coaching', 'code-review', 'model'], journeys: ['coach', 'code-review', 'model'] },
  feed: { journeys: ['landing'] },
  notifications: { journeys: ['notifications-browsers', 'portal'] },
  recruiting: { journeys: ['recruiting', 'register', 'approvals', 'packet-work'] },
  resumes: {
    integration: ['resumes', 'letters'],
    journeys: [
      'resumes',
      'copies',
      'editor',
      'job-link',
      'letters',
      'main-job',
      'share',
      'templates',
      'visitor',
      'weak-resume',
    ],
  },
  site: { journeys: ['site', 'landing', 'offline'] },
  staff: { journeys: ['staff', 'console', 'sample-data'] },
  support: { journeys: ['forms', 'admin', 'console', 'staff'] },
};

/** The tests of each domain, as file name prefixes. */
export const TESTS_BY_DOMAIN: Readonly<Record<string, TestSelection>> = Object.fromEntries(
  readdirSync(join(import.meta.dirname, '../../apps/server/src/domains')).map((domain) => [
    domain,
    { integration: [domain], journeys: [domain], ...TEST_PREFIX_OVERRIDES[domain] },
  ]),
);

/** Parts of core and of content, with the domain whose tests cover them. */
const TEST_DOMAIN_BY_FOLDER: Readonly<Record<string, string>> = {
  'packages/core/src/ats': 'resumes',
  'packages/core/src/improve': 'resumes',
  'packages/core/src/resume': 'resumes',
  'packages/core/src/career': 'coaching',
  'packages/core/src/interview': 'practice',
  'packages/core/src/feed': 'feed',
  'packages/core/src/pricing': 'billing',
  'packages/core/src/visa': 'listings',
  'packages/core/src/matching': 'applications',
  'packages/core/src/answers': 'applications',
  'packages/core/src/application-import': 'applications',
  'packages/code-review': 'coaching',
  'packages/documents': 'resumes',
  'content/challenges': 'challenges',
  'content/questions': 'practice',
  'content/paths': 'learning',
  'content/library': 'learning',
  'content/materials': 'learning',
  'content/code': 'learning',
  content: 'site',
};

const DOMAIN_FOLDERS_PATTERNS = [
  /^apps\/server\/src\/domains\/([a-z-]+)\//,
  /^apps\/web\/src\/features\/([a-z-]+)\//,
  /^packages\/contracts\/src\/([a-z-]+)/,
  /^(?:apps\/server\/test|e2e\/journeys)\/([a-z-]+)/,
];

/** Files that no test depends on. */
const WITHOUT_TESTS_PATTERN =
  /^(docs|bench|ops|\.githooks|\.ci)\/|^[^/]+\.md$|^\.(editorconfig|gitignore|dockerignore)$/;

/** Finds the domain of a repository file (its path, with `/`). Null if no test depends on it, and 'all' if anything may. */
export function findDomain(path: string): string | null {
  if (WITHOUT_TESTS_PATTERN.test(path)) return null;
  for (const pattern of DOMAIN_FOLDERS_PATTERNS) {
    const name = pattern.exec(path)?.[1];
    if (name === undefined) continue;
    if (name in TESTS_BY_DOMAIN) return name;
    const owner = Object.entries(TESTS_BY_DOMAIN).find(([, { integration, journeys }]) =>
      [...integration, ...journeys].some((start) => name.startsWith(start)),
    );
    if (owner) return owner[0];
  }
  const folder = Object.keys(TEST_DOMAIN_BY_FOLDER).find((start) => path.startsWith(`${start}/`));
  return (folder && TEST_DOMAIN_BY_FOLDER[folder]) ?? 'all';
}

/** Selects the integration tests and journeys for a change, as file name prefixes, or 'all'. @param paths of the files that changed */
export function selectTests(paths: readonly string[]): TestSelection | 'all' {
  const domains = new Set(paths.map(findDomain).filter((domain) => domain !== null));
  if (domains.has('all')) return 'all';
  const tests = [...domains].flatMap((domain) => TESTS_BY_DOMAIN[domain] ?? []);
  return {
    integration: [...new Set(tests.flatMap(({ integration }) => integration))],
    journeys: [...new Set(tests.flatMap(({ journeys }) => journeys))],
  };
}
