import { getSitePage } from '@foothold/site-map';
import { Link } from 'react-router';
import { FeatureNote } from '../../features/billing/feature-note.tsx';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { startLink } from './navigation.ts';
import { MarketingClaims } from './parts/claims.tsx';
import { PageHero } from './parts/opening.tsx';
import { SampleNote } from './parts/sample-note.tsx';
import { Section } from './parts/section.tsx';
import { EventLog } from './tracking/event-log.tsx';
import { SampleBoard } from './tracking/sample-board.tsx';
import { StatCards } from './tracking/stat-cards.tsx';

/** The page at /tracking. */
export function TrackingPage() {
  const app = useAppData();
  const start = startLink(app);
  return (
    <>
      <PageHero
        title="Application tracking"
        lead={getSitePage('/tracking', app.brand).description}
        note={<FeatureNote id="liveTracking" />}
        backdrop={<ContourField seed={11} className="absolute inset-0 size-full" />}
        actions={
          <>
            <ButtonLink to={start.to} reloadDocument variant="primary" size="large">
              {start.label}
            </ButtonLink>
            <ButtonLink to="/jobs" size="large">
              Browse jobs
            </ButtonLink>
          </>
        }
      />
      <Section
        title="Three applications at a glance"
        lead="Your applications are all at different stages. See where each one stands and what to do next."
        note={<SampleNote>Sample applications and companies</SampleNote>}
      >
        <div className="flex flex-col gap-12">
          <StatCards />
          <SampleBoard />
        </div>
      </Section>
      <EventLog />
      <Section
        title="How long it takes, and who replies"
        lead={
          <>
            Advertised figures don’t tell you much about your own search. Yours are counted from your own applications,
            and no rate is shown until there are enough of them.
          </>
        }
      >
        <MarketingClaims
          claims={[
            {
              figure: '74%',
              label: 'Response rate',
              about: 'The share of applications that get any reply, including a “no.”',
            },
            {
              figure: '21 days',
              label: 'Average time to an offer',
              about: 'From applying to getting an offer.',
            },
            {
              figure: '24/7',
              label: 'Expert support',
              about: 'Write any time. We reply within 24 hours.',
            },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          Before you apply,{' '}
          <Link to="/score" className="link">
            score the résumé
          </Link>{' '}
          you plan to send, or see{' '}
          <Link to="/application-process" className="link">
            how applications work
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
