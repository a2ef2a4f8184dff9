import { isTownLike } from '../../facts/index.ts';
import type { Line } from '../../layout/index.ts';
import { institutionScore } from '../../lexicon/degrees.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import { PRESENT } from '../../model.ts';
import type { Entry } from '../entries.ts';
import type { Fragment } from '../fragment.ts';
import { commaItems, placeInBrackets } from '../naming.ts';
import type { Head } from '../part-cuts.ts';
import { type Part, partOf } from '../part-cuts.ts';
import { type Draft, isCloseCall } from './draft.ts';
import { choose, isTitle, leaning, order, pairAroundPreposition } from './pair.ts';
import { splitAtCommas } from './split.ts';

/**
 * Title and employer on separate lines in two styles, above the line with the dates: neither is split at a dash, a bar or an
 * "at" that is part of its name ("Head Chef – Pastry").
 */
export function joinNames(entry: Entry, head: Head): void {
  const lines = [...new Set(head.parts.map((part) => part.line))];
  const [first, second] = lines;
  if (lines.length !== 2 || head.parts.length === 2 || !first || !second || first.bold === second.bold) return;
  const named = entry.head.every(({ line, dates }) => lines.includes(line) === (dates.length === 0));
  if (!named || lines.some((line) => line.cells.length > 1 || line.spans.length > 1)) return;
  head.parts = lines.flatMap((line) => {
    const own = head.parts.filter((part) => part.line === line);
    const whole = partOf(line, own[0]?.from ?? 0, own[own.length - 1]?.to ?? 0);
    return whole ? [{ ...whole, alone: true }] : own;
  });
}

/** Share of the jobs with names on two lines that have one name on each, for the others to be written the same way. */
const MIN_PLAIN_SHARE = 0.5;

/**
 * "Data Intern – Retail" above "Corner Bread", where other jobs have a title on one line and an employer on the other: neither
 * line is split at its dash or dot.
 */
export function joinWholeLines(drafts: readonly Draft[]): void {
  const pairs = drafts.flatMap(({ head }) => {
    const lines = [...new Set(head.parts.map((part) => part.line))];
    return lines.length === 2 ? [{ head, lines }] : [];
  });
  const plain = pairs.filter(({ head }) => head.parts.length === 2);
  const [model] = plain;
  if (!model || plain.length < MIN_PLAIN_SHARE * pairs.length) return;
  const isAlike = (lines: readonly Line[]) => lines.every((line, i) => startsAlike(line, model.lines[i]));
  for (const { head, lines } of pairs) {
    if (head.parts.length === 2 || !isAlike(lines)) continue;
    const whole = lines.flatMap((line) => joinLine(line, head.parts) ?? []);
    if (whole.length === 2) head.parts = whole;
  }
}

function startsAlike({ spans: [a] }: Line, other: Line | undefined): boolean {
  const b = other?.spans[0];
  return (
    a !== undefined && b !== undefined && a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.4
  );
}

/** The parts of a line as one, if only a dash or a dot is between them. */
function joinLine(line: Line, parts: readonly Part[]): Part | undefined {
  const own = parts.filter((part) => part.line === line);
  const [first] = own;
  const last = own[own.length - 1];
  if (!first || !last) return undefined;
  const joined = own.every(
    (part, i) => i === 0 || /^\s+(?:[–—·•@-]|at)\s+$/.test(line.text.slice(own[i - 1]?.to, part.from)),
  );
  const whole = joined ? partOf(line, first.from, last.to) : undefined;
  return whole && { ...whole, alone: true };
}

/** An unlisted town on a separate line, in the place where most other jobs of the section have theirs. */
function takePlaces(drafts: Draft[]): void {
  const placed = drafts.filter((draft) => draft.head.place).length;
  if (placed * 2 < drafts.length) return;
  for (const { head } of drafts) {
    const part = head.parts[head.parts.length - 1];
    if (head.place || head.parts.length < 2 || !part?.alone || !isTownLike(part.text) || part.bold) continue;
    head.place = part.fragment;
    head.parts.pop();
  }
}

export function assignParts(drafts: Draft[]): void {
  takePlaces(drafts);
  splitAtCommas(drafts);
  const titleFirst = getOrientation(drafts) > 0;
  for (const draft of drafts) assign(draft, titleFirst);
  alignEmployers(drafts);
  nameInnerRoles(drafts);
  compareOrders(drafts);
}

/**
 * "Cedar Nine | Logistics" and "Bar Eleven College | Sales" below titles: of two other names on one line, the employer is in the same place in
 * every job of a section, and first if the words don't say.
 */
function alignEmployers(drafts: readonly Draft[]): void {
  const rows = drafts.flatMap((draft) => {
    const [title, first, second] = draft.head.parts;
    const isRow =
      draft.head.parts.length === 3 && !draft.named && title?.fragment === draft.title && first?.line === second?.line;
    return isRow && first && second && title?.line !== first.line && first.bold === second.bold
      ? [{ draft, first, second }]
      : [];
  });
  if (rows.length < 2 || rows.length < MIN_PLAIN_SHARE * drafts.length) return;
  const sum = rows.reduce(
    (total, { first, second }) =>
      total + Math.min(3, organizationScore(first.text)) - Math.min(3, organizationScore(second.text)),
    FIRST_NAME_BONUS * rows.length,
  );
  for (const { draft, first, second } of rows) {
    const [employer, other] = sum > 0 ? [first, second] : [second, first];
    draft.employer = employer.fragment;
    draft.rest = [other.fragment];
  }
}
/** What comes after the name of an employer is more often its trade or a team than before it. */
const FIRST_NAME_BONUS = 0.5;

/** "Kestrel Air, 2018 – Present" above "Purser, 2021 – Present": within the time at an employer, unknown names are roles. */
export function nameInnerRoles(drafts: readonly Draft[]): void {
  let whole: Draft | undefined;
  for (const draft of drafts) {
    const isEmployer = draft.employer !== undefined && draft.title === undefined;
    if (whole && isEmployer && isWithin(draft.head, whole.head) && organizationScore(draft.employer?.text ?? '') < 2) {
      if (draft.employer) draft.title = draft.employer;
      delete draft.employer;
      draft.confidence = 0.8;
    } else if (!whole || !isWithin(draft.head, whole.head)) {
      const isBare = isEmployer && draft.entry.body.length === 0 && draft.head.parts.length === 1;
      whole = isBare ? draft : undefined;
    }
  }
}

/** Whether the first period is within the second and not equal to it. */
function isWithin({ start, end }: Head, whole: Head): boolean {
  if (!start || !whole.start || !end || !whole.end) return false;
  const isInside = start.value >= whole.start.value && (whole.end.value === PRESENT || end.value <= whole.end.value);
  return isInside && (start.value !== whole.start.value || end.value !== whole.end.value);
}

/**
 * Jobs in one section are usually written alike. An order that differs from the others needs a check; the same order confirms uncertain
 * words.
 */
function compareOrders(drafts: readonly Draft[]): void {
  const placed = drafts.flatMap((draft) => {
    const findPart = (name: Fragment | undefined) => draft.head.parts.findIndex((part) => part.fragment === name);
    const [title, employer] = [findPart(draft.title), findPart(draft.employer)];
    if (title < 0 || employer < 0) return [];
    const margin = leaning(draft.title?.text ?? '') - leaning(draft.employer?.text ?? '');
    return [{ draft, margin, order: `${draft.head.parts.length}:${title}-${employer}`, titleFirst: title < employer }];
  });
  for (const each of placed) {
    const others = placed.filter((other) => other !== each);
    const alike = others.filter(({ order }) => order === each.order);
    const against = others.filter(({ titleFirst }) => titleFirst !== each.titleFirst);
    const support = alike.reduce((sum, { margin }) => sum + clamp(margin), 0);
    if (against.length > others.length / 2) each.draft.confidence = Math.min(each.draft.confidence, 0.8);
    else if (support > MIN_SUPPORT && each.margin > -1 && !isCloseCall(each.draft))
      each.draft.confidence = Math.max(each.draft.confidence, each.margin > 0 ? 0.94 : 0.91);
  }
}

/** Together the others clearly name titles and employers in this order. */
const MIN_SUPPORT = 3.5;

/**
 * "Gemeente Amersfoort, Amersfoort": an unlisted town after the employer, where the other jobs of the section have their
 * places.
 */
export function splitPlace(draft: Draft, drafts: readonly Draft[]): void {
  const { head, employer, title } = draft;
  const part = head.parts.find((each) => each.fragment === employer);
  const bracketed = part && title && placeInBrackets(part);
  if (bracketed) {
    draft.employer = bracketed.name.fragment;
    head.place ??= bracketed.place.fragment;
    return;
  }
  if (part && title) splitCourse(draft, part);
  if (!part || head.place || !drafts.some((each) => each !== draft && each.head.place)) return;
  const items = commaItems(part);
  const last = items[items.length - 1];
  if (items.length < 2 || !last || !title || !isTownLike(last.text)) return;
  draft.employer = partOf(part.line, part.from, (items[items.length - 2] as Part).to)?.fragment ?? part.fragment;
  head.place = last.fragment;
}

/**
 * "Cedar Nine I Denver, CO" and "Hotel Alba I Reno, NV": a bar before the place that was typed as a letter in every job of the
 * section. A single "I" can be part of a name.
 */
export function removeBars(drafts: readonly Draft[]): void {
  const named = drafts.flatMap((draft) => {
    const part = draft.head.parts.find((each) => each.fragment === draft.employer);
    return part ? [{ draft, part }] : [];
  });
  if (named.length < 2 || !named.every(({ draft, part }) => draft.head.place && BAR_PATTERN.test(part.text))) return;
  for (const { draft, part } of named) {
    draft.employer = partOf(part.line, part.from, part.to - 2)?.fragment ?? part.fragment;
  }
}
const BAR_PATTERN = /\s[Il]$/;

/** "Calculus III, Kenyon College" next to a title: a course and the school where the person teaches. */
function splitCourse(draft: Draft, part: Part): void {
  const items = commaItems(part);
  const school = items[items.length - 1];
  const [course] = items;
  if (items.length !== 2 || !school || !course || institutionScore(school.text) === 0) return;
  if (!COURSE_PATTERN.test(course.text)) return;
  draft.employer = school.fragment;
  draft.rest.push(course.fragment);
}

/** "ECON 181", "Calculus III" */
const COURSE_PATTERN = /\b[A-Z]{2,5} ?\d{2,4}[A-Z]?$|\s[IVX]{1,4}$/;

/** Above 0 if titles come before employers in this section. */
function getOrientation(drafts: Draft[]): number {
  let sum = 0;
  for (const { head } of drafts) {
    const [first, second] = head.parts;
    if (first && second) sum += clamp(leaning(first.text) - leaning(second.text));
  }
  return sum;
}

function clamp(value: number): number {
  return Math.max(-4, Math.min(4, value));
}

/** "Position: Intern" below "Cedar Nine": the labels say what the names are. */
function assignLabeled(draft: Draft): boolean {
  const { parts } = draft.head;
  const title = parts.find(({ named }) => named === 'title');
  const employer = parts.find(({ named }) => named === 'employer') ?? parts.find((part) => title && part !== title);
  if (!title && !employer?.named) return false;
  const other = title ?? parts.find((part) => part !== employer);
  if (other) draft.title = other.fragment;
  if (employer) draft.employer = employer.fragment;
  draft.rest = parts.filter((part) => part !== other && part !== employer).map(({ fragment }) => fragment);
  draft.confidence = 0.93;
  return true;
}

function assign(draft: Draft, titleFirst: boolean): void {
  const { parts } = draft.head;
  if (draft.named) {
    const { title, employer } = draft.named;
    draft.title = title.fragment;
    draft.employer = employer.fragment;
    draft.confidence = !isCloseCall(draft) && leaning(title.text) - leaning(employer.text) > 2 ? 0.95 : 0.8;
    return;
  }
  const [first, second] = parts;
  if (!first) return;
  if (assignLabeled(draft)) return;
  if (!second) {
    // "Cedar Ridge Senior Living": a rank alone isn't a title.
    if (isTitle(first.text) && titleScore(first.text) >= 1) draft.title = first.fragment;
    else draft.employer = first.fragment;
    draft.confidence = Math.abs(leaning(first.text)) > 1 ? 0.85 : 0.6;
    return;
  }
  const pair =
    parts.length > 2 ? choose(parts, titleFirst) : (pairAroundPreposition(parts) ?? order(first, second, titleFirst));
  draft.title = pair.title.fragment;
  draft.employer = pair.employer.fragment;
  draft.rest = parts.filter((part) => part !== pair.title && part !== pair.employer).map((part) => part.fragment);
  const margin = leaning(pair.title.text) - leaning(pair.employer.text);
  draft.confidence = margin > 2 ? 0.95 : margin > 0 ? 0.85 : 0.65;
}
