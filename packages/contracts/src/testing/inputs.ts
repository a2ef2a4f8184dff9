import type { z } from 'zod';
import { MAX_INTEGER } from '../numbers.ts';

/** A field's path in an input: field names, `[]` for any list entry, `{}` for any record value. */
export type FieldPath = readonly string[];

export interface EndpointInput {
  method: string;
  path: `/${string}`;
  input: z.core.$ZodType;
}

export interface Field {
  method: string;
  path: `/${string}`;
  field: FieldPath;
  schema: z.core.$ZodTypes;
}

interface Definition {
  route: { method: string; path: `/${string}` };
  inputSchema?: z.core.$ZodType;
}

/** Every endpoint in a contract tree that has an input. */
export function listEndpointInputs(tree: unknown): EndpointInput[] {
  const definition = (tree as { '~orpc'?: Definition })['~orpc'];
  if (!definition) return Object.values(tree as object).flatMap(listEndpointInputs);
  const { route, inputSchema } = definition;
  return inputSchema ? [{ method: route.method, path: route.path, input: inputSchema }] : [];
}

/** Every schema in the inputs of a contract tree, with its path. Includes parameters, queries, and bodies. */
export function listInputFields(tree: unknown): Field[] {
  return listEndpointInputs(tree).flatMap(({ method, path, input }) =>
    [...walkSchemas(input, [], new Set())].map(([field, schema]) => ({ method, path, field, schema })),
  );
}

/** Walks a schema. @throws Error for an unknown kind of schema, because skipping one could hide a number */
function* walkSchemas(
  given: z.core.$ZodType,
  at: FieldPath,
  ancestors: ReadonlySet<z.core.$ZodType>,
): Generator<[FieldPath, z.core.$ZodTypes]> {
  if (ancestors.has(given)) return; // A recursive schema.
  const within = new Set(ancestors).add(given);
  const descend = (schema: z.core.$ZodType, name?: string) =>
    walkSchemas(schema, name === undefined ? at : [...at, name], within);
  const schema = given as z.core.$ZodTypes;
  const { def } = schema._zod;
  yield [at, schema];
  switch (def.type) {
    case 'object':
      for (const [name, value] of Object.entries(def.shape)) yield* descend(value, name);
      if (def.catchall) yield* descend(def.catchall, '{}');
      return;
    case 'array':
      return yield* descend(def.element, '[]');
    case 'tuple':
      for (const item of [...def.items, ...(def.rest ? [def.rest] : [])]) yield* descend(item, '[]');
      return;
    case 'record':
      return yield* descend(def.valueType, '{}');
    case 'union':
      for (const option of def.options) yield* descend(option);
      return;
    case 'intersection':
      yield* descend(def.left);
      return yield* descend(def.right);
    case 'pipe':
      yield* descend(def.in);
      return yield* descend(def.out);
    case 'lazy':
      return yield* descend(def.getter());
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return yield* descend(def.innerType);
    case 'string':
    case 'number':
    case 'boolean':
    case 'bigint':
    case 'enum':
    case 'literal':
    case 'transform':
    case 'custom':
    case 'file':
    case 'unknown':
    case 'never':
    case 'null':
    case 'undefined':
      return;
    default:
      throw new Error(`The walk does not know the schema "${def.type}" at ${at.join('.')}.`);
  }
}

/**
 * Lists input numbers without bounds as `METHOD /path field`. Integers must fit an integer column, and others need a finite range. A bigint
 * never has bounds.
 */
export function listUnboundedNumbers(tree: unknown): string[] {
  return listInputFields(tree)
    .filter(({ schema }) => {
      if (schema._zod.def.type === 'bigint') return true;
      if (schema._zod.def.type !== 'number') return false;
      const { minValue, maxValue, isInt } = schema as unknown as z.ZodNumber;
      const most = isInt ? MAX_INTEGER : Number.MAX_SAFE_INTEGER;
      // Negated, so that a missing or NaN bound counts as unbounded.
      return !(minValue !== null && maxValue !== null && minValue >= -most && maxValue <= most);
    })
    .map(({ method, path, field }) => `${method} ${path} ${field.join('.')}`);
}
