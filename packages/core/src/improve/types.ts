import type { Centipoints } from '../ats/report.ts';
import type {
  Bullet,
  CertificationEntry,
  DatedItem,
  EducationEntry,
  LanguageEntry,
  Link,
  OtherSection,
  ProjectEntry,
  Resume,
  SkillGroup,
  WorkEntry,
} from '../resume/model.ts';
import type { FieldPath } from '../resume/reading.ts';

/** What a résumé list may contain; a keyword of a skill group is a plain string and its own id. */
export type ListValue =
  | Bullet
  | WorkEntry
  | EducationEntry
  | ProjectEntry
  | SkillGroup
  | CertificationEntry
  | LanguageEntry
  | DatedItem
  | OtherSection
  | Link
  | string;

/** A change to a résumé, small enough to accept or decline individually, and invertible. */
export type Edit =
  | { kind: 'set'; path: FieldPath; before: string | null; after: string | null }
  | { kind: 'insert'; list: FieldPath; index: number; id: string; value: ListValue }
  | { kind: 'remove'; list: FieldPath; index: number; id: string; value: ListValue }
  | { kind: 'move'; list: FieldPath; id: string; from: number; to: number };

/** The source of a proposal's words. */
export type ProposalSource =
  | { kind: 'own-words'; fields: FieldPath[]; quote: string }
  | { kind: 'confirmed-fact'; factId: string; quote: string }
  | { kind: 'layout' };

export const PROPOSAL_KINDS = [
  'layout',
  'list-skill',
  'skill-name',
  'wording',
  'split',
  'order',
  'duplicate',
  'headline',
  'summary',
  'contact',
  'private',
  'empty',
  'fact',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export interface Proposal {
  /** Derived from its content: the same proposal has the same id on every run. */
  id: string;
  kind: ProposalKind;
  title: string;
  /** Why it is worthwhile, in one or two sentences. */
  reason: string;
  source: ProposalSource;
  /** Applied together, in this order. Empty for `layout`: the export itself is the change. */
  edits: Edit[];
  /** How much the total rises if only this is accepted now, in hundredths; the total changes in whole points, so this is a multiple of 100. May be 0. */
  points: Centipoints;
  /** Ids of rules that earn more with it. */
  rules: string[];
}

export const QUESTION_KINDS = ['skill-used', 'role-detail', 'amount', 'missing-field'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What a question about a role asks for: what was done, how much or how often, or with what. */
export const ROLE_QUESTION_TOPICS = ['work', 'amount', 'tools'] as const;
export type RoleQuestionTopic = (typeof ROLE_QUESTION_TOPICS)[number];

/** Asks for a fact that only the person knows. The answer becomes a `ConfirmedFact`, never a guess. */
export interface Question {
  id: string;
  kind: QuestionKind;
  text: string;
  /** Why we ask: the requirement or the rule. */
  reason: string;
  /** How much the total could rise if the answer is yes and is added. */
  points: Centipoints;
  skill?: string;
  /** The entry or field that the question is about and that receives the answer. */
  target?: FieldPath;
  /** Whether the answer belongs to a role that the person must choose; none is preselected. */
  asksWhere?: true;
  /** For questions about a role, which are asked one after the other: the question without the role's name, and how somebody could answer it. */
  interview?: { asks: RoleQuestionTopic; text: string; example: string };
}

/** Something the person said about themselves, dated, in their own words. */
export interface ConfirmedFact {
  id: string;
  questionId: string;
  text: string;
  skill?: string;
  /** The role in which it happened, or the line or field it completes. */
  target?: FieldPath;
  /** ISO date-time. */
  confirmedAt: string;
}

export interface ImprovementPlan {
  from: number;
  /** Total if every proposal is accepted; never less than `from`. */
  reachable: number;
  /** Total if, in addition, the questions that add points are answered as fully as possible; never less than `reachable`. */
  withAnswers: { total: number; questions: string[] };
  /** The smallest set of proposals found that reaches 80, ordered by gain; empty if `from` already does or none does. */
  path: string[];
  /** Total after the path; `from` if there is none. */
  pathTotal: number;
  proposals: Proposal[];
  questions: Question[];
  /** Proposals that the person declined; no total counts them. */
  refused: Proposal[];
  /** If 80 can't be reached honestly without new facts: what is missing, in plain words. */
  shortfall?: Shortfall;
}

export interface Shortfall {
  /** Names of required skills that aren't in the résumé. */
  missing: string[];
  /** Best total with all proposals accepted. */
  best: number;
  text: string;
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
    | 'employer-changed'
    | 'removed';
  /** The offending words. */
  text: string;
  message: string;
}

/** The verdict on one edit, compared with the person's own words and confirmed facts. */
export interface TruthVerdict {
  ok: boolean;
  violations: TruthViolation[];
}

/** What a change may be based on: the résumé before it, and what the person confirmed. */
export interface TruthSources {
  resume: Resume;
  facts: readonly ConfirmedFact[];
  /** `YYYY-MM`: the month used for "present" if a change states years. */
  asOf: string;
}
