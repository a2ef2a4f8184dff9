import type { Contract } from '@foothold/contracts';
import { type Access, type EndpointMeta, getAddresses, ROLES } from '@foothold/contracts/endpoint';

interface Definition {
  route: { method: string; path: string };
  meta: EndpointMeta;
}

/** A row of the table: an endpoint with its URLs, who may call it, and the scope that a token needs. */
interface Row {
  domain: string;
  method: string;
  addresses: string[];
  meta: EndpointMeta;
}

function createRows(domain: string, tree: object): Row[] {
  const definition = (tree as { '~orpc'?: Definition })['~orpc'];
  if (!definition) return Object.values(tree).flatMap((branch: object) => createRows(domain, branch));
  const { route, meta } = definition;
  return [{ domain, method: route.method, addresses: getAddresses(route.path, meta), meta }];
}

const canCall = (access: Access, role: (typeof ROLES)[number] | 'visitor'): boolean =>
  access === 'anyone' || (role !== 'visitor' && (access === 'signed-in' || access.includes(role)));

const CALLERS = ['visitor', ...ROLES] as const;
const SCOPE_TEXT: Partial<Record<EndpointMeta['scope'], string>> = {
  none: '–',
  session: 'session only',
  token: 'token only',
  'packets:fill': '`packets:fill` only',
};

/** The access table as Markdown, generated from the contract. */
export function renderAccessTable(contract: Contract): string {
  const rows = Object.entries(contract).flatMap(([domain, tree]) => createRows(domain, tree));
  const domains = [...new Set(rows.map(({ domain }) => domain))];
  return [
    '# Access',
    '',
    'Who may call which endpoint. Written from the contracts by `npm run access-table`; a test compares the two and sends a request for each cell.',
    '',
    '- A **session** may call everything that its role may.',
    '- A **token** also needs the scope of the column "Token". "session only" means that no scope allows it: account security, consent, deletion, billing, mailbox access, approvals, and staff work. "token only": a call about the token itself, which a session can’t make.',
    '- "`packets:fill` only": a recruiter’s browser extension, whose token has this scope alone for at most 12 hours. It is the only staff work of a token, no session can make these calls, and the API reference leaves them out ([decision 30](decisions/0030-recruiters-and-the-extension.md)).',
    '- **Internal** endpoints serve our own pages and services. They are missing from the OpenAPI document and from `/api/v1`.',
    ...domains.flatMap((domain) => [
      '',
      `## ${domain}`,
      '',
      `| Method | Address | ${CALLERS.join(' | ')} | Token |`,
      `| --- | --- | ${CALLERS.map(() => '---').join(' | ')} | --- |`,
      ...rows.filter((row) => row.domain === domain).map(formatLine),
    ]),
    '',
  ].join('\n');
}

function formatLine({ method, addresses, meta }: Row): string {
  const address = addresses.map((one) => `\`${one}\``).join('<br>') + (meta.internal ? ' (internal)' : '');
  const cells = CALLERS.map((caller) => (canCall(meta.access, caller) ? 'yes' : ''));
  return `| ${[method, address, ...cells, SCOPE_TEXT[meta.scope] ?? `\`${meta.scope}\``].join(' | ')} |`;
}
