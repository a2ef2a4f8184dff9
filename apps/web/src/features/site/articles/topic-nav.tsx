import type { ContentSummary } from '@foothold/contracts/site/content';
import { Link } from 'react-router';
import { cx } from '../../../shared/ui/cx.ts';
import { groupByCategory } from './by-category.ts';

export interface TopicNavProps {
  /** The navigation's name and link to its index page: "Documentation", "Help center". */
  title: string;
  /** `/documentation` or `/help-center`. */
  folder: string;
  articles: readonly ContentSummary[];
  /** Slug of the current article. */
  slug: string;
}

/** All articles of a kind by category, with the current one marked. */
export function TopicNav({ title, folder, articles, slug }: TopicNavProps) {
  return (
    <nav aria-label={title} className="flex flex-col gap-6">
      {groupByCategory(articles).map((category) => (
        <section key={category.slug} aria-labelledby={`nav-${category.slug}`}>
          <h2 id={`nav-${category.slug}`} className="pb-1.5 font-text text-note font-strong tracking-normal">
            <Link
              to={`${folder}#${category.slug}`}
              className="inline-flex min-h-6 items-center text-ink no-underline hover:underline"
            >
              {category.name}
            </Link>
          </h2>
          <ul className="border-l border-line">
            {category.articles.map((article) => {
              const current = article.slug === slug;
              return (
                <li key={article.slug}>
                  <Link
                    to={`${folder}/${article.slug}`}
                    aria-current={current ? 'page' : undefined}
                    className={cx(
                      '-ml-px block border-l-2 py-1.5 pl-3.5 text-note no-underline',
                      current
                        ? 'border-accent font-strong text-ink'
                        : 'border-transparent text-soft hover:border-edge hover:text-ink',
                    )}
                  >
                    {article.title}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
