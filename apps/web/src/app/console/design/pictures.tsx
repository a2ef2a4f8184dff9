import { PicturesPage } from '../../../features/design-gallery/pictures-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import { requireDevelopment } from '../../guards.ts';
import type { Route } from './+types/pictures.ts';

export const middleware: Route.MiddlewareFunction[] = [requireDevelopment];

/** Makes the middleware run. */
export const loader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Pictures', description: 'The product’s illustrations and charts.' });

export default function Pictures() {
  return <PicturesPage />;
}
