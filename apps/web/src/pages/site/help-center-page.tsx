import { getSitePage } from '@foothold/site-map';
import { Link } from 'react-router';
import { CategoryList } from '../../features/site/articles/category-list.tsx';
import { Channels } from '../../features/site/help/channels.tsx';
import { Hits } from '../../features/site/search/hits.tsx';
import { searchHref } from '../../features/site/search/kinds.ts';
import type { askSupport } from '../../features/support/inquiry.server.ts';
import { SupportOutcome } from '../../features/support/support-outcome.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import type { loadHelpCenter } from './help-center.server.ts';
import { ReadingHeader } from './parts/reading-header.tsx';

export interface HelpCenterPageProps {
  loaderData: RouteData<typeof loadHelpCenter>;
  actionData: RouteData<typeof askSupport> | undefined;
}

/** The page at /help-center. */
export function HelpCenterPage({ loaderData: { articles, search }, actionData }: HelpCenterPageProps) {
  const { title, description } = getSitePage('/help-center', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description}>
        <SearchForm label="Search articles" query={search.q} failure={search.failure} variant="primary" />
      </ReadingHeader>
      <SupportOutcome posted={actionData} />
      {search.q !== '' && !search.failure && <SearchResults {...search} />}
      <CategoryList folder="/help-center" articles={articles} names={['article', 'articles']} />
      <section aria-labelledby="channels" className="border-t border-line pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
          <div className="flex max-w-prose flex-col gap-1">
            <h2 id="channels" className="text-title">
              Still need help?
            </h2>
            <p className="text-soft">Ask our team, or book a 30-minute call.</p>
          </div>
          <ButtonLink to="/demo">Contact Support</ButtonLink>
        </div>
        <Channels />
      </section>
    </div>
  );
}

function SearchResults({ q, hits }: Pick<HelpCenterPageProps['loaderData']['search'], 'q' | 'hits'>) {
  return (
    <section aria-labelledby="found" className="border-t border-line pt-6 pb-12">
      <h2 id="found" className="pb-2 text-title" role="status">
        {hits.length === 0
          ? `No articles found for “${q}”.`
          : `${hits.length} ${hits.length === 1 ? 'article' : 'articles'} for “${q}”`}
      </h2>
      {hits.length > 0 && <Hits hits={hits} />}
      <p className="pt-4 text-small">
        <Link to={searchHref(q)} className="link">
          {' '}
          Search the whole site{' '}
        </Link>{' '}
        or{' '}
        <Link to="/help-center" className="link">
          {' '}
          see all articles{' '}
        </Link>
      </p>
    </section>
  );
}
