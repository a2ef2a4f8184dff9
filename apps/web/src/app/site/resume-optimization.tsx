import { describeRubric } from '@foothold/core/ats';
import { Link } from 'react-router';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ScoreTopo } from '../../shared/ui/pictures/score-topo.tsx';
import type { PageHandle } from '../hydration.ts';
import { sitePageMeta } from '../page-meta.ts';
import type { Route } from './+types/resume-optimization.ts';
import { Guarantee } from './parts/guarantee.tsx';
import { Opening } from './parts/opening.tsx';
import { OptimizationDemo } from './parts/optimization/optimization-demo.tsx';
import { SampleNote } from './parts/sample-note.tsx';
import { Section } from './parts/section.tsx';
import { type EditRule, Edits } from './resume-optimization/edits.tsx';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'after-load' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => sitePageMeta(matches, '/resume-optimization');

export function loader() {
  const { version, parts } = describeRubric();
  const rules: Record<string, EditRule> = Object.fromEntries(
    parts.flatMap((part) => part.rules.map(({ id, name, points }) => [id, { name, points }])),
  );
  return { version, rules };
}

const REFUSALS = [
  'A skill you have not said you have',
  'A number nobody counted, or a rounder one',
  'A title above the one you held',
  'A date that closes a gap',
  'Words in white, or a job description pasted in: both put a ceiling on the score',
] as const;

export default function ResumeOptimization({ loaderData: { version, rules } }: Route.ComponentProps) {
  return (
    <>
      <Opening
        title="Résumé optimisation to a guaranteed 80+"
        lead="The shortest honest way from the score you have to 80 out of 100, made of your own words and of facts you confirm. Where there is no such way, you are told which piece is missing."
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
        note={<p className="text-small text-soft">One file, no account. It is read, answered and not kept.</p>}
        picture={
          <figure className="relative">
            <ScoreTopo
              label="A map on which height is the score: a route climbs from 67 over three holds to 94, past the line of 80."
              start={{ id: 'before', height: 67 }}
              holds={[
                { id: 'one', height: 76 },
                { id: 'two', height: 84 },
                { id: 'three', height: 94 },
              ]}
              className="max-h-[30rem] w-full [mask-image:radial-gradient(closest-side,black_70%,transparent)]"
            />
            <figcaption className="flex justify-center">
              <SampleNote>A sample climb, from 67 to 94</SampleNote>
            </figcaption>
          </figure>
        }
      />
      <Section
        title="See AI Optimization in Action"
        lead="One sample résumé on its way: what is read, what is changed, and what it scores before and after."
        ground="sunken"
      >
        <OptimizationDemo />
      </Section>
      <Edits rules={rules} />
      <Guarantee />
      <Section
        title="What is never put into a résumé here"
        lead={
          <>
            The reason is not only decency. What you cannot speak about for two minutes will cost you the interview that
            it got you. Every change is checked against the file and your answers before you see it, and again when you
            accept it.
          </>
        }
      >
        <ul className="grid gap-x-14 md:grid-cols-2">
          {REFUSALS.map((line) => (
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
        title="Out again, in one piece"
        lead="An optimised file that cannot be read would be worth nothing. So an export is written, read back by our own reader, and offered only if every field came back."
        ground="sunken"
      >
        <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {[
            { title: 'PDF', text: 'Set with real text in reading order, in Latin and many other scripts.' },
            { title: 'DOCX', text: 'For portals that insist on Word, and for your own last touches.' },
            {
              title: 'JSON Resume',
              text: 'An open format: every field, to keep or to take elsewhere. Always yours, also without a plan.',
            },
          ].map(({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <h3 className="text-title">{title}</h3>
              <p className="pt-1.5 text-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="max-w-prose pt-10 text-soft">
          More on{' '}
          <Link to="/blog/a-pdf-that-can-be-read-back" className="link">
            a PDF that can be read back
          </Link>{' '}
          and{' '}
          <Link to="/blog/why-two-resume-scores-disagree" className="link">
            why two scores disagree
          </Link>
          , or the whole{' '}
          <Link to="/rubric" className="link">
            rubric {version}
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
