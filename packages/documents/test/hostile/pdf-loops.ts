import type { HostileFile } from './case.ts';
import {
  CATALOG,
  createOnePagePdf,
  createPdf,
  createStream,
  FONT,
  GREETING,
  GREETING_OBJECTS,
  PAGE,
  PAGES,
} from './pdf-file.ts';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 9 9]';

/** PDFs with circular references: a reader that follows them without counting never returns. */
export const PDF_LOOPS: readonly HostileFile[] = [
  { name: 'xref-prev-is-itself.pdf', ends: 'read', make: () => withPrevious(1) },
  { name: 'xref-prev-round-of-1000.pdf', ends: 'read', make: () => withPrevious(1000) },
  { name: 'xref-stream-prev-is-itself.pdf', ends: 'read', make: createXrefStreamLoop },
  { name: 'object-streams-extend-each-other.pdf', ends: 'read', make: createObjectStreamLoop },
  {
    name: 'page-tree-holds-itself.pdf',
    ends: 'read',
    make: () =>
      createPdf([CATALOG, '<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3 >>', ...GREETING_OBJECTS.slice(2)]),
  },
  {
    name: 'page-is-its-own-parent.pdf',
    ends: 'read',
    make: () =>
      createPdf([
        CATALOG,
        PAGES,
        '<< /Type /Page /Parent 3 0 R /Contents 4 0 R >>',
        createStream(GREETING.replace('/F ', '/Q ')),
        FONT,
      ]),
  },
  {
    name: 'outline-goes-round.pdf',
    ends: 'read',
    make: () =>
      createPdf([
        '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
        ...GREETING_OBJECTS.slice(1),
        '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 2147483647 >>',
        '<< /Title (round) /Parent 6 0 R /First 7 0 R /Next 7 0 R /Prev 7 0 R >>',
      ]),
  },
  {
    name: 'contents-hold-themselves.pdf',
    ends: 'document.no-text',
    make: () => createPdf([CATALOG, PAGES, PAGE, '[4 0 R 4 0 R]', FONT]),
  },
  {
    name: 'length-is-its-own-stream.pdf',
    ends: 'read',
    make: () => createOnePagePdf(Buffer.from(`<< /Length 4 0 R >>\nstream\n${GREETING}\nendstream`, 'latin1')),
  },
  {
    name: 'form-draws-itself.pdf',
    ends: 'document.too-complex',
    make: () =>
      createOnePagePdf(createStream(`${GREETING} /X Do`), '/XObject << /X 6 0 R >>', [
        createStream('/X Do /X Do', `${FORM} /Resources << /XObject << /X 6 0 R >> >>`),
      ]),
  },
  { name: 'forms-draw-each-other-in-tens.pdf', ends: 'document.too-complex', make: createNestedForms },
  { name: 'glyph-draws-itself.pdf', ends: 'read', make: createGlyphLoop },
  {
    name: 'links-go-round.pdf',
    ends: 'read',
    make: () =>
      createPdf([
        CATALOG,
        PAGES,
        PAGE.replace('/Contents', '/Annots 6 0 R /Contents'),
        createStream(GREETING),
        FONT,
        '[6 0 R 7 0 R]',
        '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 8 0 R /Parent 7 0 R >>',
        '<< /S /URI /URI (https://example.com) /Next 8 0 R >>',
      ]),
  },
];

/** Cross-reference tables that each name the next one as the previous, with the last one pointing to the first. */
function withPrevious(tables: number): Buffer {
  const file = createPdf(GREETING_OBJECTS).toString('latin1');
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

function createXrefStreamLoop(): Buffer {
  const file = createPdf(GREETING_OBJECTS).toString('latin1');
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
    createStream(rows, entries),
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

function createObjectStreamLoop(): Buffer {
  const createPackedStream = (extended: number) =>
    createStream('9 0 (x)', `/Type /ObjStm /N 1 /First 4 /Extends ${extended} 0 R`);
  return createPdf([...GREETING_OBJECTS, createPackedStream(7), createPackedStream(6)]);
}

/** Ten forms, each drawing the next one ten times: 10¹⁰ drawings without a loop anywhere. */
function createNestedForms(): Buffer {
  const forms = Array.from({ length: 10 }, (_, i) =>
    createStream('/X Do '.repeat(10), `${FORM} /Resources << /XObject << /X ${i + 7} 0 R >> >>`),
  );
  return createOnePagePdf(createStream(`${GREETING} /X Do`), '/XObject << /X 6 0 R >>', [
    ...forms,
    createStream('0 0 m 9 9 l S', FORM),
  ]);
}

function createGlyphLoop(): Buffer {
  return createPdf([
    CATALOG,
    PAGES,
    PAGE.replace('/F 5 0 R', '/F 5 0 R /G 6 0 R'),
    createStream(`${GREETING} BT /G 12 Tf 72 600 Td (a) Tj ET`),
    FONT,
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 7 0 R >> /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /Resources << /Font << /G 6 0 R >> >> >>',
    createStream('9 0 d0 BT /G 12 Tf (a) Tj ET'),
  ]);
}
