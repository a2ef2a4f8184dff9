/** A PDF object: the text between `obj` and `endobj`. */
export type PdfObject = string | Buffer;

/**
 * Writes objects 1, 2, 3 … as a PDF whose catalog is object 1.
 * @param trailer additional entries of the trailer
 */
export function createPdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  objects.forEach((object, i) => {
    const written = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    at += written.length;
    parts.push(written);
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

export function createStream(data: string | Uint8Array, entries = ''): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Page operators that show one line of text in font `F`. */
export const GREETING = 'BT /F 12 Tf 72 700 Td (Robin Fairweather, robin@example.com) Tj ET';

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>';

/** The objects of a valid file with one page: catalog 1, pages 2, page 3, content 4, font 5. */
export const GREETING_OBJECTS: readonly PdfObject[] = [CATALOG, PAGES, PAGE, createStream(GREETING), FONT];

/** The same with custom content, additional resources, and more objects starting at 6. */
export function createOnePagePdf(content: PdfObject, resources = '', more: readonly PdfObject[] = []): Buffer {
  return createPdf([CATALOG, PAGES, PAGE.replace('5 0 R >>', `5 0 R >> ${resources}`), content, FONT, ...more]);
}
