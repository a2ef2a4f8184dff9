import type { SkillId, SkillKind } from '../skills/types.ts';

/** A name in a sentence, with the words around it. */
export interface NamePlace {
  skill: SkillId;
  /** Undefined if the vocabulary doesn't have the skill. */
  kind: SkillKind | undefined;
  text: string;
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
  name: string;
  /** The sentence up to the name. */
  before: string;
  /** The part of `before` that is in the clause of the name. */
  clause: string;
  after: string;
  /** The name and the words after it. */
  rest: string;
  /** The value of a label that classifies the job: "Industry: Sales". */
  isInTopicValue: boolean;
  /** Whether the sentence has words that require something. */
  isInWords: boolean;
}

export interface Rule {
  /** What the name is instead of a requirement. */
  reason: string;
  /** All of these patterns match. */
  clause?: RegExp;
  name?: RegExp;
  after?: RegExp;
  /** Of `rest`. */
  from?: RegExp;
  if?: (place: NamePlace) => boolean;
  unless?: (place: NamePlace) => boolean;
}
