import { PAPERS, TEMPLATE_IDS } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { EXPORT_FORMATS, exportResume, proveExport, writeDocx, writePdf, writeResume } from '../../src/write/index.ts';
import { createBullets, createId, createNurse } from './people.ts';

describe('proveExport', () => {
  it.each(EXPORT_FORMATS)('reads every field back from a %s', async (format) => {
    const resume = createNurse();
    expect(await proveExport(resume, (await writeResume(resume, format)).bytes, format)).toEqual({
      ok: true,
      inOrder: true,
    });
  });

  it.each(TEMPLATE_IDS.flatMap((template) => PAPERS.map((paper) => ({ template, paper }))))(
    'in every template, in the same order for every kind of reader: %j',
    async (style) => {
      const resume = createNurse();
      const proof = { ok: true, inOrder: true };
      expect(await proveExport(resume, await writePdf(resume, style), 'pdf')).toEqual(proof);
      expect(await proveExport(resume, await writeDocx(resume, style), 'docx')).toEqual(proof);
    },
  );

  it.each(EXPORT_FORMATS)('names each differing field of a %s, with both texts', async (format) => {
    const written = createNurse();
    const { bytes } = await writeResume(written, format);
    const claimed = structuredClone(written);
    claimed.contact.email = 'someone.else@example.com';
    const [role] = claimed.work;
    if (role) role.title = 'Head Nurse';
    expect(await proveExport(claimed, bytes, format)).toEqual({
      ok: false,
      differences: [
        { field: 'contact/email', wanted: 'someone.else@example.com', got: 'marisol.quintanilla@example.com' },
        { field: `work/${role?.id}/title`, wanted: 'Head Nurse', got: 'Senior Staff Nurse, Emergency Department' },
      ],
    });
  });

  it('detects missing and added content', async () => {
    const written = createNurse();
    const bytes = await writePdf(written);
    const more = structuredClone(written);
    more.other = [...more.other, { id: createId(), heading: 'Hobbies', lines: createBullets('Chess') }];
    const less = { ...structuredClone(written), languages: [] };
    const missing = await proveExport(more, bytes, 'pdf');
    const added = await proveExport(less, bytes, 'pdf');
    expect(missing).toMatchObject({ ok: false });
    expect(missing.ok ? [] : missing.differences.map(({ got }) => got)).toEqual(['', '']);
    expect(added.ok ? [] : added.differences.map(({ wanted }) => wanted)).toEqual(['', '', '', '']);
  });

  it("leaves the caller's bytes unchanged", async () => {
    const bytes = await writePdf(createNurse());
    const copy = bytes.slice();
    await proveExport(createNurse(), bytes, 'pdf');
    expect(Buffer.compare(bytes, copy)).toBe(0);
  });
});

describe('exportResume', () => {
  it.each(EXPORT_FORMATS)('returns a verified %s', async (format) => {
    const resume = createNurse();
    const result = await exportResume(resume, format);
    expect(result).toMatchObject({ ok: true, changes: [], forms: {} });
    expect(result.ok && (await proveExport(resume, result.bytes, format)).ok).toBe(true);
  });

  it('compares replaced content as it was written, and says so', async () => {
    const resume = createNurse();
    resume.summary = 'Calm under pressure.\nKind to patients. 🚀';
    expect(await exportResume(resume, 'pdf')).toMatchObject({
      ok: true,
      changes: [{ field: 'summary', after: 'Calm under pressure. Kind to patients.', reason: 'symbol-without-glyph' }],
    });
    expect(await exportResume(resume, 'json')).toMatchObject({ ok: true, changes: [] });
  });
});
