import type { GapSkill } from './gap.ts';
import type { CareerPerson, CareerStep, Neighbor, OccupationDemand, RoleWanted } from './types.ts';

export interface AdviceRequest {
  current: RoleWanted;
  target: RoleWanted;
  person: CareerPerson;
  /** Free text. Anything in it that listings can answer affects the order; the rest is ignored. */
  goals: string;
  /** Skills entered that aren't in the vocabulary, as written. */
  unknownSkills: readonly string[];
  /** What open listings require, at least for the target and for `findNeighbors` of both roles; occupations without listings are left out. */
  requirements: ReadonlyMap<string, OccupationDemand>;
}

export interface Advice {
  advice: string;
  recommendations: string[];
  steps: CareerStep[];
  /** Null if there are too few listings. */
  require: OccupationDemand | null;
  gap: GapSkill[];
  neighbors: Neighbor[];
}
