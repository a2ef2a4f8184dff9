import type { ImprovementPlan } from '@foothold/core/improve';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { formatPointCount, formatPoints } from '../score/findings.ts';
import { formatPlanSummary } from './plan-summary.ts';

/** Maximum number of each kind; the rest are in the portal. */
const MAX_SHOWN = 5;

interface PlanPreviewProps {
  plan: ImprovementPlan;
  save: { to: string; isElsewhere: boolean; label: string };
}

/** A read-only list of what would raise the score. Making the changes needs an account. */
export function PlanPreview({ plan, save }: PlanPreviewProps) {
  const proposalsWithPoints = plan.proposals.filter(({ points }) => points > 0);
  const questions = plan.questions.filter(({ points }) => points > 0);
  return (
    <section aria-labelledby="raise" className="border-t border-line py-8">
      <h2 id="raise" className="text-title">
        How to improve your score
      </h2>
      <p className="max-w-prose pt-1 text-soft">
        {formatPlanSummary(plan)} One change can earn points under several rules, so it can add more than one loss above
        costs.
      </p>
      {proposalsWithPoints.length > 0 && (
        <>
          <h3 className="pt-5 pb-1 font-text text-small font-strong tracking-normal">Suggestions</h3>
          <ul>
            {proposalsWithPoints.slice(0, MAX_SHOWN).map(({ id, title, reason, points }) => (
              <Line
                key={id}
                points={`+${formatPoints(points)}`}
                label={`Adds ${formatPointCount(points)}: `}
                title={title}
              >
                {reason}
              </Line>
            ))}
          </ul>
          <MoreCount count={proposalsWithPoints.length - MAX_SHOWN} what="suggestions" />
        </>
      )}
      {questions.length > 0 && (
        <>
          <h3 className="pt-5 pb-1 font-text text-small font-strong tracking-normal">Questions only you can answer</h3>
          <ul>
            {questions.slice(0, MAX_SHOWN).map(({ id, text, reason, points }) => (
              <Line
                key={id}
                points={`+${formatPoints(points)}`}
                label={`Could add ${formatPointCount(points)}: `}
                title={text}
              >
                {reason}
              </Line>
            ))}
          </ul>
          <MoreCount count={questions.length - MAX_SHOWN} what="questions" />
        </>
      )}
      <div className="pt-5">
        <ButtonLink variant="primary" to={save.to} reloadDocument={save.isElsewhere}>
          {save.label}
        </ButtonLink>
      </div>
    </section>
  );
}

interface LineProps {
  points: string;
  label: string;
  title: string;
  children: string;
}

function Line({ points, label, title, children }: LineProps) {
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 last:border-b-0 sm:grid-cols-[4rem_minmax(0,1fr)]">
      <span className="text-lead leading-6 font-strong text-hold-text figures">
        <span aria-hidden="true">{points}</span>
        <span className="sr-only">{label}</span>
      </span>
      <div className="min-w-0">
        <p className="font-strong break-words">{title}</p>
        <p className="text-soft break-words">{children}</p>
      </div>
    </li>
  );
}

function MoreCount({ count, what }: { count: number; what: string }) {
  return count > 0 ? (
    <p className="pt-3 text-soft">
      and {count} more {what}
    </p>
  ) : null;
}
