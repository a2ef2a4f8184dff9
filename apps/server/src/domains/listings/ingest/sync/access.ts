import type { Adapter, Board, SourceRequest } from '../sources/adapter.ts';

/** The operator's keys, by the names of their settings. */
export type SourceKeys = Readonly<Record<string, string | undefined>>;

/** The settings that an adapter needs and that aren't set. */
export const listMissingKeys = ({ terms }: Adapter, keys: SourceKeys): string[] =>
  terms.keys.filter((name) => !keys[name]);

/** How requests to a board are made. */
export interface SourceAccess {
  requestsPerMinute: number;
  /** The only origin that gets the keys. */
  origin: string;
  /** Those that the adapter declares. */
  keys: ReadonlyMap<string, string>;
}

export function toAccess(adapter: Adapter, board: Board, keys: SourceKeys): SourceAccess {
  const { requestsPerMinute, keys: names } = adapter.terms;
  const known = names.flatMap((name): [string, string][] => (keys[name] ? [[name, keys[name]]] : []));
  return { requestsPerMinute, origin: new URL(adapter.start(board).url).origin, keys: new Map(known) };
}

const NAME_PATTERN = /\{([A-Z][A-Z0-9_]*)\}/g;

/**
 * Puts keys in place of their names in an address and its headers. An answer can't lead them elsewhere: another origin gets the names. The
 * result must not be stored or logged.
 */
export function fillKeys(
  { url, headers }: SourceRequest,
  { origin, keys }: SourceAccess,
): Pick<SourceRequest, 'url' | 'headers'> {
  const fill = (text: string, toText: (key: string) => string) =>
    text.replaceAll(NAME_PATTERN, (whole, name: string) => {
      const key = keys.get(name);
      return key === undefined ? whole : toText(key);
    });
  if (keys.size === 0 || URL.parse(url)?.origin !== origin) return { url, ...(headers && { headers }) };
  const filled = Object.entries(headers ?? {}).map(([name, value]) => [name, fill(value, (key) => key)] as const);
  return { url: fill(url, encodeURIComponent), ...(headers && { headers: Object.fromEntries(filled) }) };
}
