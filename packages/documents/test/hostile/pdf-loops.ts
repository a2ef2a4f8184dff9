import type { HostileFile } from './case.ts';
import { CATALOG, FONT, GREETING, GREETING_OBJECTS, onePage, PAGE, PAGES, pdf, stream } from './pdf-file.ts';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';

/** PDFs with circular references: a reader that follows them without counting never returns. */
export const PDF_LOOPS: readonly HostileFile[] = [
  { name: 'xref-prev-is-itself.pdf', ends: 'read', make: () => withPrevious(1) },
  { name: 'xref-prev-round-of-1000.pdf', ends: 'read', make: () => withPrevious(1000) },
  { name: 'xref-stream-prev-is-itself.pdf', ends: 'read', make: xrefStreamLoop },
  { name: 'object-streams-extend-each-other.pdf', ends: 'read', make: objectStreamLoop },
  {
    name: 'page-tree-holds-itself.pdf',
    ends: 'read',
    make: () => pdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3 >>', ...GREETING_OBJECTS.slice(2)]),
  },
  {
    name: 'page-is-its-own-parent.pdf',
    ends: 'read',
    make: () =>
      pdf([
        CATALOG,
        PAGES,
        '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>',
        stream(GREETING.replace('/F ', '/Q ')),
        FONT,
      ]),
  },
  {
    name: 'outline-goes-round.pdf',
    ends: 'read',
    make: () =>
      pdf([
        '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
        ...GREETING_OBJECTS.slice(1),
        '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 2147483647 >>',
        '<< /Title (round) /Parent 6 0 R /First 7 0 R /Next 7 0 R /Prev 7 0 R >>',
      ]),
  },
  {
    name: 'contents-hold-themselves.pdf',
    ends: 'document.no-text',
    make: () => pdf([CATALOG, PAGES, PAGE, '[4 0 R 4 0 R]', FONT]),
  },
  {
    name: 'length-is-its-own-stream.pdf',
    ends: 'read',
    make: () => onePage(Buffer.from(`<< /Length 4 0 R >>\nstream\n${GREETING}\nendstream`, 'latin1')),
  },
  {
    name: 'form-draws-itself.pdf',
    ends: 'document.too-complex',
    make: () =>
      onePage(stream(`${GREETING} /X Do`), '/XObject << /X 6 0 R >>', [
        stream('/X Do /X Do', `${FORM} /Resources << /XObject << /X 6 0 R >> >>`),
      ]),
  },
  { name: 'forms-draw-each-other-in-tens.pdf', ends: 'document.too-complex', make: formsInTens },
  { name: 'glyph-draws-itself.pdf', ends: 'read', make: glyphLoop },
  {
    name: 'links-go-round.pdf',
    ends: 'read',
    make: () =>
      pdf([
        CATALOG,
        PAGES,
        PAGE.replace('/Contents', '/Annots 6 0 R /Contents'),
        stream(GREETING),
        FONT,
        '[6 0 R 7 0 R]',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 8 0 R /Parent 7 0 R >>',
        '<< /S /URI /URI (https://example.com) /Next 8 0 R >>',
      ]),
  },
];

/** Cross-reference tables that each name the next one as the previous, with the last one pointing to the first. */
function withPrevious(tables: number): Buffer {
  const file = pdf(GREETING_OBJECTS).toString('latin1');
  const start = file.indexOf('xref\n0');
  const body = file.slice(0, start);
  const table = file.slice(start, file.indexOf('trailer'));
  const width = table.length + 64;
  const all = Array.from({ length: tables }, (_, i) => {
    const next = start + ((i + 1) % tables) * width;
    return `${table}trailer\n<< /Root 1 0 R /Size 6 /Prev ${next} >>\n`.padEnd(width);
  });
  return Buffer.from(`${body}${all.join('')}startxref\n${start}\n%%EOF\n`, 'latin1');
}

function xrefStreamLoop(): Buffer {
  const file = pdf(GREETING_OBJECTS).toString('latin1');
  const start = file.indexOf('xref\n0');
  const body = file.slice(0, start);
  const rows = Buffer.alloc(7 * 5);
  for (let i = 1; i <= 6; i++) {
    rows[i * 5] = 1;
    rows.writeUInt32BE(i === 6 ? start : body.indexOf(`${i} 0 obj`), i * 5 + 1);
  }
  const entries = `/Type /XRef /Size 7 /W [1 4 0] /Root 1 0 R /Prev ${start}`;
  return Buffer.concat([
    Buffer.from(`${body}6 0 obj\n`, 'latin1'),
    stream(rows, entries),
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

function objectStreamLoop(): Buffer {
  const packed = (extended: number) => stream('9 0 (x)', `/Type /ObjStm /N 1 /First 4 /Extends ${extended} 0 R`);
  return pdf([...GREETING_OBJECTS, packed(7), packed(6)]);
}

/** Ten forms, each drawing the next one ten times: 10¹⁰ drawings without a loop anywhere. */
function formsInTens(): Buffer {
  const forms = Array.from({ length: 10 }, (_, i) =>
    stream('/X Do '.repeat(10), `${FORM} /Resources << /XObject << /X ${i + 7} 0 R >> >>`),
  );
  return onePage(stream(`${GREETING} /X Do`), '/XObject << /X 6 0 R >>', [...forms, stream('0 0 m 9 9 l S', FORM)]);
}

function glyphLoop(): Buffer {
  return pdf([
    CATALOG,
    PAGES,
    PAGE.replace('/F 5 0 R', '/F 5 0 R /G 6 0 R'),
    stream(`${GREETING} BT /G 12 Tf 72 600 Td (a) Tj ET`),
    FONT,
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 7 0 R >> /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /Resources << /Font << /G 6 0 R >> >> >>',
    stream('9 0 d0 BT /G 12 Tf (a) Tj ET'),
  ]);
}
