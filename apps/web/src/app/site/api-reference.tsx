import { sitePage } from '@foothold/contracts/pages';
import { Code, EndpointView } from '../../features/site/api/endpoint-view.tsx';
import { Introduction } from '../../features/site/api/introduction.tsx';
import { apiReference } from '../../features/site/api/reference.server.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { requestContext } from '../context.ts';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/api-reference.ts';
import { ReadingHeader } from './parts/reading-header.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/api-reference');

export const loader = ({ context }: Route.LoaderArgs) => apiReference(context.get(requestContext).publicUrl);

export default function ApiReference({ loaderData: { groups, errors } }: Route.ComponentProps) {
  const { title, description } = sitePage('/api-reference', useAppData().brand);
  return (
    <div className="page py-10 md:py-16">
      <ReadingHeader title={title} lead={description} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ol className="border-l border-line text-small">
            {[{ id: 'calling', name: 'Calling it' }, ...groups, { id: 'errors', name: 'Errors' }].map(
              ({ id, name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="-ml-px block border-l border-transparent py-1.5 pl-3.5 text-soft no-underline hover:border-accent hover:text-ink"
                  >
                    {name}
                  </a>
                </li>
              ),
            )}
          </ol>
        </nav>
        <div className="flex min-w-0 flex-col gap-14">
          <Introduction />
          {groups.map(({ id, name, note, endpoints }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
              <h2 id={`${id}-title`} className="text-title">
                {name}
              </h2>
              <p className="pb-4 text-soft">{note}</p>
              <div className="border-t border-line">
                {endpoints.map((endpoint) => (
                  <EndpointView key={endpoint.id} endpoint={endpoint} />
                ))}
              </div>
            </section>
          ))}
          <section id="errors" aria-labelledby="errors-title" className="scroll-mt-20">
            <h2 id="errors-title" className="text-title">
              Errors
            </h2>
            <p className="max-w-prose pb-4 text-soft">
              Every failure is <code className="font-mono text-note">application/problem+json</code>. The code never
              changes; decide by it. The sentence is for people and may be shown as it is.
            </p>
            <Code>{EXAMPLE_PROBLEM}</Code>
            <ul className="mt-6 border-t border-line text-small">
              {errors.map(({ code, status, message }) => (
                <li
                  key={code}
                  id={`error-${code}`}
                  className="grid scroll-mt-20 gap-x-6 gap-y-0.5 border-b border-line py-2.5 target:bg-accent-wash md:grid-cols-[16rem_3rem_minmax(0,1fr)]"
                >
                  <code className="font-mono text-note wrap-anywhere">{code}</code>
                  <span className="figures">{status}</span>
                  <span className="text-soft">{message}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}

const EXAMPLE_PROBLEM = `{
  "type": "urn:foothold:error:access.sign-in",
  "title": "Please sign in first.",
  "status": 401,
  "code": "access.sign-in",
  "message": "Please sign in first.",
  "error": "Please sign in first.",
  "requestId": "…"
}`;
