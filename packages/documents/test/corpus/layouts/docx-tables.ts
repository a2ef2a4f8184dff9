import { BorderStyle, Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import type { DocxLayout } from '../layout.ts';
import type { Person } from '../person.ts';
import { type DateStyle, WORDS, writePeriod } from '../words.ts';

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERS = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};

async function pack(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  const document = new Document({
    styles: { default: { document: { run: { font: 'Liberation Sans', size: 21 } } } },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const createParagraph = (text: string) => new Paragraph(text);
const createBold = (text: string, size = 21) => new Paragraph({ children: [new TextRun({ text, bold: true, size })] });
const createHeading = (text: string) => createBold(text.toUpperCase(), 24);
const formatDegree = (study: Person['education'][number]) =>
  study.area === undefined ? study.degree : `${study.degree} in ${study.area}`;

function createTable(widths: readonly number[], rows: Paragraph[][][]): Table {
  const createCell = (children: Paragraph[], width: number) =>
    new TableCell({ children, width: { size: width, type: WidthType.DXA } });
  return new Table({
    borders: BORDERS,
    columnWidths: [...widths],
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((each, i) => createCell(each, widths[i] as number)) }),
    ),
  });
}

function createLayout(
  id: string,
  dates: DateStyle,
  body: (person: Person, period: (span: { start: string; end: string | null }) => string) => (Paragraph | Table)[],
): DocxLayout {
  return {
    id,
    maker: 'docx',
    dates,
    converted: [],
    render: (person) => pack(body(person, ({ start, end }) => writePeriod(start, end, dates, person.language))),
  };
}

/** One table per section: the period in the left cell, everything else next to it. */
export const wordDates = createLayout('word-dates', 'numeric', (person, period) => {
  const words = WORDS[person.language];
  return [
    createBold(person.name, 36),
    createParagraph([person.location, person.phone, person.email].join(' • ')),
    createHeading(words.work),
    createTable(
      [2400, 7000],
      person.work.map((job) => [
        [createParagraph(period(job))],
        [
          createBold(job.title),
          createParagraph(job.place === undefined ? job.employer : `${job.employer}, ${job.place}`),
          ...job.bullets.map((each) => createParagraph(`• ${each}`)),
        ],
      ]),
    ),
    createHeading(words.education),
    createTable(
      [2400, 7000],
      person.education.map((study) => [
        [createParagraph(period(study))],
        [createBold(formatDegree(study)), createParagraph(study.institution)],
      ]),
    ),
    createHeading(words.skills),
    createParagraph(person.skills.flatMap(({ keywords }) => keywords).join(', ')),
  ];
});

/** Headings in the left cells of one table, with the sections next to them. */
export const wordRail = createLayout('word-rail', 'year', (person, period) => {
  const words = WORDS[person.language];
  const jobs = person.work.flatMap((job) => [
    new Paragraph({ children: [new TextRun({ text: job.employer, bold: true }), new TextRun(` – ${job.title}`)] }),
    new Paragraph({ children: [new TextRun({ text: period(job), italics: true })] }),
    ...job.bullets.map((each) => createParagraph(`\u200b• ${each}`)),
  ]);
  const studyParagraphs = person.education.flatMap((study) => [
    createBold(study.institution),
    createParagraph(`${formatDegree(study)}, ${period(study)}`),
  ]);
  const skills = person.skills.map(({ name, keywords }) =>
    createParagraph(`${name === undefined ? '' : `${name}: `}${keywords.join(' / ')}`),
  );
  return [
    createBold(person.name, 40),
    createParagraph(person.email),
    createParagraph(person.phone.replaceAll('-', '\u2010')),
    createTable(
      [2200, 7200],
      [
        [[createBold(words.work)], jobs],
        [[createBold(words.education)], studyParagraphs],
        [[createBold(words.skills)], skills],
      ],
    ),
  ];
});

/** A grid with a column for each fact of a role, and a header row. */
export const wordGrid = createLayout('word-grid', 'short', (person, period) => {
  const words = WORDS[person.language];
  return [
    createBold(person.name, 32),
    createParagraph(`${person.phone} | ${person.email}`),
    createHeading(words.work),
    createTable(
      [2600, 3400, 3400],
      [
        [[createBold('Dates')], [createBold('Employer')], [createBold('Position')]],
        ...person.work.map((job) => [
          [createParagraph(period(job))],
          [createParagraph(job.employer)],
          [createParagraph(job.title)],
        ]),
      ],
    ),
    createHeading(words.education),
    ...person.education.flatMap((study) => [
      createParagraph(`${study.institution}, ${formatDegree(study)}, ${period(study)}`),
    ]),
    createHeading(words.skills),
    ...person.skills.flatMap(({ keywords }) => keywords.map((each) => createParagraph(`- ${each}`))),
  ];
});

/** A template from a browser editor: employer and place before an em dash and the title, the period in capitals below. */
export const wordDash = createLayout('word-dash', 'long', (person, period) => {
  const words = WORDS[person.language];
  return [
    createBold(person.name, 44),
    createParagraph(person.location),
    createParagraph(person.phone),
    createParagraph(person.email),
    createHeading(words.work),
    ...person.work.flatMap((job) => [
      new Paragraph({
        children: [
          new TextRun({ text: job.employer, bold: true }),
          new TextRun({ text: `${job.place === undefined ? '' : `, ${job.place}`} — ` }),
          new TextRun({ text: job.title, italics: true }),
        ],
      }),
      new Paragraph({ children: [new TextRun({ text: period(job).toUpperCase(), size: 16, color: '666666' })] }),
      ...job.bullets.map((each) => createParagraph(`\u200b●\u200b ${each}`)),
    ]),
    createHeading(words.education),
    ...person.education.flatMap((study) => [
      new Paragraph({
        children: [new TextRun({ text: study.institution, bold: true }), new TextRun(` — ${formatDegree(study)}`)],
      }),
      new Paragraph({ children: [new TextRun({ text: period(study).toUpperCase(), size: 16, color: '666666' })] }),
    ]),
    createHeading(words.skills),
    ...person.skills.flatMap(({ keywords }) => keywords.map((each) => createParagraph(each))),
    ...(person.interests ? [createParagraph(`${words.interests}: ${person.interests.join(', ')}`)] : []),
  ];
});
