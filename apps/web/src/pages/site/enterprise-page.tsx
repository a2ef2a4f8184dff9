import { getProductNames } from '@foothold/brand';
import { type FeatureId, getFeature, PLAN_FEATURES } from '@foothold/contracts/billing/features';
import { getSitePage } from '@foothold/site-map';
import { Link } from 'react-router';
import { FeatureNote } from '../../features/billing/feature-note.tsx';
import { EnterpriseForm } from '../../features/support/enterprise-form.tsx';
import type { requestEnterprise } from '../../features/support/inquiry.server.ts';
import { getPostedFailure, getPostedResult } from '../../features/support/posted.ts';
import { ENTERPRISE_SENT } from '../../features/support/texts.ts';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import { PageHero } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

/** What each feature of the enterprise plan means. */
const MEANINGS: Partial<Record<FeatureId, string>> = {
  profiles: 'One for everyone you support, with no limit.',
  whiteLabel: 'Your name, logo, and color instead of ours. We check color contrast for you.',
  analytics: 'See where applications get stuck, with the sample size behind each figure.',
  insights: 'See how groups are doing, never individuals. No report on groups under five.',
  integrations: 'Build on our fully documented API.',
  manager: 'One person who knows your program and is responsible for it.',
  prioritySupport: 'Any time, ahead of other requests.',
  sla: 'Availability and response times, in your contract.',
  training: 'For job seekers and for the people who help them.',
};

const NEXT_STEPS = [
  { id: 'sent', label: 'Send the form', note: 'Only name and email are required.', state: 'current' },
  { id: 'answer', label: 'Our enterprise team replies', note: 'Within 24 hours.', state: 'ahead' },
  {
    id: 'talk',
    label: 'A conversation',
    note: 'How many people you support, what they need, and what you already have.',
    state: 'ahead',
  },
  { id: 'offer', label: 'A custom price', note: 'In writing, with everything it covers.', state: 'ahead' },
] as const;

export interface EnterprisePageProps {
  actionData: RouteData<typeof requestEnterprise> | undefined;
}

/** The page at /enterprise. */
export function EnterprisePage({ actionData }: EnterprisePageProps) {
  const brand = useBrand();
  const { x, prime } = getProductNames(brand);
  const { title, description } = getSitePage('/enterprise', brand);
  const sent = getPostedResult(actionData);
  return (
    <>
      <PageHero
        title={title}
        lead={description}
        backdrop={
          <ContourField
            seed={23}
            className="absolute inset-y-0 right-0 h-full w-3/5 [mask-image:linear-gradient(to_right,transparent,black_45%)] max-lg:hidden"
          />
        }
        actions={
          <ButtonLink to="/demo" variant="primary" size="large">
            Unlock Growth with Us
          </ButtonLink>
        }
        note={<p className="text-small text-soft">Custom price based on the size of your program.</p>}
      />
      <Section title={`What ${x} includes`} lead="For organizations that support job seekers.">
        <ol className="grid gap-x-12 border-t border-line md:grid-cols-2">
          <li className="flex flex-col gap-0.5 border-b border-line py-4">
            <h3 className="font-text text-body font-strong tracking-normal">Everything in {prime}</h3>
            <p className="text-small text-soft">
              For each person. The{' '}
              <Link to="/pricing" className="link">
                plan cards
              </Link>{' '}
              say what’s open.
            </p>
          </li>
          {PLAN_FEATURES.x.map((id) => (
            <li key={id} className="flex flex-col gap-0.5 border-b border-line py-4">
              <h3 className="font-text text-body font-strong tracking-normal">{getFeature(id).label}</h3>
              <p className="text-small text-soft">{MEANINGS[id]}</p>
              <FeatureNote id={id} />
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="consultation"
        title="Request a consultation"
        lead="Tell us a little about your program. Our enterprise team replies within 24 hours."
        ground="sunken"
      >
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          {sent ? (
            <Callout tone="hold" live title={ENTERPRISE_SENT.title}>
              <p>
                {ENTERPRISE_SENT.description} Your reference is {sent.reference}.
              </p>
            </Callout>
          ) : (
            <EnterpriseForm reading="lenient" failure={getPostedFailure(actionData)} />
          )}
          <div className="flex flex-col gap-3">
            <h3 className="text-title">What happens next</h3>
            <RouteLine label="What happens next" steps={NEXT_STEPS} upright />
          </div>
        </div>
      </Section>
    </>
  );
}
