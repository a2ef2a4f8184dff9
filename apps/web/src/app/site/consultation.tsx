import { CONSULTATION_TYPE_LABELS, CONSULTATION_TYPES } from '@foothold/contracts/support/choices';
import { sitePage } from '@foothold/site-map';
import { Link, useSearchParams } from 'react-router';
import { ConsultationForm } from '../../features/support/consultation-form.tsx';
import { CONSULTATION_MEANINGS } from '../../features/support/consultation-types.ts';
import { AsidePart, FormPage } from '../../features/support/form-page.tsx';
import { carriedPosition, requestConsultation } from '../../features/support/inquiry.server.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { sitePageMeta } from '../../shared/meta/page-meta.ts';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/consultation.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/signup');

export const loader = async (args: Route.LoaderArgs) => ({ position: await carriedPosition(args) });

export const action = (args: Route.ActionArgs) => requestConsultation(args);

const NEXT = [
  { id: 'sent', label: 'Send this form', note: 'Only your name and email are required.', state: 'current' },
  {
    id: 'answer',
    label: 'We reply by email',
    note: 'A person replies within 24 hours with times to choose from.',
    state: 'ahead',
  },
  {
    id: 'talk',
    label: 'We talk',
    note: 'At the time and on the topic you chose. It’s free.',
    state: 'ahead',
  },
] as const;

export default function Consultation({ loaderData: { position }, actionData }: Route.ComponentProps) {
  const { title, description } = sitePage('/signup', useBrand());
  const [search] = useSearchParams();
  return (
    <FormPage
      title={title}
      lead={description}
      aside={
        <>
          <AsidePart title="What happens next">
            <RouteLine label="What happens next" steps={NEXT} upright />
          </AsidePart>
          <AsidePart title="What we can talk about">
            <dl className="border-t border-line text-small">
              {CONSULTATION_TYPES.map((type) => (
                <div key={type} className="border-b border-line py-3">
                  <dt className="font-strong">{CONSULTATION_TYPE_LABELS[type]}</dt>
                  <dd className="text-soft">{CONSULTATION_MEANINGS[type]}</dd>
                </div>
              ))}
            </dl>
            <p className="text-small text-soft">
              Just want to see the product?{' '}
              <Link to="/demo" className="link">
                Book a demo
              </Link>{' '}
              right away.
            </p>
          </AsidePart>
        </>
      }
    >
      <ConsultationForm type={search.get('type')} position={position} posted={actionData} />
    </FormPage>
  );
}
