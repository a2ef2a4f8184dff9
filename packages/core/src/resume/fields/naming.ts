import { countWords } from '../../text/count-words.ts';
import { isPlace, isTownLike } from '../facts/index.ts';
import { institutionScore } from '../lexicon/degrees.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import { type Part, partOf } from './part-cuts.ts';

/** A line that names a title, an employer and possibly a place or a team between commas, split into them. */
export interface Naming {
  title: Part;
  employer: Part;
  place?: Part;
  team?: Part;
  /** What its pieces are, from left to right. */
  order: Order;
  /** How well the pieces fit their kinds. */
  worth: number;
  /** How much less the best naming with another title or employer is worth. */
  margin: number;
}

type Kind = 'title' | 'employer' | 'place' | 'team';
export type Order = readonly Kind[];

/** Common orders of a role on one line. */
const ORDERS: readonly Order[] = [
  ['title', 'employer'],
  ['employer', 'title'],
  ['title', 'employer', 'place'],
  ['employer', 'place', 'title'],
  ['employer', 'title', 'place'],
  ['title', 'place', 'employer'],
  ['place', 'title', 'employer'],
  ['place', 'employer', 'title'],
  ['title', 'employer', 'team'],
  ['title', 'team', 'employer'],
];
/** A line with more items is a sentence. */
const MAX_ITEMS = 9;

/**
 * The best way to split parts of one line at their commas, for each order of title, employer, place and team: tries every
 * position of the splits, and scores each piece by its words. A piece rarely extends over two
 * parts.
 * @param repeated items that other jobs of the section have too, as several teams of one employer do
 */
export function nameByCommas(parts: readonly Part[], repeated: ReadonlySet<string> = NONE): Naming[] {
  const items: Part[] = [];
  const borders: number[] = [];
  for (const part of parts) {
    if (items.length > 0) borders.push(items.length);
    items.push(...commaItems(part));
  }
  if (items.length < 2 || items.length > MAX_ITEMS) return [];
  const score = createScorer(items, repeated);
  return ORDERS.flatMap((order) => {
    let best: { worth: number; cuts: readonly number[] } | undefined;
    for (const cuts of listCuts(items.length, order.length)) {
      let worth = -CROSSING_PENALTY * borders.filter((border) => !cuts.includes(border)).length;
      order.forEach((kind, i) => {
        const town = kind === 'place' && order[i - 1] === 'employer';
        worth += score(town ? 'town' : kind, cuts[i] as number, cuts[i + 1] as number);
      });
      if (worth > (best?.worth ?? LEAST_WORTH)) best = { worth, cuts };
    }
    return best ? toNaming(order, items, best) : [];
  });
}

function toNaming(
  order: Order,
  items: readonly Part[],
  { worth, cuts }: { worth: number; cuts: readonly number[] },
): Naming | [] {
  const pieces: Partial<Record<Kind, Part>> = {};
  order.forEach((kind, i) => {
    const piece = joinParts(items, cuts[i] as number, cuts[i + 1] as number);
    if (piece) pieces[kind] = piece;
  });
  const { title, employer, ...others } = pieces;
  return title && employer ? { title, employer, ...others, order, worth, margin: 0 } : [];
}

/** The naming with the highest worth, including the section's bonus for its order. */
export function bestNaming(namings: readonly Naming[], bonus: (order: Order) => number = () => 0): Naming | undefined {
  const [best, ...others] = namings
    .map((naming) => ({ ...naming, worth: naming.worth + bonus(naming.order) }))
    .sort((a, b) => b.worth - a.worth);
  if (!best) return undefined;
  const other = others.find(
    ({ title, employer }) => title.text !== best.title.text || employer.text !== best.employer.text,
  );
  return { ...best, margin: best.worth - (other?.worth ?? 0) };
}

/** A naming worth less isn't one, whatever the order of the other jobs. */
const LEAST_WORTH = -1;

const NONE: ReadonlySet<string> = new Set();
/** Added for a name that other jobs have too. */
const REPEATED_NAME_WORTH = 1.5;

/** Subtracted for a piece that contains a dash or a bar between two parts. */
const CROSSING_PENALTY = 1.2;

/** Every way to split `count` items into `groups` consecutive groups: the start of each one, and the end. */
function listCuts(count: number, groups: number): number[][] {
  const all: number[][] = [];
  if (groups === 2) for (let a = 1; a < count; a++) all.push([0, a, count]);
  else for (let a = 1; a < count; a++) for (let b = a + 1; b < count; b++) all.push([0, a, b, count]);
  return all;
}

function joinParts(items: readonly Part[], from: number, to: number): Part | undefined {
  const first = items[from] as Part;
  return partOf(first.line, first.from, (items[to - 1] as Part).to);
}

/** Scores the items `from` to `to` as a kind; each range is scored only once. */
function createScorer(
  items: readonly Part[],
  repeated: ReadonlySet<string>,
): (kind: Kind | 'town', from: number, to: number) => number {
  const known = new Map<string, number>();
  return (kind, from, to) => {
    const key = `${kind}${from}-${to}`;
    let value = known.get(key);
    if (value === undefined) {
      const text = joinParts(items, from, to)?.text ?? '';
      value = SCORES[kind](text, items.slice(from, to));
      if (kind === 'employer' && to === from + 1 && repeated.has(text) && titleScore(text) === 0)
        value += REPEATED_NAME_WORTH;
      known.set(key, value);
    }
    return value;
  };
}

const SCORES: Readonly<Record<Kind | 'town', (text: string, items: readonly Part[]) => number>> = {
  title: (text, items) => {
    const first = titleScore(items[0]?.text ?? '');
    const title = Math.max(...items.map((item) => titleScore(item.text)));
    // Counts only if other jobs of the section are written in the same order.
    const mayBeTitle = items.length === 1 && countWords(text) <= 4 && organizationScore(text) < 1 && !isPlace(text);
    if (title === 0 && mayBeTitle && institutionScore(text) === 0) return UNKNOWN_TITLE;
    if (title === 0 || (first === 0 && items.length > 1)) return -6;
    // "Charge Nurse, Cardiac ICU": a team can follow the title, but another organization can't.
    const others = items.slice(1);
    const foreign = others.reduce((sum, item) => sum + Math.min(2, organizationScore(item.text)), 0);
    const towns = others.filter((item) => isPlace(item.text)).length;
    return (
      title - 0.5 * Math.min(2, organizationScore(items[0]?.text ?? text)) - 0.3 * others.length - foreign - 3 * towns
    );
  },
  employer: (_, items) => {
    const last = items[items.length - 1];
    const organization = Math.min(3, Math.max(...items.map((item) => organizationScore(item.text))));
    const titled = Math.max(...items.map((item) => titleScore(item.text) - organizationScore(item.text)));
    const partners =
      items.length > 1 && /&| and /.test(last?.text ?? '') && /^\p{Lu}[\p{L}'’-]+$/u.test(items[0]?.text ?? '');
    const places = items.filter((item) => isPlace(item.text)).length;
    return 1 + organization - 0.8 * Math.max(0, titled) - (partners ? 0 : 1.4 * (items.length - 1)) - 2 * places;
  },
  place: (text, items) => (isPlace(text) ? 1.5 + 0.5 * items.length : -6),
  /** A part of the employer's organization, or what the title is about. */
  team: (text, items) => {
    if (items.length > 1 || isPlace(text) || titleScore(text) > 0 || institutionScore(text) > 0) return -6;
    return -0.3 - 0.35 * organizationScore(text);
  },
  /** An unlisted town directly after the employer. */
  town: (text, items) => {
    if (isPlace(text)) return 1.5 + 0.5 * items.length;
    return items.length === 1 && isTownLike(text) ? 0.1 : -6;
  },
};

/** The worth of two parts as title and employer. */
export function worthOfPair({ title, employer }: { title: Part; employer: Part }): number {
  return SCORES.title(title.text, commaItems(title)) + SCORES.employer(employer.text, commaItems(employer));
}

/** The worth of a title without any word that titles have. */
const UNKNOWN_TITLE = -1.5;

const LEGAL_FORM_PATTERN = /^(?:inc|llc|ltd|llp|corp|co|gmbh|ag|plc|s\.?a\.?|n\.?v\.?|b\.?v\.?|jr|sr|ii|iii)\.?$/i;

/** The items of a part between commas outside parentheses, with legal forms rejoined to their names. */
export function commaItems(part: Part): Part[] {
  const items: Part[] = [];
  let from = part.from;
  let depth = 0;
  for (let at = part.from; at <= part.to; at++) {
    const sign = part.line.text[at];
    if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    if (at < part.to && (sign !== ',' || depth > 0)) continue;
    const item = partOf(part.line, from, at);
    const last = items[items.length - 1];
    if (item && last && LEGAL_FORM_PATTERN.test(item.text.replace(/\s*\(.*$/, '')))
      items[items.length - 1] = partOf(part.line, last.from, at) ?? last;
    else if (item) items.push(item);
    from = at + 1;
  }
  return items;
}

/** "Harbor Clinic (Leeds, UK)": the name, and the place in parentheses after it. */
export function placeInBrackets(part: Part): { name: Part; place: Part } | undefined {
  const match = /\s*\(([^()]+)\)$/.exec(part.text);
  if (!match || match.index === 0) return undefined;
  const inner = match[1] ?? '';
  const isTown = !inner.includes(' ') && isTownLike(inner) && organizationScore(inner) === 0;
  if (!isPlace(inner) && !(isTown && inner !== inner.toUpperCase())) return undefined;
  const name = partOf(part.line, part.from, part.from + match.index);
  const place = partOf(part.line, part.from + match.index, part.to);
  return name && place && { name, place };
}
