import { ExportError } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { toPrintable } from '../../src/write/index.ts';
import { createBullets, createId, createNamed, createNurse } from './people.ts';

describe('toPrintable', () => {
  it('leaves a clean résumé unchanged and reports nothing', () => {
    const resume = createNurse();
    expect(toPrintable(resume, 'pdf')).toEqual({ resume, changes: [] });
  });

  it.each([
    ['a line break inside a text', 'Led the team\nof six', 'Led the team of six', 'line-break'],
    ['a control character', 'Led\u0007 a team', 'Led a team', 'invisible-character'],
    ['a soft hyphen', 'hos\u00ADpital', 'hospital', 'invisible-character'],
    ['an icon-font glyph', '\uE0E1 phone', 'phone', 'invisible-character'],
    ['half a surrogate pair', 'x\uD83Dy', 'xy', 'invisible-character'],
    ['a pictograph', 'Team player 🚀', 'Team player', 'symbol-without-glyph'],
  ])('removes %s and says so', (_, before, after, reason) => {
    const { resume, changes } = toPrintable(createNamed('A B', before), 'pdf');
    expect(resume.summary).toBe(after);
    expect(changes).toEqual([{ field: 'summary', before, after, reason }]);
  });

  it.each([
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍षत्रिय'],
  ])('keeps the joiners that %s needs', (_, text) => {
    expect(toPrintable(createNamed('A B', text), 'pdf')).toMatchObject({ resume: { summary: text }, changes: [] });
  });

  it('keeps pictographs in a Word document, whose reader has its own fonts', () => {
    expect(toPrintable(createNamed('A B', 'Team player 🚀'), 'docx').changes).toEqual([]);
  });

  it('drops empty bullets, keywords, and entries', () => {
    const resume = createNurse();
    resume.work.push({ id: createId(), title: ' ', bullets: createBullets('', '\u200B') });
    resume.skills.push({ id: createId(), keywords: ['', ' '] });
    const { resume: printable } = toPrintable(resume, 'pdf');
    expect(printable.work).toHaveLength(3);
    expect(printable.skills).toHaveLength(2);
  });

  it('rejects a PDF with letters missing from our fonts, and names them', () => {
    const refusal = catchError(() => toPrintable(createNamed('สมชาย', ''), 'pdf'));
    expect(refusal).toBeInstanceOf(ExportError);
    expect(refusal).toMatchObject({ code: 'export.script-unsupported', detail: 'ส ม ช า ย' });
    expect(toPrintable(createNamed('สมชาย', ''), 'docx').resume.contact.name).toBe('สมชาย');
  });

  it('rejects endless content', () => {
    expect(catchError(() => toPrintable(createNamed('A B', 'word '.repeat(30_000)), 'pdf'))).toMatchObject({
      code: 'export.too-long',
    });
  });
});

function catchError(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}
