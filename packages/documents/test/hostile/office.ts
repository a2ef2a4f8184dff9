import type { HostileFile } from './case.ts';
import { createDeflatedFlood } from './deflate.ts';
import { createZip, type ZipPart } from './zip.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE_IN_MB = 1024;
const NESTING_DEPTH = 1_000_000;

const WORD_NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const createParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const GREETING = createParagraph('Robin Fairweather, robin@example.com');
const createWordXml = (body: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document ${WORD_NAMESPACE}><w:body>${body}</w:body></w:document>`;

/** A DOCX with this body and additional parts. */
function createDocx(body: string, more: ZipPart[] = []): Buffer {
  return createZip([{ name: 'word/document.xml', data: createWordXml(body) }, ...more]);
}

const createOdtXml = (body: string, before = '') =>
  `<?xml version="1.0"?>${before}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
const ODT_GREETING = '<text:p>Robin Fairweather, robin@example.com</text:p>';

function createOdt(content: string, more: ZipPart[] = []): Buffer {
  const mimetype = { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' };
  return createZip([mimetype, { name: 'content.xml', data: content }, ...more]);
}

/** A part that unpacks to a gigabyte. */
function createFlood(name: string, size: number): ZipPart {
  return { name, data: createDeflatedFlood(GREETING, GIGABYTE_IN_MB, 'raw'), packed: { size } };
}

const EXTERNAL_ENTITY = '<!DOCTYPE x [<!ENTITY outside SYSTEM "file:///etc/hostname">]>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}"><!ENTITY d "${'&c;'.repeat(100)}">]>`;

/** Word processor files that explode, run programs, access external content, or make no sense. */
export const HOSTILE_OFFICE: readonly HostileFile[] = [
  {
    name: 'part-of-1-gb.docx',
    ends: 'document.too-complex',
    make: () => createZip([createFlood('word/document.xml', GIGABYTE_IN_MB * MEGABYTE)]),
  },
  {
    name: 'part-of-1-gb-that-lies.docx',
    ends: 'document.damaged',
    make: () => createZip([createFlood('word/document.xml', 1000)]),
  },
  {
    name: 'styles-of-1-gb.docx',
    ends: 'document.too-complex',
    make: () =>
      createDocx(GREETING, [
        {
          name: 'word/_rels/document.xml.rels',
          data: '<Relationships><Relationship Id="a" Type="x/styles" Target="styles.xml"/></Relationships>',
        },
        createFlood('word/styles.xml', GIGABYTE_IN_MB * MEGABYTE),
      ]),
  },
  {
    name: 'picture-of-1-gb.docx',
    ends: 'read',
    make: () => createDocx(GREETING, [createFlood('word/media/image1.png', GIGABYTE_IN_MB * MEGABYTE)]),
  },
  {
    name: 'thousands-of-parts.docx',
    ends: 'document.too-complex',
    make: () =>
      createDocx(
        GREETING,
        Array.from({ length: 20_000 }, (_, i) => ({ name: `word/${i}.xml`, data: '' })),
      ),
  },
  {
    name: 'zip-in-zip-in-zip.docx',
    ends: 'document.type-unsupported',
    make: () => {
      let inner = createZip([createFlood('0.bin', GIGABYTE_IN_MB * MEGABYTE)]);
      for (let i = 0; i < 20; i++)
        inner = createZip(Array.from({ length: 8 }, (_, k) => ({ name: `${k}.zip`, data: inner })));
      return inner;
    },
  },
  {
    name: 'holds-a-zip-bomb.docx',
    ends: 'read',
    make: () =>
      createDocx(GREETING, [
        { name: 'word/embeddings/a.zip', data: createZip([createFlood('0.bin', GIGABYTE_IN_MB * MEGABYTE)]) },
      ]),
  },
  {
    name: 'elements-a-million-deep.docx',
    ends: 'document.too-complex',
    make: () => createDocx('<w:p>'.repeat(NESTING_DEPTH)),
  },
  {
    name: 'tables-in-tables.docx',
    ends: 'document.too-complex',
    make: () => createDocx('<w:tbl><w:tr><w:tc>'.repeat(50_000)),
  },
  {
    name: 'two-million-runs.docx',
    ends: 'document.too-complex',
    make: () => createDocx(`<w:p>${'<w:r/>'.repeat(2_000_000)}</w:p>`),
  },
  {
    name: 'hundred-thousand-runs.docx',
    ends: 'document.too-complex',
    make: () => createDocx(`<w:p>${'<w:r><w:t>a </w:t></w:r>'.repeat(200_000)}</w:p>`),
  },
  {
    name: 'cells-without-end.docx',
    ends: 'document.too-complex',
    make: () => createDocx(`<w:tbl><w:tr>${'<w:tc><w:p/></w:tc>'.repeat(400_000)}</w:tr></w:tbl>`),
  },
  {
    name: 'a-million-attributes.docx',
    ends: 'document.too-complex',
    make: () =>
      createDocx(`<w:p ${Array.from({ length: NESTING_DEPTH }, (_, i) => `a${i}="1"`).join(' ')}>${GREETING}</w:p>`),
  },
  {
    name: 'one-word-of-20-mb.docx',
    ends: 'document.too-complex',
    make: () => createDocx(createParagraph('a'.repeat(20 * MEGABYTE))),
  },
  {
    name: 'style-based-on-itself.docx',
    ends: 'read',
    make: () =>
      createDocx(`<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>Robin Fairweather</w:t></w:r></w:p>`, [
        {
          name: 'word/_rels/document.xml.rels',
          data: '<Relationships><Relationship Id="a" Type="x/styles" Target="styles.xml"/></Relationships>',
        },
        {
          name: 'word/styles.xml',
          data: `<w:styles ${WORD_NAMESPACE}><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
        },
      ]),
  },
  {
    name: 'footnote-cites-itself.docx',
    ends: 'read',
    make: () => {
      const note = '<w:r><w:footnoteReference w:id="1"/></w:r>';
      return createDocx(`${GREETING}<w:p>${note.repeat(50)}</w:p>`, [
        {
          name: 'word/_rels/document.xml.rels',
          data: '<Relationships><Relationship Id="a" Type="x/footnotes" Target="footnotes.xml"/></Relationships>',
        },
        {
          name: 'word/footnotes.xml',
          data: `<w:footnotes ${WORD_NAMESPACE}><w:footnote w:id="1"><w:p>${note.repeat(50)}<w:r><w:t>see 1</w:t></w:r></w:p></w:footnote></w:footnotes>`,
        },
      ]);
    },
  },
  {
    name: 'footnote-cited-ninety-thousand-times.docx',
    ends: 'read',
    make: () => {
      const words = createParagraph('the quick brown fox '.repeat(50));
      return createDocx(`${GREETING}<w:p>${'<w:footnoteReference w:id="1"/>'.repeat(90_000)}</w:p>`, [
        {
          name: 'word/_rels/document.xml.rels',
          data: '<Relationships><Relationship Id="a" Type="x/footnotes" Target="footnotes.xml"/></Relationships>',
        },
        {
          name: 'word/footnotes.xml',
          data: `<w:footnotes ${WORD_NAMESPACE}><w:footnote w:id="1">${words}</w:footnote></w:footnotes>`,
        },
      ]);
    },
  },
  {
    name: 'macros.docm',
    ends: 'document.active-content',
    make: () => createDocx(GREETING, [{ name: 'word/vbaProject.bin', data: 'Sub AutoOpen()' }]),
  },
  {
    name: 'macros.odt',
    ends: 'document.active-content',
    make: () => createOdt(createOdtXml(ODT_GREETING), [{ name: 'Basic/Standard/Module1.xml', data: '<x/>' }]),
  },
  {
    name: 'reads-a-file.docx',
    ends: 'document.unsafe-markup',
    make: () =>
      createZip([{ name: 'word/document.xml', data: createWordXml(createParagraph('&outside;'), EXTERNAL_ENTITY) }]),
  },
  {
    name: 'laughs-a-billion-times.docx',
    ends: 'document.unsafe-markup',
    make: () => createZip([{ name: 'word/document.xml', data: createWordXml(createParagraph('&d;'), LAUGHS) }]),
  },
  {
    name: 'reads-a-file-in-its-links.docx',
    ends: 'document.unsafe-markup',
    make: () =>
      createDocx(GREETING, [
        {
          name: 'word/_rels/document.xml.rels',
          data: `<?xml version="1.0"?>${EXTERNAL_ENTITY}<Relationships>&outside;</Relationships>`,
        },
      ]),
  },
  {
    name: 'reads-a-file.odt',
    ends: 'document.unsafe-markup',
    make: () => createOdt(createOdtXml('<text:p>&outside;</text:p>', EXTERNAL_ENTITY)),
  },
  {
    name: 'laughs-in-its-manifest.odt',
    ends: 'document.unsafe-markup',
    make: () =>
      createOdt(createOdtXml(ODT_GREETING), [
        { name: 'META-INF/manifest.xml', data: `<?xml version="1.0"?>${LAUGHS}<manifest>&d;</manifest>` },
      ]),
  },
  {
    name: 'elements-a-million-deep.odt',
    ends: 'document.too-complex',
    make: () => createOdt(createOdtXml('<text:p>'.repeat(NESTING_DEPTH))),
  },
  {
    name: 'a-billion-spaces.odt',
    ends: 'read',
    make: () => createOdt(createOdtXml(`${ODT_GREETING}<text:p>a<text:s text:c="1000000000"/>b</text:p>`)),
  },
  {
    name: 'a-billion-columns.odt',
    ends: 'read',
    make: () =>
      createOdt(
        createOdtXml(
          `${ODT_GREETING}<table:table><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"><text:p>a</text:p></table:table-cell></table:table-row></table:table>`,
        ),
      ),
  },
  {
    name: 'locked.odt',
    ends: 'document.encrypted',
    make: () =>
      createOdt(createOdtXml(ODT_GREETING), [
        {
          name: 'META-INF/manifest.xml',
          data: '<manifest><file-entry full-path="content.xml"><encryption-data/></file-entry></manifest>',
        },
      ]),
  },
  {
    name: 'locked-parts.docx',
    ends: 'document.encrypted',
    make: () => createZip([{ name: 'word/document.xml', data: createWordXml(GREETING), locked: true }]),
  },
  {
    name: 'locked.docx',
    ends: 'document.encrypted',
    make: () => createOle2('EncryptedPackage'),
  },
  { name: 'old.doc', ends: 'document.old-word', make: () => createOle2('WordDocument') },
  { name: 'blank.docx', ends: 'document.no-text', make: () => createDocx('<w:p/>') },
  { name: 'blank.odt', ends: 'document.no-text', make: () => createOdt(createOdtXml('<text:p/>')) },
  {
    name: 'cut-in-half.docx',
    ends: 'document.damaged',
    make: () => createDocx(GREETING).subarray(0, createDocx(GREETING).length / 2),
  },
  {
    name: 'tags-cross.docx',
    ends: 'document.damaged',
    make: () => createZip([{ name: 'word/document.xml', data: createWordXml('<w:p><w:r></w:p></w:r>') }]),
  },
  { name: 'nothing-inside.docx', ends: 'document.type-unsupported', make: () => createZip([]) },
  {
    name: 'sheet.xlsx',
    ends: 'document.type-unsupported',
    make: () =>
      createZip([
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: 'xl/workbook.xml', data: '<workbook/>' },
      ]),
  },
  {
    name: 'part-outside.docx',
    ends: 'document.damaged',
    make: () => createDocx(GREETING, [{ name: '../../../../etc/passwd', data: 'x' }]),
  },
];

/** A Word 97–2003 container, as far as a reader checks: the signature at its start and the name of a part in UTF-16. */
function createOle2(part: string): Buffer {
  const file = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  Buffer.from(part, 'utf16le').copy(file, 1024);
  return file;
}
