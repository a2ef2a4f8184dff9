import { describeRubric } from '@foothold/core/ats';
import { Link } from 'react-router';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Funnel } from '../../shared/ui/pictures/charts.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/screening.ts';
import { Claims } from './parts/claims.tsx';
import { Opening } from './parts/opening.tsx';
import { SampleNote } from './parts/sample-note.tsx';
import { Section } from './parts/section.tsx';
import { ScreeningLimits } from './screening/limits.tsx';
import { ScreenedPage } from './screening/reading.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/screening');

export function loader() {
  const { version, parts, neverCounts } = describeRubric();
  return { version, rules: parts.reduce((sum, { rules }) => sum + rules.length, 0), neverCounts };
}

/** How a sample position filled up: rows of a drawing, not of anybody's database. */
const STAGES = [
  { label: 'Applied', count: 128 },
  { label: 'Could be read', count: 121 },
  { label: 'Must-haves shown', count: 41 },
  { label: 'Seen by a person', count: 41 },
  { label: 'Interview', count: 6 },
];

export default function Screening({ loaderData: { version, rules, neverCounts } }: Route.ComponentProps) {
  return (
    <>
      <Opening
        title="AI-powered screening"
        lead="A recruiter with two hundred files needs help with reading, not with judging. Screening lifts out what each page says, counts it by published rules, and hands the decision back."
        actions={
          <>
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
            Rubric {version} has {rules} rules. They are public, they carry a version, and the same file with the same
            job gets the same score on every run. Applicants can run them first: whoever wants to know how a file reads
            finds out{' '}
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
            <SampleNote>Sample figures of a position that does not exist</SampleNote>
            <p className="max-w-prose pt-2 text-small text-soft">
              Seven files could not be read: pictures of pages, for the most part. They are not rejected. They go to a
              person, with that reason beside them, because a scanner is no fault of character.
            </p>
          </div>
        </div>
      </Section>
      <Section
        title="Hurdles stand beside the score"
        lead="A licence, a permit, a place: where a job asks for one, the answer stands next to the score as “yes”, “no” or “the page does not say”. It never moves the score, so a strong application with an open question looks like just that."
        ground="sunken"
      >
        <Claims
          claims={[
            { figure: '60%', label: 'Shorter time-to-hire', about: 'Claimed against filling positions without us.' },
            { figure: '14 days', label: 'Time-to-hire', about: 'From opening a position to an accepted offer.' },
            {
              figure: '97%',
              label: 'Match',
              about: 'The best fit of the sample; what it is made of stands on the matching page.',
            },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          See also{' '}
          <Link to="/management-dashboard" className="link">
            the recruiters’ dashboard
          </Link>
          ,{' '}
          <Link to="/benefits?for=recruiters" className="link">
            what changes for recruiters
          </Link>{' '}
          and{' '}
          <Link to="/enterprise" className="link">
            what organisations get
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
