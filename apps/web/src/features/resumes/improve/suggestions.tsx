import type { Proposal } from '@foothold/core/improve';
import { Button } from '../../../shared/ui/button.tsx';
import type { Draft } from '../model/draft.ts';
import type { ImproveTabProps } from './improve-props.ts';
import { ProposalCard } from './proposal-card.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface SuggestionsProps extends ImproveTabProps {
  draft: Draft;
  actions: PlanActions;
  /** The proposals on the path to 80, in order. */
  path: readonly Proposal[];
}

/** Suggestions by points, and those without points as one group that is accepted together. */
export function Suggestions(props: SuggestionsProps) {
  const { plan, path, canImprove, actions } = props;
  // What the member told us comes first, because they have just written it.
  const worthy = plan.proposals.filter(isWorthy).toSorted(compareByFact);
  const cleanups = plan.proposals.filter((proposal) => !isWorthy(proposal));
  if (plan.proposals.length === 0) return null;
  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-4 border-t border-line py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="suggestions" className="text-title">
          Suggestions
        </h2>
        {canImprove && plan.proposals.length > 1 && (
          <AcceptAll
            label={`Accept all ${plan.proposals.length}`}
            proposals={plan.proposals}
            actions={actions}
            primary
          />
        )}
      </div>
      {worthy.length > 0 && (
        <ol aria-label="Suggestions by points">
          {worthy.map((proposal) => (
            <Suggestion key={proposal.id} {...props} proposal={proposal} step={path.indexOf(proposal) + 1} />
          ))}
        </ol>
      )}
      {cleanups.length > 0 && <Cleanups {...props} cleanups={cleanups} />}
    </section>
  );
}

/** Answers are shown on their own, even without points. */
const isWorthy = ({ points, source }: Proposal) => points > 0 || source.kind === 'confirmed-fact';

function compareByFact(a: Proposal, b: Proposal): number {
  const rank = ({ source }: Proposal) => (source.kind === 'confirmed-fact' ? 0 : 1);
  return rank(a) - rank(b) || b.points - a.points;
}

function Cleanups({ cleanups, ...props }: SuggestionsProps & { cleanups: readonly Proposal[] }) {
  const { canImprove, actions } = props;
  const label = `${cleanups.length} small ${cleanups.length === 1 ? 'cleanup' : 'cleanups'}`;
  return (
    <div className="flex flex-col gap-2 rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-text text-body font-strong tracking-normal">{label}</h3>
        {canImprove && cleanups.length > 1 && (
          <AcceptAll label={`Accept ${label}`} proposals={cleanups} actions={actions} />
        )}
      </div>
      <p className="max-w-prose text-soft">
        {cleanups.length === 1
          ? 'It makes the page tidier, without adding points.'
          : 'They make the page tidier. None adds points on its own.'}
      </p>
      <details open={cleanups.length === 1}>
        <summary className="min-h-6 cursor-pointer font-medium">Show what changes</summary>
        <ul>
          {cleanups.map((proposal) => (
            <Suggestion key={proposal.id} {...props} proposal={proposal} step={0} />
          ))}
        </ul>
      </details>
    </div>
  );
}

interface SuggestionProps extends SuggestionsProps {
  proposal: Proposal;
  /** The number on the path; 0 if it isn't on it. */
  step: number;
}

function Suggestion({
  proposal,
  step,
  draft,
  ruleNames,
  canImprove,
  actions,
  currentVersion,
  target,
}: SuggestionProps) {
  return (
    <ProposalCard {...{ proposal, draft, ruleNames }} {...(step > 0 && { step })}>
      {canImprove && (
        <DecisionForm proposal={proposal} actions={actions} version={currentVersion} hasJob={target.kind !== 'none'} />
      )}
    </ProposalCard>
  );
}

interface AcceptAllProps {
  label: string;
  proposals: readonly Proposal[];
  actions: PlanActions;
  primary?: boolean;
}

function AcceptAll({ label, proposals, actions, primary = false }: AcceptAllProps) {
  const ids = proposals.map(({ id }) => id);
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="small"
      busy={actions.busy === ids.join(' ')}
      busyLabel="Accepting…"
      onClick={() => actions.accept(ids)}
    >
      {label}
    </Button>
  );
}

interface DecisionFormProps {
  proposal: Proposal;
  actions: PlanActions;
  version: number;
  hasJob: boolean;
}

/** A form, so that the buttons also work before hydration. */
function DecisionForm({ proposal: { id, title }, actions, version, hasJob }: DecisionFormProps) {
  return (
    <form
      method="post"
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const intent = submitter?.getAttribute('value');
        if (intent === 'accept') actions.accept([id]);
        else actions.refuse(id, intent === 'refuse-for-job');
      }}
    >
      <input type="hidden" name="baseVersion" value={version} />
      <input type="hidden" name="proposal" value={id} />
      <input type="hidden" name="subject" value={id} />
      <Button
        type="submit"
        name="intent"
        value="accept"
        size="small"
        busy={actions.busy === id}
        busyLabel="Accepting…"
        data-accept={id}
        aria-label={`Accept: ${title}`}
      >
        Accept
      </Button>
      {hasJob && (
        <Button
          type="submit"
          name="intent"
          value="refuse-for-job"
          size="small"
          variant="quiet"
          aria-label={`Not for this job: ${title}`}
        >
          Not for this job
        </Button>
      )}
      <Button type="submit" name="intent" value="refuse" size="small" variant="quiet" aria-label={`Dismiss: ${title}`}>
        Dismiss
      </Button>
    </form>
  );
}
