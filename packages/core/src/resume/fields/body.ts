import { opensWithAction } from '../facts/index.ts';
import { cutLine, isWrapped, type Line } from '../layout/index.ts';
import { isUrlOnly } from './contact-patterns.ts';
import { bodyOf, type Fragment, fragmentOf, joinFragments } from './fragment.ts';

/** The description of an entry: paragraphs and list items. */
export interface Body {
  paragraphs: Fragment[];
  bullets: Fragment[];
  urls: Fragment[];
}

/** A gap this many font sizes larger than the line spacing above separates paragraphs. */
const PARAGRAPH_GAP = 0.35;

/** Joins the lines of a body into paragraphs and list items. */
export function readBody(all: readonly Line[]): Body {
  const { lines, starts } = splitAtDrawnMarkers(all);
  const body: Body = { paragraphs: [], bullets: [], urls: [] };
  let pieces: Fragment[] = [];
  let item: Line | undefined;
  let last: Line | undefined;
  const listed = lines.some((line) => line.marker > 0);
  const right = Math.max(0, ...lines.map((line) => line.x1));
  const isActs = !listed && lines[0] !== undefined && opensWithAction(lines[0].text);
  const close = () => {
    if (pieces.length > 0) (item ? body.bullets : body.paragraphs).push(joinFragments(pieces));
    pieces = [];
    item = undefined;
  };
  for (const line of lines) {
    if (isUrlOnly(line.text) && !(last && endsInAddress(last, line))) {
      close();
      body.urls.push(fragmentOf(line));
      last = undefined;
      continue;
    }
    if (line.marker > 0 || starts.has(line)) {
      close();
      item = line;
    } else if (item && last && !isItemContinuation(line, item)) close();
    else if (!item && last && (startsParagraph(line, last, right) || (isActs && startsAct(line, last)))) close();
    pieces.push(bodyOf(line));
    last = line;
  }
  close();
  return listed || body.paragraphs.length < 2 ? body : toItems(body);
}

/** Another act in a list whose markers are drawings: "Review loans" below "Meet with clients", where nothing is left open. */
const startsAct = (line: Line, last: Line): boolean =>
  /^\p{Lu}/u.test(line.text) && opensWithAction(line.text) && !OPEN_END_PATTERN.test(last.text);
const OPEN_END_PATTERN =
  /[^\p{L}\p{N}%)]$|(?:^|\s)(?:\p{Lu}\S*|and|or|of|the|to|with|in|for|a|an|by|on|at|from|as|into|our|their|its|new|all)$/u;

/** A gap this many font sizes wide inside a list item has a marker in it that is a drawing, if another act follows. */
const DRAWN_MARKER_GAP = 0.7;

function splitAtDrawnMarkers(all: readonly Line[]): { lines: Line[]; starts: ReadonlySet<Line> } {
  const starts = new Set<Line>();
  const isListed = all.some((line) => line.marker > 0);
  const lines = all.flatMap((line) => {
    const word = isListed ? line.words.find((_, at) => isAfterDrawnMarker(line, at)) : undefined;
    if (!word) return [line];
    const rest = { ...cutLine(line, word.start), marker: 0 };
    starts.add(rest);
    return [cutLine(line, 0, word.start), rest];
  });
  return { lines, starts };
}

function isAfterDrawnMarker({ words, text, size }: Line, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || word.x - (before.x + before.width) < DRAWN_MARKER_GAP * size) return false;
  const rest = text.slice(word.start);
  return /\p{Ll}$/u.test(text.slice(0, before.end)) && /^\p{Lu}\p{Ll}/u.test(rest) && opensWithAction(rest);
}

/** "You can find it at:" above an address, or an address with a period at its end: the end of a sentence. */
const endsInAddress = (last: Line, line: Line): boolean =>
  isWrapped(last, line) && (/\.$/.test(line.text) || last.text.endsWith(':'));

function isItemContinuation(line: Line, item: Line): boolean {
  if (line.whole) return false;
  return line.x0 >= item.x0 + 2 || /^[\p{Ll}\d(]/u.test(line.text);
}

/** A line that doesn't continue the line above. */
function startsParagraph(line: Line, last: Line, right: number): boolean {
  if (line.whole) return true;
  if (/^\p{Ll}/u.test(line.text)) return false;
  if (line.column !== last.column) return true;
  if (line.gap > PARAGRAPH_GAP + (Number.isFinite(last.gap) ? last.gap : 1.2) && line.gap > 1.5) return true;
  if (isWrapped(last, line) || last.text.endsWith('-')) return false;
  // A paragraph can be narrower than its column, so its own lines show where it wraps.
  const word = line.words[0]?.width ?? 0;
  return last.text.length < NARROW_TEXT_LENGTH || last.x1 + word + 0.25 * last.size <= right;
}

/** Lines shorter than this, in characters, are items and not running text. */
const NARROW_TEXT_LENGTH = 45;

/** Several short paragraphs without markers are a list whose markers were drawn in a way that can't be detected. */
function toItems(body: Body): Body {
  return { ...body, bullets: body.paragraphs, paragraphs: [] };
}
