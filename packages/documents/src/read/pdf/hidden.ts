import type { Box, TextRun } from '@foothold/core/resume';
import type { PageSpace } from './geometry.ts';
import type { Fill, PageGraphics } from './objects.ts';
import type { PageText } from './text.ts';

/** Letters smaller than this, on a page 612 points wide, can't be read. */
const TINY_FONT_SIZE = 2;
const LETTER_WIDTH = 612;
const PAPER_COLOR = 0xffffff;
/** Text and background closer than this in every channel can't be distinguished. */
const COLOR_TOLERANCE = 12;

/**
 * Marks the runs that a person looking at the page wouldn't see. If the background is an image or a gradient, its color is
 * unknown, and text on it counts as visible.
 */
export function markHidden(text: PageText, graphics: PageGraphics, space: PageSpace): void {
  const scale = Math.min(space.width, space.height) / LETTER_WIDTH;
  const tiny = TINY_FONT_SIZE * Math.min(1, scale);
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
    else if (fills.length > 0 || isNear(run.color, PAPER_COLOR)) markByFills(run, order, fills);
  }
  markReadableLayer(runs, graphics, space);
}

/**
 * Skia (Chromium, Android) draws a synthetic bold font as outlines with invisible letters on top, so that the text can be
 * selected: there is a painted path about as tall as the letters in the same place.
 */
function isOutlineOf(fill: Fill, run: TextRun): boolean {
  return fill.color !== undefined && fill.box.height < 1.6 * run.fontSize && isCovered(fill.box, run);
}

function isOffPage(run: Box, space: PageSpace): boolean {
  const x = run.x + run.width / 2;
  const y = run.y + run.height / 2;
  return x < 0 || y < 0 || x > space.width || y > space.height;
}

function markByFills(run: TextRun, order: number, fills: Fill[]): void {
  let ground: number | undefined = PAPER_COLOR;
  for (const fill of fills) {
    if (fill.order === order || !isCovered(fill.box, run)) continue;
    if (fill.order < order) ground = fill.color;
    // An image may be a transparent overlay; only a painted area is certain to cover the text.
    else if (fill.color !== undefined) {
      run.hidden = 'covered';
      return;
    }
  }
  if (ground !== undefined && isNear(run.color, ground)) run.hidden = 'page-color';
}

function isCovered(area: Box, run: Box): boolean {
  const x = run.x + run.width / 2;
  const y = run.y + run.height / 2;
  return x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
}

function isNear(a: number, b: number): boolean {
  return (
    Math.abs((a >> 16) - (b >> 16)) <= COLOR_TOLERANCE &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= COLOR_TOLERANCE &&
    Math.abs((a & 255) - (b & 255)) <= COLOR_TOLERANCE
  );
}

/**
 * In a scan with a text layer, all text is invisible, over an image of the page with the same words. Every reader uses that
 * layer, so it counts as visible.
 */
function markReadableLayer(runs: TextRun[], graphics: PageGraphics, space: PageSpace): void {
  if (runs.length === 0 || runs.some((run) => run.hidden !== 'invisible')) return;
  const page = space.width * space.height;
  if (!graphics.images.some((image) => image.width * image.height > 0.5 * page)) return;
  for (const run of runs) delete run.hidden;
}
