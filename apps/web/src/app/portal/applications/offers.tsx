import { loadOffers } from '../../../features/applications/plan/offers.server.ts';
import { OffersPage } from '../../../pages/portal/applications/offers-page.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/offers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Offers', description: 'Your offers side by side.' });

export const loader = (args: Route.LoaderArgs) => loadOffers(args);

export default function Offers({ loaderData }: Route.ComponentProps) {
  return <OffersPage loaderData={loaderData} />;
}
