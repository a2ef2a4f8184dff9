import type { ResourceCount } from '@foothold/contracts/learning';
import {
  RESOURCE_COSTS,
  RESOURCE_KINDS,
  RESOURCE_LEVELS,
  type ResourceCost,
  type ResourceKind,
  type ResourceLevel,
} from '@foothold/contracts/learning/choices';
import { parsePageQuery } from '../../../shared/api/page-query.ts';

/** The library's query, as in its URL. Defaults are left out. */
export interface LibraryQuery {
  q: string | undefined;
  kind: ResourceKind | undefined;
  /** Id of the skill. */
  skill: string | undefined;
  level: ResourceLevel | undefined;
  cost: ResourceCost | undefined;
  page: number;
}

/** Parses the library's URL. Invalid values are ignored. */
export function parseLibraryQuery(url: string): LibraryQuery {
  const { searchParams } = new URL(url);
  const parseChoice = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === searchParams.get(name));
  const skill = searchParams.get('skill') ?? '';
  return {
    ...parsePageQuery(url),
    kind: parseChoice(RESOURCE_KINDS, 'kind'),
    skill: /^[a-z0-9-]{1,80}$/.test(skill) ? skill : undefined,
    level: parseChoice(RESOURCE_LEVELS, 'level'),
    cost: parseChoice(RESOURCE_COSTS, 'cost'),
  };
}

/** The URLs of the public library and of the one in the portal. */
export const LIBRARIES = { site: '/learning/library', portal: '/portal/learning/library' } as const;
export type LibraryPlace = keyof typeof LIBRARIES;

/** The library's URL with some filters changed, from the first page. */
export function buildLibraryHref(place: LibraryPlace, query: LibraryQuery, change: Partial<LibraryQuery> = {}): string {
  const { page, ...rest } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? LIBRARIES[place] : `${LIBRARIES[place]}?${search}`;
}

export const isFiltered = ({ page: _, ...rest }: LibraryQuery): boolean =>
  Object.values(rest).some((value) => value !== undefined);

export const sumCounts = (counts: readonly ResourceCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
