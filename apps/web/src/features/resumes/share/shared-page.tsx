import type { SharedResume, SharedScore } from '@foothold/contracts/resumes';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ScoreDial } from '../../../shared/ui/pictures/score-dial.tsx';
import { printPart } from '../../../shared/ui/print-part.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toDraft } from '../model/draft.ts';
import { formatPointCount, formatPoints } from '../score/findings.ts';
import { scoreLabel } from '../score/verdict.ts';
import { ResumeSheet } from '../sheet/resume-sheet.tsx';

/** What a share link shows: a frozen copy of a résumé, and its score if it was shared with it. */
export function SharedPage({ resume, score, sharedAt, expiresAt }: SharedResume) {
  const part = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const name = resume.contact.name ?? 'A job seeker';
  return (
    <div className="page py-8 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-8">
        <div className="min-w-0">
          <h1 className="text-title break-words">{name}’s résumé</h1>
          <p className="text-small text-soft">
            A copy from <DateTime value={sharedAt} />, shared until <DateTime value={expiresAt} />
          </p>
        </div>
        {hydrated && (
          <Button size="small" data-wakes onClick={() => part.current && printPart(part.current)}>
            <Printer aria-hidden="true" size={16} />
            Print
          </Button>
        )}
      </header>
      <div
        ref={part}
        className="flex flex-col gap-12 text-small lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] print:block"
      >
        <ResumeSheet draft={toDraft(resume)} />
        {score && <SharedScoreView score={score} />}
      </div>
    </div>
  );
}

function SharedScoreView({ score }: { score: SharedScore }) {
  const { kind, total, jobTitle, rubric, parts, fixes } = score;
  const label = scoreLabel(kind, jobTitle);
  return (
    <section aria-labelledby="score" className="flex flex-col gap-5 print:pt-8">
      <h2 id="score" className="text-title break-words">
        {label}
      </h2>
      <ScoreDial score={total} label={label} />
      <dl className="border-t border-line">
        {parts.map(({ name, earned, possible }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap figures">
              {formatPoints(earned)} of {formatPoints(possible)}
            </dd>
          </div>
        ))}
      </dl>
      {fixes.length > 0 && (
        <>
          <h3 className="text-lead">What would raise it most</h3>
          <ul className="flex flex-col gap-3">
            {fixes.map(({ reason, fix, points }) => (
              <li key={reason} className="break-words">
                <p>
                  {reason} <span className="text-soft">({formatPointCount(points)})</span>
                </p>
                <p className="text-soft">{fix}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="text-note text-soft">
        Scored by a{' '}
        <Link to="/rubric" className="link">
          published rubric
        </Link>{' '}
        (version {rubric}).
      </p>
    </section>
  );
}

/** Shown if a link expired, was ended, or never existed. */
export function SharedGone() {
  return (
    <div className="page py-10 md:py-16">
      <title>Link not found</title>
      <EmptyState
        level="h1"
        title="This link doesn’t work"
        motif="lost"
        action={
          <ButtonLink to="/" variant="primary">
            Home
          </ButtonLink>
        }
      >
        It expired, was ended by the person who shared it, or is incomplete. Ask them for a new one.
      </EmptyState>
    </div>
  );
}
