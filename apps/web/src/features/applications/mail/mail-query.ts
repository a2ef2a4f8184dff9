import { parsePageQuery } from '../../../shared/api/page-query.ts';

export interface MailQuery {
  page: number;
  /** Whether only emails that wait for a decision are listed. */
  waiting: boolean;
  /** The email whose application the member chooses. */
  choose: string | null;
}

/** Parses the address of the page. Whatever is invalid is ignored. */
export function parseMailQuery(url: string): MailQuery {
  const { searchParams } = new URL(url);
  return {
    page: parsePageQuery(url).page,
    waiting: searchParams.get('show') === 'waiting',
    choose: searchParams.get('choose')?.slice(0, 64) || null,
  };
}

/** The address of the page with a query. */
export function buildMailHref({ page, waiting, choose }: MailQuery): string {
  const search = new URLSearchParams();
  if (waiting) search.set('show', 'waiting');
  if (page > 1) search.set('page', String(page));
  if (choose !== null) search.set('choose', choose);
  return `?${search}`;
}
