import type { ImprovementPlan, Proposal } from '@foothold/core/improve';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { pointsText } from '../score/findings.ts';
import { GOAL } from '../score/goal.ts';

/** Steps beyond this make the line too crowded to read; the list below has them all. */
const DRAWN = 7;

/** What is left to do for somebody who is there. */
function restOf({ from, reachable, proposals }: ImprovementPlan): string {
  if (proposals.length === 0) return 'There is nothing left to propose.';
  return reachable > from
    ? `What is proposed below could still bring it to ${reachable}, where you like it.`
    : 'What is proposed below brings no more points; take what reads better to you.';
}

interface PathHeadProps {
  plan: ImprovementPlan;
  /** The proposals on the path, in its order. */
  path: readonly Proposal[];
}

/** Where the résumé stands, and the way to 80: as a route, or plainly that there is none. */
export function PathHead({ plan, path }: PathHeadProps) {
  const { from, reachable, pathTotal, shortfall } = plan;
  if (from >= GOAL)
    return (
      <Callout tone="hold" title={from === GOAL ? `${from} of 100` : `${from} of 100: past ${GOAL}`}>
        {restOf(plan)}
      </Callout>
    );
  if (shortfall && path.length === 0)
    return (
      <Callout tone="caution" title={`The honest best is ${shortfall.best} for now`}>
        <p>{shortfall.text}</p>
        {shortfall.missing.length > 0 && (
          <ul aria-label="What the job requires and the résumé does not name" className="flex flex-wrap gap-2 pt-3">
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
        With what you left in the list, {reachable} of 100 can be reached. What you refused stays refused until you take
        it back below.
      </p>
    );
  const drawn = path.slice(0, DRAWN);
  const steps: RouteStep[] = [
    { id: 'now', label: `${from} now`, state: 'current' },
    ...drawn.map(
      (proposal, index): RouteStep => ({
        id: proposal.id,
        label: `${index + 1}`,
        state: 'ahead',
        note: proposal.points > 0 ? `+${pointsText(proposal.points)}` : proposal.title,
      }),
    ),
    {
      id: 'there',
      label: `${pathTotal}`,
      state: 'ahead',
      note: path.length > DRAWN ? `after ${path.length - DRAWN} more` : `past ${GOAL}`,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-soft">
        {path.length === 1 ? 'One change leads' : `${path.length} changes lead`} from {from} to {pathTotal}. Each is
        yours to take or leave; the points beside it are what it brings by itself.
      </p>
      <RouteLine label={`The path from ${from} to ${pathTotal}`} steps={steps} />
    </div>
  );
}
