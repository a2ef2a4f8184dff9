import type { OwnPath } from '@foothold/contracts/learning';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { KIND_LABELS, ResourceLink } from '../resource-link.tsx';

export interface OwnStepProps {
  step: OwnPath['steps'][number];
  /** Number of saved listings that were counted. */
  listings: number;
  actionData: ChangeOutcome | undefined;
}

/** One skill: how many listings require it, where to learn it, and its state. */
export function PersonalStep({ step, listings, actionData }: OwnStepProps) {
  const { skill, name, asked, implied, state, learning } = step;
  const { fetcher, outcome } = useChange(`step ${skill}`, actionData);
  return (
    <li aria-label={name} className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="font-text font-strong tracking-normal">{name}</h4>
          <span className="text-soft figures">
            {asked} of {listings} {listings === 1 ? 'listing asks' : 'listings ask'} for it
          </span>
          {state !== 'open' && (
            <Badge tone={state === 'done' ? 'hold' : 'neutral'}>{state === 'done' ? 'Done' : 'Later'}</Badge>
          )}
        </div>
        {implied && (
          <p className="max-w-prose text-soft">
            Another skill you have includes this one. If you’ve used it, just add it to your résumé.
          </p>
        )}
        {learning.length === 0 ? (
          <p className="text-soft">No resources for this yet.</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {learning.map((one) => (
              <li key={one.id}>
                <span className="text-soft">{KIND_LABELS[one.kind]}: </span>
                <ResourceLink resource={one} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-wrap items-start gap-2">
        <input type="hidden" name="skill" value={skill} />
        {state === 'open' ? (
          <>
            <SubmitButton name="state" value="done" variant="secondary" size="small">
              Mark done<span className="sr-only"> {name}</span>
            </SubmitButton>
            <SubmitButton name="state" value="aside" variant="quiet" size="small">
              Save for later<span className="sr-only"> {name}</span>
            </SubmitButton>
          </>
        ) : (
          <SubmitButton name="state" value="open" variant="quiet" size="small">
            Add back<span className="sr-only"> {name}</span>
          </SubmitButton>
        )}
      </Form>
    </li>
  );
}
