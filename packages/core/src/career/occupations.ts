import { getOccupation, listRelatedOccupations } from '../jobs/index.ts';
import { findRareWork } from './people/options.ts';
import { findWorkField, listMoves } from './people/work-fields.ts';
import type { RoleWanted } from './types.ts';

const MAX_NEIGHBORS = 16;

/**
 * Occupations to consider besides the target: its neighbors and the person's own occupation. If the target names no occupation, those of the
 * field that it names, and where people in the person's field go.
 */
export function findNeighbors({ current, target }: { current: RoleWanted; target: RoleWanted }): string[] {
  const around = target.occupation
    ? [...listRelatedOccupations(target.occupation), ...(current.occupation ? [current.occupation] : [])]
    : [
        ...(findRareWork(target.title)?.near ?? []),
        ...(findWorkField(target.title)?.occupations ?? []),
        ...listMoves(getOccupation(current.occupation ?? '')?.field ?? null),
      ];
  return [...new Set(around)].filter((id) => id !== target.occupation).slice(0, MAX_NEIGHBORS);
}
