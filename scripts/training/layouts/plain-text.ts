/** Turns tagged plain text into lines of a file, and lists the pieces on them. */
import type { Piece } from './print.ts';
import { unescapeHtml } from './tags.ts';

interface Run {
  text: string;
  attributes: string | null;
}

function toRuns(line: string): Run[] {
  return line.split(/(<span [^>]*>[^<]*<\/span>)/).flatMap((part) => {
    const [, attributes, text] = /^<span ([^>]*)>([^<]*)<\/span>$/.exec(part) ?? [];
    if (part === '') return [];
    return [{ text: unescapeHtml(text ?? part), attributes: attributes ?? null }];
  });
}

interface PlacedRun extends Run {
  part: number;
}

const widthOf = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** A vertical tab in a layout’s text moves what follows to the right margin. */
const RIGHT = '\v';
/** Where the right margin is in files without one. */
const WIDEST = 90;

/** Replaces tabs by spaces up to the next stop, and moves what follows a vertical tab to the right. */
function setTabs(runs: readonly Run[], stop: number | undefined, width: number): Run[] {
  const set: Run[] = [];
  const pieces = runs.flatMap((run) =>
    run.text
      .split(/([\t\v])/)
      .filter(Boolean)
      .map((text) => ({ ...run, text })),
  );
  for (const [index, piece] of pieces.entries()) {
    const used = widthOf(set);
    if (piece.text === RIGHT) {
      const rest = widthOf(pieces.slice(index + 1));
      set.push({ text: ' '.repeat(Math.max(2, Math.min(width, WIDEST) - used - rest)), attributes: null });
    } else if (piece.text === '\t' && stop) set.push({ text: ' '.repeat(stop - (used % stop)), attributes: null });
    else set.push(piece);
  }
  return set;
}

/** Breaks a line at spaces; what follows is indented like the text after a mark. */
function breakLine(runs: PlacedRun[], width: number): PlacedRun[][] {
  const whole = runs.map(({ text }) => text).join('');
  if (whole.length <= width) return [runs];
  const indent = /^\s*([-*•–>]\s+)?/.exec(whole)?.[0].length ?? 0;
  const lines: PlacedRun[][] = [[]];
  let used = 0;
  for (const run of runs)
    for (const word of run.text.match(/\s+|\S+/g) ?? []) {
      if (used + word.length > width && used > indent) {
        lines.push(indent > 0 ? [{ text: ' '.repeat(indent), attributes: null, part: -1 }] : []);
        used = indent;
        if (word.trim() === '') continue;
      }
      addWord(lines.at(-1) ?? [], { ...run, text: word });
      used += word.length;
    }
  return lines;
}

function addWord(line: PlacedRun[], word: PlacedRun): void {
  const last = line.at(-1);
  if (last && last.part === word.part) last.text += word.text;
  else line.push(word);
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1];

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

function toPiece(run: PlacedRun, line: number, column: number): Piece {
  const place = { part: run.part, x: column, y: line };
  if (run.attributes === null) return { text: run.text.trim(), kind: 'other', of: 'separator', ...place };
  const of = attributeOf(run.attributes, 'of');
  const section = attributeOf(run.attributes, 'section');
  const job = numberOf(attributeOf(run.attributes, 'job'));
  const entry = numberOf(attributeOf(run.attributes, 'entry'));
  return {
    text: run.text.trim(),
    kind: attributeOf(run.attributes, 'kind') ?? 'other',
    ...(of && { of }),
    ...(section && { section }),
    ...(job !== undefined && { job }),
    ...(entry !== undefined && { entry }),
    ...place,
  };
}

function listPieces(line: PlacedRun[], number: number): Piece[] {
  let column = 0;
  return line.flatMap((run) => {
    const start = column + run.text.length - run.text.trimStart().length;
    column += run.text.length;
    return run.text.trim() === '' ? [] : [toPiece(run, number, start)];
  });
}

/** The text of a file, and its pieces; `x` and `y` count characters and lines. */
export function writePlainText(
  tagged: string,
  width = Number.POSITIVE_INFINITY,
  tabs?: number,
): { text: string; pieces: Piece[] } {
  let part = 0;
  const lines = tagged
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .split('\n')
    .flatMap((line) =>
      breakLine(
        setTabs(toRuns(line), tabs, width).map((run) => ({ ...run, part: part++ })),
        width,
      ),
    );
  return {
    text: `${lines
      .map((line) =>
        line
          .map(({ text }) => text)
          .join('')
          .trimEnd(),
      )
      .join('\n')}\n`,
    pieces: lines.flatMap(listPieces),
  };
}
