import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MODULES } from '../apps/server/src/main/modules.ts';
import { ARCHIVE_LABELS } from '../packages/contracts/src/accounts/archive-words.ts';
import { renderArchivePage } from './archive-page.ts';
import { listArchivePartsOf, splitArchivePage } from './archive-parts.ts';

const parts = listArchivePartsOf(MODULES);

it('content/documentation/archive.md describes each field of an archive', () => {
  const page = readFileSync(new URL('../content/documentation/archive.md', import.meta.url), 'utf8');
  expect(page, 'archive.md is stale: run `node scripts/write-archive-page.ts`').toBe(
    renderArchivePage(parts, splitArchivePage(page)),
  );
});

it('each kind of record has a name on the page that imports it', () => {
  const names = parts.flatMap((part) => part.collections.map(({ name }) => `${part.name}/${name}`));
  expect(Object.keys(ARCHIVE_LABELS).sort()).toEqual(names.sort());
});
