import { colorOf } from './docx-styles.ts';
import { attribute, child, descendants, textOf, type XmlElement } from './xml.ts';

/** A text box, and its place relative to the others of its paragraph, in EMUs (914,400 in an inch); absent if it has no offset. */
export interface PlacedBox {
  content: XmlElement;
  place?: Place;
  /** 0xRRGGBB of its own fill. */
  ground?: number;
}

/** A filled shape without text: a banner that can have a text box in front of it. */
export interface FilledShape {
  place: Place;
  /** 0xRRGGBB */
  color: number;
}

interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The margin of a page is about an inch: offsets can be from either. */
const MARGIN = 914_400;

/** The text boxes of a drawing, or the filled shape that it is. */
export function readDrawing(graphic: XmlElement): { boxes: PlacedBox[]; shapes: FilledShape[] } {
  const anchor = child(graphic, 'anchor');
  const place = anchor && readPlace(anchor);
  const contents = descendants(graphic, 'txbxContent');
  const [shape] = descendants(graphic, 'spPr');
  const fill = child(child(shape, 'solidFill'), 'srgbClr');
  const color = colorOf(attribute(fill, 'val'));
  if (contents.length === 0) return { boxes: [], shapes: place && color !== undefined ? [{ place, color }] : [] };
  const own = contents.length === 1 && color !== undefined ? { ground: color } : {};
  return { boxes: contents.map((content) => (place ? { content, place, ...own } : { content, ...own })), shapes: [] };
}

/** The color behind a text box: its own, or that of the smallest shape around its center. */
export function findGround({ place, ground }: PlacedBox, shapes: readonly FilledShape[]): number | undefined {
  if (ground !== undefined || !place) return ground;
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
  const areaOf = (each: Place) => (each.right - each.left) * (each.bottom - each.top);
  const behind = shapes
    .filter((shape) => x > shape.place.left && x < shape.place.right && y > shape.place.top && y < shape.place.bottom)
    .sort((a, b) => areaOf(a.place) - areaOf(b.place));
  return behind[0]?.color;
}

function readPlace(anchor: XmlElement): Place | undefined {
  const [left, top] = [readOffset(child(anchor, 'positionH')), readOffset(child(anchor, 'positionV'))];
  if (left === undefined || top === undefined) return undefined;
  const extent = child(anchor, 'extent');
  const size = (name: string) => Math.max(0, Number(attribute(extent, name) ?? 0) || 0);
  return { left, right: left + size('cx'), top, bottom: top + size('cy') };
}

function readOffset(position: XmlElement | undefined): number | undefined {
  const written = child(position, 'posOffset');
  const offset = written === undefined ? Number.NaN : Number(textOf(written));
  if (!Number.isFinite(offset)) return undefined;
  return attribute(position, 'relativeFrom') === 'page' ? offset - MARGIN : offset;
}

/** More boxes than this stay in the order of the file. */
const MAX_BOXES = 200;

/**
 * The text boxes that belong to one paragraph, in reading order: the file lists them in the order in which they were
 * drawn. Columns side by side are read one after the other, and a box across them before or after both.
 */
export function sortInReadingOrder(boxes: readonly PlacedBox[]): readonly PlacedBox[] {
  const placed = boxes.flatMap((box) => (box.place ? [{ ...box, place: box.place }] : []));
  return placed.length === boxes.length && placed.length <= MAX_BOXES ? orderBoxes(placed) : boxes;
}

type Placed = PlacedBox & { place: Place };

function orderBoxes(boxes: readonly Placed[]): readonly Placed[] {
  let rest: readonly Placed[] = boxes;
  const result: Placed[] = [];
  while (rest.length > 1) {
    const columns = cutBetween(rest, 'left', 'right');
    if (columns) return [...result, ...orderBoxes(columns[0]), ...orderBoxes(columns[1])];
    const bands = cutBetween(rest, 'top', 'bottom');
    if (!bands) break;
    result.push(
      ...(bands[0].length > 1 ? (cutBetween(bands[0], 'left', 'right') ?? [sortByHeight(bands[0])]).flat() : bands[0]),
    );
    rest = bands[1];
  }
  return [...result, ...sortByHeight(rest)];
}

/** Boxes that overlap by less than this still count as one after the other. */
const MAX_OVERLAP = 60_000;

/** The boxes before and after the first line that no box crosses. */
function cutBetween(
  boxes: readonly Placed[],
  from: 'left' | 'top',
  to: 'right' | 'bottom',
): readonly [Placed[], Placed[]] | undefined {
  const sorted = [...boxes].sort((a, b) => a.place[from] - b.place[from]);
  let end = Number.NEGATIVE_INFINITY;
  for (const [i, { place }] of sorted.entries()) {
    if (i > 0 && place[from] >= end - MAX_OVERLAP) return [sorted.slice(0, i), sorted.slice(i)];
    end = Math.max(end, place[to]);
  }
  return undefined;
}

function sortByHeight(boxes: readonly Placed[]): readonly Placed[] {
  return [...boxes].sort((a, b) => a.place.top - b.place.top || a.place.left - b.place.left);
}
