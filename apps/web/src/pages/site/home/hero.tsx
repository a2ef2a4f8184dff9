import { Link } from 'react-router';
import { TryYourResume, type TryYourResumeProps } from '../../../features/resumes/try-your-resume.tsx';
import { useAppData } from '../../../shared/app-data.tsx';
import { SCORE_80_ANCHOR } from '../../../shared/score/anchors.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ContourField } from '../../../shared/ui/pictures/contour-field.tsx';
import { getUkLogInLink } from '../navigation.ts';
import { SampleNote } from '../parts/sample-note.tsx';
import { MatchingCard } from './matching-card.tsx';
import { Thread } from './thread.tsx';

/** The landing page's hero and, below it, the first action: scoring a file without an account. */
export function Hero({ file }: { file: TryYourResumeProps }) {
  const app = useAppData();
  const ukLogIn = getUkLogInLink(app);
  return (
    <>
      <section aria-labelledby="hero-title" className="relative overflow-hidden">
        <ContourField seed={29} summit={{ x: 96, y: 22 }} lines={13} className="absolute inset-0 size-full" />
        <div className="page relative grid gap-x-14 gap-y-6 py-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center">
          <div className="flex flex-col items-start gap-6">
            <h1 id="hero-title" className="text-display tracking-display">
              The Future of Job Applications
            </h1>
            <p className="max-w-[34rem] text-lead text-soft">
              A résumé that gets read, jobs that are clear about sponsorship, and nothing sent without your OK.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={`${app.portalUrl}/signup`} reloadDocument variant="primary" size="large">
                Get Started
              </ButtonLink>
              <ButtonLink to="/demo" size="large">
                View Demo
              </ButtonLink>
              <span className="flex gap-1 max-sm:-ml-4">
                <ButtonLink to={`${app.portalUrl}/login`} reloadDocument variant="quiet" size="large" className="px-4!">
                  Login
                </ButtonLink>
                <ButtonLink to={ukLogIn.to} reloadDocument variant="quiet" size="large" className="px-4!">
                  {ukLogIn.label}
                </ButtonLink>
              </span>
            </div>
            <a href="#try" className="link -my-2 inline-flex min-h-11 items-center text-small">
              Check your résumé score – no account needed
            </a>
            <Stats />
          </div>
          <MatchingCard />
        </div>
      </section>
      <TryUpload file={file} />
    </>
  );
}

const STATS = [
  { figure: '80+', label: 'ATS Score Guarantee', to: `/rubric#${SCORE_80_ANCHOR}`, more: 'What 80 means' },
  { figure: '74%', label: 'Response Rate' },
  { figure: '24/7', label: 'Expert Support' },
];

function Stats() {
  return (
    <div className="w-full max-w-[36rem] pt-2">
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line bg-paper">
        {STATS.map(({ figure, label, to, more }) => (
          <div key={label} className="flex flex-col-reverse justify-end py-4 pl-4 first:pl-0 sm:pl-6">
            <dt className="text-note text-soft">
              {label}
              {to && (
                <Link to={to} className="link block w-fit">
                  {more}
                </Link>
              )}
            </dt>
            <dd className="font-display text-heading leading-none figures pb-1.5">{figure}</dd>
          </div>
        ))}
      </dl>
      <SampleNote className="pt-2">Sample figures, and a sample run beside them</SampleNote>
    </div>
  );
}

function TryUpload({ file }: { file: TryYourResumeProps }) {
  return (
    <section id="try" aria-labelledby="try-title" className="relative border-t border-line bg-sunken">
      <Thread index={0} stretch="start" />
      <div className="page relative grid gap-x-14 gap-y-6 py-5 md:py-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-center lg:pl-24">
        <div className="flex flex-col gap-3">
          <h2 id="try-title" className="text-heading">
            Start with your current résumé
          </h2>
          <p className="max-w-prose text-soft">
            Drop your résumé to see its score and every reason behind it. No account needed, and we don’t store your
            file.
          </p>
        </div>
        <div className="flex flex-col gap-4">
          <TryYourResume {...file} />
          <p className="text-small text-soft">
            No file at hand?{' '}
            <Link to="/score?sample=1" className="link">
              Try a sample résumé and job
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
