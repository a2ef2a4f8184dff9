import { data } from 'react-router';
import { PortalNotFound } from '../../pages/portal/not-found.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Page not found', description: 'There is no page at this address.' });

/** Any address under /portal that no page has. */
export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <PortalNotFound />;
}
