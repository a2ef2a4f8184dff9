import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { DocxLayout } from '../layout.ts';
import { WORDS, writeDate, writePeriod } from '../words.ts';

const RIGHT_TAB = 9360;
const NUMBERING = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 360, hanging: 260 } } },
        },
      ],
    },
  ],
};

const createHeading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_1, text });
const createParagraph = (text: string) => new Paragraph(text);
const createBullet = (text: string) => new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } });
const createTabbed = (left: TextRun[], right: string) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_TAB }],
    children: [...left, new TextRun(`\t${right}`)],
  });

async function pack(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  const document = new Document({
    numbering: NUMBERING,
    styles: {
      default: {
        document: { run: { font: 'Liberation Sans', size: 21 } },
        heading1: {
          run: { size: 26, bold: true, color: '2E74B5' },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
      },
    },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** As most people write in Word: heading styles, dates after a tab, bulleted lists. */
export const word: DocxLayout = {
  id: 'word',
  maker: 'docx',
  dates: 'long',
  converted: ['pdf', 'odt', 'rtf'],
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    return pack([
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text: person.name, bold: true, size: 36 })],
      }),
      new Paragraph({
        alignment: AlignmentType.CENTER,
        text: [person.location, person.phone, person.email, ...(person.links ?? [])].join(' | '),
      }),
      ...(person.summary === undefined ? [] : [createHeading(words.summary), createParagraph(person.summary)]),
      createHeading(words.work),
      ...person.work.flatMap((job) => [
        createTabbed(
          [
            new TextRun({ text: job.employer, bold: true }),
            new TextRun(job.place === undefined ? '' : `, ${job.place}`),
          ],
          writePeriod(job.start, job.end, 'long', language),
        ),
        new Paragraph({ children: [new TextRun({ text: job.title, italics: true })] }),
        ...job.bullets.map(createBullet),
      ]),
      createHeading(words.education),
      ...person.education.flatMap((study) => [
        createTabbed(
          [new TextRun({ text: study.institution, bold: true })],
          writePeriod(study.start, study.end, 'long', language),
        ),
        createParagraph(study.area === undefined ? study.degree : `${study.degree} in ${study.area}`),
        ...(study.notes ?? []).map(createBullet),
      ]),
      createHeading(words.skills),
      ...person.skills.map((group) =>
        createParagraph(`${group.name === undefined ? '' : `${group.name}: `}${group.keywords.join(', ')}`),
      ),
      ...(person.certifications
        ? [
            createHeading(words.certifications),
            ...person.certifications.map((each) =>
              createBullet(`${each.name}, ${each.issuer}, ${writeDate(each.date, 'long', language)}`),
            ),
          ]
        : []),
      ...(person.languages
        ? [
            createHeading(words.languages),
            createParagraph(person.languages.map((each) => `${each.name} (${each.fluency})`).join(', ')),
          ]
        : []),
      ...(person.awards
        ? [
            createHeading(words.awards),
            ...person.awards.map((each) => createBullet(`${each.name}, ${each.by}, ${each.year}`)),
          ]
        : []),
    ]);
  },
};

/** A template whose page is one table: contact data and skills in a shaded cell, the rest next to it. */
export const wordTable: DocxLayout = {
  id: 'word-table',
  maker: 'docx',
  dates: 'short',
  converted: ['pdf'],
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
    const borders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
    const createWhite = (text: string, bold = false, size = 21) =>
      new Paragraph({ children: [new TextRun({ text, bold, size, color: 'FFFFFF' })] });
    const left = [
      createWhite(person.name, true, 36),
      ...(person.headline === undefined ? [] : [createWhite(person.headline)]),
      createWhite(words.contact.toUpperCase(), true, 24),
      ...[person.email, person.phone, person.location, ...(person.links ?? [])].map((each) => createWhite(each)),
      createWhite(words.skills.toUpperCase(), true, 24),
      ...person.skills.flatMap((group) => [
        ...(group.name === undefined ? [] : [createWhite(group.name, true)]),
        ...group.keywords.map((each) => createWhite(each)),
      ]),
      ...(person.languages
        ? [
            createWhite(words.languages.toUpperCase(), true, 24),
            ...person.languages.map((each) => createWhite(`${each.name}: ${each.fluency}`)),
          ]
        : []),
    ];
    const createMain = (text: string) =>
      new Paragraph({
        children: [new TextRun({ text: text.toUpperCase(), bold: true, size: 24 })],
        spacing: { before: 160 },
      });
    const right = [
      ...(person.summary === undefined ? [] : [createMain(words.summary), createParagraph(person.summary)]),
      createMain(words.work),
      ...person.work.flatMap((job) => [
        new Paragraph({ children: [new TextRun({ text: job.title, bold: true }), new TextRun(` | ${job.employer}`)] }),
        createParagraph(
          [writePeriod(job.start, job.end, 'short', language), job.place]
            .filter((each) => each !== undefined)
            .join(' | '),
        ),
        ...job.bullets.map(createBullet),
      ]),
      createMain(words.education),
      ...person.education.flatMap((study) => [
        new Paragraph({
          children: [
            new TextRun({
              text: study.area === undefined ? study.degree : `${study.degree}, ${study.area}`,
              bold: true,
            }),
          ],
        }),
        createParagraph(`${study.institution} | ${writePeriod(study.start, study.end, 'short', language)}`),
      ]),
    ];
    const createCell = (children: Paragraph[], width: number, fill?: string) =>
      new TableCell({
        children,
        width: { size: width, type: WidthType.DXA },
        margins: { left: 140, right: 140, top: 100, bottom: 100 },
        ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, fill } }),
      });
    return pack([
      new Table({
        borders,
        columnWidths: [3000, 6600],
        rows: [new TableRow({ children: [createCell(left, 3000, '2B3A55'), createCell(right, 6600)] })],
      }),
    ]);
  },
};
