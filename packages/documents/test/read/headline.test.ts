import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';

const FIXTURES = join(import.meta.dirname, '..', 'corpus', 'fixtures');

it.each([
  ['below the name', 'two-lines-backend.pdf', 'Backend Engineer'],
  ['beside contact data of the next column', 'modern-classic-nurse.pdf', 'Critical Care Nurse'],
  ['behind a dash, going on in the next line', 'modern-banking-teacher.pdf', 'Middle School Mathematics Teacher'],
  ['nowhere', 'classic-nurse.pdf', undefined],
])("reads a person's headline, %s", async (_, file, headline) => {
  const { resume } = await readResumeFile(readFileSync(join(FIXTURES, file)), { name: file });
  expect(resume.contact.headline).toBe(headline);
});
