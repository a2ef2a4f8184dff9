import { PracticeFormsPage, practiceFormsMeta } from '../../pages/site/practice-forms-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/practice-forms.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildPageMeta(matches, practiceFormsMeta);

export default function PracticeForms() {
  return <PracticeFormsPage />;
}
