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

const plain = (text: string) => new Paragraph(text);
const bold = (text: string, size = 21) => new Paragraph({ children: [new TextRun({ text, bold: true, size })] });
const heading = (text: string) => bold(text.toUpperCase(), 24);
const formatDegree = (study: Person['education'][number]) =>
  study.area === undefined ? study.degree : `${study.degree} in ${study.area}`;

function table(widths: readonly number[], rows: Paragraph[][][]): Table {
  const cell = (children: Paragraph[], width: number) =>
    new TableCell({ children, width: { size: width, type: WidthType.DXA } });
  return new Table({
    borders: BORDERS,
    columnWidths: [...widths],
    rows: rows.map((cells) => new TableRow({ children: cells.map((each, i) => cell(each, widths[i] as number)) })),
  });
}

function layout(
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
export const wordDates = layout('word-dates', 'numeric', (person, period) => {
  const words = WORDS[person.language];
  return [
    bold(person.name, 36),
    plain([person.location, person.phone, person.email].join(' • ')),
    heading(words.work),
    table(
      [2400, 7000],
      person.work.map((job) => [
        [plain(period(job))],
        [
          bold(job.title),
          plain(job.place === undefined ? job.employer : `${job.employer}, ${job.place}`),
          ...job.bullets.map((each) => plain(`• ${each}`)),
        ],
      ]),
    ),
    heading(words.education),
    table(
      [2400, 7000],
      person.education.map((study) => [[plain(period(study))], [bold(formatDegree(study)), plain(study.institution)]]),
    ),
    heading(words.skills),
    plain(person.skills.flatMap(({ keywords }) => keywords).join(', ')),
  ];
});

/** Headings in the left cells of one table, with the sections next to them. */
export const wordRail = layout('word-rail', 'year', (person, period) => {
  const words = WORDS[person.language];
  const jobs = person.work.flatMap((job) => [
    new Paragraph({ children: [new TextRun({ text: job.employer, bold: true }), new TextRun(` – ${job.title}`)] }),
    new Paragraph({ children: [new TextRun({ text: period(job), italics: true })] }),
    ...job.bullets.map((each) => plain(`\u200b• ${each}`)),
  ]);
  const studies = person.education.flatMap((study) => [
    bold(study.institution),
    plain(`${formatDegree(study)}, ${period(study)}`),
  ]);
  const skills = person.skills.map(({ name, keywords }) =>
    plain(`${name === undefined ? '' : `${name}: `}${keywords.join(' / ')}`),
  );
  return [
    bold(person.name, 40),
    plain(person.email),
    plain(person.phone.replaceAll('-', '\u2010')),
    table(
      [2200, 7200],
      [
        [[bold(words.work)], jobs],
        [[bold(words.education)], studies],
        [[bold(words.skills)], skills],
      ],
    ),
  ];
});

/** A grid with a column for each fact of a role, and a header row. */
export const wordGrid = layout('word-grid', 'short', (person, period) => {
  const words = WORDS[person.language];
  return [
    bold(person.name, 32),
    plain(`${person.phone} | ${person.email}`),
    heading(words.work),
    table(
      [2600, 3400, 3400],
      [
        [[bold('Dates')], [bold('Employer')], [bold('Position')]],
        ...person.work.map((job) => [[plain(period(job))], [plain(job.employer)], [plain(job.title)]]),
      ],
    ),
    heading(words.education),
    ...person.education.flatMap((study) => [plain(`${study.institution}, ${formatDegree(study)}, ${period(study)}`)]),
    heading(words.skills),
    ...person.skills.flatMap(({ keywords }) => keywords.map((each) => plain(`- ${each}`))),
  ];
});

/** A template from a browser editor: employer and place before an em dash and the title, the period in capitals below. */
export const wordDash = layout('word-dash', 'long', (person, period) => {
  const words = WORDS[person.language];
  return [
    bold(person.name, 44),
    plain(person.location),
    plain(person.phone),
    plain(person.email),
    heading(words.work),
    ...person.work.flatMap((job) => [
      new Paragraph({
        children: [
          new TextRun({ text: job.employer, bold: true }),
          new TextRun({ text: `${job.place === undefined ? '' : `, ${job.place}`} — ` }),
          new TextRun({ text: job.title, italics: true }),
        ],
      }),
      new Paragraph({ children: [new TextRun({ text: period(job).toUpperCase(), size: 16, color: '666666' })] }),
      ...job.bullets.map((each) => plain(`\u200b●\u200b ${each}`)),
    ]),
    heading(words.education),
    ...person.education.flatMap((study) => [
      new Paragraph({
        children: [new TextRun({ text: study.institution, bold: true }), new TextRun(` — ${formatDegree(study)}`)],
      }),
      new Paragraph({ children: [new TextRun({ text: period(study).toUpperCase(), size: 16, color: '666666' })] }),
    ]),
    heading(words.skills),
    ...person.skills.flatMap(({ keywords }) => keywords.map((each) => plain(each))),
    ...(person.interests ? [plain(`${words.interests}: ${person.interests.join(', ')}`)] : []),
  ];
});
