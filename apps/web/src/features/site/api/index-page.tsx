import { API_ERRORS_PAGE, API_REFERENCE, getApiGroupPath } from '@foothold/contracts/api-pages';
import { Method } from './endpoint-view.tsx';
import { Introduction } from './introduction.tsx';
import type { ApiIndex } from './reference.ts';
import { ReferenceLayout } from './reference-layout.tsx';

/**
 * The groups for API clients, whose endpoints are described on this page. The others are only linked, which keeps the
 * page short.
 */
const DESCRIBED_GROUP_COUNT = 4;

/** General rules for all calls, and every endpoint's summary line with a link to its group's page. */
export function IndexPage({ groups }: ApiIndex) {
  return (
    <ReferenceLayout groups={groups} path={API_REFERENCE}>
      <Introduction />
      {groups.map(({ id, name, note, endpoints }, rank) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
          <h2 id={`${id}-title`} className="text-title">
            <a href={getApiGroupPath(id)} className="link">
              {name}
            </a>
          </h2>
          <p className="pb-4 text-soft">{note}</p>
          {rank < DESCRIBED_GROUP_COUNT ? (
            <ul className="border-t border-line">
              {endpoints.map((endpoint) => (
                // Anchors that existed when all endpoints were on this page.
                <li
                  key={endpoint.id}
                  id={endpoint.id}
                  className="scroll-mt-20 border-b border-line target:bg-accent-wash"
                >
                  <a
                    href={`${getApiGroupPath(id)}#${endpoint.id}`}
                    className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 py-2 text-ink no-underline hover:bg-sunken/60 md:grid-cols-[4.5rem_minmax(0,22rem)_minmax(0,1fr)]"
                  >
                    <Method method={endpoint.method} />
                    <code className="pt-0.5 font-mono text-note wrap-anywhere">{endpoint.path}</code>
                    <span className="text-small text-soft max-md:col-span-2">{endpoint.summary}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <ul className="border-t border-line py-2 font-mono text-note">
              {endpoints.map(({ id: place, method, path }) => (
                <li key={place} id={place} className="scroll-mt-20 py-1 wrap-anywhere target:bg-accent-wash">
                  <a href={`${getApiGroupPath(id)}#${place}`} className="text-ink">
                    {`${method} ${path}`}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section id="errors" aria-labelledby="errors-title" className="scroll-mt-20">
        <h2 id="errors-title" className="text-title">
          <a href={API_ERRORS_PAGE} className="link">
            Errors
          </a>
        </h2>
        <p className="text-soft">Every error code with its HTTP status and message.</p>
      </section>
    </ReferenceLayout>
  );
}
