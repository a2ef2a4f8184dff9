import type { SearchHit } from '@foothold/contracts/site/content';

export type Kind = SearchHit['kind'];
export type Counts = Partial<Record<Kind, number>>;

/** Labels of each kind in search results. */
export const KIND_LABELS: Record<Kind, string> = {
  page: 'Pages',
  help: 'Help articles',
  documentation: 'Documentation',
  blog: 'Blog posts',
  careers: 'Open positions',
  legal: 'Policies and terms',
  learning: 'Learning',
  listing: 'Jobs',
};

/** In display order. Importing the contract's own list would add its validation code to the browser bundle. */
export const KINDS = Object.keys(KIND_LABELS) as Kind[];

export const searchHref = (q: string, kind?: Kind): string =>
  `/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;

export const sumCounts = (counts: Counts): number => KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** Groups the hits by kind, with the best hit's kind first. */
export function groupByKind(hits: readonly SearchHit[]): { kind: Kind; hits: SearchHit[] }[] {
  const kinds = new Map<Kind, SearchHit[]>();
  for (const hit of hits) kinds.set(hit.kind, [...(kinds.get(hit.kind) ?? []), hit]);
  return [...kinds].map(([kind, those]) => ({ kind, hits: those }));
}
