import { sitePage } from '@foothold/contracts/pages';
import { useBrand } from '../../shared/app-data.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/consultation.ts';

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/signup');

export default function Consultation() {
  const { title, description } = sitePage('/signup', useBrand());
  return (
    <div className="page py-10 md:py-16">
      <PageHeader title={title}>{description}</PageHeader>
    </div>
  );
}
