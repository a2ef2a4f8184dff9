import type { GapSkill } from './gap.ts';
import type { Gate } from './gates/index.ts';
import type { CareerPerson, CareerStep, Neighbor, OccupationDemand, RoleWanted } from './types.ts';

export interface AdviceRequest {
  current: RoleWanted;
  target: RoleWanted;
  person: CareerPerson;
  /** Free text: questions, limits, and facts. */
  goals: string;
  /** Skills entered that aren't in the vocabulary, as written. */
  unknownSkills: readonly string[];
  /** All skills as typed, for limits and credits in them; without it, only the unknown ones. */
  typedSkills?: readonly string[];
  /** What open listings require, at least for the target and for `findNeighbors` of both roles; occupations without listings are left out. */
  requirements: ReadonlyMap<string, OccupationDemand>;
}

/** A question that our tables don't answer for certain. */
export interface OpenQuestion {
  /** In the person's own words. */
  question: string;
  /** Who knows: "your state’s board of nursing". Null if it isn’t certain who does. */
  ask: string | null;
}

export interface Advice {
  /** The answers to what the person asks, and what the work takes. */
  advice: string;
  /** Further answers, and facts that the person's situation brings. */
  recommendations: string[];
  openQuestions: OpenQuestion[];
  /** What listings say, with its figures. */
  details: string[];
  /** The first step, and for somebody new to the field what listings require. */
  steps: CareerStep[];
  /** Null if there are too few listings. */
  require: OccupationDemand | null;
  gap: GapSkill[];
  /** Only for somebody who asks for jobs or names none. */
  neighbors: Neighbor[];
  /** The license or training that the work takes; null if it is open to everyone or unknown. */
  gate: (Gate & { isHeld: boolean }) | null;
  /** Jobs and what one does there, only for somebody who asks for them or names none. */
  related: { occupation: string; work: string }[];
}
