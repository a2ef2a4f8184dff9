import { describe, expect, it } from 'vitest';
import { writeDocx } from '../../src/write/index.ts';
import { listDocxParts, readDocxPart, readDocxText } from './docx-text.ts';
import { createNamed, createNurse } from './people.ts';

describe('writeDocx', () => {
  it('contains everything in reading order', async () => {
    const lines = readDocxText(await writeDocx(createNurse())).split('\n');
    expect(lines.slice(0, 11)).toEqual([
      'Marisol Quintanilla-Øberg',
      'Registered Nurse, Emergency & Trauma Care',
      'marisol.quintanilla@example.com  |  (555) 123-4567  |  Austin, TX',
      'www.linkedin.com/in/marisolq  |  marisol.example.org/portfolio',
      'Summary',
      'Emergency nurse with eight years in Level I trauma centres. Known for calm triage and clear handovers.',
      'Experience',
      'Senior Staff Nurse, Emergency Department\tJun 2021 – Present',
      'St. Brendan’s University Hospital\tAustin, TX',
      'Cut median door-to-triage time from 14 to 8 minutes by redesigning the arrival desk with two colleagues.',
      'Precept 12 new graduates a year; 11 of the last 12 passed their first competency review.',
    ]);
    expect(lines.slice(-3)).toEqual(['Interests', 'Bouldering', 'Choir']);
  });

  it('uses nothing that causes problems for hiring systems', async () => {
    const bytes = await writeDocx(createNurse());
    expect(listDocxParts(bytes).filter((name) => /header|footer|media/.test(name))).toEqual([]);
    expect(readDocxPart(bytes, 'word/document.xml')).not.toMatch(/<w:(tbl|txbxContent|drawing|pict|cols|framePr)\b/);
  });

  it('marks up headings and bullets as such', async () => {
    const xml = readDocxPart(await writeDocx(createNurse()), 'word/document.xml');
    expect(xml.match(/w:pStyle w:val="Heading1"/g)).toHaveLength(1);
    expect(xml.match(/w:pStyle w:val="Heading2"/g)).toHaveLength(10);
    expect(xml.match(/<w:numPr>/g)).toHaveLength(9);
  });

  it.each([
    ['us-letter', 'w:w="12240" w:h="15840"'],
    ['a4', 'w:w="11906" w:h="16838"'],
  ] as const)('fits the paper size %s', async (paper, size) => {
    expect(readDocxPart(await writeDocx(createNurse(), { paper }), 'word/document.xml')).toContain(size);
  });

  it('writes markup in a text as text', async () => {
    const name = '<w:p/>&amp;"Bobby" </w:t>';
    expect(readDocxText(await writeDocx(createNamed(name, ''))).split('\n')[0]).toBe(name);
  });

  it('sets Arabic right to left', async () => {
    const xml = readDocxPart(await writeDocx(createNamed('ليلى الحداد', 'ممرضة طوارئ')), 'word/document.xml');
    expect(xml).toContain('<w:bidi/>');
    expect(xml).toContain('<w:rtl/>');
  });
});
