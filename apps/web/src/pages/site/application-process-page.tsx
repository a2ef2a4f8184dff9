import { getProductNames } from '@foothold/brand';
import { Link } from 'react-router';
import { FeatureNote } from '../../features/billing/feature-note.tsx';
import { useAppData } from '../../shared/app-data.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { Packet } from './application-process/packet.tsx';
import { ApplicationStages } from './application-process/pitches.tsx';
import { startLink } from './navigation.ts';
import { MarketingClaims } from './parts/claims.tsx';
import { PageHero } from './parts/opening.tsx';
import { Section } from './parts/section.tsx';

const COMMITMENTS = [
  {
    title: 'Nothing sent without your approval',
    text: 'Not to meet a deadline, not in bulk, and not because the last one was similar.',
  },
  {
    title: 'No made-up answers',
    text: 'If we’re missing your work authorization, licenses, or pay, we ask. Convenient answers are how people lose offers later.',
  },
  {
    title: 'No passwords in a browser extension',
    text: 'The extension fills in forms from your résumé and your answers when you click, skips what it’s not sure of, and never submits.',
  },
  {
    title: 'No mass applying',
    text: 'You can follow up and prepare for 20 applications that fit. You can’t for 200.',
  },
] as const;

/** The page at /application-process. */
export function ApplicationProcessPage() {
  const app = useAppData();
  const start = startLink(app);
  const { prime } = getProductNames(app.brand);
  return (
    <>
      <PageHero
        title="Streamlined application process"
        lead="From saved job to answer. With a recruiter, we do most of the work. You make every decision, and each one is recorded."
        backdrop={<ContourField seed={23} summit={{ x: 96, y: 80 }} className="absolute inset-0 size-full" />}
        actions={
          <ButtonLink to={start.to} reloadDocument variant="primary" size="large">
            {start.label}
          </ButtonLink>
        }
        note={<FeatureNote id="recruiters" />}
        picture={<Packet />}
      />
      <ApplicationStages />
      <Section
        title="Our four rules"
        lead="Applying on someone’s behalf can hurt them if it’s done badly. These rules apply on every plan."
        ground="sunken"
      >
        <ul className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {COMMITMENTS.map(({ title, text }) => (
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
        title="On your own, or with a recruiter"
        lead={
          <>
            The steps are the same. On {prime}, a recruiter prepares each application. You still decide. To see what
            each plan includes,{' '}
            <Link to="/pricing#compare" className="link">
              compare plans
            </Link>
            .
          </>
        }
      >
        <MarketingClaims
          claims={[
            {
              figure: '3x',
              label: 'Faster applications',
              about: 'Prepared for you, compared with filling them out by hand.',
            },
            {
              figure: '24/7',
              label: 'Expert support',
              about: 'Write any time. We reply within 24 hours.',
            },
          ]}
        />
        <p className="max-w-prose pt-8 text-soft">
          After you apply,{' '}
          <Link to="/tracking" className="link">
            track your application
          </Link>
          . Before you apply,{' '}
          <Link to="/resume-optimization" className="link">
            improve your résumé
          </Link>
          . You can also read{' '}
          <Link to="/help-center" className="link">
            answers to common questions
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
