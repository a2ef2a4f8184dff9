/** Parses the search words and the page number from a list's URL. Invalid numbers mean the first page. */
export function parsePageQuery(url: string): { q: string | undefined; page: number } {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get('page') ?? '1');
  return {
    q: searchParams.get('q')?.trim().slice(0, 200) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The URL of another page of the same list. */
export function buildPageHref(query: { q: string | undefined }, page: number): string {
  const search = new URLSearchParams();
  if (query.q) search.set('q', query.q);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
