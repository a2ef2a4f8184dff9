import { Link } from 'react-router';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/management-dashboard.ts';
import { DemoBoard } from './management-dashboard/demo-board.tsx';
import { Claims } from './parts/claims.tsx';
import { Opening } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/management-dashboard');

const RULES = [
  {
    title: 'Two clocks, not one',
    text: 'A recruiter sees what they owe and what they wait for as two numbers. Most lateness is invisible because the two are added up.',
  },
  {
    title: 'A rate needs a number under it',
    text: 'Every share stands beside the count it comes from. Under ten, the share is left out, since three of four is not “75%”.',
  },
  {
    title: 'No league tables',
    text: 'Recruiters are not ranked by applications sent. What is easy to count would soon be all that is done.',
  },
  {
    title: 'Open what you see',
    text: 'Each figure leads to the rows it was counted from. If a number surprises you, the next click is the reason.',
  },
  {
    title: 'People, not pipelines',
    text: 'A member’s page begins with what they look for and what they asked not to do, and only then says where things stand.',
  },
] as const;

export default function ManagementDashboard() {
  return (
    <>
      <Opening
        title="Recruiter management dashboard"
        lead="Candidates, approvals and clocks in one view. What waits for you stands first; what waits for somebody else is not your backlog."
        backdrop={<ContourField seed={31} className="absolute inset-0 size-full" />}
        actions={
          <>
            <ButtonLink to="/demo" variant="primary" size="large">
              Book a demo
            </ButtonLink>
            <ButtonLink to="/enterprise" size="large">
              For organisations
            </ButtonLink>
          </>
        }
      />
      <div className="page relative pb-16 md:pb-24">
        <DemoBoard />
      </div>
      <Section
        title="Five rules for an honest dashboard"
        lead="A dashboard tells people what to care about. These are the rules that ours is drawn by; the demonstration above keeps them too, where a drawing can."
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
        lead="Organisations see their people together, and never so closely that one of them could be picked out: no figure about a group is shown for fewer than five."
      >
        <Claims
          claims={[
            { figure: '360°', label: 'Analytics', about: 'From the first look at a listing to the answer.' },
            { figure: '5K+', label: 'Talent pool', about: 'People who look for work and agreed to be put forward.' },
            { figure: '60%', label: 'Shorter time-to-hire', about: 'Claimed against filling positions without us.' },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          A demonstration lasts thirty minutes, fifteen of them live:{' '}
          <Link to="/demo" className="link">
            choose a day
          </Link>
          . Or read on about{' '}
          <Link to="/screening" className="link">
            screening
          </Link>{' '}
          and{' '}
          <Link to="/application-process" className="link">
            how an application comes about
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
