import type { SourceLine, SourceText, Span } from '@foothold/core/resume';

/** A rectangle on a page, in points from its top left corner. */
export interface PageBox {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Margin around highlighted letters, so that they aren't cut off. */
const MARGIN = 1.5;

/** The boxes that cover the spans on each page. Spans on one line share a box. Spans outside the text are skipped. */
export function findBoxes(text: SourceText, spans: readonly Span[]): PageBox[] {
  return spans.flatMap((span) => {
    const page = text.pages.find(({ number }) => number === span.page);
    const line = page?.lines[span.line];
    const edges = line && findEdges(line, span.start, span.end);
    if (!line || !edges) return [];
    return [
      {
        page: span.page,
        x: edges.from - MARGIN,
        y: line.box.y - MARGIN,
        width: edges.to - edges.from + 2 * MARGIN,
        height: line.box.height + 2 * MARGIN,
      },
    ];
  });
}

/** The left and right edge of some characters in a line. All characters of a word are treated as equally wide. */
function findEdges(line: SourceLine, start: number, end: number): { from: number; to: number } | null {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const word of line.words) {
    const first = Math.max(start, word.start);
    const last = Math.min(end, word.end);
    if (first >= last) continue;
    const characterWidth = word.width / (word.end - word.start);
    from = Math.min(from, word.x + (first - word.start) * characterWidth);
    to = Math.max(to, word.x + (last - word.start) * characterWidth);
  }
  return from < to ? { from, to } : null;
}
