import type { ExportFit, ExportFont, Resume } from '@foothold/core/resume';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { layOutResume } from './layout.ts';
import type { EntryLine, LinkedText, Page, PageBlock, PageSection } from './page.ts';
import { fitPage } from './pdf.ts';
import { toPrintable } from './printable.ts';
import { startsRightToLeft } from './script.ts';
import { COLORS, type ExportStyle, type Measures, mixWithWhite, type ResolvedStyle, resolveStyle } from './style.ts';

/** Lengths in twips (1/20 point), font sizes in half points, as Word counts them. */
const PAPER = { 'us-letter': { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } } as const;
const TWIPS_PER_MILLIMETER = 1440 / 25.4;
/** Width of the column for dates in front of names. */
const SIDE_WIDTH = 2160;
const SANS = 'Calibri';
const SERIF = 'Georgia';
const FONTS: Record<ExportFont, { body: string; display: string }> = {
  sans: { body: SANS, display: SANS },
  serif: { body: SERIF, display: SERIF },
  mixed: { body: SANS, display: SERIF },
};
/** Georgia is wider than the serif font of PDFs. */
const SIZE_FACTORS: Record<ExportFont, number> = { sans: 1.05, serif: 0.95, mixed: 1.05 };
const BULLETS = 'bullets';
/** Average width of a letter as a multiple of the font size: Word has no measures here, so whether texts fit on a line is estimated. */
const LETTER_WIDTH = 0.52;

/** See `writeDocx` in write.ts. */
export async function setDocx(resume: Resume, style: ExportStyle): Promise<{ bytes: Uint8Array; fit: ExportFit }> {
  const resolved = resolveStyle(style);
  return setDocxPage(layOutResume(toPrintable(resume, 'docx').resume, resolved), resolved, style);
}

/** Writes a page as a Word document. */
export async function setDocxPage(page: Page, resolved: ResolvedStyle, style: ExportStyle) {
  const { measures, fit } = fitPage(page, resolved, style);
  const look = createLook(page, resolved, measures);
  const document = new Document({
    title: page.title,
    creator: page.header.name ?? '',
    lastModifiedBy: page.header.name ?? '',
    styles: createStyles(look),
    numbering: { config: [{ reference: BULLETS, levels: [createBulletLevel(look)] }] },
    sections: [
      {
        properties: { page: { size: PAPER[resolved.paper], margin: look.margin } },
        children: createParagraphs(page, look),
      },
    ],
  });
  return { bytes: new Uint8Array(await Packer.toArrayBuffer(document)), fit };
}

type Look = ReturnType<typeof createLook>;

function createLook(page: Page, { template, accent, font, paper }: ResolvedStyle, measures: Measures) {
  const points = measures.fontSize * SIZE_FACTORS[font];
  const side = Math.round(measures.margin * TWIPS_PER_MILLIMETER);
  const vertical = Math.round(side * 0.85);
  const indent = page.asides === 'left' ? SIDE_WIDTH : 0;
  const textWidth = PAPER[paper].width - 2 * side - indent;
  return {
    template,
    accent,
    fonts: FONTS[font],
    indent,
    textWidth,
    /** Position of the right edge of the text. */
    edge: indent + textWidth,
    /** Letters that certainly fit on a line. */
    lineLength: textWidth / 20 / (points * LETTER_WIDTH),
    margin: { left: side, right: side, top: vertical, bottom: vertical },
    /** A size in half points, from a multiple of the body size. */
    size: (multiple: number) => Math.round(points * multiple * 2),
    /** A space in twips, from a multiple of the body size. */
    space: (multiple: number) => Math.round(points * 20 * multiple * measures.space),
    line: Math.round(240 * (0.94 + 0.08 * measures.space)),
  };
}

function createBulletLevel({ template, accent, indent }: Look) {
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: template.bullet,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: indent + 284, hanging: 227 } }, run: { color: accent } },
  };
}

function createStyles({ template, accent, fonts, size, space, line }: Look) {
  const { header, heading } = template;
  const getColor = (color: 'ink' | 'accent') => (color === 'accent' ? accent : COLORS.ink);
  const getAlignment = (align: 'left' | 'center') => (align === 'center' ? { alignment: AlignmentType.CENTER } : {});
  return {
    default: {
      document: {
        run: { font: fonts.body, size: size(1), color: COLORS.ink },
        paragraph: { spacing: { after: 0, line, lineRule: LineRuleType.AUTO } },
      },
      heading1: {
        run: {
          font: fonts.display,
          size: size(header.nameSize),
          bold: header.isNameBold,
          color: getColor(header.nameColor),
        },
        paragraph: { spacing: { after: 40 }, ...getAlignment(header.align) },
      },
      heading2: {
        run: {
          font: fonts.display,
          size: size(heading.size),
          bold: heading.isBold,
          smallCaps: heading.isSmallCaps,
          color: getColor(heading.color),
        },
        paragraph: {
          spacing: { before: space(1.1), after: space(0.35) },
          keepNext: true,
          ...getAlignment(heading.align),
          ...createHeadingFrame(heading.rule, accent),
        },
      },
    },
  };
}

/** The line or area at a section's heading. Word can't draw a line beside or a short one below, so these are below. */
function createHeadingFrame(rule: ResolvedStyle['template']['heading']['rule'], accent: string) {
  const hairline: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, space: 2, color: COLORS.hairline };
  const thick: IBorderOptions = { style: BorderStyle.SINGLE, size: 24, space: 6, color: accent };
  if (rule === 'bar') return { border: { left: thick }, indent: { left: 140 } };
  if (rule === 'band')
    return {
      border: { bottom: { ...hairline, size: 8, color: accent } },
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: mixWithWhite(accent) },
    };
  return { border: { bottom: rule === 'short' ? { ...hairline, size: 8, color: accent } : hairline } };
}

function createParagraphs(page: Page, look: Look): Paragraph[] {
  const bidirectional = page.dir === 'rtl';
  const indent = look.indent === 0 ? {} : { indent: { left: look.indent } };
  const createParagraph = (options: IParagraphOptions) => new Paragraph({ bidirectional, ...options });
  const createLeaf = (options: IParagraphOptions) => createParagraph({ ...indent, ...options });

  const createRuns = ({ parts }: EntryLine, row: number): ParagraphChild[][] =>
    parts.map((part) =>
      createLink(part, {
        ...(part.tone === 'strong' && { bold: true }),
        ...(part.tone === 'quiet' && { color: COLORS.quiet }),
        ...(part.tone === 'plain' && row > 0 && look.template.second === 'italic' && { italics: true }),
      }),
    );

  /** What doesn't fit beside the name gets a line of its own. */
  const createEntryLine = (line: EntryLine, row: number, keepNext: boolean): Paragraph[] => {
    const { parts, aside } = line;
    const runs = createRuns(line, row);
    const spacing = { before: row === 0 ? look.space(0.6) : 0 };
    const length = parts.reduce((sum, { label = '', text }) => sum + label.length + text.length + 3, 0);
    const asideRun = aside === undefined ? undefined : createTextRun(aside, { color: COLORS.quiet });
    const asideLength = aside?.length ?? 0;
    if (asideRun && look.indent > 0 && asideLength * 1.2 <= (look.lineLength * look.indent) / look.textWidth)
      return [
        createParagraph({
          keepNext,
          spacing,
          indent: { left: look.indent, hanging: look.indent },
          tabStops: [{ type: TabStopType.LEFT, position: look.indent }],
          children: [asideRun, createTab(), ...joinWithBars(runs)],
        }),
      ];
    if (length + asideLength + 2 <= look.lineLength)
      return [
        createLeaf({
          keepNext,
          spacing,
          ...(asideRun && look.indent === 0 && { tabStops: [{ type: TabStopType.RIGHT, position: look.edge }] }),
          children:
            asideRun === undefined
              ? joinWithBars(runs)
              : [...joinWithBars(runs), look.indent === 0 ? createTab() : createBar(), asideRun],
        }),
      ];
    const rest: ParagraphChild[][] = asideRun === undefined ? runs : [...runs, [asideRun]];
    return rest.map((children, index) =>
      createLeaf({ keepNext: keepNext || index < rest.length - 1, ...(index === 0 && { spacing }), children }),
    );
  };

  const block = (content: PageBlock, before: number): Paragraph[] => {
    if (content.kind === 'list') {
      const label = content.label === undefined ? [] : [createTextRun(`${content.label}: `, { bold: true })];
      return [createLeaf({ spacing: { before: 30 }, children: [...label, createTextRun(content.items.join(', '))] })];
    }
    const { lines, paragraphs: prose, bullets } = content;
    const follows = prose.length + bullets.length > 0;
    return [
      ...lines.flatMap((line, row) => createEntryLine(line, row, follows || row < lines.length - 1)),
      ...prose.map((text, index) =>
        createLeaf({ spacing: { before: index === 0 ? before : 30 }, children: [createTextRun(text)] }),
      ),
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
    ...(heading === undefined
      ? []
      : [createParagraph({ heading: HeadingLevel.HEADING_2, children: [createTextRun(heading)] })]),
    ...blocks.flatMap((content, index) =>
      block(content, heading === undefined ? look.space(index === 0 ? 2.2 : 0.9) : 30),
    ),
  ];

  return [...createHeader(page, look, createLeaf), ...page.sections.flatMap(createSection)];
}

function createHeader(
  { header: { name, headline, lines } }: Page,
  { template, accent, size }: Look,
  createParagraph: (options: IParagraphOptions) => Paragraph,
): Paragraph[] {
  const { align, frame } = template.header;
  const common: IParagraphOptions = {
    ...(align === 'center' && { alignment: AlignmentType.CENTER }),
    ...(frame === 'band' && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: mixWithWhite(accent) } }),
  };
  const rule = { bottom: { style: BorderStyle.SINGLE, size: 10, space: 4, color: accent } };
  const paragraphs: IParagraphOptions[] = [
    ...(name === undefined ? [] : [{ heading: HeadingLevel.HEADING_1, children: [createTextRun(name)] }]),
    ...(headline === undefined
      ? []
      : [
          {
            spacing: { after: 60 },
            children: [createTextRun(headline, { size: size(1.15), color: COLORS.quiet })],
          },
        ]),
    ...lines.map((items) => ({ children: joinWithBars(items.map((item) => createLink(item))) })),
  ];
  return paragraphs.map((options, index) =>
    createParagraph({
      ...common,
      ...options,
      ...(frame === 'rule' && index === paragraphs.length - 1 && { border: rule }),
    }),
  );
}

const createBar = () => createTextRun('  |  ', { color: COLORS.quiet });
const createTab = () => new TextRun({ children: [new Tab()] });

function joinWithBars(items: ParagraphChild[][]): ParagraphChild[] {
  return items.flatMap((runs, index) => (index === 0 ? runs : [createBar(), ...runs]));
}

function createLink({ label, text, href }: LinkedText, style: IRunOptions = {}): ParagraphChild[] {
  const run = createTextRun(text, style);
  const shown = href === undefined ? run : new ExternalHyperlink({ link: href, children: [run] });
  return label === undefined ? [shown] : [createTextRun(`${label}: `, { color: COLORS.quiet }), shown];
}

function createTextRun(text: string, style: IRunOptions = {}): TextRun {
  return new TextRun({ ...style, text, ...(startsRightToLeft(text) ? { rightToLeft: true } : {}) });
}
