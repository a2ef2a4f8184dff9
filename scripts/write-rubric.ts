/** Writes docs/rubric.md from the scoring table: `node scripts/write-rubric.ts`. A test fails if the page is out of date. */
import { writeFileSync } from 'node:fs';
import { renderRubric } from '../packages/core/src/ats/index.ts';

const page = new URL('../docs/rubric.md', import.meta.url);
writeFileSync(page, renderRubric());
