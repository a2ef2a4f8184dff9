import type { Search, SearchGroup } from './search-repository.ts';

type Chosen = Pick<Search, 'remote' | 'sponsorship' | 'region'>;

/** How many listings pass every filter. */
export function totalOf(groups: readonly SearchGroup[], chosen: Chosen): number {
  return sum(groups.filter((group) => group.in_city && passes(group, chosen)));
}

/** For each facet, what its values would leave with all other filters applied; most first. */
export function facetsOf(groups: readonly SearchGroup[], chosen: Chosen) {
  const inCity = groups.filter((group) => group.in_city);
  const { remote, sponsorship, region, ...none } = chosen;
  return {
    remote: counted(inCity, { ...none, ...pick({ sponsorship, region }) }, (group) => [group.remote]),
    sponsorship: counted(inCity, { ...none, ...pick({ remote, region }) }, (group) => [group.sponsorship]),
    // A city's state is only known by name, so states are counted nationwide.
    region: counted(groups, { ...none, ...pick({ remote, sponsorship }) }, (group) => group.regions),
  };
}

function pick(chosen: { [K in keyof Chosen]: Chosen[K] | undefined }): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

function passes(group: SearchGroup, { remote, sponsorship, region }: Chosen): boolean {
  if (remote !== undefined && group.remote !== remote) return false;
  if (sponsorship !== undefined && group.sponsorship !== sponsorship) return false;
  return region === undefined || group.regions.includes(region);
}

function counted(groups: readonly SearchGroup[], chosen: Chosen, valuesOf: (group: SearchGroup) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const group of groups) {
    if (!passes(group, chosen)) continue;
    for (const value of valuesOf(group)) counts.set(value, (counts.get(value) ?? 0) + group.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function sum(groups: readonly SearchGroup[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
