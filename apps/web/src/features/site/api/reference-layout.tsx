import {
  API_COLLECTION_FILE,
  API_ERRORS_PAGE,
  API_FILE,
  API_REFERENCE,
  getApiGroupPath,
} from '@foothold/contracts/api-pages';
import type { ReactNode } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import type { ApiGroupLink } from './reference.ts';

/**
 * A page of the API reference with its navigation.
 * @param path the page's path
 */
export function ReferenceLayout({
  groups,
  path,
  children,
}: {
  groups: readonly ApiGroupLink[];
  path: string;
  children: ReactNode;
}) {
  const pages = [
    { to: API_REFERENCE, name: 'Overview' },
    ...groups.map(({ id, name }) => ({ to: getApiGroupPath(id), name })),
    { to: API_ERRORS_PAGE, name: 'Errors' },
  ];
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label="API reference" className="text-small lg:sticky lg:top-24 lg:self-start">
        <ul className="border-l border-line">
          {pages.map(({ to, name }) => (
            <li key={to}>
              <a
                href={to}
                aria-current={to === path ? 'page' : undefined}
                className={cx(
                  '-ml-px block border-l py-1.5 pl-3.5 no-underline hover:border-accent hover:text-ink',
                  to === path ? 'border-accent font-medium text-ink' : 'border-transparent text-soft',
                )}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
        <a href={API_FILE} download className="link mt-4 inline-flex min-h-6 items-center">
          Download OpenAPI file
        </a>
        <a href={API_COLLECTION_FILE} download className="link inline-flex min-h-6 items-center">
          Download Postman collection
        </a>
      </nav>
      <div className="flex min-w-0 flex-col gap-14">{children}</div>
    </div>
  );
}
