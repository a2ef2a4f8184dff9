import { AGES, MAX_COUNT } from '@foothold/contracts/listings/choices';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../../platform/db/database.ts';
import { type City, listSpellings } from '../../catalog/cities.ts';
import { type Exclusion, excludesNothing } from '../../exclusion.ts';
import type {
  CityGroup,
  DatedListing,
  FoundListing,
  PageOrder,
  PlaceFilter,
  Search,
  SearchGroup,
  SourceAgeGroup,
} from '../search-engine.ts';
import { type SearchPart, searchTerms } from '../search-terms.ts';
import { subtractDays } from '../subtract-days.ts';

/**
 * IDs of one page. By relevance, matches in title, company, occupation, place, or skills come before matches only in the description. Ties
 * are broken by day and ID, so that pages neither repeat nor skip a listing.
 */
export async function searchPage(db: Executor, search: Search, order: PageOrder): Promise<string[]> {
  if (order.sort !== 'relevance' || search.words === undefined) {
    const by = order.sort === 'pay' ? sql`pay_year_max DESC NULLS LAST,` : sql``;
    const { after } = order;
    // The first comparison alone can use the index.
    const rest = after
      ? [
          sql`posted_at <= ${after.postedAt}::date`,
          sql`(posted_at < ${after.postedAt}::date OR id > ${after.id}::uuid)`,
        ]
      : [];
    return selectPage(db, [...createFilters(search), ...rest], by, order);
  }
  const query = searchQuery(search.words);
  // Normalization 1: a long title gains nothing by repeating a word.
  const by = sql`ts_rank(search_head, ${query}, 1) DESC,`;
  // Without an excluded word ("-sales"), what `search_head` matches, `search` matches too, and with one condition less the planner can add the
  // indexes of the filters. Most pages contain only such matches, and ranking just those is many times faster for a common word.
  const filters = createFilters(search.words.includes('-') ? search : { ...search, words: undefined });
  const headMatches = await selectPage(db, [...filters, sql`search_head @@ ${query}`], by, order);
  if (headMatches.length === order.limit) return headMatches;
  return selectPage(db, createFilters(search), sql`search_head @@ ${query} DESC, ${by}`, order);
}

async function selectPage(
  db: Executor,
  filters: readonly RawBuilder<unknown>[],
  by: RawBuilder<unknown>,
  { limit, offset }: PageOrder,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM listings WHERE ${sql.join(filters, sql` AND `)}
    ORDER BY ${by} posted_at DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many listings pass every filter, counted up to a number. */
export async function countUpTo(db: Executor, search: Search, most: number): Promise<number> {
  // With a low limit, the planner would read row after row for a word, in the hope of finding one among the first.
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM listings WHERE ${sql.join(createFilters(search), sql` AND `)} LIMIT ${Math.max(most, MAX_COUNT + 1)}
    ) AS counted`.execute(db);
  return Math.min(rows[0]?.count ?? 0, most);
}

/** The latest listings of a search whose sources let us show their text, without samples, by the day of posting. */
export async function listLatest(db: Executor, search: Search, limit: number): Promise<DatedListing[]> {
  const { rows } = await sql<DatedListing>`
    SELECT id, created_at AS "addedAt" FROM listings
    WHERE ${sql.join(createFilters(search), sql` AND `)}
      AND source_id IN (SELECT id FROM listing_sources WHERE kind <> 'sample' AND may_show_description)
    ORDER BY posted_at DESC, id LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * Which of a few listings each search finds, as `searchPage` would: pairs of the search's position and a listing's ID.
 * @param ids up to a few hundred
 */
export async function matchListings(
  db: Executor,
  searches: readonly Search[],
  ids: readonly string[],
): Promise<FoundListing[]> {
  if (searches.length === 0 || ids.length === 0) return [];
  const finds = searches.map(
    (search, at) =>
      sql`SELECT ${at}::int AS at, id FROM few AS listings WHERE ${sql.join(createFilters(search), sql` AND `)}`,
  );
  // The concatenation unpacks each text once instead of for every search.
  const { rows } = await sql<FoundListing>`
    WITH few AS MATERIALIZED (
      SELECT id, company_id, source_id, countries, posted_at, closed_at, is_duplicate, valid_through, remote, sponsorship, regions, pay_year_max, search || ''::tsvector AS search
      FROM listings WHERE id = ANY(${ids}::uuid[])
    ) ${sql.join(finds, sql` UNION ALL `)}`.execute(db);
  return rows;
}

/**
 * Counts the total and most facets in one pass, for a city or country if the search has one.
 * @param limit counts no more listings than this
 * @param among counts only these listings
 */
export async function countGroups(
  db: Executor,
  search: Omit<Search, 'without'>,
  limit: number,
  among?: Exclusion,
): Promise<Omit<SearchGroup, 'in_place'>[]> {
  const filters = [...createBaseFilters(search), ...createPlaceFilters(search)];
  if (among) filters.push(createListFilter(among));
  const { rows } = await sql<Omit<SearchGroup, 'in_place'>>`
    SELECT remote, sponsorship, regions, count(*) AS count FROM (
      SELECT remote, sponsorship, regions FROM listings WHERE ${sql.join(filters, sql` AND `)} LIMIT ${limit}
    ) AS counted GROUP BY remote, sponsorship, regions`.execute(db);
  return rows;
}

/** Counts listings by source and age. @param limit counts no more listings than this */
export async function countAges(db: Executor, search: Search, limit: number): Promise<SourceAgeGroup[]> {
  const buckets = AGES.map((age) => sql`WHEN posted_at >= ${subtractDays(search.today, Number(age))} THEN ${age}`);
  const { rows } = await sql<SourceAgeGroup>`
    SELECT source_id AS source, CASE ${sql.join(buckets, sql` `)} END AS age, count(*) AS count FROM (
      SELECT source_id, posted_at FROM listings WHERE ${sql.join(createFilters(search), sql` AND `)} LIMIT ${limit}
    ) AS counted GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Counts listings by the cities that they name. @param limit counts no more listings than this */
export async function countCities(db: Executor, search: Search, limit: number): Promise<CityGroup[]> {
  const { rows } = await sql<Omit<CityGroup, 'cities'> & { cities: [string, string | null, string][] }>`
    SELECT cities, remote, count(*) AS count FROM (
      SELECT remote, COALESCE((
        SELECT jsonb_agg(DISTINCT jsonb_build_array(city, region, country)) FROM listing_places
        WHERE listing_id = found.id AND city IS NOT NULL
      ), '[]') AS cities
      FROM (SELECT id, remote FROM listings WHERE ${sql.join(createFilters(search), sql` AND `)} LIMIT ${limit}) AS found
    ) AS counted GROUP BY cities, remote`.execute(db);
  return rows.map(({ cities, ...group }) => ({
    ...group,
    cities: cities.map(([city, region, country]) => ({ city, region, country })),
  }));
}

function createFilters(search: Search): RawBuilder<unknown>[] {
  const { without } = search;
  const shown = without && !excludesNothing(without) ? [sql`NOT ${createListFilter(without)}`] : [];
  return [...createBaseFilters(search), ...createChosenFilters(search), ...shown];
}

function createListFilter({ listings, companies }: Exclusion): RawBuilder<unknown> {
  return sql`(id = ANY(${listings}::uuid[]) OR company_id = ANY(${companies}::uuid[]))`;
}

function createBaseFilters({ words, payMin, company, source, postedSince, today }: Search): RawBuilder<unknown>[] {
  const filters = [
    sql`closed_at IS NULL AND NOT is_duplicate`,
    sql`(valid_through IS NULL OR valid_through >= ${today})`,
  ];
  if (words !== undefined) filters.push(sql`search @@ ${searchQuery(words)}`);
  if (payMin) filters.push(sql`pay_year_max >= ${payMin}`);
  if (company !== undefined) filters.push(sql`company_id = ${company}`);
  if (source !== undefined) filters.push(sql`source_id = ${source}`);
  if (postedSince !== undefined) filters.push(sql`posted_at >= ${postedSince}`);
  return filters;
}

function createChosenFilters({
  remote,
  sponsorship,
  allowedSponsorships,
  region,
  notInCountry,
  ...place
}: Search): RawBuilder<unknown>[] {
  return [
    ...(remote === undefined ? [] : [sql`remote = ${remote}`]),
    ...(sponsorship === undefined ? [] : [sql`sponsorship = ${sponsorship}`]),
    ...(allowedSponsorships === undefined ? [] : [sql`sponsorship = ANY(${allowedSponsorships})`]),
    ...(region === undefined ? [] : [sql`regions @> ARRAY[${region}]::text[]`]),
    ...createPlaceFilters(place),
    ...(notInCountry === undefined ? [] : [sql`NOT countries @> ARRAY[${notInCountry}]::text[]`]),
  ];
}

function createPlaceFilters({ city, country, cityNamed, near }: PlaceFilter): RawBuilder<unknown>[] {
  if (near !== undefined) return [createNearFilter(near)];
  if (city !== undefined) return [createCityFilter(city, country)];
  if (country === undefined) return [];
  const inCountry = sql`countries @> ARRAY[${country}]::text[]`;
  return [cityNamed === undefined ? inCountry : sql`(${inCountry} OR ${createCityFilter(cityNamed)})`];
}

function createCityFilter(city: string, country?: string): RawBuilder<unknown> {
  const inCountry = country === undefined ? sql`` : sql`AND country = ${country}`;
  // The offset keeps the planner from reading all listings, in parallel, in the hope of finding a city's among the first.
  return sql`id IN (SELECT listing_id FROM listing_places WHERE lower(city) = lower(${city}) ${inCountry} OFFSET 0)`;
}

function createNearFilter(cities: readonly City[]): RawBuilder<unknown> {
  const spelled = cities.flatMap((city) => listSpellings(city.name).map((name) => ({ ...city, name })));
  const [names, regions, countries] = [
    spelled.map(({ name }) => name),
    spelled.map(({ region }) => region),
    spelled.map(({ country }) => country),
  ];
  return sql`id IN (
    SELECT p.listing_id FROM unnest(${names}::text[], ${regions}::text[], ${countries}::text[]) AS near (city, region, country)
    JOIN listing_places p ON lower(p.city) = near.city AND p.country = near.country AND (near.region IS NULL OR p.region = near.region)
    OFFSET 0
  )`;
}

/** Similar words that listings use. */
export async function findSimilarWords(db: Executor, word: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM (SELECT word, similarity(word, (SELECT unaccent(${word}))) AS likeness FROM listing_words) AS known
    WHERE likeness >= 0.2 ORDER BY likeness DESC, word LIMIT ${limit}`.execute(db);
  return rows.map((row) => row.word);
}

/** Converts a search to a `tsquery`. Never fails; an invalid search finds nothing. */
function searchQuery(text: string): RawBuilder<unknown> {
  const { parts, alternativeTerm } = searchTerms(text);
  const query = sql`(${sql.join(parts.map(createPartQuery), sql` && `)})`;
  // As a subquery, it is evaluated once instead of for every row.
  return sql`(SELECT ${alternativeTerm === undefined ? query : sql`(${query} || ${createTermQuery(alternativeTerm)})`})`;
}

function createPartQuery({ words, term }: SearchPart): RawBuilder<unknown> {
  const queries = [
    ...(words === undefined ? [] : [sql`websearch_to_tsquery('listing_text', ${words})`]),
    ...(term === undefined ? [] : [createTermQuery(term)]),
  ];
  return sql`(${sql.join(queries, sql` || `)})`;
}

const createTermQuery = (term: string): RawBuilder<unknown> => sql`${`'${term}'`}::tsquery`;
