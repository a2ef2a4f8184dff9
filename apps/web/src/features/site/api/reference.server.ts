import { type EndpointDefinition, type EndpointGroup, groupEndpoints } from '@foothold/contracts/api-groups';
import { ERROR_CODES, ERRORS } from '@foothold/contracts/catalog';
import { type EndpointMeta, type RateLimit, SHARED_CODES } from '@foothold/contracts/endpoint';
import { z } from 'zod';
import { numberFormat } from '../../../shared/format/formatters.ts';
import { type Credential, createCurl } from './curl.server.ts';
import { listFields, type Schema } from './fields.server.ts';
import type { ApiEndpoint, ApiError, ApiField, ApiGroup, ApiGroupLink, ApiIndex } from './reference.ts';

const MAX_RESPONSE_FIELDS = 45;

/** The index of the reference, with every endpoint's summary line. */
export const getApiIndex = (): ApiIndex => ({ groups: groupEndpoints().map(summarizeGroup) });

/**
 * The page of one group.
 * @param origin this server's origin, for the examples
 * @returns null for an unknown id
 */
export function getApiGroup(id: string, origin: string): { group: ApiGroup; others: ApiGroupLink[] } | null {
  const groups = groupEndpoints();
  const group = groups.find((one) => one.id === id);
  if (!group) return null;
  const endpoints = group.endpoints.map((definition) => describeEndpoint(definition, origin));
  return { group: { ...summarizeGroup(group), endpoints }, others: groups.map(({ id, name }) => ({ id, name })) };
}

/** All error codes, and the groups for navigation. */
export const getApiErrors = (): { errors: ApiError[]; others: ApiGroupLink[] } => ({
  errors: ERROR_CODES.map((code) => ({
    code,
    status: ERRORS[code].status,
    message: ERRORS[code].message,
    isShared: SHARED_CODES.includes(code),
  })),
  others: groupEndpoints().map(({ id, name }) => ({ id, name })),
});

const summarizeGroup = ({ id, name, note, endpoints }: EndpointGroup) => ({
  id,
  name,
  note,
  endpoints: endpoints.map(({ route: { method, path, summary } }) => ({
    id: getEndpointId(method, path),
    method,
    path,
    summary,
  })),
});

const getEndpointId = (method: string, path: string) => toSlug(`${method} ${path}`);

function describeEndpoint(
  { route, meta, errorMap, inputSchema, outputSchema }: EndpointDefinition,
  origin: string,
): ApiEndpoint {
  const { method, path, summary } = route;
  const fullInput = addRequired(toJsonSchema(inputSchema, 'input'), inputSchema);
  // The route's input structure tells whether input comes only from the query.
  const queryParameters = route.inputStructure === 'detailed' ? fullInput.properties?.query : undefined;
  const input = queryParameters ?? fullInput;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const credential = getCredential(meta);
  const sendsBody = method !== 'GET' && method !== 'DELETE' && !queryParameters;
  const sendsFile = 'file' in (input.properties ?? {});
  const addLocation = (field: ApiField): ApiField =>
    field.depth > 0 ? field : { ...field, where: inPath.includes(field.name) ? 'path' : sendsBody ? 'body' : 'query' };
  return {
    id: getEndpointId(method, path),
    method,
    path,
    summary,
    access: formatAccess(meta),
    needsToken: credential === 'token',
    canTry: credential !== 'session',
    limits: meta.limits.map(limitText),
    body: sendsBody ? formatSize(meta.bodyLimit) : null,
    status: route.successStatus ?? 200,
    input: listFields(input, 3)
      .map(addLocation)
      .map((field) => (field.name === 'file' ? { ...field, type: 'file' } : field)),
    // A response with its own headers is a file.
    output: route.outputStructure === 'detailed' ? [] : listResponseFields(toJsonSchema(outputSchema, 'output')),
    errors: Object.keys(errorMap).filter((code) => !SHARED_CODES.includes(code)),
    curl: createCurl({ method, path, input, credential, inPath, sendsFile, sendsBody, example: meta.example }, origin),
  };
}

/** Lists the fields of a response. A response too long to read in full only lists its parts. */
function listResponseFields(schema: Schema): ApiField[] {
  const fields = listFields(schema, 3);
  return fields.length <= MAX_RESPONSE_FIELDS ? fields : listFields(schema, 2);
}

function toJsonSchema(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  // Streams (server-sent events) and files have a schema of the transport's own.
  if (!(schema instanceof z.ZodType)) return {};
  const { type, items, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return type === 'array'
    ? { properties: { '': { type, ...(items && { items }) } } }
    : { type: type ?? 'any', ...rest };
}

/**
 * Some fields are optional in JSON Schema but required by a rule of the contract. An empty input reveals them: they are
 * required, and their default isn't a real one.
 */
function addRequired(schema: Schema, input: z.ZodType | undefined): Schema {
  const { error } = input?.safeParse({}) ?? {};
  const isRequired = (error?.issues ?? [])
    .map(({ path }) => String(path[0] ?? ''))
    .filter((name) => schema.properties?.[name]);
  if (isRequired.length === 0) return schema;
  const properties = { ...schema.properties };
  for (const name of isRequired) {
    const { default: _, ...property } = properties[name] ?? {};
    properties[name] = property;
  }
  return { ...schema, properties, required: [...new Set([...(schema.required ?? []), ...isRequired])] };
}

const getCredential = ({ access, scope }: Pick<EndpointMeta, 'access' | 'scope'>): Credential => {
  if (access === 'anyone') return 'none';
  return scope === 'session' ? 'session' : 'token';
};

// Staff-only endpoints are not documented.
function formatAccess({ access, scope }: Pick<EndpointMeta, 'access' | 'scope'>): string {
  if (access === 'anyone') return 'Anyone';
  if (scope === 'session') return 'Signed-in users, without a token';
  return scope === 'token' ? 'Tokens from /auth/login' : `Tokens with the scope ${scope}, and signed-in users`;
}

const LIMIT_SUBJECTS: Record<string, string> = {
  address: 'network address',
  account: 'account',
  'input:device': 'known device',
};

function limitText({ points, seconds, by, callers }: RateLimit): string {
  const minutes = seconds / 60;
  const time = minutes >= 60 ? `${minutes / 60} h` : minutes >= 1 ? `${minutes} min` : `${seconds} s`;
  const subjects = by.map((one) => LIMIT_SUBJECTS[one] ?? `value of ${one.replace('input:', '')}`).join(' and ');
  const text = `${numberFormat('en-US').format(points)} per ${time} per ${subjects}`;
  return callers ? `${text} (${callers === 'visitors' ? 'visitors' : 'signed in'})` : text;
}

const formatSize = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
