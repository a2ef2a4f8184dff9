import type { Centipoints } from '../ats/report.ts';
import type { FieldPath } from '../resume/reading.ts';
import type { Resume } from '../resume/model.ts';

/** A change to a résumé, small enough to accept or refuse on its own, and invertible. */
export type Edit =
  | { kind: 'set'; path: FieldPath; before: string | null; after: string | null }
  | { kind: 'insert'; list: FieldPath; index: number; id: string; value: unknown }
  | { kind: 'remove'; list: FieldPath; index: number; id: string; value: unknown }
  | { kind: 'move'; list: FieldPath; id: string; from: number; to: number };

/** Where the words of a proposal come from. */
export type ProposalSource =
  | { kind: 'own-words'; fields: FieldPath[]; quote: string }
  | { kind: 'confirmed-fact'; factId: string; quote: string }
  | { kind: 'layout' };

export interface Proposal {
  /** Derived from its content: the same proposal has the same id on every run. */
  id: string;
  title: string;
  /** Why it is worth doing, in one or two sentences. */
  reason: string;
  source: ProposalSource;
  edits: Edit[];
  /** What the total gains if this alone is accepted now. */
  points: Centipoints;
  /** Ids of rules it helps. */
  rules: string[];
}

/** Asks for a fact that only the person can give. The answer becomes a `ConfirmedFact`, never a guess. */
export interface Question {
  id: string;
  kind: 'skill-used' | 'amount' | 'missing-field';
  text: string;
  /** Why we ask: the requirement or the rule. */
  reason: string;
  /** What the total could gain if the answer is yes and is added. */
  points: Centipoints;
  skill?: string;
  /** Entry or field that the answer would go to; the person may choose another role. */
  target?: FieldPath;
}

/** Something the person said about themselves, dated, in their own words. */
export interface ConfirmedFact {
  id: string;
  questionId: string;
  text: string;
  skill?: string;
  /** The role it happened in. */
  role?: FieldPath;
  /** ISO date-time. */
  confirmedAt: string;
}

export interface ImprovementPlan {
  from: number;
  /** Total if every proposal is accepted. */
  reachable: number;
  /** Smallest set of proposals found that reaches 80, in order of gain; empty if none does. */
  path: string[];
  proposals: Proposal[];
  questions: Question[];
  /** Where 80 is out of honest reach: what stands between, said plainly. */
  shortfall?: { missing: string[]; text: string };
}

export interface TruthViolation {
  code:
    | 'new-word'
    | 'order-changed'
    | 'number-changed'
    | 'negation-dropped'
    | 'hedge-dropped'
    | 'stronger-claim'
    | 'new-skill'
    | 'date-changed'
    | 'employer-changed';
  /** The offending words. */
  text: string;
  message: string;
}

/** The verdict on one edit, against the person's own words and confirmed facts. */
export interface TruthVerdict {
  ok: boolean;
  violations: TruthViolation[];
}

export type TruthSources = { resume: Resume; facts: ConfirmedFact[] };
