import { loadPracticeForm } from '../../pages/site/practice-form.server.ts';
import { PracticeFormPage } from '../../pages/site/practice-form-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/practice-form.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

/** Without a path: search engines don't index practice forms. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(
    matches,
    loaderData
      ? { title: `${loaderData.title}: practice form`, description: loaderData.about }
      : { title: 'Practice form not found', description: 'We couldn’t find this practice form.' },
  );

export const loader = (args: Route.LoaderArgs) => loadPracticeForm(args);

export default function PracticeForm({ loaderData }: Route.ComponentProps) {
  return <PracticeFormPage loaderData={loaderData} />;
}
