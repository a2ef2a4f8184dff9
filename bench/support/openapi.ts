import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createOpenApi } from '../../apps/web/src/features/site/api/openapi.server.ts';
import type { Endpoint, RawHttpRequest } from './endpoints.ts';
import type { Answer } from './raw-call.ts';

interface DeclaredResponse {
  content?: Record<string, { schema?: object }>;
}

/** Checks responses against the published OpenAPI document. */
export interface OpenApiChecker {
  /** Documented operations, as `GET /api/profile`. */
  operations: ReadonlySet<string>;
  /** What of a response the document doesn't declare: its status, media type, or shape. Null if it declares everything. */
  findUndeclared(endpoint: Endpoint, wire: RawHttpRequest, answer: Answer): string | null;
}

/** @param origin the server's origin */
export async function createOpenApiChecker(origin: string): Promise<OpenApiChecker> {
  const document = await createOpenApi('API', origin);
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components });
  const responses = new Map<string, Record<string, DeclaredResponse>>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item as Record<string, { responses?: object }>))
      if (operation.responses)
        responses.set(`${method.toUpperCase()} ${path}`, operation.responses as Record<string, DeclaredResponse>);
  const validators = new Map<string, ValidateFunction>();

  function getValidator(key: string, schema: object): ValidateFunction {
    const found = validators.get(key);
    if (found) return found;
    // References are to the document, which is a schema of its own here.
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validator = ajv.compile(JSON.parse(text) as object);
    validators.set(key, validator);
    return validator;
  }

  return {
    operations: new Set(responses.keys()),
    findUndeclared(endpoint, wire, { status, headers, body }) {
      const operation = `${endpoint.method} ${endpoint.path}`;
      const declared = responses.get(operation);
      // A distorted request may be one to another address, and a cut connection has no response.
      if (!declared || status <= 0 || !isRequestTo(endpoint, wire)) return null;
      const response = declared[status];
      if (!response) return `status ${status} ${readCode(body)}`;
      const types = Object.keys(response.content ?? {});
      const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
      if (types.length === 0) return body.length === 0 ? null : `a body of type ${type} for status ${status}`;
      if (types.includes('*/*') && status < 300) return null;
      const schema = response.content?.[type]?.schema;
      if (!schema) return `type ${type} for status ${status} (declared: ${types.join()})`;
      if (!type.endsWith('json')) return null;
      const validate = getValidator(`${operation} ${status} ${type}`, schema);
      if (validate(JSON.parse(body.toString('utf8')))) return null;
      const [error] = validate.errors ?? [];
      return `shape of ${status}: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)} ${readCode(body)}`;
    },
  };
}

/** Whether a request has the method of an endpoint and a path of its form. */
function isRequestTo({ method, path }: Endpoint, wire: RawHttpRequest): boolean {
  const given = (wire.path.split('?', 1)[0] ?? '').split('/');
  const parts = path.split('/');
  return (
    wire.method === method &&
    given.length === parts.length &&
    parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : given[at] === part))
  );
}

function readCode(body: Buffer): string {
  try {
    return String((JSON.parse(body.toString('utf8')) as { code?: unknown }).code ?? '');
  } catch {
    return '';
  }
}
