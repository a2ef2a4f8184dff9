import { getMaterialPath } from '@foothold/contracts/learning/files';
import { MaterialReading } from '../../../features/learning/material-reading.tsx';
import { load } from '../../../shared/api/load.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import type { PageHandle } from '../../../site-client/hydration.ts';
import type { Route } from './+types/material.ts';

export { staticHeaders as headers } from '../../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.material.title ?? 'Not found',
    description: loaderData?.material.description ?? 'We couldn’t find this page.',
    ...(loaderData && { path: getMaterialPath(loaderData.slug), type: 'article' as const }),
  });

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { learning } = context.get(requestContext).api;
  const [material, files] = await Promise.all([load(learning.reading({ slug })), load(learning.files())]);
  const summary = files.materials.find((one) => one.slug === material.slug);
  if (!summary) throw new Error(`There is no file of ${material.slug}.`);
  return { slug: summary.slug, material, files };
}

export default function LearningMaterial({ loaderData: { material, files } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs steps={[{ label: 'Learning', to: '/learning' }, { label: material.title }]} />
      <MaterialReading material={material} files={files} />
    </div>
  );
}
