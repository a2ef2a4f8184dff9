import type { Box } from '@foothold/core/resume';
import { LIMITS } from '../limits.ts';
import { boxOf, type PageSpace } from './geometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/** An area painted with something opaque. `color` is undefined if it is unknown (images, gradients). */
export interface Fill {
  box: Box;
  color: number | undefined;
  /** Position in drawing order. */
  order: number;
}

/** The content of a page besides text. */
export interface PageGraphics {
  images: Box[];
  rules: Box[];
  dots: Box[];
  fills: Fill[];
  /** Position of each text object in drawing order. */
  textOrder: Map<Pointer, number>;
}

/** `FPDF_PAGEOBJ_*` */
const TEXT_OBJECT = 1;
const PATH_OBJECT = 2;
const IMAGE_OBJECT = 3;
const SHADING_OBJECT = 4;
const FORM_OBJECT = 5;

/** A line thinner than this, and at least `RULE_LENGTH` long, is a rule, in points. */
const MAX_RULE_THICKNESS = 3;
const RULE_LENGTH = 18;
/** A shape within these sizes that is about as wide as it is tall may be a bullet. */
const MIN_DOT_SIZE = 1;
const MAX_DOT_SIZE = 6;
/** Smaller areas (icons, bullets, underlines) don't hide anything. */
const FILL_HEIGHT = 5;
/** With an alpha below this, the background remains visible. */
const MIN_OPAQUE_ALPHA = 230;
/** Clips of more points than this are outlines of letters or drawings, and count as not clipping. */
const MAX_CLIP_POINTS = 64;
/** Forms nested deeper than this are skipped; PDFium's own limit is much higher. */
const MAX_FORM_DEPTH = 8;

export function readGraphics(pdfium: Pdfium, page: Pointer, space: PageSpace): PageGraphics {
  const graphics: PageGraphics = { images: [], rules: [], dots: [], fills: [], textOrder: new Map() };
  const count = pdfium.api.FPDFPage_CountObjects(page);
  const walk = new GraphicsWalk(pdfium, space, graphics);
  for (let i = 0; i < count && walk.order < LIMITS.pageObjects; i++) {
    walk.visit(pdfium.api.FPDFPage_GetObject(page, i), undefined, 0);
  }
  return graphics;
}

/** A PDF matrix `[a b c d e f]`: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
type Matrix = readonly [number, number, number, number, number, number];

class GraphicsWalk {
  order = 0;
  readonly #pdfium: Pdfium;
  readonly #space: PageSpace;
  readonly #graphics: PageGraphics;

  constructor(pdfium: Pdfium, space: PageSpace, graphics: PageGraphics) {
    this.#pdfium = pdfium;
    this.#space = space;
    this.#graphics = graphics;
  }

  visit(object: Pointer, within: Matrix | undefined, depth: number): void {
    const order = this.order++;
    switch (this.#pdfium.api.FPDFPageObj_GetType(object)) {
      case TEXT_OBJECT:
        this.#graphics.textOrder.set(object, order);
        break;
      case PATH_OBJECT:
        this.#path(object, within, order);
        break;
      case IMAGE_OBJECT: {
        const box = this.#bounds(object, within);
        if (box) {
          this.#graphics.images.push(box);
          this.#graphics.fills.push({ box, color: undefined, order });
        }
        break;
      }
      case SHADING_OBJECT: {
        const box = this.#bounds(object, within);
        if (box) this.#graphics.fills.push({ box, color: undefined, order });
        break;
      }
      case FORM_OBJECT:
        if (depth < MAX_FORM_DEPTH) this.#form(object, within, depth);
        break;
    }
  }

  #form(object: Pointer, within: Matrix | undefined, depth: number): void {
    const { api, scratch } = this.#pdfium;
    const count = api.FPDFFormObj_CountObjects(object);
    api.FPDFPageObj_GetMatrix(object, scratch);
    const at = scratch >> 2;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.#pdfium.floats.subarray(at, at + 6);
    const own: Matrix = [a, b, c, d, e, f];
    const matrix = within ? multiply(own, within) : own;
    for (let i = 0; i < count && this.order < LIMITS.pageObjects; i++) {
      this.visit(api.FPDFFormObj_GetObject(object, i), matrix, depth + 1);
    }
  }

  #path(object: Pointer, within: Matrix | undefined, order: number): void {
    const box = this.#bounds(object, within);
    if (!box) return;
    if (box.height < MAX_RULE_THICKNESS && box.width >= RULE_LENGTH) {
      this.#graphics.rules.push(box);
      return;
    }
    if (isDot(box)) this.#graphics.dots.push(box);
    if (box.height < FILL_HEIGHT || box.width < FILL_HEIGHT) return;
    const { api, scratch } = this.#pdfium;
    api.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
    if ((this.#pdfium.words[scratch >> 2] ?? 0) === 0) return; // outline only
    const known = api.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0;
    const at = scratch >> 2;
    const [r = 0, g = 0, b = 0, alpha = 255] = this.#pdfium.words.subarray(at, at + 4);
    const shown = this.#clip(object, within, box);
    if (shown.height < FILL_HEIGHT || shown.width < FILL_HEIGHT) return;
    if (known && alpha < MIN_OPAQUE_ALPHA) {
      // A tint: what is underneath shows through, so its color is unknown without rendering.
      if (alpha > 255 - MIN_OPAQUE_ALPHA) this.#graphics.fills.push({ box: shown, color: undefined, order });
      return;
    }
    this.#graphics.fills.push({ box: shown, color: known ? (r << 16) | (g << 8) | b : undefined, order });
  }

  /** The part of a shape that its clip shows: Cairo fills the whole page, clipped to one line. */
  #clip(object: Pointer, within: Matrix | undefined, box: Box): Box {
    const { api } = this.#pdfium;
    const clip = api.FPDFPageObj_GetClipPath(object);
    const count = clip === 0 ? 0 : api.FPDFClipPath_CountPaths(clip);
    let shown = box;
    for (let path = 0; path < Math.min(count, MAX_CLIP_POINTS); path++) {
      const area = this.#clipBounds(clip, path, within);
      if (area) shown = intersect(shown, area);
    }
    return shown;
  }

  #clipBounds(clip: Pointer, path: number, within: Matrix | undefined): Box | undefined {
    const { api, scratch } = this.#pdfium;
    const count = api.FPDFClipPath_CountPathSegments(clip, path);
    if (count <= 0 || count > MAX_CLIP_POINTS) return undefined;
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < count; i++) {
      if (!api.FPDFPathSegment_GetPoint(api.FPDFClipPath_GetPathSegment(clip, path, i), scratch, scratch + 4))
        return undefined;
      const [x = 0, y = 0] = this.#pdfium.floats.subarray(scratch >> 2, (scratch >> 2) + 2);
      [left, bottom, right, top] = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
    }
    return this.#toPage(left, bottom, right, top, within);
  }

  #bounds(object: Pointer, within: Matrix | undefined): Box | undefined {
    const { api, scratch } = this.#pdfium;
    if (!api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
    const at = scratch >> 2;
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#pdfium.floats.subarray(at, at + 4);
    return this.#toPage(left, bottom, right, top, within);
  }

  #toPage(left: number, bottom: number, right: number, top: number, within: Matrix | undefined): Box {
    if (!within) return boxOf(this.#space, left, bottom, right, top);
    const [a, b, c, d, e, f] = within;
    return boxOf(
      this.#space,
      a * left + c * bottom + e,
      b * left + d * bottom + f,
      a * right + c * top + e,
      b * right + d * top + f,
    );
  }
}

function intersect(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

function isDot(box: Box): boolean {
  const { width, height } = box;
  return (
    width >= MIN_DOT_SIZE &&
    width <= MAX_DOT_SIZE &&
    height >= MIN_DOT_SIZE &&
    height <= MAX_DOT_SIZE &&
    Math.abs(width - height) < 1
  );
}

/** First `m`, then `n`. */
function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}
