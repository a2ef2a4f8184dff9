import { contract } from '@foothold/contracts';
import { groupEndpoints } from '@foothold/contracts/api-groups';
import { type EndpointMeta, isDocumented } from '@foothold/contracts/endpoint';
import { problemSchema } from '@foothold/contracts/errors';
import type { OpenAPI } from '@orpc/contract';
import { type ConditionalSchemaConverter, OpenAPIGenerator } from '@orpc/openapi';
import { z } from 'zod';

type JsonSchema = Awaited<ReturnType<ConditionalSchemaConverter['convert']>>[1];
type Responses = Record<string, { content?: Record<string, unknown> }>;
type Schemas = Record<string, OpenAPI.SchemaObject>;

/**
 * Every documented endpoint of the contract as an OpenAPI 3.1 document, tagged by group.
 * @param origin this server's origin
 */
export async function createOpenApi(title: string, origin: string): Promise<OpenAPI.Document> {
  const schemas: Schemas = { Problem: removeDialect(z.toJSONSchema(problemSchema)) as OpenAPI.SchemaObject };
  const document = await new OpenAPIGenerator({ schemaConverters: [createConverter(schemas)] }).generate(contract, {
    filter: ({ contract: one }) => isDocumented(one['~orpc'].meta as EndpointMeta),
    info: { title, version: '1' },
    servers: [{ url: origin }],
    tags: groupEndpoints().map(({ name, note }) => ({ name, description: note })),
    security: [{ token: [] }, { session: [] }],
    customErrorResponseBodySchema: (errors) => ({
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        { type: 'object', properties: { code: { enum: errors.map(([code]) => code) } } },
      ],
    }),
  });
  for (const { name, endpoints } of groupEndpoints())
    for (const { route, meta } of endpoints) {
      const operation = document.paths?.[route.path]?.[route.method.toLowerCase() as 'get'];
      if (!operation) throw new Error(`The file misses ${route.method} ${route.path}.`);
      operation.tags = [name];
      operation.security = listSchemes(meta);
      if (!operation.responses) continue;
      setProblemMediaType(operation.responses as Responses);
      setFileMediaTypes(operation.responses as Responses, meta.files);
    }
  return { ...document, components: { schemas, securitySchemes: SECURITY_SCHEMES } };
}

const SECURITY_SCHEMES: Record<string, OpenAPI.SecuritySchemeObject> = {
  token: { type: 'http', scheme: 'bearer', description: 'An API key, or a token from /auth/login.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'foothold.session_token',
    description: 'The cookie of a sign-in, named __Secure-foothold.session_token on HTTPS.',
  },
};

/** The ways to call an endpoint. A token's list contains the scope that it needs (OpenAPI 3.1, Security Requirement Object). */
function listSchemes({ access, scope }: Pick<EndpointMeta, 'access' | 'scope'>): OpenAPI.SecurityRequirementObject[] {
  if (access === 'anyone') return [];
  if (scope === 'session') return [{ session: [] }];
  return scope === 'token' ? [{ token: [] }] : [{ token: [scope] }, { session: [] }];
}

/** @param schemas collects shared parts, because references are relative to the whole document */
function createConverter(schemas: Schemas): ConditionalSchemaConverter {
  let count = 0;
  return {
    condition: (schema) => schema instanceof z.ZodType,
    convert(schema, { strategy }) {
      const type = schema as z.ZodType;
      const { $defs = {}, ...own } = z.toJSONSchema(type, {
        io: strategy,
        unrepresentable: 'any',
        override({ zodSchema, jsonSchema }) {
          // Files are the only class instances in the contract.
          if (zodSchema._zod.def.type === 'custom')
            Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' });
        },
      });
      const names = new Map(Object.keys($defs).map((name) => [name, `Part${++count}`]));
      const renameRefs = (part: object) =>
        JSON.parse(
          JSON.stringify(part).replaceAll(
            /"#\/\$defs\/([^"]+)"/g,
            (_, name: string) => `"#/components/schemas/${names.get(name)}"`,
          ),
        ) as object;
      for (const [name, part] of Object.entries($defs)) schemas[names.get(name) ?? name] = renameRefs(part as object);
      return [!type.safeParse(undefined).success, removeDialect(renameRefs(own)) as JsonSchema];
    },
  };
}

/** Removes the dialect, which the document declares once. */
const removeDialect = ({ $schema, ...schema }: { $schema?: unknown }): object => schema;

/** Errors have their own media type (RFC 9457). */
function setProblemMediaType(responses: Responses): void {
  for (const [status, response] of Object.entries(responses))
    if (Number(status) >= 400 && response.content)
      response.content = { 'application/problem+json': response.content['application/json'] };
}

/** A file is sent with its own media type. */
function setFileMediaTypes(responses: Responses, types: readonly string[]): void {
  for (const [status, response] of Object.entries(responses))
    if (Number(status) < 300 && types.length > 0 && response.content)
      response.content = Object.fromEntries(
        types.map((type) => [type, response.content?.['application/octet-stream'] ?? {}]),
      );
}
