import { limits, STAGED_STATES, STATE_LABELS } from '@foothold/contracts/applications/choices';
import { APPLICATION_STATES, ENDED_STATES } from '@foothold/core/tracking';
import type { ReactNode } from 'react';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Card, type OwnStage, type Position, parsePositionKey, toPositionKey } from '../cards/card.ts';
import type { MoveDetails } from '../offline/queue.ts';

const isStaged = (state: Card['state']) => (STAGED_STATES as readonly string[]).includes(state);
const isEnded = (state: Card['state']) => (ENDED_STATES as readonly string[]).includes(state);

/** Every position that a member may choose, as options of a select. */
export function listPositionOptions(stages: readonly OwnStage[]) {
  const toOption = (state: Card['state']) => ({
    value: toPositionKey({ state, stageId: null }),
    label: STATE_LABELS[state],
  });
  const open = APPLICATION_STATES.filter((state) => isStaged(state)).flatMap((state) => [
    toOption(state),
    ...stages
      .filter((stage) => stage.state === state)
      .map(({ id, name }) => ({
        value: toPositionKey({ state, stageId: id }),
        label: `${STATE_LABELS[state]}: ${name}`,
      })),
  ]);
  return [
    { label: 'Under way', options: open },
    { label: 'Ended', options: APPLICATION_STATES.filter(isEnded).map(toOption) },
  ];
}

export interface MoveFormProps {
  card: Card;
  stages: readonly OwnStage[];
  /** ISO date. */
  today: string;
  failure?: FormFailure | null | undefined;
  /** Moves the card without the page’s action. Without it, the form is sent. */
  onMove?: ((to: Position, details: MoveDetails) => void) | undefined;
  /** Shown beside the button. */
  cancel: ReactNode;
}

/** Moves an application to any state or stage, with the day it happened and a reason. */
export function MoveForm({ card, stages, today, failure, onMove, cancel }: MoveFormProps) {
  return (
    <Form
      failure={failure}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (!onMove) return;
        event.preventDefault();
        const { to, details } = readMove(new FormData(event.currentTarget));
        if (to) onMove(to, details);
      }}
    >
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={card.id} />
      <input type="hidden" name="after" value={card.lastEventId} />
      <Select name="to" label="Move to" options={listPositionOptions(stages)} defaultValue={toPositionKey(card)} />
      <TextField name="happenedOn" label="When it happened" type="date" defaultValue={today} max={today} />
      <TextField
        name="reason"
        label="Why"
        optional
        maxLength={limits.reason}
        hint="For your own history, such as “They called me”."
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel="Moving…">Move</SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}

/** What the form says. `to` is null if it isn’t a position. */
export function readMove(form: FormData): { to: Position | null; details: MoveDetails } {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  return {
    to: parsePositionKey(read('to')),
    details: {
      ...(read('happenedOn') !== '' && { happenedOn: read('happenedOn') }),
      ...(read('reason') !== '' && { reason: read('reason') }),
    },
  };
}
