import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExportFormat, exportResume } from '../../src/write/index.ts';
import { arbitraryResume } from './arbitrary-resume.ts';

/** Résumés tried per format. `bench/export-roundtrip.ts` tries hundreds, and the samples. */
const RUNS: Record<ExportFormat, number> = { pdf: 40, docx: 40, json: 200 };

describe('exports', () => {
  it.each(Object.keys(RUNS) as ExportFormat[])(
    'can be read back from a %s with every field, for any person',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(arbitraryResume(), async (resume) => {
          const result = await exportResume(resume, format);
          expect(result.ok ? [] : result.differences).toEqual([]);
        }),
        { numRuns: RUNS[format], seed: 1, endOnFailure: true },
      );
    },
  );
});
