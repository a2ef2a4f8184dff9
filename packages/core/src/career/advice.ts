import type { GapSkill } from './gap.ts';
import type { Gate } from './gates/index.ts';
import type { Transfer } from './transfers/index.ts';
import type { CareerPerson, CareerStep, Neighbor, OccupationDemand, RoleWanted } from './types.ts';

export interface AdviceRequest {
  current: RoleWanted;
  target: RoleWanted;
  person: CareerPerson;
  /** Free text. Anything in it that listings can answer affects the order; the rest is ignored. */
  goals: string;
  /** Skills entered that aren't in the vocabulary, as written. */
  unknownSkills: readonly string[];
  /** All skills as typed, for limits and proof in them; without it, only the unknown ones. */
  typedSkills?: readonly string[];
  /** What open listings require, at least for the target and for `findNeighbors` of both roles; occupations without listings are left out. */
  requirements: ReadonlyMap<string, OccupationDemand>;
}

export interface Advice {
  advice: string;
  /** Answers to the goals, what carries over, and what else helps. */
  recommendations: string[];
  /** What listings say, with its figures. */
  details: string[];
  steps: CareerStep[];
  /** Null if there are too few listings. */
  require: OccupationDemand | null;
  gap: GapSkill[];
  neighbors: Neighbor[];
  /** The license or training that the work takes; null if it is open to everyone or unknown. */
  gate: (Gate & { isHeld: boolean }) | null;
  /** What the person does now, in the words of the target's field. */
  transfers: Transfer[];
  /** A job that is open sooner. */
  bridge: string | null;
  /** Related occupations and what one does there. */
  related: { occupation: string; work: string }[];
}
