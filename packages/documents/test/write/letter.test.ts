import { TEMPLATE_IDS } from '@foothold/core/resume';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';
import { writeLetter } from '../../src/write/index.ts';

const CONTACT = {
  name: 'Dana Whitlock',
  email: 'dana@example.com',
  phone: '(555) 010-0123',
  headline: 'Nurse',
  links: [{ id: 'l1', url: 'https://example.com/dana' }],
};
const TEXT =
  'Dear Hiring Manager,\n\nI cared for 6 patients a shift.\n\n\n\nI’d be glad to talk about the position.\n\nSincerely,\nDana Whitlock';
const LETTER = { contact: CONTACT, text: TEXT };

async function readLines(bytes: Uint8Array, name: string): Promise<string[]> {
  const { text } = await readResumeFile(bytes, { name });
  return text.pages.flatMap(({ lines }) => lines.map((line) => line.text));
}

describe.each(['pdf', 'docx'] as const)('a letter as %s', (format) => {
  it.each(TEMPLATE_IDS)('has the name, the contact details, and every line in order: %s', async (template) => {
    const lines = await readLines(await writeLetter(LETTER, format, { template }), `letter.${format}`);
    expect(lines[0]).toBe('Dana Whitlock');
    const all = lines.join('\n');
    for (const detail of ['dana@example.com', '(555) 010-0123', 'example.com/dana']) expect(all).toContain(detail);
    expect(lines.slice(-5)).toEqual([
      'Dear Hiring Manager,',
      'I cared for 6 patients a shift.',
      'I’d be glad to talk about the position.',
      'Sincerely,',
      'Dana Whitlock',
    ]);
  });

  it('gives the same bytes each time, and other colors in another style', async () => {
    const first = await writeLetter(LETTER, format, { template: 'trades' });
    const other = await writeLetter(LETTER, format, { template: 'trades', accent: '1D3F72' });
    expect(Buffer.from(other).equals(Buffer.from(first))).toBe(false);
    if (format === 'pdf')
      expect(Buffer.from(await writeLetter(LETTER, format, { template: 'trades' })).equals(Buffer.from(first))).toBe(
        true,
      );
  });

  it('rejects an empty letter', async () => {
    const empty = { contact: CONTACT, text: ' \n\n \u200b' };
    await expect(writeLetter(empty, format)).rejects.toMatchObject({ code: 'export.empty' });
  });
});

it('leaves markup in a letter as text', async () => {
  const text = '#set page(width: 1pt) $x$ \\ *bold* <w:p> & "quoted" [link](x)';
  const lines = await readLines(await writeLetter({ contact: CONTACT, text }, 'pdf'), 'letter.pdf');
  expect(lines.join(' ')).toContain(text);
  const docx = unzipSync(await writeLetter({ contact: CONTACT, text }, 'docx'));
  expect(strFromU8(docx['word/document.xml'] ?? new Uint8Array())).toContain('&lt;w:p&gt;');
});

it('uses as many pages as a long letter needs', async () => {
  const text = Array.from({ length: 60 }, (_, n) => `Paragraph ${n} says something about the work. `.repeat(4)).join(
    '\n\n',
  );
  const { text: read } = await readResumeFile(await writeLetter({ contact: CONTACT, text }, 'pdf'), { name: 'l.pdf' });
  expect(read.pages.length).toBeGreaterThan(2);
  expect(
    read.pages
      .at(-1)
      ?.lines.map((line) => line.text)
      .join(' '),
  ).toContain('Paragraph 59');
});
