import type { ImprovementPlan, Proposal } from '@foothold/core/improve';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { formatPointCount } from '../score/findings.ts';
import { GOAL_SCORE } from '../score/goal.ts';

/** With more steps than this, the line is too crowded to read. The list below shows all of them. */
const MAX_STEPS_DRAWN = 7;

/** What is left to do after reaching the goal. */
function formatRemaining({ from, reachable, proposals }: ImprovementPlan): string {
  if (proposals.length === 0) return 'No suggestions left.';
  return reachable > from
    ? `The suggestions below could bring it to ${reachable}.`
    : 'The suggestions below won’t add points. Accept any you like better.';
}

/** "64 now · 71 with these suggestions · about 80 if you can answer 3 questions". */
function OutlookLine({ plan }: { plan: ImprovementPlan }) {
  const { from, reachable, withAnswers, questions, proposals } = plan;
  const isOpen = withAnswers.questions.every((id) => questions.some((question) => question.id === id));
  const count = withAnswers.questions.length;
  const steps = [
    `${from} now`,
    ...(reachable > from && proposals.length > 0 ? [`${reachable} with every suggestion`] : []),
    ...(count > 0 && isOpen
      ? [`about ${withAnswers.total} if you can answer ${count === 1 ? 'one question' : `${count} questions`}`]
      : []),
  ];
  return steps.length > 1 ? <p className="max-w-prose text-soft">{steps.join(' · ')}</p> : null;
}

interface PathHeadProps {
  plan: ImprovementPlan;
  /** The proposals on the path, in order. */
  path: readonly Proposal[];
}

/** The résumé's score and the path to 80 as a line of steps, or a note that there is no path. */
export function PathHead({ plan, path }: PathHeadProps) {
  return (
    <div className="flex flex-col gap-4">
      <OutlookLine plan={plan} />
      <PathLine {...{ plan, path }} />
    </div>
  );
}

function PathLine({ plan, path }: PathHeadProps) {
  const { from, reachable, pathTotal, shortfall } = plan;
  if (from >= GOAL_SCORE)
    return (
      <Callout tone="hold" title={from === GOAL_SCORE ? `${from} of 100` : `${from} of 100: above ${GOAL_SCORE}`}>
        {formatRemaining(plan)}
      </Callout>
    );
  if (shortfall && path.length === 0)
    return (
      <Callout tone="caution" title={`The suggestions can take you to ${shortfall.best} of 100`}>
        <p>{shortfall.text}</p>
        {shortfall.missing.length > 0 && (
          <ul aria-label="Required by the job but missing from your résumé" className="flex flex-wrap gap-2 pt-3">
            {shortfall.missing.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Callout>
    );
  if (path.length === 0)
    return (
      <p className="max-w-prose text-soft">
        The remaining suggestions can bring you to {reachable} of 100. Restore a dismissed suggestion below to go
        further.
      </p>
    );
  const visibleSteps = path.slice(0, MAX_STEPS_DRAWN);
  const steps: RouteStep[] = [
    { id: 'now', label: `${from} now`, state: 'current' },
    ...visibleSteps.map(
      (proposal, index): RouteStep => ({
        id: proposal.id,
        label: `${index + 1}`,
        state: 'ahead',
        note: proposal.points > 0 ? `+${formatPointCount(proposal.points)}` : proposal.title,
      }),
    ),
    {
      id: 'there',
      label: `${pathTotal}`,
      state: 'ahead',
      note: path.length > MAX_STEPS_DRAWN ? `after ${path.length - MAX_STEPS_DRAWN} more` : `above ${GOAL_SCORE}`,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-soft">
        {path.length === 1 ? 'One change takes you' : `${path.length} changes take you`} from {from} to {pathTotal}.
        Accept or dismiss each one. Points show what a change adds on its own.
      </p>
      <RouteLine label={`Path from ${from} to ${pathTotal}`} steps={steps} />
    </div>
  );
}
