import { contract } from '@foothold/contracts';
import type { Access, EndpointMeta, RateLimit } from '@foothold/contracts/endpoint';
import { ERROR_CODES, ERRORS } from '@foothold/contracts/errors';
import { z } from 'zod';
import { curlOf } from './curl.server.ts';
import { fieldsOf, type Schema } from './fields.server.ts';
import type { ApiEndpoint, ApiField, ApiGroup, ApiReference } from './reference.ts';

/** How an endpoint of the contract tree keeps what was said of it. */
interface Definition {
  route: {
    method: string;
    path: string;
    summary: string;
    successStatus?: number;
    inputStructure?: string;
    outputStructure?: string;
  };
  meta: EndpointMeta;
  errorMap: Record<string, unknown>;
  inputSchema?: z.ZodType;
  outputSchema?: z.ZodType;
}

interface Known {
  domain: string;
  definition: Definition;
}

const ABOUT_ONESELF = /^\/api\/(mail\/|accounts\/(security|verify|change-email|consents|export|erasure|erase)\b)/;

const GROUPS: { name: string; note: string; holds: (known: Known) => boolean }[] = [
  {
    name: 'Authentication',
    note: 'Tokens for programs, and the sessions that people sign in with.',
    holds: ({ domain, definition: { route } }) =>
      route.path.startsWith('/auth/') ||
      (domain === 'accounts' && !/\/(me|profile|members)\b/.test(route.path) && !ABOUT_ONESELF.test(route.path)),
  },
  {
    name: 'Job Matching',
    note: 'Listings, the ones that fit a résumé, and the ones that were saved.',
    holds: ({ domain }) => ['jobs', 'listings', 'applications'].includes(domain),
  },
  {
    name: 'Profile Management',
    note: 'The account, and everything about a résumé: reading, scoring, improving, exporting.',
    holds: ({ domain, definition: { route } }) => domain === 'resumes' || /\/(me|profile)\b/.test(route.path),
  },
  {
    name: 'Analytics',
    note: 'Computed from your own rows at the time of the call.',
    holds: ({ domain }) => domain === 'analytics',
  },
  {
    name: 'Security and privacy',
    note: 'Second factors, consents, and everything that is kept of you: in one file, or erased.',
    holds: ({ definition: { route } }) => ABOUT_ONESELF.test(route.path),
  },
  {
    name: 'Billing',
    note: 'Paying, the plan, its invoices and receipts; and the office that refunds and credits.',
    holds: ({ domain }) => ['billing', 'payments', 'sandboxPayments'].includes(domain),
  },
  {
    name: 'Recruiting',
    note: 'Registrations, recruiters and what they do for a member, and the password of a mailbox.',
    holds: ({ domain }) => domain === 'recruiting',
  },
  {
    name: 'Learning',
    note: 'Learning paths, weekly challenges, interview practice, guides and materials.',
    holds: ({ domain }) => ['learning', 'challenges', 'practice'].includes(domain),
  },
  {
    name: 'Enquiries',
    note: 'What visitors send, and the inbox that staff answer it from.',
    holds: ({ domain }) => domain === 'support',
  },
  {
    name: 'The site',
    note: 'Its texts, its search, its rubric, and everything else that pages are made of.',
    holds: () => true,
  },
];

const MOST_ANSWER_FIELDS = 45;

/** The reference of every endpoint there is. @param origin of this server, for the examples */
export function apiReference(origin: string): ApiReference {
  const left = new Set(Object.entries(contract).flatMap(([domain, tree]) => definitionsOf(domain, tree)));
  const groups = GROUPS.map(({ name, note, holds }): ApiGroup => {
    const those = [...left].filter(holds).sort((a, b) => rankOf(a) - rankOf(b));
    for (const known of those) left.delete(known);
    return { id: slug(name), name, note, endpoints: those.map(({ definition }) => endpointOf(definition, origin)) };
  });
  return {
    groups: groups.filter(({ endpoints }) => endpoints.length > 0),
    errors: ERROR_CODES.map((code) => ({ code, status: ERRORS[code].status, message: ERRORS[code].message })),
  };
}

/** The calls made for programs stand before those of the screens. */
const rankOf = ({ domain, definition: { route } }: Known): number =>
  domain === 'jobs' || /^\/(auth|api\/(profile|resume))(\/|$)/.test(route.path) ? 0 : 1;

function definitionsOf(domain: string, tree: object): Known[] {
  const definition = (tree as { '~orpc'?: Definition })['~orpc'];
  if (definition) return [{ domain, definition }];
  return Object.values(tree).flatMap((branch: object) => definitionsOf(domain, branch));
}

function endpointOf({ route, meta, errorMap, inputSchema, outputSchema }: Definition, origin: string): ApiEndpoint {
  const { method, path, summary } = route;
  const whole = withDemanded(schemaOf(inputSchema, 'input'), inputSchema);
  // What is taken from the query alone says so by its structure.
  const inQuery = route.inputStructure === 'detailed' ? whole.properties?.query : undefined;
  const input = inQuery ?? whole;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const needsToken = meta.access !== 'anyone';
  const sendsBody = method !== 'GET' && method !== 'DELETE' && !inQuery;
  const sendsFile = 'file' in (input.properties ?? {});
  const where = (field: ApiField): ApiField =>
    field.depth > 0 ? field : { ...field, where: inPath.includes(field.name) ? 'path' : sendsBody ? 'body' : 'query' };
  return {
    id: slug(`${method} ${path}`),
    method,
    path,
    summary,
    access: accessText(meta.access),
    needsToken,
    limits: meta.limits.map(limitText),
    body: sendsBody ? sizeText(meta.bodyLimit) : null,
    status: route.successStatus ?? 200,
    input: fieldsOf(input, 3)
      .map(where)
      .map((field) => (field.name === 'file' ? { ...field, type: 'file' } : field)),
    // With headers of its own comes a file.
    output: route.outputStructure === 'detailed' ? [] : answerFields(schemaOf(outputSchema, 'output')),
    errors: Object.keys(errorMap),
    curl: curlOf({ method, path, input, needsToken, inPath, sendsFile, sendsBody }, origin),
  };
}

/** An answer is taken apart as far as it can be taken in; what is larger names its parts. */
function answerFields(schema: Schema): ApiField[] {
  const deep = fieldsOf(schema, 3);
  return deep.length <= MOST_ANSWER_FIELDS ? deep : fieldsOf(schema, 2);
}

function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  // An endless answer (server-sent events) or a file has a schema of the transport's own.
  if (!(schema instanceof z.ZodType)) return {};
  const { type, items, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return type === 'array'
    ? { properties: { '': { type, ...(items && { items }) } } }
    : { type: type ?? 'any', ...rest };
}

/**
 * Some fields are optional to JSON Schema and demanded by a rule of the contract, which says so of an empty input: they are required, and their
 * default is not one.
 */
function withDemanded(schema: Schema, input: z.ZodType | undefined): Schema {
  const { error } = input?.safeParse({}) ?? {};
  const demanded = (error?.issues ?? [])
    .map(({ path }) => String(path[0] ?? ''))
    .filter((name) => schema.properties?.[name]);
  if (demanded.length === 0) return schema;
  const properties = { ...schema.properties };
  for (const name of demanded) {
    const { default: _, ...property } = properties[name] ?? {};
    properties[name] = property;
  }
  return { ...schema, properties, required: [...new Set([...(schema.required ?? []), ...demanded])] };
}

function accessText(access: Access): string {
  if (access === 'anyone') return 'Anyone';
  if (access === 'signed-in') return 'Whoever is signed in';
  return `Staff: ${access.join(', ')}`;
}

const BY: Record<string, string> = { address: 'network address', account: 'account' };

function limitText({ points, seconds, by }: RateLimit): string {
  const minutes = seconds / 60;
  const time = minutes >= 60 ? `${minutes / 60} h` : minutes >= 1 ? `${minutes} min` : `${seconds} s`;
  const same = by.map((one) => BY[one] ?? `value of ${one.replace('input:', '')}`).join(' and ');
  return `${points.toLocaleString('en-US')} in ${time} for the same ${same}`;
}

const sizeText = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
