import { isPlace } from '../../facts/index.ts';
import { organizationScore } from '../../lexicon/organizations.ts';
import { titleScore } from '../../lexicon/titles.ts';
import { bestNaming, commaItems, type Naming, nameByCommas, type Order, worthOfPair } from '../naming.ts';
import type { Head } from '../part-cuts.ts';
import { type Part, partOf } from '../part-cuts.ts';
import type { Draft } from './draft.ts';
import { choose, isTitle, leaning, order, pairAroundPreposition } from './pair.ts';

/**
 * "Logistics Analyst, Cedar Freight Co.": one part contains both, or one of them contains a dash. The line is split at its
 * commas, unless the section names employers elsewhere (one employer above several roles).
 */
export function splitAtCommas(drafts: Draft[]): void {
  const hasBanner = (i: number) => {
    for (let k = i - 1; k >= 0; k--) {
      const parts = drafts[k]?.head.parts ?? [];
      const [first] = parts;
      if (first && parts.length > 1) return first.alone && drafts[k]?.head.first === first.line && !isTitle(first.text);
    }
    return false;
  };
  splitAtColons(drafts);
  for (const draft of drafts) splitAtSeparator(draft);
  const repeated = findRepeatedItems(drafts);
  const namings = drafts.map(({ head }, i) =>
    (hasBanner(i) && head.parts.length === 1) || !mayShareLine(head) ? [] : nameByCommas(head.parts, repeated),
  );
  const isTitled = ({ title }: Naming) => titleScore(title.text) > 0;
  const orders = namings.flatMap((each) => bestNaming(each.filter(isTitled)) ?? []).map(({ order }) => order);
  const favored = createOrderBonus(orders);
  const unknown =
    orders.length === 0 && drafts.length > 1 && drafts.every((draft, i) => isPlainPair(draft) && !hasBanner(i));
  drafts.forEach((draft, i) => {
    const possible = namings[i]?.filter((each) => isTitled(each) || orders.includes(each.order));
    const named = bestNaming(possible ?? [], favored);
    if (!named && unknown) splitPlainPair(draft);
    if (!named || named.worth <= scoreParts(draft.head.parts)) return;
    const { title, employer, place, team, margin } = named;
    draft.named = { title, employer, margin };
    draft.head.parts = title.from < employer.from ? [title, employer] : [employer, title];
    if (place) draft.head.place ??= place.fragment;
    if (team) draft.rest.push(team.fragment);
  });
}

/** The names between commas that more than one job of the section has. */
function findRepeatedItems(drafts: readonly Draft[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { head } of drafts) {
    const own = new Set(head.parts.flatMap(commaItems).map(({ text }) => text));
    for (const text of own) (seen.has(text) ? repeated : seen).add(text);
  }
  return repeated;
}

/** One part with two names that no word list knows: "Luthier, Achterberg Guitars". */
function isPlainPair({ head }: Draft): boolean {
  const [part] = head.parts;
  return head.parts.length === 1 && part !== undefined && commaItems(part).length === 2;
}

/** If every job of a section is one pair of names, the title is before the employer, unless a word says otherwise. */
function splitPlainPair(draft: Draft): void {
  const [part] = draft.head.parts;
  const [first, second] = part ? commaItems(part) : [];
  if (!first || !second || isPlace(second.text)) return;
  draft.named = { title: first, employer: second, margin: 0 };
  draft.head.parts = [first, second];
}

const TURN_WEIGHT = 0.4;
const ORDER_WEIGHT = 0.6;

/** The jobs of a section are usually written alike: the more of them are best read in an order, the more it is worth. */
function createOrderBonus(orders: readonly Order[]): (order: Order) => number {
  const isTitleFirst = (order: Order) => order.indexOf('title') < order.indexOf('employer');
  const turn = Math.sign(orders.reduce((sum, order) => sum + (isTitleFirst(order) ? 1 : -1), 0));
  return (order) => {
    const alike = orders.filter((each) => each === order).length;
    return TURN_WEIGHT * turn * (isTitleFirst(order) ? 1 : -1) + (ORDER_WEIGHT * alike) / Math.max(1, orders.length);
  };
}

/** "Responsable de Selección en Olivares del Sur": a preposition between title and employer, which elsewhere can be part of a name. */
const FOREIGN_AT_PATTERN = /\s(?:en|em|na|no|w|hos|på|im|am|beim|a|ved|u)\s(?=\p{Lu})/gu;

function splitAtSeparator({ head }: Draft): void {
  const [part] = head.parts;
  if (!part || head.parts.length > 1) return;
  const halves = splitAtBracket(part) ?? splitAtColon(part) ?? splitAtSmallWord(part) ?? splitAfterOf(part);
  if (halves) head.parts = halves;
}

function splitAtSmallWord(part: Part): [Part, Part] | undefined {
  for (const match of part.text.matchAll(FOREIGN_AT_PATTERN)) {
    const left = partOf(part.line, part.from, part.from + match.index);
    const right = partOf(part.line, part.from + match.index + match[0].length, part.to);
    if (left && right && isTitle(left.text) && titleScore(right.text) === 0) return [left, right];
  }
  return undefined;
}

/** "Founder of Cedar Nine": what somebody founded or owns is the employer. */
function splitAfterOf(part: Part): [Part, Part] | undefined {
  const title = OWNER_PATTERN.exec(part.text);
  if (!title) return undefined;
  const left = partOf(part.line, part.from, part.from + title[0].length - ' of '.length);
  const right = partOf(part.line, part.from + title[0].length, part.to);
  return left && right && !/,/.test(right.text) ? [left, right] : undefined;
}
const OWNER_PATTERN = /^(?:co-?)?(?:founder|owner|proprietor)(?: (?:&|and) [\p{L}-]+)? of (?=\p{Lu})/iu;

/** "Halvorsen Consulting: Business Analyst": only one side is a title. */
function splitAtColon(part: Part): [Part, Part] | undefined {
  const halves = cutAtColon(part);
  return halves && isTitle(halves[0].text) !== isTitle(halves[1].text) ? halves : undefined;
}

function cutAtColon(part: Part): [Part, Part] | undefined {
  const colon = part.text.indexOf(': ');
  if (colon < 2) return undefined;
  const left = partOf(part.line, part.from, part.from + colon);
  const right = partOf(part.line, part.from + colon + 2, part.to);
  return left && right && [left, right];
}

/** Share of the jobs of a section that are written with a colon between the names, for all of them to be read that way. */
const MIN_COLON_SHARE = 0.7;

/** "Cedar Nine: Thesis on pumps" next to "Halvorsen Consulting: Business Analyst": jobs of one section are written alike. */
function splitAtColons(drafts: readonly Draft[]): void {
  const single = drafts.flatMap((draft) => {
    const [part] = draft.head.parts;
    const halves = part?.alone ? cutAtColon(part) : undefined;
    return halves && part ? [{ draft, halves, clear: splitAtColon(part) !== undefined }] : [];
  });
  if (single.length < MIN_COLON_SHARE * drafts.length || single.filter(({ clear }) => clear).length < 2) return;
  for (const { draft, halves } of single) {
    // Below the names, the first line of the description can look like one.
    draft.rest.push(...draft.head.parts.slice(1).map(({ fragment }) => fragment));
    draft.head.parts = halves;
  }
}

/** Text in parentheses after a title that isn't an employer. */
const EMPLOYMENT_TYPE_PATTERN =
  /^(?:contract(?:or)?|part[- ]time|full[- ]time|temp(?:orary)?|freelance|remote|hybrid|seasonal|summer|winter|acting|interim|permanent|promoted|volunteer|unpaid|paid|co-?op|internship|industrial placement|self[- ]employed|casual|per diem|on[- ]site|onsite)\b/iu;

/** "Business Analyst (Halvorsen Consulting)" */
function splitAtBracket(part: Part): [Part, Part] | undefined {
  const match = /^(.+?)\s\(([^()]{2,60})\)$/u.exec(part.text);
  const [, before = '', inner = ''] = match ?? [];
  if (
    !match ||
    !isTitle(before) ||
    titleScore(inner) > 0 ||
    EMPLOYMENT_TYPE_PATTERN.test(inner) ||
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
  if (parts.length === 2 && pairAroundPreposition(parts)) return false;
  if (scoreParts(parts) >= CLEAR_SPLIT_WORTH) return false;
  const at = place?.spans[0];
  if (at?.line === first.line.number && at.start > first.from && at.end < last.to) return false;
  return first.line === last.line && !first.line.text.slice(first.from, last.to).includes('\t');
}

/** Parts worth at least this much are clearly a title and an employer. */
const CLEAR_SPLIT_WORTH = 5.5;

/** The worth of the parts without changes, measured as in `nameByCommas`. A single part scores too little. */
function scoreParts(parts: readonly Part[]): number {
  const [first, second] = parts;
  if (!first || !second) return 0;
  const pair =
    parts.length === 2 ? order(first, second, leaning(first.text) > leaning(second.text)) : choose([...parts], true);
  return worthOfPair(pair) - 0.8 * (parts.length - 2) + 1;
}
