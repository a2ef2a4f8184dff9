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

/** Thirty-two bytes that match no password. */
const NO_PASSWORD = `<${'5a'.repeat(32)}>`;

/** PDFs that are locked, empty, truncated, or malformed. */
export const BROKEN_PDFS: readonly HostileFile[] = [
  {
    name: 'locked.pdf',
    ends: 'document.encrypted',
    make: () =>
      createPdf(
        [...GREETING_OBJECTS, `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${NO_PASSWORD} /U ${NO_PASSWORD} >>`],
        `/Encrypt 6 0 R /ID [${NO_PASSWORD} ${NO_PASSWORD}]`,
      ),
  },
  {
    name: 'locked-by-certificate.pdf',
    ends: 'document.encrypted',
    make: () =>
      createPdf([...GREETING_OBJECTS, '<< /Filter /Adobe.PubSec /V 2 /SubFilter /adbe.pkcs7.s4 >>'], '/Encrypt 6 0 R'),
  },
  {
    name: 'scan.pdf',
    ends: 'document.image-only',
    make: () =>
      createOnePagePdf(createStream('q 612 0 0 792 0 0 cm /X Do Q'), '/XObject << /X 6 0 R >>', [
        createStream(
          Buffer.alloc(64, 0x7f),
          '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
        ),
      ]),
  },
  { name: 'blank.pdf', ends: 'document.no-text', make: () => createOnePagePdf(createStream('')) },
  {
    name: 'white-on-white.pdf',
    ends: 'document.no-text',
    make: () => createOnePagePdf(createStream(`1 g ${GREETING}`)),
  },
  {
    name: 'no-pages.pdf',
    ends: 'document.damaged',
    make: () => createPdf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']),
  },
  { name: 'header-alone.pdf', ends: 'document.damaged', make: () => Buffer.from('%PDF-1.7\n') },
  {
    name: 'no-catalogue.pdf',
    ends: 'document.damaged',
    make: () => createPdf(['null', PAGES, PAGE, createStream(GREETING), FONT]),
  },
  { name: 'cut-in-half.pdf', ends: 'document.damaged', make: () => createPdf(GREETING_OBJECTS).subarray(0, 200) },
  {
    name: 'without-its-table.pdf',
    ends: 'document.damaged',
    make: () => createPdf(GREETING_OBJECTS).subarray(0, createPdf(GREETING_OBJECTS).indexOf('xref\n0')),
  },
  {
    name: 'runs-a-program.pdf',
    ends: 'read',
    make: () =>
      createPdf([
        CATALOG.replace('>>', '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >> >>'),
        ...GREETING_OBJECTS.slice(1),
      ]),
  },
];
