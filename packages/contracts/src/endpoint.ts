import { oc } from '@orpc/contract';
import { COMMON_ERRORS, type ErrorTable, type ErrorText } from './errors.ts';

export const ROLES = ['member', 'recruiter', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call: anyone, every signed-in user, or the named roles. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** What an access token can be limited to. Each has endpoints; an area's `write` doesn't include its `read`. */
export const SCOPES = [
  'profile:read',
  'profile:write',
  'resumes:read',
  'resumes:write',
  'listings:read',
  'listings:write',
  'applications:read',
  'applications:write',
  // Approving a packet requires a session.
  'packets:read',
  'learning:read',
  'learning:write',
  'analytics:read',
  'webhooks:read',
  'webhooks:write',
  // What a form needs to be filled in, and the record of what was in it.
  'forms:fill',
] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * The only staff work of a token: a recruiter’s browser extension fills in approved packets (decision 30). It is granted by itself, for
 * hours, and only by a recruiter; keys, sign-ins of API clients, and other apps never get it.
 */
export const STAFF_SCOPES = ['packets:fill'] as const;
export type StaffScope = (typeof STAFF_SCOPES)[number];

/** What an app can ask for. */
export const APP_SCOPES = [...SCOPES, ...STAFF_SCOPES] as const;
export type AppScope = (typeof APP_SCOPES)[number];

export const isStaffScope = (scope: string): scope is StaffScope => STAFF_SCOPES.some((one) => one === scope);

/**
 * Which tokens may call: those with the scope, or none if a session is required (account security, consent, deletion, billing, mailbox
 * access, approvals, and staff work). `token`: every token, and no session, because the call is about the token itself. A staff scope:
 * only tokens that have it, and no session, because the console has endpoints of its own. A public endpoint requires nothing.
 */
export type RequiredScope = AppScope | 'session' | 'token' | 'none';

/** Has no default, so that an endpoint without an access rule doesn't compile. */
type AccessRule =
  | { access: 'anyone'; scope: 'none' }
  | { access: 'signed-in'; scope: Scope | 'session' | 'token' }
  | { access: readonly Role[]; scope: 'session' | StaffScope };

/** At most `points` calls in `seconds` for the same address, account (visitors: address), input field, or combination of them. */
export interface RateLimit {
  points: number;
  seconds: number;
  by: readonly ('address' | 'account' | `input:${string}`)[];
  /** Limits with the same name share one count across endpoints. If omitted, the endpoint has its own. */
  name?: string;
  /** Counts only calls of visitors, or only those of signed-in users. If omitted, counts both. */
  callers?: 'visitors' | 'signed-in';
  /** Counts only calls whose input has one of these fields. If omitted, counts every call. */
  onlyWith?: readonly string[];
  /** The service counts it, because it depends on more than the call. The contract only documents it. */
  inService?: true;
}

export interface EndpointMeta {
  access: Access;
  scope: RequiredScope;
  /** Whether only our own pages and services call it. It is excluded from the public documentation and from `/api/v1`. */
  internal: boolean;
  limits: readonly RateLimit[];
  /** Maximum size of the request body in bytes. */
  bodyLimit: number;
  /** Whether the response is stored for a day under an Idempotency-Key. */
  replays: boolean;
  /** Whether the body stays as raw bytes, for signature checks. */
  rawBody: boolean;
  /** Whether the body may be a form (`multipart/form-data`) with files. Every other endpoint accepts JSON. */
  takesForm: boolean;
  /** How the response is sent: complete within a time limit, as an endless stream, or as a file of any length. */
  answer: Answer;
  /** Media types of the file that it responds with, or ranges of them. Empty if it responds with JSON. */
  files: readonly string[];
  /** Every error that its domain declares. */
  errors: readonly ErrorTable[];
  /** Fields of the body in the documentation's example, where a value that fits the schema isn't enough. */
  example: Readonly<Record<string, unknown>>;
}

/**
 * A `complete` response has a time limit. `work` in a process for untrusted files or code has a longer one, because the process may have to
 * wait for a CPU. A `stream` or `download` has none.
 */
export type Answer = 'complete' | 'work' | 'stream' | 'download';

interface CommonSpec<Code extends string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  /** One line for the API reference. */
  summary: string;
  internal?: true;
  limits?: readonly RateLimit[];
  bodyLimit?: number;
  /** False if nothing of a call may be stored, including its response. An Idempotency-Key then has no effect. */
  replays?: false;
  rawBody?: true;
  takesForm?: true;
  answer?: Exclude<Answer, 'complete'>;
  files?: readonly string[];
  /** Success status, if it isn't 200. */
  status?: number;
  /** Its own errors, besides those of every endpoint. */
  errors?: readonly Code[];
  example?: Readonly<Record<string, unknown>>;
}
export type EndpointSpec<Code extends string> = CommonSpec<Code> & AccessRule;

/** Method and path of an endpoint as literal types. A browser client checks its URLs against them without loading the contract. */
export interface EndpointRoute<Method extends string = string, Path extends string = string> {
  route?: { method: Method; path: Path };
}

export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;
const DEFAULT_BODY_LIMIT = 64 * KILOBYTE;

type CommonCode = keyof typeof COMMON_ERRORS;

/** Error codes that every endpoint can return. */
const COMMON_CODES = [
  'request.invalid',
  'request.malformed',
  'request.host',
  'request.headers-too-large',
  'request.timeout',
  'server.failed',
  'server.busy',
] as const satisfies readonly CommonCode[];

/** Error codes of every endpoint that isn't read-only. */
const WRITE_CODES = [
  'request.too-large',
  'request.unsupported-type',
  'request.foreign-origin',
] as const satisfies readonly CommonCode[];

/** Error codes that the API reference describes once, and not with each endpoint. */
export const SHARED_CODES: readonly string[] = [...COMMON_CODES, ...WRITE_CODES, 'request.key-reused'];

type ErrorCodes<Tables extends readonly ErrorTable[]> = { [At in keyof Tables]: keyof Tables[At] }[number] & string;

/**
 * Creates a domain's function for declaring endpoints.
 * @param tables errors that its endpoints can name besides the common ones: the domain's own and those of earlier domains
 * @returns the start of an endpoint's contract; complete it with `.input()` and `.output()`
 */
export function createEndpointFactory<const Tables extends readonly ErrorTable[]>(...tables: Tables) {
  type DomainEndpointSpec = EndpointSpec<CommonCode | ErrorCodes<Tables>>;
  const texts: ErrorTable = Object.assign({}, COMMON_ERRORS, ...tables);
  return <const Method extends DomainEndpointSpec['method'], const Path extends `/${string}`>(
    spec: DomainEndpointSpec & { method: Method; path: Path },
  ) => defineEndpoint<Method, Path>(spec, texts, tables);
}

/** Declares an endpoint that needs only the common errors. */
export const endpoint = createEndpointFactory();

function defineEndpoint<const Method extends string, const Path extends string>(
  spec: EndpointSpec<string>,
  texts: ErrorTable,
  tables: readonly ErrorTable[],
) {
  const codes: string[] = [...COMMON_CODES, ...(spec.errors ?? [])];
  if (spec.method !== 'GET') codes.push(...WRITE_CODES);
  if (spec.method === 'POST' && spec.replays !== false) codes.push('request.key-reused');
  if (spec.access !== 'anyone') codes.push('access.sign-in');
  if (Array.isArray(spec.access)) codes.push('access.denied');
  if (spec.scope !== 'none') codes.push('access.scope');
  if (spec.limits?.length || !['none', 'session'].includes(spec.scope)) codes.push('request.too-many');
  return oc
    .$meta<EndpointMeta & EndpointRoute<Method, Path>>({
      access: [],
      scope: 'session',
      internal: true,
      limits: [],
      bodyLimit: DEFAULT_BODY_LIMIT,
      replays: true,
      rawBody: false,
      takesForm: false,
      answer: 'complete',
      files: [],
      errors: [],
      example: {},
    })
    .meta({
      access: spec.access,
      scope: spec.scope,
      internal: spec.internal ?? false,
      limits: spec.limits ?? [],
      bodyLimit: spec.bodyLimit ?? DEFAULT_BODY_LIMIT,
      replays: spec.replays ?? true,
      rawBody: spec.rawBody ?? false,
      takesForm: spec.takesForm ?? false,
      answer: spec.answer ?? 'complete',
      files: spec.files ?? [],
      errors: tables,
      example: spec.example ?? {},
    })
    .route({
      method: spec.method,
      path: spec.path,
      summary: spec.summary,
      tags: [spec.path.split('/')[2] ?? 'api'],
      ...(spec.status && { successStatus: spec.status }),
    })
    .errors(
      Object.fromEntries(
        codes.map((code) => {
          const { status, message } = texts[code] as ErrorText;
          return [code, { status, message }];
        }),
      ),
    );
}

/** Whether the API reference and the OpenAPI document have it: not what only our own pages, services, and staff call. */
export const isDocumented = ({ internal, scope }: Pick<EndpointMeta, 'internal' | 'scope'>): boolean =>
  !internal && !isStaffScope(scope);

/** The prefix of every versioned URL of the documented API. */
export const V1 = '/api/v1';

/** A URL of an earlier version, which works for at least a year after it was replaced. */
export interface MovedPath {
  from: string;
  to: string;
  /** The day on which it was replaced, and the first day on which it may be gone (UTC). */
  replacedOn: `${number}-${number}-${number}`;
  endsOn: `${number}-${number}-${number}`;
}

/** Endpoint URLs of earlier versions. They still work but aren't documented. */
const MOVED_PATHS: readonly MovedPath[] = [
  { from: '/api/support/enquiries', to: '/api/support/inquiries', replacedOn: '2026-11-24', endsOn: '2027-12-01' },
];

const isUnder = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/**
 * Every URL of a documented endpoint: the specified one and, under `/api/`, the same with the version.
 * @param path such as `/api/resumes/{id}`
 */
export function getAddresses(path: string, { internal }: Pick<EndpointMeta, 'internal'>): string[] {
  return internal || !path.startsWith('/api/') ? [path] : [path, path.replace('/api', V1)];
}

/** The URLs that an endpoint had in earlier versions. */
export const getEarlierAddresses = (path: string): string[] =>
  MOVED_PATHS.filter(({ to }) => isUnder(path, to)).map(({ from, to }) => path.replace(to, from));

/** The earlier version that a URL is of. Undefined for a current URL. @param address without its query */
export const findMovedPath = (address: string): MovedPath | undefined =>
  MOVED_PATHS.find(({ from }) => isUnder(address, from));

/** The contract path for any URL of an endpoint, without the version and in its current place. */
export function toContractPath(address: string): string {
  const path = isUnder(address, V1) ? address.replace(V1, '/api') : address;
  const moved = findMovedPath(path);
  return moved ? path.replace(moved.from, moved.to) : path;
}
