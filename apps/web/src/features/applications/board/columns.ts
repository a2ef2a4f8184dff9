import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import { type ApplicationState, ENDED_STATES } from '@foothold/core/tracking';
import type { Card, OwnStage, Position } from '../cards/card.ts';

/** Part of a column: those of a state without a stage, or in one of the member’s own stages. Applications that ended are grouped by state. */
export interface Section {
  position: Position;
  /** Null for the part of a column that needs no heading. */
  label: string | null;
  /** The latest change first. */
  cards: readonly Card[];
}

export interface Column {
  id: ApplicationState | 'ended';
  label: string;
  count: number;
  sections: readonly Section[];
}

const OPEN_STATES = [
  'saved',
  'preparing',
  'awaiting-approval',
  'approved',
  'submitted',
  'in-review',
  'interview',
  'offer',
] as const satisfies readonly ApplicationState[];

/** States that only a recruiter’s work leads to. Their columns are left out while they are empty. */
const RECRUITER_STATES: readonly ApplicationState[] = ['awaiting-approval', 'approved'];

const sortByChange = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => b.movedAt.localeCompare(a.movedAt));

/** Sorts applications into the columns of the board. */
export function buildColumns(cards: readonly Card[], stages: readonly OwnStage[]): Column[] {
  const open = OPEN_STATES.map((state): Column => {
    const own = stages.filter((stage) => stage.state === state);
    const inState = sortByChange(cards.filter((card) => card.state === state));
    const sections: Section[] = [
      {
        position: { state, stageId: null },
        label: null,
        cards: inState.filter(({ stageId }) => !own.some(({ id }) => id === stageId)),
      },
      ...own.map(({ id, name }) => ({
        position: { state, stageId: id },
        label: name,
        cards: inState.filter(({ stageId }) => stageId === id),
      })),
    ];
    return { id: state, label: STATE_LABELS[state], count: inState.length, sections };
  });
  const ended = ENDED_STATES.map((state) => ({
    position: { state, stageId: null },
    label: STATE_LABELS[state],
    cards: sortByChange(cards.filter((card) => card.state === state)),
  }));
  return [
    ...open.filter(({ id, count }) => count > 0 || !RECRUITER_STATES.includes(id as ApplicationState)),
    {
      id: 'ended',
      label: 'Ended',
      count: ended.reduce((sum, section) => sum + section.cards.length, 0),
      sections: ended,
    },
  ];
}

/** Every position on the board with its column and its place in it, for the arrow keys. */
export function findNeighbor(columns: readonly Column[], from: Position, key: string): Position | null {
  const isHere = ({ position }: Section) => position.state === from.state && position.stageId === from.stageId;
  const at = columns.findIndex(({ sections }) => sections.some(isHere));
  const sections = columns[at]?.sections ?? [];
  const row = sections.findIndex(isHere);
  if (key === 'ArrowRight') return columns[at + 1]?.sections[0]?.position ?? null;
  if (key === 'ArrowLeft') return columns[at - 1]?.sections[0]?.position ?? null;
  if (key === 'ArrowDown') return sections[row + 1]?.position ?? null;
  return key === 'ArrowUp' ? (sections[row - 1]?.position ?? null) : null;
}
