/** Writes content/documentation/archive.md from the schemas of the archive: `node scripts/write-archive-page.ts`. A test fails if the page is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { MODULES } from '../apps/server/src/main/modules.ts';
import { renderArchivePage } from './archive-page.ts';
import { listArchivePartsOf, splitArchivePage } from './archive-parts.ts';

const page = new URL('../content/documentation/archive.md', import.meta.url);
writeFileSync(page, renderArchivePage(listArchivePartsOf(MODULES), splitArchivePage(readFileSync(page, 'utf8'))));
