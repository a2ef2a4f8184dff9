import type { EndpointMeta } from './endpoint.ts';
import { COMMON_ERRORS, type ErrorCode, type ErrorTable, type ErrorText } from './errors.ts';
import { contract } from './index.ts';

/** The error tables of all endpoints below `tree`. */
function collectErrorTables(tree: object): ErrorTable[] {
  const definition = (tree as { '~orpc'?: { meta: EndpointMeta } })['~orpc'];
  return definition
    ? [...definition.meta.errors]
    : Object.values(tree).flatMap((branch: object) => collectErrorTables(branch));
}

/** Merges the tables. @throws Error if two of them declare the same code */
export function mergeErrors(tables: Iterable<ErrorTable>): ErrorTable {
  const merged: Record<string, ErrorText> = {};
  for (const table of new Set(tables))
    for (const [code, text] of Object.entries(table)) {
      if (code in merged) throw new Error(`two domains declare the error "${code}"`);
      merged[code] = text;
    }
  return merged;
}

/** What users read and can do, by code. Contains every error of every domain. */
export const ERRORS = mergeErrors([COMMON_ERRORS, ...collectErrorTables(contract)]) as Readonly<
  Record<ErrorCode, ErrorText>
>;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
