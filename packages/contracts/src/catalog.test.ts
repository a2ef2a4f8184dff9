import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_CODES, mergeErrors } from './catalog.ts';
import { COMMON_ERRORS, type ErrorTable } from './errors.ts';

const files = globSync('*/errors.ts', { cwd: import.meta.dirname });
/** Domains that also have error codes of another name: of core for files and exports, and of packets. */
const CORE_CODES: Readonly<Record<string, readonly string[]>> = {
  resumes: ['document', 'export'],
  recruiting: ['packets'],
};

it("has every error that a domain declares, under the domain's name", async () => {
  expect(files.length).toBeGreaterThan(5);
  const declared: string[] = Object.keys(COMMON_ERRORS);
  for (const file of files) {
    const domain = basename(dirname(file));
    const tables = Object.values((await import(join(import.meta.dirname, file))) as Record<string, ErrorTable>);
    const codes = tables.flatMap((table) => Object.keys(table));
    const starts = [domain, ...(CORE_CODES[domain] ?? [])];
    expect(codes.filter((code) => !starts.includes(code.split('.')[0] ?? ''))).toEqual([]);
    declared.push(...codes);
  }
  expect([...ERROR_CODES].sort()).toEqual(declared.sort());
});

it('rejects a code that two domains declare', () => {
  const table = { 'parcels.lost': { status: 404, message: 'We lost it.' } };
  expect(mergeErrors([table, table])).toEqual(table);
  expect(() => mergeErrors([table, { ...table }])).toThrow('two domains declare the error "parcels.lost"');
});
