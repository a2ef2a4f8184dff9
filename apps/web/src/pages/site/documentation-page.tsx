import { getSitePage } from '@foothold/site-map';
import { CategoryList } from '../../features/site/articles/category-list.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import type { loadDocumentation } from './documentation.server.ts';
import { ReadingHeader } from './parts/reading-header.tsx';

export interface DocumentationPageProps {
  loaderData: RouteData<typeof loadDocumentation>;
}

/** The page at /documentation. */
export function DocumentationPage({ loaderData: { topics } }: DocumentationPageProps) {
  const { title, description } = getSitePage('/documentation', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description}>
        <SearchForm
          action="/search"
          otherFields={{ kind: 'documentation' }}
          label="Search documentation"
          query={undefined}
        />
        <ButtonLink to="/api-reference" className="self-start">
          API reference
        </ButtonLink>
      </ReadingHeader>
      <CategoryList folder="/documentation" articles={topics} names={['topic', 'topics']} />
    </div>
  );
}
