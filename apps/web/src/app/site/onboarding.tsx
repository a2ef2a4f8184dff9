import { sitePage } from '@foothold/contracts/pages';
import { useBrand } from '../../shared/app-data.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/onboarding.ts';

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/onboarding');

export default function Onboarding() {
  const { title, description } = sitePage('/onboarding', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={title}>{description}</PageHeader>
    </div>
  );
}
