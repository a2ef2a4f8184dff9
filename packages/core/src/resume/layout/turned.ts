import { headingMeaning } from '../sections/vocabulary.ts';
import type { RawPage, TextRun } from '../source.ts';
import { type Line, toLine } from './line.ts';
import { rowOf, toSegment } from './segments.ts';

/** A heading that is drawn along the edge of its section, at an angle. */
export interface Label {
  run: TextRun;
  top: number;
  bottom: number;
}

/** A page with more pieces of text at an angle is a drawing. */
const MAX_TURNED = 40;

/** Separates headings at an angle from the other text of a page; other text at an angle stays where its last letter is. */
export function turnedLabels(runs: readonly TextRun[]): { labels: Label[]; runs: readonly TextRun[] } {
  if (!runs.some((run) => run.turned)) return { labels: [], runs };
  const turned = runs.filter((run) => run.turned && run.hidden === undefined);
  if (turned.length > MAX_TURNED) return { labels: [], runs };
  const labels = joinTurned(turned).filter(isHeading);
  const taken = new Set(labels.flatMap(({ parts }) => parts));
  return {
    labels: labels.map(({ run }) => ({ run, top: run.y, bottom: run.y + run.height })),
    runs: runs.filter((run) => !taken.has(run)),
  };
}

interface Joined {
  run: TextRun;
  parts: TextRun[];
}

/** Pieces of one word can be this far apart, in font sizes. */
const TOUCHING_DISTANCE = 0.4;

/** Joins pieces of angled text with the rest of their words, which some programs draw separately. */
function joinTurned(turned: readonly TextRun[]): Joined[] {
  const result: Joined[] = [];
  const sorted = [...turned].sort((a, b) => (a.turned === 'up' ? b.y - a.y : a.y - b.y));
  for (const run of sorted) {
    const last = result.find((each) => continuesText(each.run, run));
    if (!last) result.push({ run, parts: [run] });
    else {
      last.parts.push(run);
      const y = Math.min(last.run.y, run.y);
      const height = Math.max(last.run.y + last.run.height, run.y + run.height) - y;
      last.run = { ...last.run, text: last.run.text + run.text, y, height };
    }
  }
  return result;
}

function continuesText(above: TextRun, run: TextRun): boolean {
  const isAlike = above.turned === run.turned && above.fontSize === run.fontSize && above.bold === run.bold;
  const gap = run.turned === 'up' ? above.y - (run.y + run.height) : run.y - (above.y + above.height);
  return isAlike && Math.abs(above.x - run.x) < 2 && Math.abs(gap) < TOUCHING_DISTANCE * run.fontSize;
}

function isHeading({ run }: Joined): boolean {
  return run.height > run.width && headingMeaning(run.text) !== undefined;
}

/** Labels closer than this, in points, are in one margin. */
const MARGIN_TOLERANCE = 8;

/** The lines of a page with a line for each label in front of the lines of its section. */
export function withLabels(lines: readonly Line[], labels: readonly Label[], page: RawPage): Line[] {
  if (labels.length === 0) return [...lines];
  const before = new Map<Line, Line[]>();
  const rest: Line[] = [];
  for (const margin of groupByMargin(labels)) {
    let lowest = Number.NEGATIVE_INFINITY;
    for (const label of margin) {
      const start = startBeside(lines, label, lowest, page);
      const line = labelLine(label, start, page.number);
      if (start) before.set(start, [...(before.get(start) ?? []), line]);
      else rest.push(line);
      lowest = label.bottom;
    }
  }
  return [...lines.flatMap((line) => [...(before.get(line) ?? []), line]), ...rest];
}

/** Labels by margin, each from top to bottom. */
function groupByMargin(labels: readonly Label[]): Label[][] {
  const margins: Label[][] = [];
  for (const label of [...labels].sort((a, b) => a.run.x - b.run.x)) {
    const last = margins[margins.length - 1];
    if (last?.[0] && label.run.x - last[0].run.x < MARGIN_TOLERANCE) last.push(label);
    else margins.push([label]);
  }
  for (const margin of margins) margin.sort((a, b) => a.top - b.top);
  return margins;
}

/** How much a rule between two lines, or a line at the height of the label, shows the start of a section, in points of space. */
const RULE_BONUS = 20;
const LEVEL_BONUS = 6;

/**
 * The first line of the section that a label is beside. A label can be at the top, in the middle, or at the end of its section:
 * the section starts at the largest gap or at a rule between the previous label and the top of this one.
 * @param lowest bottom of the previous label in this margin
 */
function startBeside(lines: readonly Line[], label: Label, lowest: number, page: RawPage): Line | undefined {
  const { run, top, bottom } = label;
  const size = run.fontSize;
  const isBeside = (line: Line) => line.x1 < run.x || line.x0 > run.x || line.bottom < top;
  const beside = lines.filter(isBeside).sort((a, b) => a.baseline - b.baseline);
  // Contact data is above the first section.
  const address = beside.findLast((line) => line.baseline < top && ADDRESS_PATTERN.test(line.text))?.baseline ?? 0;
  let best: Line | undefined;
  let most = Number.NEGATIVE_INFINITY;
  beside.forEach((line, i) => {
    if (line.top > top + 1.2 * size || line.top < lowest - 0.5 * size || line.baseline <= address) return;
    const above = beside[i - 1];
    if (above && line.baseline - above.baseline < 0.35 * size) return;
    const ruled = page.rules.some((rule) => rule.y < line.baseline - 2 && rule.y > (above?.baseline ?? 0));
    const gap = above ? line.top - above.bottom : 0;
    const score = gap + (ruled ? RULE_BONUS : 0) + (Math.abs(line.top - top) < size ? LEVEL_BONUS : 0);
    if (score < most) return;
    most = score;
    best = line;
  });
  return best ?? beside.find((line) => line.baseline > top && line.top < bottom);
}

const ADDRESS_PATTERN = /@|\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}/;

/** A line with the label's text at the height of the section's first line. */
function labelLine({ run }: Label, start: Line | undefined, page: number): Line {
  const baseline = start?.baseline ?? run.baseline;
  const upright = { ...run, baseline, y: baseline - run.fontSize, height: run.fontSize, width: run.width };
  const line = toLine(rowOf([toSegment([upright])]), page, start?.column ?? 0, false);
  return { ...line, margin: true };
}
