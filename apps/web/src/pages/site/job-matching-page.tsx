import { Link } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScoreBreakdown } from './job-matching/figure-made.tsx';
import { MatchMap } from './job-matching/match-map.tsx';
import { VisaSentences } from './job-matching/visa-sentences.tsx';
import type { loadJobMatching } from './job-matching.server.ts';
import { startLink } from './navigation.ts';
import { MarketingClaims } from './parts/claims.tsx';
import { PageHero } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

export interface JobMatchingPageProps {
  loaderData: RouteData<typeof loadJobMatching>;
}

/** The page at /job-matching. */
export function JobMatchingPage({ loaderData: { total, parts, fit, floor } }: JobMatchingPageProps) {
  const app = useAppData();
  const start = startLink(app);
  return (
    <>
      <PageHero
        title="Intelligent job matching"
        lead="Add your résumé once and see jobs ranked by fit, each with the reasons for and against, and what the listing doesn’t say."
        actions={
          <>
            <ButtonLink to={start.to} reloadDocument variant="primary" size="large">
              {start.label}
            </ButtonLink>
            <ButtonLink to="/jobs" size="large">
              Search without an account
            </ButtonLink>
          </>
        }
        picture={<MatchMap />}
      />
      <ScoreBreakdown total={total} parts={parts} />
      <VisaSentences />
      <Section title="The limits of matching" lead="What a match score can’t tell you." ground="sunken">
        <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {[
            {
              title: 'You set the filters',
              text: 'You choose the filters for location, workplace, pay, sponsorship, posting date, and source. Search lists the open jobs that pass them.',
            },
            {
              title: 'It only shows real matches',
              text: `Below ${floor} of 100, a job has too little in common with you, so we don’t show it as a match. From ${fit}, it’s a fit.`,
            },
            {
              title: 'It doesn’t watch for you',
              text: 'Matches change when you look. To hear about new jobs by email, save a search and turn on its alerts.',
            },
            {
              title: 'Employers can’t search you',
              text: 'We filter jobs for you. We never filter people for employers, and we never show them your visa status.',
            },
            {
              title: 'It can’t predict interviews',
              text: 'The score shows how well your résumé fits a listing. It isn’t your chance of an interview, and a 60 may still be the right job for you.',
            },
          ].map(({ title, text }) => (
            <li key={title} className="border-t border-edge pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="pt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The figures in our advertising">
        <MarketingClaims
          claims={[
            {
              figure: `${total}%`,
              label: 'Match',
              about: 'The sample above, part by part. It compares two texts and doesn’t rate a person.',
            },
            {
              figure: '5K+',
              label: 'Talent pool',
              about: 'A figure from our advertising. Employers can’t search our members.',
            },
            { figure: '14 days', label: 'Time-to-hire', about: 'From opening a position to an accepted offer.' },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          Next:{' '}
          <Link to="/application-process" className="link">
            what happens after you choose a job
          </Link>
          , or{' '}
          <Link to="/score" className="link">
            see how your résumé reads
          </Link>{' '}
          first.
        </p>
      </Section>
    </>
  );
}
