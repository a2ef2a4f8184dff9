import type { EndpointMeta } from './endpoint.ts';
import { COMMON_ERRORS, type ErrorCode, type ErrorTable, type ErrorText } from './errors.ts';
import { contract } from './index.ts';

/** The tables of errors that the endpoints below `tree` were given. */
function collectErrorTables(tree: object): ErrorTable[] {
  const definition = (tree as { '~orpc'?: { meta: EndpointMeta } })['~orpc'];
  return definition
    ? [...definition.meta.errors]
    : Object.values(tree).flatMap((branch: object) => collectErrorTables(branch));
}

/**
 * The tables as one.
 * @throws Error where two of them declare the same code
 */
export function mergeErrors(tables: Iterable<ErrorTable>): ErrorTable {
  const merged: Record<string, ErrorText> = {};
  for (const table of new Set(tables))
    for (const [code, text] of Object.entries(table)) {
      if (code in merged) throw new Error(`two domains declare the error "${code}"`);
      merged[code] = text;
    }
  return merged;
}

/** What a person reads and can do, by code: every error of every domain. */
export const ERRORS = mergeErrors([COMMON_ERRORS, ...collectErrorTables(contract)]) as Readonly<
  Record<ErrorCode, ErrorText>
>;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
