import { load } from '../../shared/api/load.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { requestContext } from '../context.ts';
import type { PageHandle } from '../hydration.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/position.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title: loaderData?.title ?? 'Not found', description: loaderData?.description ?? '' });

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  load(context.get(requestContext).api.site.content({ kind: 'careers', slug }));

export default function Position({ loaderData: { title, description, html } }: Route.ComponentProps) {
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={title}>{description}</PageHeader>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown by the server */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
