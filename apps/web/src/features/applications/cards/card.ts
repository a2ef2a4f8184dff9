import type { Application, Origin } from '@foothold/contracts/applications';
import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { ApplicationState } from '@foothold/core/tracking';

/** What the board and the list show of an application. */
export type Card = Pick<
  Application,
  | 'id'
  | 'lastEventId'
  | 'state'
  | 'stageId'
  | 'setBy'
  | 'origin'
  | 'movedAt'
  | 'appliedDate'
  | 'nextStep'
  | 'nextStepDate'
  | 'atsScore'
  | 'responseRate'
  | 'stage'
  | 'totalStages'
  | 'tags'
> &
  Pick<Application['job'], 'title' | 'company' | 'place' | 'sample' | 'closed'>;

/** Leaves out what only an application’s own page shows. */
export function toCard({ job, ...application }: Application): Card {
  const { id, lastEventId, state, stageId, setBy, origin, movedAt, appliedDate, nextStep, nextStepDate } = application;
  const { atsScore, responseRate, stage, totalStages, tags } = application;
  const { title, company, place, sample, closed } = job;
  return {
    ...{ id, lastEventId, state, stageId, setBy, origin, movedAt, appliedDate, nextStep, nextStepDate },
    ...{ atsScore, responseRate, stage, totalStages, tags },
    ...{ title, company, place, sample, closed },
  };
}

/** A member’s own stage as pages use it. */
export interface OwnStage {
  id: string;
  state: ApplicationState;
  name: string;
}

/** Where an application can be: a state, or one of the member’s own stages within it. */
export interface Position {
  state: ApplicationState;
  stageId: string | null;
}

export const isSamePosition = (a: Position, b: Position): boolean => a.state === b.state && a.stageId === b.stageId;

/** A position in a form field or an attribute. */
export const toPositionKey = ({ state, stageId }: Position): string =>
  stageId === null ? state : `${state}/${stageId}`;

/** Null if the text isn’t a position. */
export function parsePositionKey(key: string): Position | null {
  const [state = '', stageId = null] = key.split('/');
  return Object.hasOwn(STATE_LABELS, state) ? { state: state as ApplicationState, stageId } : null;
}

/** “Interview”, or “Interview: Panel”. */
export function describePosition({ state, stageId }: Position, stages: readonly OwnStage[]): string {
  const stage = stages.find(({ id }) => id === stageId);
  return stage ? `${STATE_LABELS[state]}: ${stage.name}` : STATE_LABELS[state];
}

const NEXT_STEPS: Record<NonNullable<Card['nextStep']>['kind'], string> = {
  interview: 'Interview',
  reminder: 'Reminder',
  'answer-offer': 'Answer the offer',
  apply: 'Apply',
  'follow-up': 'Follow up',
};

/** The member’s own words, or what the kind of step says. */
export const describeNextStep = ({ kind, text }: NonNullable<Card['nextStep']>): string => text || NEXT_STEPS[kind];

/** Where each application came from, as filters name it. */
export const ORIGIN_LABELS: Record<Origin, string> = {
  listing: 'Saved listing',
  link: 'Link to the job',
  hand: 'Entered by hand',
  import: 'Import',
  extension: 'Browser extension',
};
