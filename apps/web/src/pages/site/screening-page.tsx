import { Link } from 'react-router';
import { FeatureNote } from '../../features/billing/feature-note.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Funnel } from '../../shared/ui/pictures/charts.tsx';
import { MarketingClaims } from './parts/claims.tsx';
import { ConsoleLink } from './parts/console-link.tsx';
import { PageHero } from './parts/opening.tsx';
import { SampleNote } from './parts/sample-note.tsx';
import { Section } from './parts/section.tsx';
import { ScreeningLimits } from './screening/limits.tsx';
import { ScreenedPage } from './screening/reading.tsx';
import type { loadScreening } from './screening.server.ts';

/** Fictional numbers of candidates by stage of a sample position. */
const STAGES = [
  { label: 'Applied', count: 128 },
  { label: 'Readable', count: 121 },
  { label: 'Must-haves shown', count: 41 },
  { label: 'Reviewed by a person', count: 41 },
  { label: 'Interview', count: 6 },
];

export interface ScreeningPageProps {
  loaderData: RouteData<typeof loadScreening>;
}

/** The page at /screening. */
export function ScreeningPage({ loaderData: { version, rules, neverCounts } }: ScreeningPageProps) {
  return (
    <>
      <PageHero
        title="AI-powered screening"
        lead="A recruiter with 200 résumés needs help reading, not judging. Screening pulls out what each résumé says, scores it by published rules, and leaves the decision to people. The examples on this page are samples."
        note={<FeatureNote id="screening" />}
        actions={
          <>
            <ConsoleLink to={{ recruiter: '/console/screening' }} />
            <ButtonLink to="/demo" variant="primary" size="large">
              Book a demo
            </ButtonLink>
            <ButtonLink to="/rubric" size="large">
              Read the rules
            </ButtonLink>
          </>
        }
        picture={<ScreenedPage />}
      />
      <ScreeningLimits />
      <Section
        title="The same rules for everyone"
        lead={
          <>
            Rubric {version} has {rules} rules. They’re public and versioned, and the same file and job always get the
            same score. Applicants can check their own résumé first,{' '}
            <Link to="/score" className="link">
              without an account
            </Link>
            .
          </>
        }
      >
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <h3 className="text-title">Never counted</h3>
            <ul className="pt-3 text-small">
              {neverCounts.map((line) => (
                <li key={line} className="border-t border-line py-2.5">
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col gap-3">
            <Funnel caption="One position, from applications to interviews" stages={STAGES} />
            <SampleNote>Sample figures for a made-up position</SampleNote>
            <p className="max-w-prose pt-2 text-small text-soft">
              Seven files couldn’t be read, mostly scanned images. We won’t reject them. They’ll go to a person with
              that reason attached, because a bad scan shouldn’t count against anyone.
            </p>
          </div>
        </div>
      </Section>
      <Section
        title="Requirements are shown separately from the score"
        lead="If a job requires a license, permit, or location, you see “Met,” “Not met,” or “We can’t tell” next to the score, with the sentence from the job. It never changes the score, so a strong application with an open question still looks strong."
        ground="sunken"
      >
        <MarketingClaims
          claims={[
            { figure: '60%', label: 'Shorter time-to-hire', about: 'Claimed, compared with hiring without us.' },
            { figure: '14 days', label: 'Time-to-hire', about: 'From opening a position to an accepted offer.' },
            {
              figure: '97%',
              label: 'Match',
              about: 'The best fit in the sample. See the matching page for how it’s calculated.',
            },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          See also{' '}
          <Link to="/management-dashboard" className="link">
            the recruiter dashboard
          </Link>
          ,{' '}
          <Link to="/benefits?for=recruiters" className="link">
            benefits for recruiters
          </Link>{' '}
          and{' '}
          <Link to="/enterprise" className="link">
            plans for organizations
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
