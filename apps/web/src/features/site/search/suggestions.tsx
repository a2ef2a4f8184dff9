import { Link } from 'react-router';
import { searchHref } from './kinds.ts';

/** Example searches for different kinds of content. */
const EXAMPLE_SEARCHES = [
  'what 80 means',
  'sponsorship',
  'delete my account',
  'download as Word',
  'API',
  'remote analyst',
];

const OTHER_LINKS = [
  { to: '/jobs', label: 'Jobs', note: 'By location, pay, and what they say about visas' },
  { to: '/help-center', label: 'Help center', note: 'Answers by topic' },
  { to: '/documentation', label: 'Documentation', note: 'How it works and how to use the API' },
  { to: '/blog', label: 'Blog', note: 'Essays with sources' },
];

/** Shown before the first search. */
export function Suggestions() {
  return (
    <div className="grid gap-x-12 gap-y-10 border-t border-line pt-8 md:grid-cols-2">
      <section aria-labelledby="searches">
        <h2 id="searches" className="pb-3 text-title">
          Popular searches
        </h2>
        <ul className="flex flex-wrap gap-2">
          {EXAMPLE_SEARCHES.map((q) => (
            <li key={q}>
              <Link
                to={searchHref(q)}
                className="inline-flex min-h-10 items-center rounded-full border border-edge px-4 text-small text-ink no-underline hover:border-ink hover:bg-sunken"
              >
                {q}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ways">
        <h2 id="ways" className="pb-3 text-title">
          Or go straight to
        </h2>
        <ul className="border-t border-line">
          {OTHER_LINKS.map(({ to, label, note }) => (
            <li key={to} className="border-b border-line py-2.5">
              <Link to={to} className="link font-medium">
                {label}
              </Link>
              <span className="block text-small text-soft">{note}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
