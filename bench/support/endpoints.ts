import { contract } from '@foothold/contracts';
import type { EndpointMeta } from '@foothold/contracts/endpoint';
import { z } from 'zod';

/** A JSON Schema as far as `z.toJSONSchema` produces it for our inputs. */
export interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
}

export interface Endpoint {
  /** Its position in the contract: `resumes.upload`. */
  name: string;
  method: string;
  /** With its parameters as `{id}`. */
  path: string;
  meta: EndpointMeta;
  schema: z.ZodType | undefined;
  shape: Shape | undefined;
  /** Names of the parameters in its path. */
  params: string[];
  /** Its input has separate path, query, and body. */
  detailed: boolean;
}

interface Definition {
  route: { method: string; path: string; inputStructure?: string };
  meta: EndpointMeta;
  inputSchema?: z.ZodType;
}

/** Every endpoint of the contract with its input's shape. */
export function listEndpoints(tree: unknown = contract, place: string[] = []): Endpoint[] {
  const definition = (tree as { '~orpc'?: Definition })['~orpc'];
  if (!definition)
    return Object.entries(tree as object).flatMap(([name, part]) => listEndpoints(part, [...place, name]));
  const { route, meta, inputSchema } = definition;
  return [
    {
      name: place.join('.'),
      method: route.method,
      path: route.path,
      meta,
      schema: inputSchema,
      shape: inputSchema && (z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Shape),
      params: [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      detailed: route.inputStructure === 'detailed',
    },
  ];
}

/** A raw request. */
export interface RawHttpRequest {
  method: string;
  /** Path and query, as in the request's first line. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export type Input = Record<string, unknown>;

/** An input as a caller sends it: parameters in the path, the rest in the query of a GET, otherwise in a body. */
export function describeWire({ method, path, params, detailed }: Endpoint, input: Input): RawHttpRequest {
  const values = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toText(values[name] ?? '').toWellFormed()),
  );
  for (const name of params) delete values[name];
  if (detailed) return { method, path: `${filled}${buildQuery((values.query ?? {}) as Input)}`, headers: {} };
  if (method === 'GET') return { method, path: `${filled}${buildQuery(values)}`, headers: {} };
  if (Object.values(values).some((value) => value instanceof PlainFile))
    return { method, path: filled, ...createFormData(Object.entries(values)) };
  const body = Buffer.from(JSON.stringify(values));
  return { method, path: filled, headers: { 'content-type': 'application/json' }, body };
}

function buildQuery(values: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.append(name, toText(value));
  return query.size > 0 ? `?${query}` : '';
}

const toPart = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Lists in a query are separated by commas. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toPart).join(',');
  return toPart(value);
}

const BOUNDARY = '----foothold-bench';

/** A multipart body of fields and `PlainFile`s. */
export function createFormData(fields: [string, unknown][]): { headers: Record<string, string>; body: Buffer } {
  const parts = fields.map(([name, value]) => {
    const file = value instanceof PlainFile ? value : undefined;
    const place = file ? `; filename="${file.name}"\r\ncontent-type: application/octet-stream` : '';
    const content = file ? file.bytes : Buffer.from(toText(value ?? ''));
    return Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${place}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

/** A file to send. */
export class PlainFile {
  readonly bytes: Buffer;
  readonly name: string;
  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes;
    this.name = name;
  }
}
