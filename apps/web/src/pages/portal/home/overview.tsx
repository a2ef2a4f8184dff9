import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NextStepLine } from '../../../features/applications/cards/next-step-line.tsx';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { ScoreMark } from '../../../shared/ui/pictures/score-mark.tsx';
import type { Home } from './home.server.ts';

/** The first few items of each kind. Empty columns are left out. */
export function Overview({
  home: { resumes, resumeCount, matches, considered, steps, today, progress },
}: {
  home: Home;
}) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {resumes.length > 0 && (
        <Column title="Résumés" all={{ to: '/portal/resumes', label: resumeCount > 1 ? `All ${resumeCount}` : 'Open' }}>
          {resumes.map(({ id, title, score, job }) => (
            <Row
              key={id}
              to={`/portal/resumes/${id}`}
              title={title}
              note={scoreNote(score, job)}
              mark={<ScoreMark size="small" score={score?.total ?? null} label={title} />}
            />
          ))}
        </Column>
      )}
      {matches.length > 0 && (
        <Column
          title="Best matches"
          all={{ to: '/portal/matches', label: 'See more' }}
          foot={
            <>
              Top matches out of <FormattedNumber value={considered} /> listings
            </>
          }
        >
          {matches.map(({ id, title, company, score }) => (
            <Row
              key={id}
              to={`/portal/matches/${id}`}
              title={title}
              note={company}
              mark={
                <span className="w-10 shrink-0 text-right text-lead font-medium figures">
                  {score}
                  <span className="sr-only"> of 100</span>
                </span>
              }
            />
          ))}
        </Column>
      )}
      {steps.length > 0 && (
        <Column
          title="Applications"
          all={{ to: '/portal/applications', label: progress.saved > steps.length ? `All ${progress.saved}` : 'Open' }}
          {...(steps.some(({ nextStep }) => nextStep !== null) && { foot: 'The next thing to do comes first.' })}
        >
          {steps.map((card) => (
            <Row
              key={card.id}
              to={`/portal/applications/${card.id}`}
              title={card.title}
              note={
                <>
                  {card.company}, {STATE_LABELS[card.state].toLowerCase()}
                  {card.nextStep !== null && (
                    <span className="block">
                      <NextStepLine card={card} today={today} />
                    </span>
                  )}
                </>
              }
            />
          ))}
        </Column>
      )}
    </div>
  );
}

function scoreNote(score: Home['resumes'][number]['score'], job: string | null): string {
  if (score === null) return 'Not scored yet';
  return score.kind === 'job' && job !== null ? `Against ${job}` : 'Format score (no job)';
}

interface ColumnProps {
  title: string;
  all: { to: string; label: string };
  foot?: ReactNode;
  children: ReactNode;
}

function Column({ title, all, foot, children }: ColumnProps) {
  return (
    <section className="min-w-0">
      <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <h2 className="text-lead">{title}</h2>
        <Link to={all.to} className="link inline-flex min-h-6 items-center text-small">
          {all.label}
          <span className="sr-only">, {title}</span>
        </Link>
      </div>
      <ul>{children}</ul>
      {foot !== undefined && <p className="pt-2 text-note text-soft">{foot}</p>}
    </section>
  );
}

function Row({ to, title, note, mark }: { to: string; title: string; note: ReactNode; mark?: ReactNode }) {
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="font-medium text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent"
        >
          {title}
        </Link>
        <p className="text-note text-soft">{note}</p>
      </div>
      {mark}
    </li>
  );
}
