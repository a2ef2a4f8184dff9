import { STAGED_STATES, STATE_LABELS } from '@foothold/contracts/applications/choices';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApplicationTabs } from '../../../features/applications/application-tabs.tsx';
import { ApplicationsHeader, ViewHeading } from '../../../features/applications/applications-header.tsx';
import type { loadStages } from '../../../features/applications/stages/stages.server.ts';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

type StagesData = RouteData<typeof loadStages>;
type Stage = StagesData['stages'][number];

export interface StagesPageProps {
  loaderData: StagesData;
  actionData: ChangeOutcome | undefined;
}

/** The page at /portal/applications/stages: the member’s own stages within the states. */
export function StagesPage({ loaderData: { stages, most, nameLength }, actionData }: StagesPageProps) {
  const { fetcher, outcome } = useChange('stages', actionData);
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const added = useRef<HTMLInputElement>(null);
  // The focus stays with the stage that was moved, whose button is elsewhere now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stages are in their new order
  useEffect(() => {
    if (pressed.current === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-press="${CSS.escape(pressed.current)}"]`);
    pressed.current = null;
    // At the end of the list, its button is disabled.
    (button?.disabled ? button.parentElement?.querySelector<HTMLElement>('input:not([type=hidden])') : button)?.focus();
  }, [stages]);
  useEffect(() => {
    if (fetcher.data?.done && added.current) added.current.value = '';
  }, [fetcher.data]);
  const sorted = STAGED_STATES.flatMap((state) => stages.filter((stage) => stage.state === state));
  return (
    <>
      <ApplicationsHeader />
      <ApplicationTabs />
      <ViewHeading title="Your stages">
        Split a state into stages of your own, such as “Phone screen” and “Panel” within Interview. They appear on your
        board.
      </ViewHeading>
      <Form
        fetcher={fetcher}
        failure={outcome?.failure}
        className="flex max-w-prose flex-col gap-6"
        onClick={(event) => {
          pressed.current = (event.target as Element).closest<HTMLElement>('[data-press]')?.dataset.press ?? null;
        }}
      >
        {/* Enter in a field saves, rather than pressing the first row’s button. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <div ref={list} className="flex flex-col gap-6">
          {STAGED_STATES.map((state) => {
            const own = sorted.filter((stage) => stage.state === state);
            return (
              own.length > 0 && (
                <fieldset key={state} className="flex min-w-0 flex-col gap-3">
                  <legend className="pb-2 text-lead">{STATE_LABELS[state]}</legend>
                  {own.map((stage, rank) => (
                    <StageFields
                      key={stage.id}
                      stage={stage}
                      isFirst={rank === 0}
                      isLast={rank === own.length - 1}
                      nameLength={nameLength}
                    />
                  ))}
                </fieldset>
              )
            );
          })}
        </div>
        {stages.length < most && (
          <fieldset className="flex min-w-0 flex-col gap-3">
            <legend className="pb-2 text-lead">Add a stage</legend>
            <input type="hidden" name="id" value="" />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField ref={added} name="name" label="Name" required={false} maxLength={nameLength} />
              <Select
                name="state"
                label="Within"
                required={false}
                defaultValue="interview"
                options={STAGED_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }))}
              />
            </div>
          </fieldset>
        )}
        <SubmitButton className="self-start" busyLabel="Saving…">
          Save stages
        </SubmitButton>
      </Form>
    </>
  );
}

interface StageFieldsProps {
  stage: Stage;
  isFirst: boolean;
  isLast: boolean;
  nameLength: number;
}

function StageFields({ stage: { id, name, state }, isFirst, isLast, nameLength }: StageFieldsProps) {
  const press = (kind: string) => ({
    type: 'submit' as const,
    name: 'operation',
    value: `${kind}:${id}`,
    'data-press': `${kind}:${id}`,
    variant: 'quiet' as const,
    className: 'w-11 px-0!',
  });
  return (
    <div className="flex items-center gap-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="state" value={state} />
      <input
        name="name"
        aria-label={`Name of the stage ${name}`}
        defaultValue={name}
        maxLength={nameLength}
        className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3 py-2 text-body hover:border-ink focus-visible:border-ink"
      />
      <Button {...press('up')} aria-label={`Move ${name} up`} disabled={isFirst}>
        <ArrowUp aria-hidden="true" size={18} />
      </Button>
      <Button {...press('down')} aria-label={`Move ${name} down`} disabled={isLast}>
        <ArrowDown aria-hidden="true" size={18} />
      </Button>
      <Button {...press('remove')} aria-label={`Remove ${name}`}>
        <X aria-hidden="true" size={18} />
      </Button>
    </div>
  );
}
