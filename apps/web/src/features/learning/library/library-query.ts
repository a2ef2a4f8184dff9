import type { ResourceCount } from '@foothold/contracts/learning';
import {
  RESOURCE_COSTS,
  RESOURCE_KINDS,
  RESOURCE_LEVELS,
  type ResourceCost,
  type ResourceKind,
  type ResourceLevel,
} from '@foothold/contracts/learning/choices';
import { pageQuery } from '../../../shared/api/page-query.ts';

/** What the library is asked for, as its address says. What goes without saying is left out of it. */
export interface LibraryQuery {
  q: string | undefined;
  kind: ResourceKind | undefined;
  /** Id of a skill. */
  skill: string | undefined;
  level: ResourceLevel | undefined;
  cost: ResourceCost | undefined;
  page: number;
}

/** Understands the address of the library; what makes no sense in it is left out. */
export function libraryQuery(url: string): LibraryQuery {
  const { searchParams } = new URL(url);
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === searchParams.get(name));
  const skill = searchParams.get('skill') ?? '';
  return {
    ...pageQuery(url),
    kind: oneOf(RESOURCE_KINDS, 'kind'),
    skill: /^[a-z0-9-]{1,80}$/.test(skill) ? skill : undefined,
    level: oneOf(RESOURCE_LEVELS, 'level'),
    cost: oneOf(RESOURCE_COSTS, 'cost'),
  };
}

/** Where the library stands: for everybody, and in the portal. */
export const LIBRARIES = { site: '/learning/library', portal: '/portal/learning/library' } as const;
export type LibraryPlace = keyof typeof LIBRARIES;

/** The library asked for otherwise; it begins again at the first page. */
export function libraryHref(place: LibraryPlace, query: LibraryQuery, change: Partial<LibraryQuery> = {}): string {
  const { page, ...rest } = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? LIBRARIES[place] : `${LIBRARIES[place]}?${search}`;
}

export const isFiltered = ({ page: _, ...rest }: LibraryQuery): boolean =>
  Object.values(rest).some((value) => value !== undefined);

export const totalOf = (counts: readonly ResourceCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);
