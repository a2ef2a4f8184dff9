import type { Executor } from '../../../platform/db/database.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { type ListingRecord, listOfOccupation } from './repository.ts';

/** How many are shown. */
const LIMIT = 6;

/**
 * IDs of open listings that someone who wanted this one may want: for its occupation, or with the words of its title if its occupation isn't
 * known. Those in its states come first.
 * @param today ISO date
 */
export async function findSimilar(
  db: Executor,
  engine: SearchEngine,
  listing: ListingRecord,
  today: string,
): Promise<string[]> {
  const states = listStates(listing);
  const nearby = states.length === 0 ? [] : await findIds(db, engine, listing, today, states);
  if (nearby.length >= LIMIT) return nearby;
  const anywhere = await findIds(db, engine, listing, today);
  return [...new Set([...nearby, ...anywhere])].slice(0, LIMIT);
}

async function findIds(
  db: Executor,
  engine: SearchEngine,
  { id, occupation, title }: ListingRecord,
  today: string,
  states?: readonly string[],
): Promise<string[]> {
  if (occupation !== null)
    return listOfOccupation(db, { id, occupation, today, limit: LIMIT, ...(states && { regions: states }) });
  // Punctuation of a title would be read as operators of a search.
  const words = title.replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
  if (words === '') return [];
  const [region] = states ?? [];
  const ids = await engine.findPage(
    { words, today, ...(region !== undefined && { region }) },
    { sort: 'relevance', limit: LIMIT + 1, offset: 0 },
  );
  return ids.filter((found) => found !== id).slice(0, LIMIT);
}

const listStates = ({ places }: ListingRecord): string[] => [
  ...new Set(places.flatMap(({ region, country }) => (country === 'US' && region !== null ? [region] : []))),
];
