import { Link } from 'react-router';
import { FeatureNote } from '../../features/billing/feature-note.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { DemoBoard } from './management-dashboard/demo-board.tsx';
import { MarketingClaims } from './parts/claims.tsx';
import { ConsoleLink } from './parts/console-link.tsx';
import { PageHero } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

const RULES = [
  {
    title: 'Two waiting times, not one',
    text: 'Recruiters will see what they owe and what they’re waiting on as separate numbers. Added together, they hide most delays.',
  },
  {
    title: 'No rate without its count',
    text: 'Every percentage will come with its count. Under 10, we’ll leave the percentage out: three out of four isn’t a meaningful “75%.”',
  },
  {
    title: 'No leaderboards',
    text: 'We won’t rank recruiters by applications sent. If you only measure what’s easy to count, that’s all that gets done.',
  },
  {
    title: 'See what’s behind every number',
    text: 'Click any figure, and you’ll see the records behind it. If a number surprises you, the reason will be one click away.',
  },
  {
    title: 'People, not pipelines',
    text: 'Each member’s page will start with what they’re looking for and what they don’t want. Status will come after that.',
  },
] as const;

/** The page at /management-dashboard. */
export function ManagementDashboardPage() {
  return (
    <>
      <PageHero
        title="Recruiter management dashboard"
        lead="Candidates, approvals, and deadlines in one view. This page is a sample, and so are its figures and people."
        note={<FeatureNote id="dashboard" />}
        backdrop={<ContourField seed={31} className="absolute inset-0 size-full" />}
        actions={
          <>
            <ConsoleLink to={{ admin: '/console/recruiters/dashboard', recruiter: '/console/clients' }} />
            <ButtonLink to="/demo" variant="primary" size="large">
              Book a demo
            </ButtonLink>
            <ButtonLink to="/enterprise" size="large">
              For organizations
            </ButtonLink>
          </>
        }
      />
      <div className="page relative pb-16 md:pb-24">
        <DemoBoard />
      </div>
      <Section
        title="Five rules for an honest dashboard"
        lead="A dashboard tells people what to care about. Ours will follow these rules, and the demo above does where it can."
        ground="sunken"
      >
        <ol className="grid gap-x-14 md:grid-cols-2">
          {RULES.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-edge py-5">
              <span aria-hidden="true" className="font-display text-title text-accent-text figures">
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="pt-1.5 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        title="For teams"
        lead="Organizations will see figures for groups, never for individuals. We won’t show any figure for a group of fewer than five."
      >
        <MarketingClaims
          claims={[
            { figure: '360°', label: 'Analytics', about: 'From the first view of a job to the answer.' },
            {
              figure: '5K+',
              label: 'Talent pool',
              about: 'A figure from our advertising. Employers can’t search our members.',
            },
            { figure: '60%', label: 'Shorter time-to-hire', about: 'Claimed, compared with hiring without us.' },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          A demo takes 30 minutes, including 15 minutes live:{' '}
          <Link to="/demo" className="link">
            choose a day
          </Link>
          . Or read about{' '}
          <Link to="/screening" className="link">
            screening
          </Link>{' '}
          and{' '}
          <Link to="/application-process" className="link">
            how applications work
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
