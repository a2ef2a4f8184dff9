import { AGES, type Age } from '@foothold/contracts/listings/choices';
import type { Search, SearchGroup, SourceAgeGroup } from './search-engine.ts';

type ChosenFacets = Pick<Search, 'remote' | 'sponsorship' | 'allowedSponsorships' | 'region'>;

/** How many listings pass every filter. */
export function countMatches(groups: readonly SearchGroup[], chosen: ChosenFacets): number {
  return sum(groups.filter((group) => group.in_place && matchesFacets(group, chosen)));
}

/** For each facet, how many listings each value would leave with all other filters applied. Largest first. */
export function buildFacets(groups: readonly SearchGroup[], chosen: ChosenFacets) {
  const placeGroups = groups.filter((group) => group.in_place);
  const { remote, sponsorship, region, ...none } = chosen;
  return {
    remote: countValues(placeGroups, { ...none, ...dropUndefined({ sponsorship, region }) }, (group) =>
      group.remote === null ? [] : [group.remote],
    ),
    sponsorship: countValues(placeGroups, { ...none, ...dropUndefined({ remote, region }) }, (group) => [
      group.sponsorship,
    ]),
    // We know a city's state only by name, so states are counted nationwide.
    region: countValues(groups, { ...none, ...dropUndefined({ remote, sponsorship }) }, (group) => group.regions),
  };
}

const MAX_SOURCES = 10;

/** How many listings each age would leave. A longer one has the listings of the shorter ones too. @param source the chosen one */
export function countByAge(groups: readonly SourceAgeGroup[], source?: string) {
  const ofSource = groups.filter((group) => source === undefined || group.source === source);
  return AGES.map((value, at) => ({
    value,
    count: sum(ofSource.filter(({ age }) => age !== null && AGES.indexOf(age) <= at)),
  })).filter(({ count }) => count > 0);
}

/** How many listings each source would leave, largest first. @param age the chosen one */
export function countBySource(groups: readonly SourceAgeGroup[], age?: Age) {
  const counts = new Map<string, number>();
  for (const group of groups) {
    const isOlder = age !== undefined && (group.age === null || AGES.indexOf(group.age) > AGES.indexOf(age));
    if (!isOlder) counts.set(group.source, (counts.get(group.source) ?? 0) + group.count);
  }
  return toFacet(counts).slice(0, MAX_SOURCES);
}

function dropUndefined(chosen: { [K in keyof ChosenFacets]: ChosenFacets[K] | undefined }): ChosenFacets {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

function matchesFacets(
  group: SearchGroup,
  { remote, sponsorship, allowedSponsorships, region }: ChosenFacets,
): boolean {
  if (remote !== undefined && group.remote !== remote) return false;
  if (sponsorship !== undefined && group.sponsorship !== sponsorship) return false;
  if (allowedSponsorships !== undefined && !allowedSponsorships.includes(group.sponsorship)) return false;
  return region === undefined || group.regions.includes(region);
}

function countValues(
  groups: readonly SearchGroup[],
  chosen: ChosenFacets,
  valuesOf: (group: SearchGroup) => readonly string[],
) {
  const counts = new Map<string, number>();
  for (const group of groups) {
    if (!matchesFacets(group, chosen)) continue;
    for (const value of valuesOf(group)) counts.set(value, (counts.get(value) ?? 0) + group.count);
  }
  return toFacet(counts);
}

/** Largest first. */
const toFacet = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

function sum(groups: readonly { count: number }[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
