import type { Box, TextRun } from '@foothold/core/resume';
import type { PageSpace } from './geometry.ts';
import type { Fill, PageGraphics } from './objects.ts';
import type { PageText } from './text.ts';

/** Smaller letters than this, on a page of 612 points, cannot be read. */
const TINY = 2;
const LETTER_WIDTH = 612;
const PAPER = 0xffffff;
/** Text and ground closer than this in every channel cannot be told apart. */
const SAME_COLOR = 12;

/**
 * Marks the runs that a person looking at the page would not see. Where the ground is a picture or a gradient its color is
 * not known, and text on it counts as seen.
 */
export function markHidden(text: PageText, graphics: PageGraphics, space: PageSpace): void {
  const scale = Math.min(space.width, space.height) / LETTER_WIDTH;
  const tiny = TINY * Math.min(1, scale);
  const { runs, objects } = text;
  const fills = graphics.fills;
  for (let i = 0; i < runs.length; i++) {
    const run = runs[i];
    if (!run) continue;
    let order = graphics.textOrder.get(objects[i] ?? 0) ?? Number.POSITIVE_INFINITY;
    if (run.hidden) {
      const outline = fills.find((fill) => isOutlineOf(fill, run));
      if (!outline) continue;
      delete run.hidden;
      run.bold = true;
      run.color = outline.color ?? run.color;
      order = outline.order;
    }
    if (run.fontSize < tiny) run.hidden = 'tiny';
    else if (isOffPage(run, space)) run.hidden = 'off-page';
    else if (fills.length > 0 || isNear(run.color, PAPER)) markByFills(run, order, fills);
  }
  readableLayer(runs, graphics, space);
}

/**
 * Skia (Chromium, Android) draws an emboldened font as outlines and lays invisible letters over them, so that the text can
 * be selected: a painted path about as high as the letters stands in their place.
 */
function isOutlineOf(fill: Fill, run: TextRun): boolean {
  return fill.color !== undefined && fill.box.height < 1.6 * run.fontSize && covers(fill.box, run);
}

function isOffPage(run: Box, space: PageSpace): boolean {
  const x = run.x + run.width / 2;
  const y = run.y + run.height / 2;
  return x < 0 || y < 0 || x > space.width || y > space.height;
}

function markByFills(run: TextRun, order: number, fills: Fill[]): void {
  let ground: number | undefined = PAPER;
  for (const fill of fills) {
    if (fill.order === order || !covers(fill.box, run)) continue;
    if (fill.order < order) ground = fill.color;
    // A picture may be a see-through overlay; only a painted area is sure to cover.
    else if (fill.color !== undefined) {
      run.hidden = 'covered';
      return;
    }
  }
  if (ground !== undefined && isNear(run.color, ground)) run.hidden = 'page-color';
}

function covers(area: Box, run: Box): boolean {
  const x = run.x + run.width / 2;
  const y = run.y + run.height / 2;
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

function isNear(a: number, b: number): boolean {
  return (
    Math.abs((a >> 16) - (b >> 16)) <= SAME_COLOR &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= SAME_COLOR &&
    Math.abs((a & 255) - (b & 255)) <= SAME_COLOR
  );
}

/**
 * A scan with a text layer: all text is invisible, over a picture of the page that shows the same words. That layer is what
 * everybody reads, so it counts as seen.
 */
function readableLayer(runs: TextRun[], graphics: PageGraphics, space: PageSpace): void {
  if (runs.length === 0 || runs.some((run) => run.hidden !== 'invisible')) return;
  const page = space.width * space.height;
  if (!graphics.images.some((image) => image.width * image.height > 0.5 * page)) return;
  for (const run of runs) delete run.hidden;
}
