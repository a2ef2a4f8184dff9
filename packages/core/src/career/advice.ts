import type { GapSkill } from './gap.ts';
import type { CareerPerson, CareerStep, Neighbor, OccupationDemand, RoleWanted } from './types.ts';

export interface AdviceRequest {
  current: RoleWanted;
  target: RoleWanted;
  person: CareerPerson;
  /** Free text. What it names that listings tell steers the order; the rest is left alone. */
  goals: string;
  /** What was given as a skill and is none that the vocabulary holds, as written. */
  unknownSkills: readonly string[];
  /** What open listings ask for, at least of the target and of `neighborsOf` both roles; lines of work without listings are left out. */
  requirements: ReadonlyMap<string, OccupationDemand>;
}

export interface Advice {
  advice: string;
  recommendations: string[];
  steps: CareerStep[];
  /** Null where there are too few listings to say anything. */
  require: OccupationDemand | null;
  gap: GapSkill[];
  neighbors: Neighbor[];
}
