import { MaterialReading } from '../../../features/learning/material-reading.tsx';
import { load } from '../../../shared/api/load.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { requestContext } from '../../../shared/request-context.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import type { Route } from './+types/material.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData?.material.title ?? 'Not found',
    description: loaderData?.material.description ?? 'We couldn’t find this page.',
  });

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { learning } = context.get(requestContext).api;
  const [material, files] = await Promise.all([load(learning.reading({ slug })), load(learning.files())]);
  return { material, files };
}

export default function PortalMaterial({ loaderData: { material, files } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs steps={[{ label: 'Learning', to: '/portal/learning' }, { label: material.title }]} />
      <MaterialReading material={material} files={files} />
    </div>
  );
}
