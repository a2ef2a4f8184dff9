import { isWrapped, type Line } from '../layout/index.ts';
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
export function readBody(lines: readonly Line[]): Body {
  const body: Body = { paragraphs: [], bullets: [], urls: [] };
  let pieces: Fragment[] = [];
  let item: Line | undefined;
  let last: Line | undefined;
  const listed = lines.some((line) => line.marker > 0);
  const right = Math.max(0, ...lines.map((line) => line.x1));
  const close = () => {
    if (pieces.length > 0) (item ? body.bullets : body.paragraphs).push(joinFragments(pieces));
    pieces = [];
    item = undefined;
  };
  for (const line of lines) {
    if (isUrlOnly(line.text) && !(last && isWrapped(last, line) && /\.$/.test(line.text))) {
      close();
      body.urls.push(fragmentOf(line));
      last = undefined;
      continue;
    }
    if (line.marker > 0) {
      close();
      item = line;
    } else if (item && last && !isItemContinuation(line, item)) close();
    else if (!item && last && (startsParagraph(line, last, right) || !listed)) {
      if (startsParagraph(line, last, right)) close();
    }
    pieces.push(bodyOf(line));
    last = line;
  }
  close();
  return listed || body.paragraphs.length < 2 ? body : toItems(body);
}

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
