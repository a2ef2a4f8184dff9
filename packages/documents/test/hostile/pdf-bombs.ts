import type { HostileFile } from './case.ts';
import { createDeflatedFlood, deflate, repeatPattern } from './deflate.ts';
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

const MEGABYTE = 1024 * 1024;
const GIGABYTE_IN_MB = 1024;
const NESTING_DEPTH = 1_000_000;

const FLATE = '/Filter /FlateDecode';

/** Small PDFs that would take more memory or time than is available. */
export const PDF_BOMBS: readonly HostileFile[] = [
  {
    name: 'stream-of-1-gb.pdf',
    ends: 'document.too-complex',
    make: () => createOnePagePdf(createStream(createDeflatedFlood('q Q ', GIGABYTE_IN_MB, 'zlib'), FLATE)),
  },
  {
    name: 'flate-of-flate.pdf',
    ends: 'document.too-complex',
    make: () =>
      createOnePagePdf(
        createStream(
          deflate(createDeflatedFlood('0 0 m 9 9 l S ', GIGABYTE_IN_MB, 'zlib')),
          '/Filter [/FlateDecode /FlateDecode]',
        ),
      ),
  },
  {
    name: 'flate-seven-times.pdf',
    ends: 'document.too-complex',
    make: () => {
      let data = createDeflatedFlood('q Q ', GIGABYTE_IN_MB, 'zlib');
      for (let i = 0; i < 6; i++) data = deflate(data);
      return createOnePagePdf(createStream(data, `/Filter [${'/FlateDecode '.repeat(7)}]`));
    },
  },
  {
    name: 'runs-of-runs.pdf',
    ends: 'document.too-complex',
    make: () =>
      createOnePagePdf(
        createStream(createDeflatedFlood('\u0081 ', 64, 'zlib'), '/Filter [/FlateDecode /RunLengthDecode]'),
      ),
  },
  {
    name: 'two-hundred-streams.pdf',
    ends: 'document.too-complex',
    make: () => {
      const flood = createStream(createDeflatedFlood('0 0 m 9 9 l S ', 8, 'zlib'), FLATE);
      return createPdf([CATALOG, PAGES, PAGE, `[${'6 0 R '.repeat(200)}]`, FONT, flood]);
    },
  },
  {
    name: 'picture-of-60000-by-60000.pdf',
    ends: 'read',
    make: () =>
      createOnePagePdf(createStream(`${GREETING} q 612 0 0 792 0 0 cm /X Do Q`), '/XObject << /X 6 0 R >>', [
        createGiantPicture(),
      ]),
  },
  {
    name: 'picture-of-60000-by-60000-alone.pdf',
    ends: 'document.image-only',
    make: () =>
      createOnePagePdf(createStream('q 612 0 0 792 0 0 cm /X Do Q'), '/XObject << /X 6 0 R >>', [createGiantPicture()]),
  },
  {
    name: 'objects-of-1-gb.pdf',
    ends: 'read',
    make: () =>
      createPdf([
        ...GREETING_OBJECTS,
        createStream(
          createDeflatedFlood('1 0 2 0 ', GIGABYTE_IN_MB, 'zlib'),
          `/Type /ObjStm /N 1000000 /First 8000000 ${FLATE}`,
        ),
      ]),
  },
  {
    name: 'font-of-1-gb.pdf',
    ends: 'document.too-complex',
    make: () =>
      createPdf([
        ...GREETING_OBJECTS.slice(0, 4),
        '<< /Type /Font /Subtype /TrueType /BaseFont /Big /FontDescriptor 6 0 R /FirstChar 0 /LastChar 255 >>',
        '<< /Type /FontDescriptor /FontName /Big /Flags 32 /FontFile2 7 0 R >>',
        createStream(createDeflatedFlood('\u0000\u0001\u0000\u0000', GIGABYTE_IN_MB, 'zlib'), FLATE),
      ]),
  },
  {
    name: 'character-map-of-1-gb.pdf',
    ends: 'document.too-complex',
    make: () =>
      createPdf([
        ...GREETING_OBJECTS.slice(0, 4),
        FONT.replace('>>', '/ToUnicode 6 0 R >>'),
        createStream(createDeflatedFlood('1 beginbfchar <41> <0041> endbfchar ', GIGABYTE_IN_MB, 'zlib'), FLATE),
      ]),
  },
  {
    name: 'text-of-10-million-letters.pdf',
    ends: 'document.too-complex',
    make: () =>
      createOnePagePdf(
        createStream(deflate(`BT /F 12 Tf 72 700 Td ${'(Robin Fairweather) Tj '.repeat(600_000)} ET`), FLATE),
      ),
  },
  {
    name: 'arrays-a-million-deep.pdf',
    ends: 'read',
    make: () => createOnePagePdf(createStream(`${GREETING} ${'['.repeat(NESTING_DEPTH)}`)),
  },
  {
    name: 'dictionaries-a-million-deep.pdf',
    ends: 'read',
    make: () => createPdf([...GREETING_OBJECTS, '<< /A '.repeat(NESTING_DEPTH)], '/Info 6 0 R'),
  },
  {
    name: 'catalogue-a-million-deep.pdf',
    ends: 'document.damaged',
    make: () =>
      createPdf([`<< /Type /Catalog /Pages 2 0 R /A ${'['.repeat(NESTING_DEPTH)}`, ...GREETING_OBJECTS.slice(1)]),
  },
  {
    name: 'states-a-million-deep.pdf',
    ends: 'document.too-complex',
    make: () => createOnePagePdf(createStream(deflate(`${GREETING} ${'q '.repeat(NESTING_DEPTH)}`), FLATE)),
  },
  {
    name: 'two-billion-pages.pdf',
    ends: 'read',
    make: () =>
      createPdf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>', ...GREETING_OBJECTS.slice(2)]),
  },
  {
    name: 'fifty-thousand-pages.pdf',
    ends: 'read',
    make: () =>
      createPdf([
        CATALOG,
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(50_000)}] /Count 50000 >>`,
        ...GREETING_OBJECTS.slice(2),
      ]),
  },
  {
    name: 'page-tree-a-hundred-thousand-deep.pdf',
    ends: 'document.damaged',
    make: () => {
      const levels = 100_000;
      const nodes = Array.from({ length: levels }, (_, i) => `<< /Type /Pages /Kids [${i + 7} 0 R] /Count 1 >>`);
      return createPdf([
        CATALOG.replace('2 0', '6 0'),
        ...GREETING_OBJECTS.slice(1),
        ...nodes,
        PAGE.replace('2 0', `${levels + 5} 0`),
      ]);
    },
  },
  {
    name: 'two-hundred-thousand-objects.pdf',
    ends: 'read',
    make: () => createPdf([...GREETING_OBJECTS, ...Array<string>(200_000).fill('null')]),
  },
  {
    name: 'half-a-million-lines.pdf',
    ends: 'read',
    make: () => createOnePagePdf(createStream(deflate(`${GREETING} ${'9 9 m 99 9 l S '.repeat(60_000)}`), FLATE)),
  },
  {
    name: 'page-as-wide-as-the-earth.pdf',
    ends: 'read',
    make: () => createPdf([CATALOG, PAGES, PAGE.replace('612 792', '1e30 1e30'), createStream(GREETING), FONT]),
  },
  {
    name: 'comment-of-9-mb.pdf',
    ends: 'read',
    make: () => Buffer.concat([createPdf(GREETING_OBJECTS), repeatPattern('%%EOF %', 9 * MEGABYTE)]),
  },
];

function createGiantPicture(): Buffer {
  const entries =
    '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8';
  return createStream(createDeflatedFlood('\u0000', GIGABYTE_IN_MB, 'zlib'), `${entries} ${FLATE}`);
}

/**
 * Takes longer to read than anybody would wait, with little memory: millions of operators that draw nothing, repeated a hundred
 * times.
 */
export const SLOW_PDF: HostileFile = {
  name: 'draws-nothing-for-long.pdf',
  ends: 'document.timeout',
  make: () =>
    createOnePagePdf(createStream('/X Do '.repeat(100)), '/XObject << /X 6 0 R >>', [
      createStream(createDeflatedFlood('q Q ', 8, 'zlib'), `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${FLATE}`),
    ]),
};
