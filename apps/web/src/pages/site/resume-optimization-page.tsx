import { Link } from 'react-router';
import { FeatureNote } from '../../features/billing/feature-note.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScoreTopo } from '../../shared/ui/pictures/score-topo.tsx';
import { Guarantee } from './parts/guarantee.tsx';
import { PageHero } from './parts/opening.tsx';
import { OptimizationDemo } from './parts/optimization/optimization-demo.tsx';
import { SampleNote } from './parts/sample-note.tsx';
import { Section } from './parts/section.tsx';
import { Edits } from './resume-optimization/edits.tsx';
import type { loadResumeOptimization } from './resume-optimization.server.ts';

const COMMITMENTS = [
  'A skill you haven’t said you have',
  'A made-up or rounded-up number',
  'A higher title than you held',
  'A date changed to hide a gap',
  'Hidden white text or a pasted-in job description. Both cap your score',
] as const;

export interface ResumeOptimizationPageProps {
  loaderData: RouteData<typeof loadResumeOptimization>;
}

/** The page at /resume-optimization. */
export function ResumeOptimizationPage({ loaderData: { version, rules } }: ResumeOptimizationPageProps) {
  return (
    <>
      <PageHero
        title="Résumé optimization to a guaranteed 80+"
        lead="The shortest honest path from your current score to 80 out of 100, using your own words and facts you confirm. If there isn’t one, we tell you what’s missing."
        actions={
          <>
            <ButtonLink to="/score" variant="primary" size="large">
              Score your résumé
            </ButtonLink>
            <ButtonLink to="#eighty" size="large">
              What 80+ means
            </ButtonLink>
          </>
        }
        note={
          <>
            <p className="text-small text-soft">One file, no account. We don’t store it.</p>
            <FeatureNote id="guarantee" />
          </>
        }
        picture={
          <figure className="relative">
            <ScoreTopo
              label="Illustration of a score rising from 67 in three steps to 94, past the 80 line."
              start={{ id: 'before', height: 67 }}
              holds={[
                { id: 'one', height: 76 },
                { id: 'two', height: 84 },
                { id: 'three', height: 94 },
              ]}
              className="max-h-[30rem] w-full [mask-image:radial-gradient(closest-side,black_70%,transparent)]"
            />
            <figcaption className="flex justify-center">
              <SampleNote>Sample: from 67 to 94</SampleNote>
            </figcaption>
          </figure>
        }
      />
      <Section
        title="See AI Optimization in Action"
        lead="Follow one sample résumé: what we read, what changes, and the score before and after."
        ground="sunken"
      >
        <OptimizationDemo />
      </Section>
      <Edits rules={rules} />
      <Guarantee />
      <Section
        title="What we never add to your résumé"
        lead={
          <>
            If you can’t talk about it for two minutes, it will hurt you in the interview. We check every edit against
            your file and your answers before you see it, and again when you accept it.
          </>
        }
      >
        <ul className="grid gap-x-14 md:grid-cols-2">
          {COMMITMENTS.map((line) => (
            <li key={line} className="flex gap-4 border-t border-line py-4">
              <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0">
                <path d="M2 10h16" strokeWidth="2.5" className="stroke-accent" />
              </svg>
              {line}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Export without losing anything"
        lead="A great résumé is no use if software can’t read it. We read every export back ourselves, and only offer it if every field comes through."
        ground="sunken"
      >
        <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {[
            { title: 'PDF', text: 'Real text in reading order, in Latin and many other scripts.' },
            { title: 'DOCX', text: 'For application sites that require Word, and for your own final edits.' },
            {
              title: 'JSON Resume',
              text: 'An open format with every field, to save or use elsewhere. Always available, even without a plan.',
            },
          ].map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="pt-1.5 text-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="max-w-prose pt-10 text-soft">
          Read more about{' '}
          <Link to="/blog/a-pdf-that-can-be-read-back" className="link">
            PDFs that software can read
          </Link>{' '}
          and{' '}
          <Link to="/blog/why-two-resume-scores-disagree" className="link">
            why two scores disagree
          </Link>
          , or see the full{' '}
          <Link to="/rubric" className="link">
            rubric {version}
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
