import { oc } from '@orpc/contract';
import { COMMON_ERRORS, type ErrorTable, type ErrorText } from './errors.ts';

export const ROLES = ['member', 'recruiter', 'support', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call: anyone, every signed-in user, or the named roles. */
export type Access = 'anyone' | 'signed-in' | readonly Role[];

/** What an access token can be limited to. */
export const SCOPE_AREAS = [
  'profile',
  'resumes',
  'listings',
  'applications',
  // To prepare an application packet. Approving one requires a session.
  'packets',
  'learning',
  'analytics',
  'webhooks',
] as const;
export type Scope = `${(typeof SCOPE_AREAS)[number]}:${'read' | 'write'}`;
export const SCOPES: readonly Scope[] = SCOPE_AREAS.flatMap((area) => [`${area}:read`, `${area}:write`] as const);

/**
 * Which tokens may call: those with the scope, or none if it requires a session (account security, consent, deletion, billing, mailbox
 * access, approvals, and staff work). A public endpoint requires nothing.
 */
export type RequiredScope = Scope | 'session' | 'none';

/** Has no default, so an endpoint that doesn't say who may call doesn't compile. */
type AccessRule =
  | { access: 'anyone'; scope: 'none' }
  | { access: 'signed-in'; scope: Scope | 'session' }
  | { access: readonly Role[]; scope: 'session' };

/** At most `points` calls in `seconds` for the same address, account (visitors: address), or input field, or a combination of them. */
export interface RateLimit {
  points: number;
  seconds: number;
  by: readonly ('address' | 'account' | `input:${string}`)[];
  /** Limits with the same name share one count, whichever endpoint is called. Omitted: this endpoint has its own count. */
  name?: string;
  /** Counts only calls whose input has one of these fields. Omitted: every call. */
  onlyWith?: readonly string[];
  /** Counted by the service, because it depends on more than the call; the contract only documents it. */
  inService?: true;
}

export interface EndpointMeta {
  access: Access;
  scope: RequiredScope;
  /** Whether only our own pages and services call it. It is left out of the public documentation and of `/api/v1`. */
  internal: boolean;
  limits: readonly RateLimit[];
  /** Maximum bytes of the request's body. */
  bodyLimit: number;
  /** Whether the answer is stored for a day under an Idempotency-Key. */
  replays: boolean;
  /** Whether the body is kept as raw bytes and not parsed, for signature checks. */
  rawBody: boolean;
  /** Whether the body may be a form (`multipart/form-data`), which is how files are sent; every other endpoint accepts JSON. */
  takesForm: boolean;
  /** How the answer is sent: complete within one of the server's time limits, as an endless stream, or as a file of any length. */
  answer: Answer;
  /** Every error that its domain declares. */
  errors: readonly ErrorTable[];
}

/**
 * `complete` answers have a time limit; answers that need `work` by a process for untrusted files or code have a longer one, since that
 * process may have to wait for a processor. A `stream` and a `download` may take as long as their reader does.
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
  /** False if nothing of a call may be stored, including its answer: then an Idempotency-Key has no effect. */
  replays?: false;
  rawBody?: true;
  takesForm?: true;
  answer?: Exclude<Answer, 'complete'>;
  /** Success status, if it isn't 200. */
  status?: number;
  /** Errors of its own, beside those every endpoint can answer with. */
  errors?: readonly Code[];
}
export type EndpointSpec<Code extends string> = CommonSpec<Code> & AccessRule;

/**
 * Method and path of an endpoint as literals. Types only: a browser's client checks its addresses against them without loading the
 * contract.
 */
export interface EndpointRoute<Method extends string = string, Path extends string = string> {
  route?: { method: Method; path: Path };
}

export const KILOBYTE = 1024;
export const MEGABYTE = 1024 * KILOBYTE;
const DEFAULT_BODY_LIMIT = 64 * KILOBYTE;

type CommonCode = keyof typeof COMMON_ERRORS;

/** What every endpoint can answer with. */
const COMMON_CODES: readonly CommonCode[] = [
  'request.invalid',
  'request.malformed',
  'request.too-large',
  'server.failed',
];

type CodesOf<Tables extends readonly ErrorTable[]> = { [At in keyof Tables]: keyof Tables[At] }[number] & string;

/**
 * How a domain declares its endpoints.
 * @param tables errors that they can name beside the common ones: the domain's own, and those of domains before it
 * @returns the start of an endpoint's contract; `.input()` and `.output()` complete it
 */
export function defineEndpointWith<const Tables extends readonly ErrorTable[]>(...tables: Tables) {
  type Spec = EndpointSpec<CommonCode | CodesOf<Tables>>;
  const texts: ErrorTable = Object.assign({}, COMMON_ERRORS, ...tables);
  return <const Method extends Spec['method'], const Path extends `/${string}`>(
    spec: Spec & { method: Method; path: Path },
  ) => defineEndpoint<Method, Path>(spec, texts, tables);
}

/** The start of a contract for an endpoint that needs the common errors only. */
export const endpoint = defineEndpointWith();

function defineEndpoint<const Method extends string, const Path extends string>(
  spec: EndpointSpec<string>,
  texts: ErrorTable,
  tables: readonly ErrorTable[],
) {
  const codes: string[] = [...COMMON_CODES, ...(spec.errors ?? [])];
  if (spec.access !== 'anyone') codes.push('access.sign-in');
  if (Array.isArray(spec.access)) codes.push('access.denied');
  if (spec.scope !== 'none') codes.push('access.scope');
  if (spec.limits?.length) codes.push('request.too-many');
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
      errors: [],
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
      errors: tables,
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

/** The prefix of every versioned address of the documented API. */
export const V1 = '/api/v1';

/** Endpoint addresses of earlier versions. They still work, and no document lists them. */
const MOVED_PATHS: readonly { from: string; to: string }[] = [
  { from: '/api/support/enquiries', to: '/api/support/inquiries' },
];

const isUnder = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/**
 * Every address of a documented endpoint: the specified one and, for an endpoint under `/api/`, the same with the version.
 * @param path such as `/api/resumes/{id}`
 */
export function getAddresses(path: string, { internal }: Pick<EndpointMeta, 'internal'>): string[] {
  return internal || !path.startsWith('/api/') ? [path] : [path, path.replace('/api', V1)];
}

/** The addresses that an endpoint had in earlier versions. */
export const getEarlierAddresses = (path: string): string[] =>
  MOVED_PATHS.filter(({ to }) => isUnder(path, to)).map(({ from, to }) => path.replace(to, from));

/** The contract path for any address of an endpoint: without the version, and at its current place. */
export function toContractPath(address: string): string {
  const path = isUnder(address, V1) ? address.replace(V1, '/api') : address;
  const moved = MOVED_PATHS.find(({ from }) => isUnder(path, from));
  return moved ? path.replace(moved.from, moved.to) : path;
}
