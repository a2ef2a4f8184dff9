import { isDateOnly, isPlace, isTownLike } from '../facts/index.ts';
import { datesOf, type Line } from '../layout/index.ts';
import { institutionScore } from '../lexicon/degrees.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { WorkEntry } from '../model.ts';
import { type DocumentLooks, namesJob, type Section } from '../sections/index.ts';
import { readBody } from './body.ts';
import { bodyIndent, type Entry, entriesAt, findEntries } from './entries.ts';
import { type Fragment, joinFragments } from './fragment.ts';
import { bestReading, type Interpretation } from './interpretations.ts';
import { labeledEntries, tableEntries, WORK_LABELS, writeFacts, writeStory, writeTimes } from './labeled.ts';
import {
  bestNaming,
  commaItems,
  type Naming,
  nameByCommas,
  type Order,
  placeInBrackets,
  worthOfPair,
} from './naming.ts';
import { type Head, type Part, partOf, takeApart } from './parts.ts';
import type { FieldWriter } from './writer.ts';

/** A job before it is written to the résumé. */
interface Draft {
  entry: Entry;
  head: Head;
  employer?: Fragment;
  title?: Fragment;
  /** Set if the words of one line determined which piece is which. */
  named?: Pair & { margin: number };
  /** Parts that are neither title nor employer: a team, a kind of contract. */
  rest: Fragment[];
  confidence: number;
}

/** Reads jobs (or volunteer work, with other ids) from a section. */
export function readWork(
  section: Section,
  looks: DocumentLooks,
  list: 'work' | 'volunteer',
  writer: FieldWriter,
): WorkEntry[] {
  const labeled = labeledEntries(section.lines, WORK_LABELS) ?? tableEntries(section.lines, WORK_LABELS);
  if (labeled) {
    return labeled.map((entry) => {
      const id = writer.id(list === 'work' ? 'w' : 'v');
      const path = `${list}/${id}`;
      return {
        id,
        ...writeFacts(entry, path, ['title', 'employer', 'location'], writer),
        ...writeTimes(entry, path, writer),
        ...writeStory(entry, path, writer),
      };
    });
  }
  const drafts = draftSection(section, looks);
  return drafts.map((draft) => writeEntry(draft, list, writer));
}

/** A list item that ends with a period, as the name of a job does. */
function isDatedItem(line: Line): boolean {
  const last = datesOf(line).at(-1);
  return line.marker > 0 && last?.kind === 'range' && last.to >= line.text.length - 1;
}

function draftSection({ lines, heads }: Section, looks: DocumentLooks): readonly Draft[] {
  const read = (each: Interpretation) => draftsOf(each, looks);
  if (heads) return read({ lines, heads: new Set(heads), isComplete: true });
  const named = jobLines(lines);
  const more = named.size > 0 ? [{ lines, heads: named, isComplete: true }] : besideDates(lines);
  return bestReading(lines, read, { worth: worthOf, isWhole, more });
}

/** Share of the dated lines that have a name above, or below, if the jobs of the section are written that way. */
const MOST_NAMES = 0.6;

/** The lines above, or below, each dated line name its job too. */
function besideDates(lines: readonly Line[]): Interpretation[] {
  const isName = (line: Line | undefined): line is Line =>
    line !== undefined && line.marker === 0 && line.x0 < indent && isNameLike(line.text) && datesOf(line).length === 0;
  const indent = bodyIndent(lines);
  const dated = lines.flatMap((line, i) => (line.marker === 0 && datesOf(line).length > 0 ? [i] : []));
  return [-1, 1].flatMap((step) => {
    const heads = new Set(dated.map((i) => lines[i + step]).filter(isName));
    return heads.size > MOST_NAMES * dated.length ? [{ lines, heads }] : [];
  });
}

/** The lines that name a job by their words, in a section without periods and list markers at its edge. */
function jobLines(lines: readonly Line[]): Set<Line> {
  if (lines.some((line) => datesOf(line).some(({ kind }) => kind === 'range'))) return new Set();
  return new Set(lines.filter((line, i) => namesJob(line) || isBareName(line, lines[i - 1], lines[i + 1])));
}

/** "Family Dollar" between two descriptions: a few capitalized words, with a description below. */
function isBareName(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  const isName = line.marker === 0 && /^(?:\p{Lu}[\p{L}\p{M}'’&.-]*(?: |$)){1,4}$/u.test(`${line.text} `.trimEnd());
  return isName && below !== undefined && !/[.!?]$/.test(line.text) && (above === undefined || !namesJob(above));
}

/** A job whose names were all identified by clear words. */
function isWhole({ title, employer, head, entry }: Draft): boolean {
  return (
    !entry.body.some(isDatedItem) &&
    title !== undefined &&
    employer !== undefined &&
    head.start !== undefined &&
    titleScore(title.text) > 0 &&
    isNameLike(employer.text)
  );
}

function draftsOf({ lines, heads, isComplete }: Interpretation, looks: DocumentLooks): Draft[] {
  const entries = isComplete ? entriesAt(lines, heads) : findEntries(lines, looks, heads);
  const drafts: Draft[] = entries.map((entry) => ({
    entry,
    head: takeApart(entry.head),
    rest: [],
    confidence: 0.9,
  }));
  for (const { entry, head } of drafts) joinNames(entry, head);
  assignParts(drafts);
  for (const draft of drafts) splitPlace(draft, drafts);
  if (isComplete) for (const draft of drafts) readSpoken(draft);
  return shareEmployers(drafts);
}

/** Maximum length of a title at the start of a description, in words. */
const MAX_SPOKEN_TITLE = 4;

/** Corrects a job that was written as people speak: what was done there isn't its title. */
function readSpoken(draft: Draft): void {
  const { title, employer } = draft;
  if (title && titleScore(title.text) === 0 && title.text.split(' ').length > MAX_SPOKEN_TITLE - 1) {
    draft.rest.unshift(title);
    delete draft.title;
  }
  const verb = employer && SERVED_FOR.exec(employer.text);
  const part = verb && draft.head.parts.find((each) => each.fragment === employer);
  if (verb && part) draft.employer = partOf(part.line, part.from + verb[0].length, part.to)?.fragment ?? employer;
  draft.confidence = Math.min(draft.confidence, 0.75);
  findTitleBelow(draft);
}

/** "Drove for Swift", "Worked at Target" */
const SERVED_FOR =
  /^(?:\p{Lu}\p{Ll}+ed|Did|Drove|Held|Kept|Made|Ran|Sold|Taught|Was)(?:\s\p{Ll}+)?\s(?:for|at|with)\s(?=\p{Lu})/u;

/** "cashier, cleaned the store": a description that starts with the title of the job. */
function findTitleBelow(draft: Draft): void {
  const [line] = draft.entry.body;
  if (draft.title || !line) return;
  const end = /[,.;:]/.exec(line.text.slice(line.marker))?.index ?? line.text.length - line.marker;
  const part = partOf(line, line.marker, line.marker + end);
  if (!part || part.text.split(' ').length > MAX_SPOKEN_TITLE || titleScore(part.text) < 3) return;
  draft.title = part.fragment;
  draft.confidence = Math.min(draft.confidence, 0.65);
}

/** Evidence for and against a job interpretation. */
const WORTH: readonly (readonly [holds: (draft: Draft) => boolean, points: number])[] = [
  [({ title }) => title !== undefined && titleScore(title.text) > 0, 2],
  [({ title }) => title !== undefined, 0.5],
  [({ employer }) => employer !== undefined, 1.5],
  [({ employer }) => employer !== undefined && organizationScore(employer.text) > 0, 0.5],
  [({ head }) => head.start !== undefined || head.end !== undefined, 2],
  [({ title }) => title !== undefined && !isNameLike(title.text) && titleScore(title.text) < 3, -2],
  [({ employer }) => employer !== undefined && !isNameLike(employer.text), -2],
  [({ rest }) => rest.length > 0, -0.5],
  [({ entry }) => entry.body.some((line) => isDateOnly(line.text) || isDatedItem(line)), -1],
];
/** Subtracted for each job, so that splitting off another one requires enough evidence. */
const JOB = 3;

function worthOf(drafts: readonly Draft[]): number {
  let sum = 0;
  for (const draft of drafts) {
    sum -= JOB;
    for (const [holds, points] of WORTH) if (holds(draft)) sum += points;
  }
  return sum;
}

/** Maximum length of a title or employer, in words. */
const LONGEST_NAME = 10;

function isNameLike(text: string): boolean {
  const isSentence = /\p{Ll}{2}[.!?]$/u.test(text) && !LEGAL_END.test(text);
  return text.split(' ').length <= LONGEST_NAME && !isSentence && !/^\p{Ll}/u.test(text);
}
const LEGAL_END = /\b(?:inc|corp|ltd|bros|assoc|univ|dept|intl|mfg|pvt|pty|pte|gov|jr|sr)\.$/iu;

/**
 * Title and employer on separate lines in two styles, above the line with the dates: neither is split at a dash, a bar or an
 * "at" that is part of its name ("Head Chef – Pastry").
 */
function joinNames(entry: Entry, head: Head): void {
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

/** How much more a part looks like a title than an employer. */
function leaning(text: string): number {
  const [title, organization] = [titleScore(text), organizationScore(text)];
  // "Software Engineer": before the noun of a title, the words for an organization say little.
  const weight = title >= 3 && organization < 3 ? 0.4 : 1;
  return title - weight * organization + (SMALL_START.test(text) ? 0.8 : 0);
}
/** Names of employers rarely start with a lowercase word. */
const SMALL_START = /^\p{Ll}+(?: |$)/u;

function assignParts(drafts: Draft[]): void {
  takePlaces(drafts);
  splitAtCommas(drafts);
  const titleFirst = orientation(drafts) > 0;
  for (const draft of drafts) assign(draft, titleFirst);
  compareOrders(drafts);
}

/** Jobs of one section are written alike: another order than most others needs a check, the same order confirms unclear words. */
function compareOrders(drafts: readonly Draft[]): void {
  const placed = drafts.flatMap((draft) => {
    const at = (name: Fragment | undefined) => draft.head.parts.findIndex((part) => part.fragment === name);
    const [title, employer] = [at(draft.title), at(draft.employer)];
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
    else if (support > CLEAR_SUPPORT && each.margin > -1 && !isCloseCall(each.draft))
      each.draft.confidence = Math.max(each.draft.confidence, each.margin > 0 ? 0.94 : 0.91);
  }
}

/** Together the others clearly name titles and employers in this order. */
const CLEAR_SUPPORT = 3.5;

/**
 * "Gemeente Amersfoort, Amersfoort": an unlisted town after the employer, where the other jobs of the section have their
 * places.
 */
function splitPlace(draft: Draft, drafts: readonly Draft[]): void {
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

/** "Calculus III, Kenyon College" next to a title: a course before the school that employs. */
function splitCourse(draft: Draft, part: Part): void {
  const items = commaItems(part);
  const school = items[items.length - 1];
  const [course] = items;
  if (items.length !== 2 || !school || !course || institutionScore(school.text) === 0) return;
  if (!COURSE.test(course.text)) return;
  draft.employer = school.fragment;
  draft.rest.push(course.fragment);
}

/** "ECON 181", "Calculus III" */
const COURSE = /\b[A-Z]{2,5} ?\d{2,4}[A-Z]?$|\s[IVX]{1,4}$/;

/** Above 0 if titles come before employers in this section. */
function orientation(drafts: Draft[]): number {
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
  if (!second) {
    if (isTitle(first.text)) draft.title = first.fragment;
    else draft.employer = first.fragment;
    draft.confidence = Math.abs(leaning(first.text)) > 1 ? 0.85 : 0.6;
    return;
  }
  const pair = parts.length === 2 ? order(first, second, titleFirst) : choose(parts, titleFirst);
  draft.title = pair.title.fragment;
  draft.employer = pair.employer.fragment;
  draft.rest = parts.filter((part) => part !== pair.title && part !== pair.employer).map((part) => part.fragment);
  const margin = leaning(pair.title.text) - leaning(pair.employer.text);
  draft.confidence = margin > 2 ? 0.95 : margin > 0 ? 0.85 : 0.65;
}

/** Two ways to split a line that are worth almost the same. */
const CLOSE_CALL = 1.2;

function isCloseCall({ named }: Draft): boolean {
  return named !== undefined && named.margin < CLOSE_CALL;
}

function isTitle(text: string): boolean {
  return titleScore(text) > 0 && leaning(text) >= 0;
}

interface Pair {
  title: Part;
  employer: Part;
}

/** The order of the section applies unless the words of this entry clearly contradict it. */
function order(first: Part, second: Part, titleFirst: boolean): Pair {
  const own = leaning(first.text) - leaning(second.text);
  const firstIsTitle = titleFirst ? own > -3 : own >= 3;
  return firstIsTitle ? { title: first, employer: second } : { title: second, employer: first };
}

/** Longer titles are descriptions, in words. */
const MAX_TITLE_WORDS = 7;

/** Three or more parts: a team or a department is between or after title and employer. */
function choose(parts: Part[], titleFirst: boolean): Pair {
  let title = parts[0] as Part;
  const titled = (part: Part) => leaning(part.text) - (part.text.split(' ').length > MAX_TITLE_WORDS ? 1.5 : 0);
  for (const part of parts) if (titled(part) > titled(title) + 0.5) title = part;
  const others = parts.filter((part) => part !== title);
  let employer =
    (titleFirst ? others[0] : others.find((part) => parts.indexOf(part) < parts.indexOf(title))) ?? (others[0] as Part);
  // A description of the company is plainer than its name.
  const value = (part: Part) => organizationScore(part.text) + (part.bold ? 1.5 : 0);
  for (const part of others) if (value(part) > value(employer) + 1) employer = part;
  return { title, employer };
}

/**
 * "Logistics Analyst, Cedar Freight Co.": one part contains both, or one of them contains a dash. The line is split at its
 * commas, unless the section names employers elsewhere (one employer above several roles).
 */
function splitAtCommas(drafts: Draft[]): void {
  const hasBanner = (i: number) => {
    for (let k = i - 1; k >= 0; k--) {
      const parts = drafts[k]?.head.parts ?? [];
      if (parts.length > 1) return parts[0]?.alone === true && drafts[k]?.head.first === parts[0]?.line;
    }
    return false;
  };
  for (const draft of drafts) splitAtWord(draft);
  const namings = drafts.map(({ head }, i) =>
    (hasBanner(i) && head.parts.length === 1) || !mayShareLine(head) ? [] : nameByCommas(head.parts),
  );
  const isTitled = ({ title }: Naming) => titleScore(title.text) > 0;
  const orders = namings.flatMap((each) => bestNaming(each.filter(isTitled)) ?? []).map(({ order }) => order);
  const favored = favorOrders(orders);
  drafts.forEach((draft, i) => {
    const possible = namings[i]?.filter((each) => isTitled(each) || orders.includes(each.order));
    const named = bestNaming(possible ?? [], favored);
    if (!named || named.worth <= worthOfParts(draft.head.parts)) return;
    const { title, employer, place, team, margin } = named;
    draft.named = { title, employer, margin };
    draft.head.parts = title.from < employer.from ? [title, employer] : [employer, title];
    if (place) draft.head.place ??= place.fragment;
    if (team) draft.rest.push(team.fragment);
  });
}

const TURN_WEIGHT = 0.4;
const ORDER_WEIGHT = 0.6;

/** The jobs of a section are usually written alike: the more of them are best read in an order, the more it is worth. */
function favorOrders(orders: readonly Order[]): (order: Order) => number {
  const isTitleFirst = (order: Order) => order.indexOf('title') < order.indexOf('employer');
  const turn = Math.sign(orders.reduce((sum, order) => sum + (isTitleFirst(order) ? 1 : -1), 0));
  return (order) => {
    const alike = orders.filter((each) => each === order).length;
    return TURN_WEIGHT * turn * (isTitleFirst(order) ? 1 : -1) + (ORDER_WEIGHT * alike) / Math.max(1, orders.length);
  };
}

/** "Responsable de Selección en Olivares del Sur": a preposition between title and employer, which elsewhere can be part of a name. */
const AT = /\s(?:en|em|na|no|w|hos|på|im|am|beim|a|ved|u)\s(?=\p{Lu})/gu;

function splitAtWord({ head }: Draft): void {
  const [part] = head.parts;
  if (!part || head.parts.length > 1) return;
  const halves = atBracket(part) ?? atColon(part) ?? atSmallWord(part);
  if (halves) head.parts = halves;
}

function atSmallWord(part: Part): [Part, Part] | undefined {
  for (const match of part.text.matchAll(AT)) {
    const left = partOf(part.line, part.from, part.from + match.index);
    const right = partOf(part.line, part.from + match.index + match[0].length, part.to);
    if (left && right && isTitle(left.text) && titleScore(right.text) === 0) return [left, right];
  }
  return undefined;
}

/** "Halvorsen Consulting: Business Analyst": only one side is a title. */
function atColon(part: Part): [Part, Part] | undefined {
  const colon = part.text.indexOf(': ');
  if (colon < 2) return undefined;
  const left = partOf(part.line, part.from, part.from + colon);
  const right = partOf(part.line, part.from + colon + 2, part.to);
  return left && right && isTitle(left.text) !== isTitle(right.text) ? [left, right] : undefined;
}

/** Text in parentheses after a title that isn't an employer. */
const NATURE =
  /^(?:contract(?:or)?|part[- ]time|full[- ]time|temp(?:orary)?|freelance|remote|hybrid|seasonal|summer|winter|acting|interim|permanent|promoted|volunteer|unpaid|paid|co-?op|internship|industrial placement|self[- ]employed|casual|per diem|on[- ]site|onsite)\b/iu;

/** "Business Analyst (Halvorsen Consulting)" */
function atBracket(part: Part): [Part, Part] | undefined {
  const match = /^(.+?)\s\(([^()]{2,60})\)$/u.exec(part.text);
  const [, before = '', inner = ''] = match ?? [];
  if (
    !match ||
    !isTitle(before) ||
    titleScore(inner) > 0 ||
    NATURE.test(inner) ||
    /^[A-Z]{1,4}$/.test(inner) ||
    !/^[\p{Lu}\d]/u.test(inner)
  )
    return undefined;
  if (isPlace(inner) || (!inner.includes(' ') && organizationScore(inner) === 0)) return undefined;
  const left = partOf(part.line, part.from, part.from + before.length);
  const right = partOf(part.line, part.from + before.length, part.to);
  return left && right && [left, right];
}

/** Whether the parts can be the pieces of one line with all names of a job. */
function mayShareLine({ parts, place }: Head): boolean {
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (!first || !last || !parts.some((part) => part.text.includes(','))) return false;
  if (parts.length === 1) return true;
  if (worthOfParts(parts) >= CLEAR) return false;
  const at = place?.spans[0];
  if (at?.line === first.line.number && at.start > first.from && at.end < last.to) return false;
  return first.line === last.line && !first.line.text.slice(first.from, last.to).includes('\t');
}

/** Parts worth at least this much are clearly a title and an employer. */
const CLEAR = 5.5;

/** The worth of the parts without changes, measured as in `nameByCommas`; a single part names too little. */
function worthOfParts(parts: readonly Part[]): number {
  const [first, second] = parts;
  if (!first || !second) return 0;
  const pair =
    parts.length === 2 ? order(first, second, leaning(first.text) > leaning(second.text)) : choose([...parts], true);
  return worthOfPair(pair) - 0.8 * (parts.length - 2) + 1;
}

/**
 * Several roles at one employer: the name appears once, above the first role or as a separate entry with the total period; it
 * is copied to each role.
 */
function shareEmployers(drafts: Draft[]): Draft[] {
  const result: Draft[] = [];
  let banner: Draft | undefined;
  drafts.forEach((draft, i) => {
    const next = drafts[i + 1];
    if (draft.employer && !draft.title && next?.title && !next.employer && isBanner(draft, next)) {
      banner = draft;
      return;
    }
    const isNameless = !draft.employer && draft.title !== undefined;
    const address = isNameless ? addressBeside(draft) : undefined;
    if (isNameless && banner?.employer && (!address || isAlone(banner))) {
      draft.employer = banner.employer;
      if (!draft.head.place && banner.head.place) draft.head.place = banner.head.place;
      if (!result.includes(banner)) draft.entry.body.unshift(...banner.entry.body.splice(0));
      // "Title, Employer 2018 – 2020" above "Title 2015 – 2018": not necessarily the same employer.
      else if (!isAlone(banner)) draft.confidence = Math.min(draft.confidence, 0.7);
    } else if (address) {
      draft.employer = address;
      draft.confidence = Math.min(draft.confidence, 0.7);
    } else if (draft.employer) banner = draft;
    result.push(draft);
  });
  return result;
}

/** The employer has a line to itself. */
function isAlone({ head, employer }: Draft): boolean {
  return head.parts.some((part) => part.fragment === employer && part.alone);
}

/** "Programmer - example.org": an address in place of the employer. */
function addressBeside({ head }: Draft): Fragment | undefined {
  return head.url?.spans[0]?.line === head.parts[0]?.line.number ? head.url : undefined;
}

/** A name without a role above roles without a name, with at most one line of description. */
function isBanner(draft: Draft, next: Draft): boolean {
  return draft.entry.body.length <= 2 && next.head.start !== undefined;
}

/** The confidence in a name based on its form: names that may include too much or too little need a check. */
function trustIn(text: string, { title, employer, rest }: Draft): number {
  if (!isNameLike(text) || !title || !employer) return 0.7;
  const mixed = /[,;:(]|\s[–—-]\s/u.test(text) && organizationScore(text) < 2 && titleScore(text) < 3;
  const isPartOfSchool = text.includes(',') && institutionScore(text) > 0;
  if (mixed || isPartOfSchool || text.split(' ').length > 7) return 0.8;
  return rest.length > 0 ? 0.88 : 1;
}

function writeEntry(draft: Draft, list: 'work' | 'volunteer', writer: FieldWriter): WorkEntry {
  const id = writer.id(list === 'work' ? 'w' : 'v');
  const path = `${list}/${id}`;
  const { head, confidence } = draft;
  const body = readBody(draft.entry.body);
  const entry: WorkEntry = { id, bullets: [] };
  if (draft.employer) {
    entry.employer = writer.note(
      `${path}/employer`,
      draft.employer,
      Math.min(confidence, trustIn(draft.employer.text, draft)),
    );
  }
  if (draft.title) {
    entry.title = writer.note(`${path}/title`, draft.title, Math.min(confidence, trustIn(draft.title.text, draft)));
  }
  if (head.place) entry.location = writer.note(`${path}/location`, head.place, 0.85);
  writeDates(entry, head, path, writer, draft.title && draft.employer ? 0.97 : 0.85);
  const summary = joinFragments([...draft.rest, ...(head.story ? [head.story] : []), ...body.paragraphs]);
  if (summary.text !== '') entry.summary = writer.note(`${path}/summary`, summary, 0.7);
  entry.bullets = writer.bullets(path, body.bullets, 0.95);
  return entry;
}

/** Writes the period; a single date is both start and end. */
export function writeDates(
  entry: { start?: string; end?: string },
  head: Head,
  path: string,
  writer: FieldWriter,
  confidence = 0.97,
): void {
  const start = head.start;
  const end = head.end ?? (head.single ? start : undefined);
  if (start) {
    writer.note(`${path}/start`, start.fragment, confidence);
    entry.start = start.value;
  }
  if (end) {
    writer.note(`${path}/end`, end.fragment, confidence);
    entry.end = end.value;
  }
}
