import type { Schema } from './fields.server.ts';

/** What a request is sent with: a token, the cookie of a session, or nothing. */
export type Credential = 'token' | 'session' | 'none';

export interface Request {
  method: string;
  path: string;
  input: Schema;
  credential: Credential;
  /** Names of the path parameters. */
  inPath: readonly string[];
  /** Whether it uploads a file. */
  sendsFile: boolean;
  /** Whether its fields are in the body rather than the query. */
  sendsBody: boolean;
  /** Fields of the body whose values its contract names. */
  example: Readonly<Record<string, unknown>>;
}

/** A curl command that works once the words in capitals are replaced; the server takes its body as it is. */
export function createCurl(
  { method, path, input, credential, inPath, sendsFile, sendsBody, example }: Request,
  origin: string,
): string {
  const address = `${origin}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}`;
  const required = Object.entries(input.properties ?? {}).filter(
    ([name]) => !inPath.includes(name) && input.required?.includes(name),
  );
  const lines: string[] = [];
  if (credential === 'token') lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (credential === 'session') lines.push('-b cookies.txt');
  let query = '';
  if (!sendsBody) query = sampleQuery(required);
  else if (sendsFile) lines.push('-F "file=@resume.pdf"');
  else
    lines.push(
      `-H "Content-Type: application/json"`,
      `-d '${JSON.stringify({ ...Object.fromEntries(required.map(([name, schema]) => [name, sampleValue(name, schema)])), ...example })}'`,
    );
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [`curl ${verb}"${address}${query}"`, ...lines].join(' \\\n  ');
}

function sampleQuery(fields: [string, Schema][]): string {
  const pairs = fields.map(([name, schema]) => `${name}=${encodeURIComponent(String(sampleValue(name, schema)))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const SAMPLES: Record<string, string> = {
  code: '123456',
  currency: 'USD',
  email: 'you@example.com',
  hash: 'ab'.repeat(32),
  password: 'four plain words here',
  path: '/pricing',
  ticket: 'TICKET_OF_THE_RESPONSE',
  timeZone: 'America/Chicago',
  token: 'TOKEN_OF_THE_LINK',
};

const FORMAT_SAMPLES: Record<string, string> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T15:00:00Z',
  uri: 'https://example.com/jobs/1',
  uuid: '00000000-0000-4000-8000-000000000001',
};

/** An example value that is valid for the field, as far as its schema says. */
function sampleValue(name: string, schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return sampleValue(name, variant);
  if (schema.type === 'object') {
    const required = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(required.map(([key, value]) => [key, sampleValue(key, value)]));
  }
  if (schema.type === 'array') return schema.items ? [sampleValue(name, schema.items)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return (
    SAMPLES[name] ?? FORMAT_SAMPLES[schema.format ?? ''] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
  );
}
