import { numberFormat } from '../../../shared/format/formatters.ts';
import type { ApiField } from './reference.ts';

/** The part of JSON Schema that Zod generates. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  prefixItems?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  format?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

const MAX_FIELDS = 90;
const MAX_VALUES = 12;

/**
 * Lists every field of an object, including nested ones.
 * @param levels fields below this depth are listed without their children
 */
export function listFields(schema: Schema, levels: number): ApiField[] {
  const fields: ApiField[] = [];
  const defs = schema.$defs ?? {};
  addProperties(schema, 0, '');
  return fields.slice(0, MAX_FIELDS);

  function addProperties(object: Schema, depth: number, when: string): void {
    for (const variant of listVariants(object)) {
      const condition = [when, variant === object ? '' : formatVariantCondition(variant)].filter(Boolean).join(', ');
      for (const [name, property] of Object.entries(variant.properties ?? {}))
        add(name, property, variant.required?.includes(name) ?? false, depth, condition);
    }
  }

  function add(name: string, given: Schema, required: boolean, depth: number, when: string): void {
    const { schema: plain } = splitNullable(given);
    const list = plain.type === 'array' ? (plain.items ?? {}) : undefined;
    const itemSchema = list ? splitNullable(list).schema : plain;
    fields.push({
      name: list ? `${name}[]` : name,
      depth,
      type: describeType(given, defs),
      required: required && given.default === undefined,
      notes: [
        ...listBounds(plain),
        ...(given.default === undefined ? [] : [`default ${JSON.stringify(given.default)}`]),
        when,
      ]
        .filter(Boolean)
        .join('; '),
    });
    if (depth + 1 < levels) addProperties(itemSchema, depth + 1, '');
  }
}

const listVariants = (schema: Schema): Schema[] => {
  const several = schema.oneOf ?? schema.anyOf;
  return several ? several.filter(({ type }) => type !== 'null') : [schema];
};

/** `where kind is "text"`, from the constants that distinguish this variant from the others. */
function formatVariantCondition({ properties = {} }: Schema): string {
  const constants = Object.entries(properties).filter(([, { const: value }]) => value !== undefined);
  return constants.map(([name, { const: value }]) => `where ${name} is ${JSON.stringify(value)}`).join(' and ');
}

function splitNullable(schema: Schema): { schema: Schema; nullable: boolean } {
  const variants = schema.anyOf ?? schema.oneOf;
  if (!variants) return { schema, nullable: false };
  const rest = variants.filter(({ type }) => type !== 'null');
  const nullable = rest.length < variants.length;
  const [only] = rest;
  return { schema: only && rest.length === 1 ? only : { ...schema, anyOf: rest }, nullable };
}

function describeType(given: Schema, defs: Record<string, Schema>): string {
  const { schema, nullable } = splitNullable(given);
  return `${describePlainType(schema, defs)}${nullable ? ' or null' : ''}`;
}

function describePlainType(schema: Schema, defs: Record<string, Schema>): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return formatValues(schema.enum);
  if (schema.$ref) return 'object';
  if (schema.prefixItems) return `[${schema.prefixItems.map((one) => describePlainType(one, defs)).join(', ')}]`;
  if (schema.type === 'array')
    return `list of ${describeType(schema.items ?? {}, defs)}`.replace(/\bobject\b/, 'objects');
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties)
    return `map of ${describeType(schema.additionalProperties, defs)}`;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return [...new Set(variants.map((one) => describePlainType(one, defs)))].join(' or ');
  if (schema.type === 'string') return schema.format ?? 'string';
  return [schema.type ?? 'any'].flat().join(' or ');
}

function formatValues(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => JSON.stringify(value));
  return values.length > MAX_VALUES ? `${shown.join(', ')} and ${values.length - MAX_VALUES} more` : shown.join(', ');
}

function listBounds({ minLength, maxLength, minimum, maximum, maxItems, type }: Schema): string[] {
  const formatUpperBound = (value: number | undefined, what: string) =>
    value === undefined || value >= Number.MAX_SAFE_INTEGER
      ? []
      : [`at most ${numberFormat('en-US').format(value)}${what}`];
  const formatLowerBound = (value: number | undefined, what: string) =>
    value === undefined || value <= Number.MIN_SAFE_INTEGER
      ? []
      : [`at least ${numberFormat('en-US').format(value)}${what}`];
  if (type === 'string')
    return [...formatLowerBound(minLength, ' characters'), ...formatUpperBound(maxLength, ' characters')];
  return [
    ...formatLowerBound(minimum, ''),
    ...formatUpperBound(maximum, ''),
    ...formatUpperBound(maxItems, ' entries'),
  ];
}
