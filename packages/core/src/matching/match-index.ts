import { getSkill, getSkillIndex } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { formatDay, toDayNumber } from '../text/days.ts';
import { type FieldMix, getFieldMix } from './field-fit.ts';
import {
  CARD_SIZE,
  CardWord,
  encodeAsks,
  encodeWeights,
  getDay,
  getMustCount,
  getNiceCount,
  getRequirements,
} from './row-cards.ts';
import { decodeOffer, decodeRequirements, encodeOffer, requireCode } from './row-codes.ts';
import { getSkillWeight, mustHaveBase } from './skill-credit.ts';
import type { ListingFacts } from './types.ts';
import { decodeStates, encodeStates } from './us-states.ts';

/** Group of rows that were removed. */
export const REMOVED_GROUP = 0;
const MAX_DAY = 0xffff;
const MAX_PAY = 0xffff_ffff;
const MAX_SKILLS_EACH = 0xff;
/** More than `getFieldMix` can return. */
const MAX_MIXES = 2 ** 20;

/** One row per listing. Skills are in one array: a row's must-haves from `start`, followed by its nice-to-haves. */
export interface Columns {
  /** Index in `groups`. */
  group: Uint32Array;
  /** The row before this one in the list of its group, plus 1; 0 if it is the first. Lists include removed rows. */
  previous: Uint32Array;
  /** Index in `terms`. */
  terms: Uint32Array;
  /** `CARD_SIZE` words for each row: see `row-cards.ts`. */
  card: Uint32Array;
  /** Dollars a year; 0 if none is stated. */
  payMin: Uint32Array;
  /** Index in `companies`. */
  company: Uint32Array;
  /** 0 if none is given. */
  revision: Float64Array;
}

function createColumns(rows: number): Columns {
  return {
    group: new Uint32Array(rows),
    previous: new Uint32Array(rows),
    terms: new Uint32Array(rows),
    card: new Uint32Array(rows * CARD_SIZE),
    payMin: new Uint32Array(rows),
    company: new Uint32Array(rows),
    revision: new Float64Array(rows),
  };
}

/** What listings of one group have in common. */
export interface ListingGroup {
  /** Index in `occupations`. */
  occupation: number;
  /** Index in `mixes`. */
  mix: number;
  /** The last row, plus 1; 0 if there is none. `previous` leads to the others. */
  last: number;
}

const NO_GROUP: Readonly<ListingGroup> = { occupation: 0, mix: 0, last: 0 };

/** Where a listing's work is and what its employer offers, which many listings share. */
export interface ListingTerms {
  /** Remote or not, and sponsorship: see `encodeOffer`. */
  offer: number;
  /** See `encodeStates`. */
  statesLow: number;
  statesHigh: number;
}

const NO_TERMS: ListingTerms = { offer: 0, statesLow: 0, statesHigh: 0 };

/**
 * Listings as columns of small integers, about 62 bytes per listing in addition to its id, up to twice that while it grows. The
 * time to add or remove is proportional to the listing; removed rows are compacted once they make up a quarter. Skills that
 * aren't in the vocabulary are left out.
 */
export class MatchIndex {
  /** Rows in use, including removed ones. */
  rows = 0;
  columns: Columns = createColumns(1024);
  skills: Uint16Array = new Uint16Array(8192);
  ids: string[] = [];
  /** Listings with the same occupation and fields form a group. The first is for removed rows. */
  groups: ListingGroup[] = [{ ...NO_GROUP }];
  /** Occupations of groups. The first is for listings whose title names none. */
  occupations: (string | undefined)[] = [undefined];
  /** The fields of groups: see `getFieldMix`. */
  mixes: FieldMix[] = [0];
  /** Terms that rows refer to. */
  terms: ListingTerms[] = [];
  /** Companies that rows refer to. The first is for listings without one. */
  companies: (string | undefined)[] = [undefined];
  private used = 0;
  private readonly rowOf = new Map<string, number>();
  private indexByMix = new Map<FieldMix, number>([[0, 0]]);
  private indexByOccupation = new Map<string | undefined, number>([[undefined, 0]]);
  private groupByParts = new Map<number, number>();
  private termsByParts = new Map<string, number>();
  private readonly indexByCompany = new Map<string | undefined, number>([[undefined, 0]]);

  /** The number of listings. */
  get size(): number {
    return this.rowOf.size;
  }

  has(id: string): boolean {
    return this.rowOf.has(id);
  }

  /** Adds a listing, or replaces the one with the same id. @throws RangeError if `postedAt` isn't an ISO date */
  add(listing: ListingFacts): void {
    const day = toDayNumber(listing.postedAt);
    this.remove(listing.id);
    const row = this.rows;
    if (row === this.columns.group.length) this.columns = copyColumns(this.columns, createColumns(row * 2), row);
    const { columns } = this;
    this.addToGroup(row, this.getGroup(listing.occupation, getFieldMix(listing)));
    const [statesLow, statesHigh] = encodeStates(listing.states);
    columns.terms[row] = this.getTerms({ offer: encodeOffer(listing), statesLow, statesHigh });
    columns.payMin[row] = toDollars(listing.payMin);
    columns.company[row] = getOrAdd(this.companies, this.indexByCompany, listing.company);
    columns.revision[row] = listing.revision ?? 0;
    this.addCard(row, listing, Math.min(Math.max(day, 0), MAX_DAY));
    this.ids[row] = listing.id;
    this.rowOf.set(listing.id, row);
    this.rows++;
  }

  /** The revision of a listing as added; 0 without one, or if there is no such listing. */
  getRevision(id: string): number {
    return this.columns.revision[this.rowOf.get(id) ?? -1] ?? 0;
  }

  /** @returns false if there was no such listing */
  remove(id: string): boolean {
    const row = this.rowOf.get(id);
    if (row === undefined) return false;
    this.columns.group[row] = REMOVED_GROUP;
    this.ids[row] = '';
    this.rowOf.delete(id);
    if (this.rows - this.size > Math.max(1024, this.rows / 4)) this.sweep();
    return true;
  }

  /** The rows of these listings and of all listings of these companies. Unknown IDs are skipped. */
  findRows({ listings, companies }: { listings: readonly string[]; companies: readonly string[] }): Set<number> {
    const rows = new Set(listings.flatMap((id) => this.rowOf.get(id) ?? []));
    if (companies.length === 0) return rows;
    const wanted = new Uint8Array(this.companies.length);
    for (const id of companies) wanted[this.indexByCompany.get(id) ?? 0] = 1;
    wanted[0] = 0;
    const { company, group } = this.columns;
    for (let row = 0; row < this.rows; row++)
      if (wanted[company[row] as number] === 1 && group[row] !== REMOVED_GROUP) rows.add(row);
    return rows;
  }

  /** The listing of a row, as added. */
  getFacts(row: number): ListingFacts {
    const { columns } = this;
    const [start = 0, asks = 0, weights = 0, payMax = 0] = columns.card.subarray(
      row * CARD_SIZE,
      (row + 1) * CARD_SIZE,
    );
    const middle = start + getMustCount(asks);
    const payMin = columns.payMin[row] ?? 0;
    const group = this.groups[columns.group[row] ?? REMOVED_GROUP];
    const { offer = 0, statesLow = 0, statesHigh = 0 } = this.terms[columns.terms[row] ?? 0] ?? {};
    const occupation = this.occupations[group?.occupation ?? 0];
    const company = this.companies[columns.company[row] ?? 0];
    const revision = columns.revision[row] ?? 0;
    return {
      id: this.ids[row] ?? '',
      ...(revision > 0 && { revision }),
      ...(company !== undefined && { company }),
      ...(occupation !== undefined && { occupation }),
      ...decodeRequirements(getRequirements(asks)),
      ...decodeOffer(offer),
      mustHave: this.listSkillsBetween(start, middle),
      niceToHave: this.listSkillsBetween(middle, middle + getNiceCount(asks)),
      states: decodeStates(statesLow, statesHigh),
      ...(payMin > 0 && { payMin }),
      ...(payMax > 0 && { payMax }),
      postedAt: formatDay(getDay(weights)),
    };
  }

  /** Where a row's skills are in `skills`: from the first number up to, but without, the second. */
  getSkillRange(row: number): [from: number, to: number] {
    const [start = 0, asks = 0] = this.columns.card.subarray(row * CARD_SIZE, (row + 1) * CARD_SIZE);
    return [start, start + getMustCount(asks) + getNiceCount(asks)];
  }

  private listSkillsBetween(from: number, to: number): SkillId[] {
    const ids: SkillId[] = [];
    for (let at = from; at < to; at++) ids.push(getSkill(this.skills[at] ?? 0)?.id ?? '');
    return ids;
  }

  /** Adds a row's skills and what matching reads with them. */
  private addCard(row: number, listing: ListingFacts, day: number): void {
    const must = listDistinctSkills(listing.mustHave, new Set());
    const nice = listDistinctSkills(listing.niceToHave, new Set(must));
    if (this.used + must.length + nice.length > this.skills.length) this.growSkills();
    const card = [
      this.used,
      encodeAsks(requireCode(listing), must.length, nice.length),
      encodeWeights(day, mustHaveBase(sumWeights(must)), sumWeights(nice)),
      toDollars(listing.payMax ?? listing.payMin),
    ];
    this.columns.card.set(card, row * CARD_SIZE);
    for (const skill of [...must, ...nice]) this.skills[this.used++] = getSkillIndex(skill);
  }

  private growSkills(): void {
    const largerArray = new Uint16Array(this.skills.length * 2);
    largerArray.set(this.skills);
    this.skills = largerArray;
  }

  private getGroup(occupationId: string | undefined, fieldMix: FieldMix): number {
    const occupation = getOrAdd(this.occupations, this.indexByOccupation, occupationId);
    const mix = getOrAdd(this.mixes, this.indexByMix, fieldMix);
    const key = occupation * MAX_MIXES + mix;
    let group = this.groupByParts.get(key);
    if (group === undefined) {
      group = this.groups.push({ occupation, mix, last: 0 }) - 1;
      this.groupByParts.set(key, group);
    }
    return group;
  }

  private addToGroup(row: number, place: number): void {
    const group = this.groups[place];
    if (!group) return;
    this.columns.group[row] = place;
    this.columns.previous[row] = group.last;
    group.last = row + 1;
  }

  private getTerms(listingTerms: ListingTerms): number {
    const { offer, statesLow, statesHigh } = listingTerms;
    const key = `${offer} ${statesLow} ${statesHigh}`;
    let terms = this.termsByParts.get(key);
    if (terms === undefined) {
      terms = this.terms.push(listingTerms) - 1;
      this.termsByParts.set(key, terms);
    }
    return terms;
  }

  /** Empties what rows share. @returns functions that add an earlier group or terms again, and return its new index */
  private startSharedValues() {
    const { groups, occupations, mixes, terms } = this;
    this.groups = [{ ...NO_GROUP }];
    this.occupations = [undefined];
    this.mixes = [0];
    this.terms = [];
    this.indexByOccupation = new Map([[undefined, 0]]);
    this.indexByMix = new Map([[0, 0]]);
    this.groupByParts = new Map();
    this.termsByParts = new Map();
    return {
      group: createNumberCache((at) => {
        const { occupation, mix } = groups[at] ?? NO_GROUP;
        return this.getGroup(occupations[occupation], mixes[mix] ?? 0);
      }),
      terms: createNumberCache((at) => this.getTerms(terms[at] ?? NO_TERMS)),
    };
  }

  /** Closes the gaps of removed rows, and forgets the groups and terms that only they had. */
  private sweep(): void {
    const old = { columns: this.columns, ids: this.ids, rows: this.rows };
    const place = this.startSharedValues();
    this.columns = createColumns(Math.max(1024, this.size * 2));
    this.ids = [];
    this.used = 0;
    let row = 0;
    for (let from = 0; from < old.rows; from++) {
      if (old.columns.group[from] === REMOVED_GROUP) continue;
      copyRow(old.columns, from, this.columns, row);
      this.addToGroup(row, place.group(old.columns.group[from] ?? REMOVED_GROUP));
      this.columns.terms[row] = place.terms(old.columns.terms[from] ?? 0);
      const [start, end] = this.getSkillRange(row);
      const count = end - start;
      this.columns.card[row * CARD_SIZE + CardWord.start] = this.used;
      this.skills.copyWithin(this.used, start, start + count);
      this.used += count;
      const id = old.ids[from] ?? '';
      this.ids[row] = id;
      this.rowOf.set(id, row);
      row++;
    }
    this.rows = row;
  }
}

/** Calls the function once for each number, and caches its results. */
function createNumberCache(create: (number: number) => number): (number: number) => number {
  const known = new Map<number, number>();
  return (number) => {
    const result = known.get(number) ?? create(number);
    known.set(number, result);
    return result;
  };
}

/** @throws RangeError if a `postedAt` isn't an ISO date */
export function buildIndex(listings: Iterable<ListingFacts>): MatchIndex {
  const index = new MatchIndex();
  for (const listing of listings) index.add(listing);
  return index;
}

/** The skills of the list that are in the vocabulary, without duplicates and without those in `taken`. */
export function listDistinctSkills(skills: readonly SkillId[], taken: ReadonlySet<SkillId>): SkillId[] {
  const distinct = new Set<SkillId>();
  for (const skill of skills)
    if (distinct.size < MAX_SKILLS_EACH && !taken.has(skill) && getSkillIndex(skill) >= 0) distinct.add(skill);
  return [...distinct];
}

export function sumWeights(skills: readonly SkillId[]): number {
  return skills.reduce((sum, skill) => sum + getSkillWeight(skill), 0);
}

/** The index of a value, which is added if it is new. */
function getOrAdd<T>(values: T[], indexes: Map<T, number>, value: T): number {
  let index = indexes.get(value);
  if (index === undefined) {
    index = values.push(value) - 1;
    indexes.set(value, index);
  }
  return index;
}

function toDollars(amount: number | undefined): number {
  return amount === undefined || !(amount > 0) ? 0 : Math.min(Math.round(amount), MAX_PAY);
}

const COLUMN_NAMES = Object.keys(createColumns(0)) as (keyof Columns)[];

const getWidth = (name: keyof Columns): number => (name === 'card' ? CARD_SIZE : 1);

function copyColumns(from: Columns, to: Columns, rows: number): Columns {
  for (const name of COLUMN_NAMES) to[name].set(from[name].subarray(0, rows * getWidth(name)));
  return to;
}

function copyRow(from: Columns, sourceRow: number, to: Columns, toRow: number): void {
  for (const name of COLUMN_NAMES) {
    const width = getWidth(name);
    to[name].set(from[name].subarray(sourceRow * width, (sourceRow + 1) * width), toRow * width);
  }
}
