/** Plain data, as used in a task's tests. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A value reported by the sandbox: plain data, or a word for anything else. */
export type ReportedValue =
  | { kind: 'plain'; value: null | boolean | number | string }
  | { kind: 'list'; items: ReportedValue[] }
  | { kind: 'object'; entries: Map<string, ReportedValue> }
  | { kind: 'other'; what: string };

const MAX_DEPTH = 80;

/**
 * Decodes a value encoded by worker.js.
 * @throws Error if it is invalid
 */
export function decodeValue(encoded: unknown, depth = 0): ReportedValue {
  if (depth > MAX_DEPTH) throw new Error('nested too deeply');
  if (encoded === null || ['boolean', 'number', 'string'].includes(typeof encoded))
    return { kind: 'plain', value: encoded as null | boolean | number | string };
  const { a: items, o: entries, x: what } = encoded as { a?: unknown; o?: unknown; x?: unknown };
  if (Array.isArray(items)) return { kind: 'list', items: items.map((item) => decodeValue(item, depth + 1)) };
  if (typeof what === 'string') return { kind: 'other', what };
  if (!Array.isArray(entries)) throw new Error('not a value');
  const decoded = new Map<string, ReportedValue>();
  for (let index = 0; index < entries.length; index += 2)
    decoded.set(String(entries[index]), decodeValue(entries[index + 1], depth + 1));
  return { kind: 'object', entries: decoded };
}

/** Encodes plain data in the same form. */
export function encodeValue(value: Json): ReportedValue {
  if (value === null || typeof value !== 'object') return { kind: 'plain', value };
  if (Array.isArray(value)) return { kind: 'list', items: (value as readonly Json[]).map(encodeValue) };
  return { kind: 'object', entries: new Map(Object.entries(value).map(([key, each]) => [key, encodeValue(each)])) };
}

/** Deep equality. Key order doesn't matter, and a key with the value `undefined` counts as present. */
export function isSame(one: ReportedValue, other: ReportedValue): boolean {
  if (one.kind === 'plain') return other.kind === 'plain' && one.value === other.value;
  if (one.kind === 'list')
    return (
      other.kind === 'list' &&
      one.items.length === other.items.length &&
      one.items.every((item, index) => {
        const counterpart = other.items[index];
        return counterpart !== undefined && isSame(item, counterpart);
      })
    );
  if (one.kind === 'object')
    return (
      other.kind === 'object' &&
      one.entries.size === other.entries.size &&
      [...one.entries].every(([key, value]) => {
        const counterpart = other.entries.get(key);
        return counterpart !== undefined && isSame(value, counterpart);
      })
    );
  return false;
}

const MAX_SHOWN_LENGTH = 2000;

/** Formats a value as code, cut off after 2,000 characters. */
export function formatValue(reported: ReportedValue): string {
  const text = formatFully(reported);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

/** Formats arguments as they appear between a call's parentheses. */
export const formatArguments = (args: readonly Json[]): string =>
  args.map((arg) => formatValue(encodeValue(arg))).join(', ');

function formatFully(reported: ReportedValue): string {
  if (reported.kind === 'plain') return JSON.stringify(reported.value);
  if (reported.kind === 'list') return `[${reported.items.map(formatFully).join(', ')}]`;
  if (reported.kind === 'other') return reported.what;
  const entries = [...reported.entries].map(([key, value]) => `${formatKey(key)}: ${formatFully(value)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const formatKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
