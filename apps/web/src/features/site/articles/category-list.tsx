import type { ContentSummary } from '@foothold/contracts/site/content';
import { Link } from 'react-router';
import { groupByCategory } from './by-category.ts';

interface CategoryListProps {
  folder: string;
  articles: readonly ContentSummary[];
  /** Singular and plural label. */
  names: readonly [string, string];
}

/** The index page of a kind of article, with one section per category. */
export function CategoryList({ folder, articles, names: [one, several] }: CategoryListProps) {
  return (
    <div>
      {groupByCategory(articles).map(({ name, slug, articles: those }) => (
        <section
          key={slug}
          id={slug}
          aria-labelledby={`${slug}-title`}
          className="grid scroll-mt-20 gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
        >
          <div>
            <h2 id={`${slug}-title`} className="text-title">
              {name}
            </h2>
            <p className="text-small text-soft">
              {those.length} {those.length === 1 ? one : several}
            </p>
          </div>
          <ul className="grid gap-x-10 md:grid-cols-2 lg:-mt-3">
            {those.map((article) => (
              <li key={article.slug} className="border-b border-line py-3">
                <Link
                  to={`${folder}/${article.slug}`}
                  className="font-medium text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent"
                >
                  {article.title}
                </Link>
                <p className="pt-1 text-small text-soft">{article.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
