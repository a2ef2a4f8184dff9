import type { IForbiddenRuleType } from 'dependency-cruiser';

/** The rules of docs/architecture.md. Paths are real file paths, because imports of a workspace package resolve to its folder. */
const error = 'error' as const;

/** Test files may use what other files may not, such as fixtures or a test library. The rules about cycles apply to them too. */
export const TESTS = ['\\.test\\.tsx?$', '/test/', '/testing/'];

const circles: IForbiddenRuleType[] = [
  {
    name: 'no-circles',
    comment: 'Modules that import each other in a circle, even for types, can only be understood and moved together.',
    severity: error,
    from: {},
    to: { circular: true },
  },
];

const arrows: IForbiddenRuleType[] = [
  {
    name: 'nothing-unresolved',
    comment:
      'The other rules don’t check an import that can’t be resolved. Vite makes virtual modules and those that end with ?url, ?raw, or ?inline, and React Router the types of a route.',
    severity: error,
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '\\?(url|raw|inline)$'] },
  },
  {
    name: 'core-is-pure',
    comment:
      'core has no I/O and no framework: it imports only core, and nothing from Node. What phone numbers mean is a table that libphonenumber-js maintains.',
    severity: error,
    from: { path: '^packages/core/src' },
    to: { pathNot: ['^packages/core/src', '^node_modules/libphonenumber-js/'] },
  },
  {
    name: 'contracts-are-browser-safe',
    comment: 'contracts know core, zod and the contract builder.',
    severity: error,
    from: { path: '^packages/contracts/src' },
    to: { pathNot: ['^packages/(contracts|core)/src', '^node_modules/(zod|@orpc/contract)/'] },
  },
  {
    name: 'small-packages-are-browser-safe',
    comment: 'The brand, the site map and sealed boxes are used in the browser: they know each other and zod.',
    severity: error,
    from: { path: '^packages/(brand|sealed-box|site-map)/src' },
    to: { pathNot: ['^packages/(brand|sealed-box|site-map)/src', '^node_modules/zod/'] },
  },
  {
    name: 'documents-know-core-only',
    severity: error,
    from: { path: '^packages/documents/src' },
    to: { path: '^(apps|packages/(contracts|cli))/' },
  },
  {
    name: 'code-review-knows-contracts-only',
    comment: 'It reads untrusted text, so it imports only the linters and the contract’s options and types.',
    severity: error,
    from: { path: '^packages/code-review/src' },
    to: {
      path: ['^apps/', '^packages/(core|documents|cli)/', '^packages/contracts/src/(?!coaching/(choices|shapes))'],
    },
  },
  {
    name: 'packages-know-no-app',
    severity: error,
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'platform-has-no-domain-words',
    comment:
      'The platform serves every domain but imports none. From the contracts it imports only what all domains share, and from core only canonical JSON.',
    severity: error,
    from: { path: '^apps/server/src/platform' },
    to: {
      path: [
        '^apps/(server/src/(domains|main|samples|sandbox)|web)/',
        '^packages/core/src/',
        '^packages/contracts/src/[^/]+/',
      ],
      pathNot: '^packages/core/src/canonical-json/',
    },
  },
  {
    name: 'product-knows-no-stand-ins',
    comment: 'Sample listings and the payment sandbox replace real services; the product works without them.',
    severity: error,
    from: { path: '^apps/server/src/domains/' },
    to: { path: '^apps/server/src/(samples|sandbox)/' },
  },
  {
    name: 'domains-meet-at-their-door',
    comment: 'Another domain is reached through its index.ts.',
    severity: error,
    from: { path: '^apps/server/src/domains/([^/]+)/' },
    to: {
      path: '^apps/server/src/domains/([^/]+)/',
      pathNot: ['^apps/server/src/domains/$1/', '^apps/server/src/domains/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'domains-flow-one-way',
    comment:
      'accounts ← resumes, listings ← applications ← recruiting; accounts ← billing. The way back is a job or an event.',
    severity: error,
    from: { path: '^apps/server/src/domains/(accounts|listings|support|site)/' },
    to: { path: '^apps/server/src/domains/(resumes|applications|billing|recruiting)/' },
  },
  {
    name: 'accounts-come-first',
    comment:
      'Every other domain may know accounts; what accounts needs of them comes as announcements and personal data. Only notifications, which know no domain, come before it.',
    severity: error,
    from: { path: '^apps/server/src/domains/accounts/' },
    to: { path: '^apps/server/src/domains/(?!(accounts|notifications)/)' },
  },
  {
    name: 'notifications-know-no-domain',
    comment: 'Every domain may announce something, so notifications depend on none.',
    severity: error,
    from: { path: '^apps/server/src/domains/notifications/' },
    to: { path: '^apps/server/src/domains/(?!notifications/)' },
  },
  {
    name: 'recruiting-comes-last',
    severity: error,
    from: { path: '^apps/server/src/domains/(?!(recruiting|staff)/)' },
    to: { path: '^apps/server/src/domains/recruiting/' },
  },
  {
    name: 'staff-comes-last',
    comment: 'The console shows what the other domains know.',
    severity: error,
    from: { path: '^apps/server/src/domains/(?!staff/)' },
    to: { path: '^apps/server/src/domains/staff/' },
  },
  {
    name: 'billing-knows-accounts-only',
    comment: 'Other domains see a purchase as the account’s plan.',
    severity: error,
    from: { path: '^apps/server/src/domains/billing/' },
    to: { path: '^apps/server/src/domains/(?!(accounts|billing|notifications)/)' },
  },
  {
    name: 'resumes-before-applications',
    severity: error,
    from: { path: '^apps/server/src/domains/resumes/' },
    to: { path: '^apps/server/src/domains/applications/' },
  },
  {
    name: 'only-repositories-speak-sql',
    comment: 'Services get rows from repositories and may import only the database’s type.',
    severity: error,
    from: { path: '^apps/server/src/(domains|main|samples|sandbox)/', pathNot: ['[-/]repository\\.ts$'] },
    to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'services-speak-no-http',
    severity: error,
    from: { path: '^apps/server/src/domains/', pathNot: '/routes\\.ts$' },
    to: {
      path: ['^node_modules/(fastify|@orpc)/', '^apps/server/src/platform/http/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'web-knows-contracts-and-core',
    severity: error,
    from: { path: '^apps/web/src' },
    to: { path: ['^apps/server/', '^packages/(documents|cli|code-review)/'] },
  },
  {
    name: 'features-know-no-feature',
    comment: 'Pages combine features; code that two features need goes to shared.',
    severity: error,
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: {
      path: ['^apps/web/src/features/([^/]+)/', '^apps/web/src/(app|pages|site-client)/'],
      pathNot: ['^apps/web/src/features/$1/'],
    },
  },
  {
    name: 'pages-know-no-route',
    comment: 'A route file loads and shows a page; the page works without knowing its route.',
    severity: error,
    from: { path: '^apps/web/src/pages' },
    to: { path: '^apps/web/src/(app|site-client)/' },
  },
  {
    name: 'shared-knows-no-feature',
    severity: error,
    from: { path: '^apps/web/src/shared' },
    to: { path: '^apps/web/src/(features|pages|app|site-client)/' },
  },
];

const rules: readonly IForbiddenRuleType[] = [
  ...circles,
  ...arrows.map((rule) => ({
    ...rule,
    from: { ...rule.from, pathNot: [...TESTS, ...[rule.from.pathNot ?? []].flat()] },
  })),
];
export default rules;
