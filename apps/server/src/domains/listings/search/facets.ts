import type { Search, SearchGroup } from './search-repository.ts';

type ChosenFacets = Pick<Search, 'remote' | 'sponsorship' | 'allowedSponsorships' | 'region'>;

/** How many listings pass every filter. */
export function countMatches(groups: readonly SearchGroup[], chosen: ChosenFacets): number {
  return sum(groups.filter((group) => group.in_city && matchesFacets(group, chosen)));
}

/** For each facet, how many listings each value would leave with all other filters applied. Largest first. */
export function buildFacets(groups: readonly SearchGroup[], chosen: ChosenFacets) {
  const cityGroups = groups.filter((group) => group.in_city);
  const { remote, sponsorship, region, ...none } = chosen;
  return {
    remote: countValues(cityGroups, { ...none, ...dropUndefined({ sponsorship, region }) }, (group) =>
      group.remote === null ? [] : [group.remote],
    ),
    sponsorship: countValues(cityGroups, { ...none, ...dropUndefined({ remote, region }) }, (group) => [
      group.sponsorship,
    ]),
    // We know a city's state only by name, so states are counted nationwide.
    region: countValues(groups, { ...none, ...dropUndefined({ remote, sponsorship }) }, (group) => group.regions),
  };
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
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function sum(groups: readonly SearchGroup[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
