import { productNames } from '@foothold/contracts/brand';
import { Link } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/application-process.ts';
import { Packet } from './application-process/packet.tsx';
import { Pitches } from './application-process/pitches.tsx';
import { startLink } from './navigation.ts';
import { Claims } from './parts/claims.tsx';
import { Opening } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/application-process');

const REFUSALS = [
  {
    title: 'No application without your approval',
    text: 'Not for a favourable deadline, not in bulk, not because the last one was much the same.',
  },
  {
    title: 'No answer that you did not give',
    text: 'About work authorisation, licences or pay, a blank is asked about. A convenient answer is how people lose offers later.',
  },
  {
    title: 'No password in a browser extension',
    text: 'The extension for subscribers fills forms from your profile on a click, leaves what it is not sure of, and never sends.',
  },
  {
    title: 'No hundred a day',
    text: 'Twenty applications that fit can each be followed up and prepared for. Two hundred cannot.',
  },
] as const;

export default function ApplicationProcess() {
  const app = useAppData();
  const start = startLink(app);
  const { prime } = productNames(app.brand);
  return (
    <>
      <Opening
        title="Streamlined application process"
        lead="From a saved listing to an answer. Most of the work is done for you; every decision is left to you, and each one is on record."
        backdrop={<ContourField seed={23} summit={{ x: 96, y: 80 }} className="absolute inset-0 size-full" />}
        actions={
          <ButtonLink to={start.to} reloadDocument variant="primary" size="large">
            {start.label}
          </ButtonLink>
        }
        picture={<Packet />}
      />
      <Pitches />
      <Section
        title="What we refuse to do for you"
        lead="Services that apply in your name can do harm in your name. These four rules are ours, and they hold on every plan."
        ground="sunken"
      >
        <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {REFUSALS.map(({ title, text }) => (
            <li key={title} className="flex gap-4">
              <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-1 size-6 shrink-0">
                <circle cx="12" cy="12" r="9.5" fill="none" strokeWidth="2" className="stroke-accent" />
                <path d="M6 18 18 6" strokeWidth="2" className="stroke-accent" />
              </svg>
              <div>
                <h3 className="font-text text-body font-strong tracking-normal">{title}</h3>
                <p className="pt-1 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Alone, or with a recruiter"
        lead={
          <>
            The pitches are the same. On {prime} a person of ours climbs ahead and fixes the rope; you still decide at
            every stand. The{' '}
            <Link to="/pricing#compare" className="link">
              plans side by side
            </Link>{' '}
            show what each holds.
          </>
        }
      >
        <Claims
          claims={[
            { figure: '3x', label: 'Faster applications', about: 'Prepared for you against filled in by hand.' },
            {
              figure: '24/7',
              label: 'Expert support',
              about: 'Write at any hour; you have an answer within 24 hours.',
            },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          Afterwards an application is{' '}
          <Link to="/tracking" className="link">
            tracked
          </Link>
          . Before, its résumé is{' '}
          <Link to="/resume-optimization" className="link">
            brought to where it should be
          </Link>
          . And there are{' '}
          <Link to="/help-center" className="link">
            answers
          </Link>{' '}
          to what people ask on the way.
        </p>
      </Section>
    </>
  );
}
