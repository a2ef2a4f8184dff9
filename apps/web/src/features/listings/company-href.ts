/** The page of a company. */
export const companyHref = (slug: string): string => `/companies/${encodeURIComponent(slug)}`;

/** A page of a company's listings. */
export const companyPageHref = (slug: string, page: number): string =>
  page === 1 ? companyHref(slug) : `${companyHref(slug)}?page=${page}`;
