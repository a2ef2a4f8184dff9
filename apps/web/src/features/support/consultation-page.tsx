import { CONSULTATION_TYPE_LABELS, CONSULTATION_TYPES } from '@foothold/contracts/support/choices';
import { getSitePage } from '@foothold/site-map';
import { Link, useSearchParams } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import type { loadConsultation } from './consultation.server.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { CONSULTATION_DESCRIPTIONS } from './consultation-types.ts';
import { AsidePart, FormPage } from './form-page.tsx';
import type { requestConsultation } from './inquiry.server.ts';

const NEXT_STEPS = [
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

export interface ConsultationPageProps {
  loaderData: RouteData<typeof loadConsultation>;
  actionData: RouteData<typeof requestConsultation> | undefined;
}

/** The page at /signup. */
export function ConsultationPage({ loaderData: { position }, actionData }: ConsultationPageProps) {
  const { title, description } = getSitePage('/signup', useBrand());
  const [search] = useSearchParams();
  return (
    <FormPage
      title={title}
      lead={description}
      aside={
        <>
          <AsidePart title="What happens next">
            <RouteLine label="What happens next" steps={NEXT_STEPS} upright />
          </AsidePart>
          <AsidePart title="What we can talk about">
            <dl className="border-t border-line text-small">
              {CONSULTATION_TYPES.map((type) => (
                <div key={type} className="border-b border-line py-3">
                  <dt className="font-strong">{CONSULTATION_TYPE_LABELS[type]}</dt>
                  <dd className="text-soft">{CONSULTATION_DESCRIPTIONS[type]}</dd>
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
