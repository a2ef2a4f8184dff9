import type { FileFormat, RawDocument, RawPage, TextRun } from '../source.ts';

/** How a text is drawn; the default is regular black text of 10 points. */
export interface Look {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  /** 0xRRGGBB */
  color?: number;
}

/** Width of a letter and of a space, in font sizes. */
const LETTER_WIDTH = 0.5;
const SPACE_WIDTH = 0.28;

/** The words of one text that starts at `x` on the baseline `y`, in points. */
export function text(x: number, y: number, words: string, look: Look = {}): TextRun[] {
  const { size = 10, bold = false, italic = false, color = 0 } = look;
  let at = x;
  return words.split(' ').map((word) => {
    const width = LETTER_WIDTH * size * word.length;
    const run: TextRun = {
      text: word,
      x: at,
      y: y - 0.8 * size,
      width,
      height: size,
      baseline: y,
      fontSize: size,
      font: '',
      bold,
      italic,
      color,
      spaceAfter: true,
      zone: 'body',
    };
    at += width + SPACE_WIDTH * size;
    return run;
  });
}

/** A document of one page in US Letter size. */
export function onePage(
  texts: readonly TextRun[][],
  page: Partial<RawPage> = {},
  format: FileFormat = 'pdf',
): RawDocument {
  const whole: RawPage = {
    number: 1,
    width: 612,
    height: 792,
    runs: texts.flat(),
    images: [],
    rules: [],
    dots: [],
    links: [],
    ...page,
  };
  return { format, pages: [whole], unmappable: 0, pagesLeftOut: 0, tables: 0, textBoxes: 0 };
}

/** One heading that is read upward along the left edge `x`, from `bottom` to `top`. */
export function upward(x: number, top: number, bottom: number, words: string): TextRun[] {
  const [run] = text(x, bottom, words.replaceAll(' ', '_'));
  return run ? [{ ...run, text: words, y: top, width: run.fontSize, height: bottom - top, turned: 'up' }] : [];
}

/** A document that was typed: 12 points from line to line, letters of equal width. */
export function typed(content: string): RawDocument {
  const texts = content.split('\n').flatMap((line, i) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const [run] = text(36 + 5 * match.index, 48 + 12 * i, match[0]);
      return run ? [run] : [];
    }),
  );
  return onePage(texts, {}, 'txt');
}
