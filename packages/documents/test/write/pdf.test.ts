import { TEMPLATE_IDS } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../../src/write/index.ts';
import { createBullets, createId, createNamed, createNurse } from './people.ts';

const toText = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

describe('writePdf', () => {
  it('produces the same bytes for the same résumé, and different ones for another', async () => {
    const first = await writePdf(createNurse());
    await writePdf(createNamed('Somebody Else', 'In between.'));
    expect(Buffer.compare(await writePdf(createNurse()), first)).toBe(0);
    expect(Buffer.compare(await writePdf({ ...createNurse(), summary: 'Another.' }), first)).not.toBe(0);
  });

  it('renders a résumé without a name', async () => {
    const resume = createNurse();
    delete resume.contact.name;
    expect(toText(await writePdf(resume))).toMatch(/^%PDF/);
  });

  it('is tagged and accessible, has a language, and contains no timestamp', async () => {
    const pdf = toText(await writePdf(createNurse()));
    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf).toContain('/MarkInfo');
    expect(pdf).toContain('pdfuaid:part');
    expect(pdf).toMatch(/\/Lang ?\(en\)/);
    expect(pdf).not.toMatch(/CreationDate|ModDate/);
  });

  it.each([
    ['Polish', 'Łukasz Żółkiewski'],
    ['Cyrillic', 'Людмила Ковальчук'],
    ['Greek', 'Ελένη Παπαδάκη'],
    ['Chinese', '王小明'],
    ['Japanese', '佐藤 健太 かな'],
    ['Korean', '김서연'],
    ['Arabic', 'فاطمة الزهراء'],
    ['Hebrew', 'נועה לוי'],
    ['Hindi', 'प्रिया शर्मा'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
  ])('renders a name in %s', async (_, name) => {
    expect((await writePdf(createNamed(name, name))).length).toBeGreaterThan(2_000);
  });

  it('never treats text as typesetter markup', async () => {
    const name = '#panic() $x$ *bold* @ref // <label> \\ `raw` #read("/etc/passwd")';
    expect((await writePdf(createNamed(name, name))).length).toBeGreaterThan(2_000);
  });

  it.each(TEMPLATE_IDS)('renders very long content in the template %s', async (template) => {
    const resume = createNurse();
    resume.work = Array.from({ length: 30 }, (_, i) => ({
      id: createId(),
      title: 'Manager '.repeat(40).trim(),
      employer: 'W'.repeat(400),
      start: `${1990 + i}`,
      bullets: createBullets('x'.repeat(1_000), 'word '.repeat(200).trim()),
    }));
    expect((await writePdf(resume, { template, paper: 'a4' })).length).toBeGreaterThan(20_000);
  });

  it('rejects an empty résumé, and renders one with a single word', async () => {
    await expect(writePdf(createNamed(' ', ''))).rejects.toMatchObject({ code: 'export.empty' });
    expect(toText(await writePdf(createNamed('Ada', '')))).toMatch(/^%PDF/);
  });
});
