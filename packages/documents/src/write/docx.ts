import type { Resume } from '@foothold/core/resume';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { layOutResume } from './layout.ts';
import type { EntryLine, LinkedText, Page, PageBlock, PageSection } from './page.ts';
import { toPrintable } from './printable.ts';
import { startsRightToLeft } from './script.ts';
import { COLORS, type ExportStyle } from './style.ts';

/** Lengths in twips (1/20 point), font sizes in half points, as Word counts them. */
const PAPER = { 'us-letter': { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } } as const;
const MARGIN = { left: 1_077, right: 1_077, top: 907, bottom: 964 } as const;
const SANS = 'Calibri';
const SERIF = 'Georgia';
const BULLETS = 'bullets';
const TONES = { strong: { bold: true }, plain: {}, quiet: { color: COLORS.quiet } } as const;

/** See `writeDocx` in write.ts. */
export async function setDocx(
  resume: Resume,
  { variant = 'classic', paper = 'us-letter', labeled }: ExportStyle,
): Promise<Uint8Array> {
  const page = layOutResume(toPrintable(resume, 'docx').resume, labeled);
  const size = PAPER[paper];
  const document = new Document({
    title: page.title,
    creator: page.header.name ?? '',
    lastModifiedBy: page.header.name ?? '',
    styles: createStyles(variant),
    numbering: { config: [{ reference: BULLETS, levels: [BULLET_LEVEL] }] },
    sections: [
      {
        properties: { page: { size, margin: MARGIN } },
        children: createParagraphs(page),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const BULLET_LEVEL = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 284, hanging: 227 } }, run: { color: COLORS.accent } },
} as const;

function createStyles(variant: 'classic' | 'plain'): IStylesOptions {
  const display = variant === 'classic' ? SERIF : SANS;
  const bold = variant === 'plain';
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 2, color: COLORS.hairline };
  return {
    default: {
      document: {
        run: { font: SANS, size: 21, color: COLORS.ink },
        paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
      },
      heading1: { run: { font: display, size: 48, bold, color: COLORS.ink }, paragraph: { spacing: { after: 60 } } },
      heading2: {
        run: { font: display, size: variant === 'classic' ? 25 : 24, bold, color: COLORS.accent },
        paragraph: { spacing: { before: 240, after: 100 }, keepNext: true, border: { bottom: rule } },
      },
    },
  };
}

function createParagraphs(page: Page): Paragraph[] {
  const bidirectional = page.dir === 'rtl';
  const createParagraph = (options: IParagraphOptions) => new Paragraph({ bidirectional, ...options });

  const createEntryLine = (line: EntryLine, follows: boolean, first: boolean): Paragraph =>
    createParagraph({
      keepNext: follows,
      spacing: { before: first ? 140 : 0 },
      children: createLink(line, TONES[line.tone]),
    });

  const block = (content: PageBlock): Paragraph[] => {
    if (content.kind === 'list') {
      const label = content.label === undefined ? [] : [createTextRun(`${content.label}: `, { bold: true })];
      return [
        createParagraph({ spacing: { before: 30 }, children: [...label, createTextRun(content.items.join(', '))] }),
      ];
    }
    const { lines, paragraphs: prose, bullets } = content;
    const follows = prose.length + bullets.length > 0;
    return [
      ...lines.map((line, row) => createEntryLine(line, follows || row < lines.length - 1, row === 0)),
      ...prose.map((text) => createParagraph({ spacing: { before: 30 }, children: [createTextRun(text)] })),
      ...bullets.map((text) =>
        createParagraph({
          numbering: { reference: BULLETS, level: 0 },
          spacing: { before: 30 },
          children: [createTextRun(text)],
        }),
      ),
    ];
  };

  const createSection = ({ heading, blocks }: PageSection): Paragraph[] => [
    createParagraph({ heading: HeadingLevel.HEADING_2, children: [createTextRun(heading)] }),
    ...blocks.flatMap(block),
  ];

  const { name, headline, lines } = page.header;
  return [
    ...(name === undefined
      ? []
      : [createParagraph({ heading: HeadingLevel.HEADING_1, children: [createTextRun(name)] })]),
    ...(headline === undefined
      ? []
      : [
          createParagraph({
            spacing: { after: 60 },
            children: [createTextRun(headline, { size: 24, color: COLORS.quiet })],
          }),
        ]),
    ...lines.map((items) => createParagraph({ children: joinWithBars(items) })),
    ...page.sections.flatMap(createSection),
  ];
}

function joinWithBars(items: LinkedText[]): ParagraphChild[] {
  const createBar = () => createTextRun('  |  ', { color: COLORS.quiet });
  return items.flatMap((item, index) => (index === 0 ? createLink(item) : [createBar(), ...createLink(item)]));
}

function createLink({ label, text, href }: LinkedText, style: IRunOptions = {}): ParagraphChild[] {
  const run = createTextRun(text, style);
  const shown = href === undefined ? run : new ExternalHyperlink({ link: href, children: [run] });
  return label === undefined ? [shown] : [createTextRun(`${label}: `, { color: COLORS.quiet }), shown];
}

function createTextRun(text: string, style: IRunOptions = {}): TextRun {
  return new TextRun({ ...style, text, ...(startsRightToLeft(text) ? { rightToLeft: true } : {}) });
}
