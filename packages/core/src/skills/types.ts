/**
 * The skill vocabulary: one entry per skill, with a stable id and every common way to write it. The table itself is data
 * (`vocabulary/`), grouped by field of work.
 */
export type SkillId = string;

export const SKILL_KINDS = ['technology', 'method', 'knowledge', 'license', 'language', 'trait'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

export interface Skill {
  /** Stable, lowercase, kebab-case: `kubernetes`, `patient-care`. Never renamed, since it is stored. */
  id: SkillId;
  /** The correct spelling: "Kubernetes". */
  name: string;
  /** Other spellings with exactly the same meaning ("k8s"). Never a part, a superset or a related skill. */
  aliases: string[];
  kind: SkillKind;
  /** Its main field of work; a skill can be used in others. */
  field: string;
  /** Skills that anyone with this one necessarily has ("react" → "javascript"). */
  implies?: SkillId[];
  /** Its words are shared with better-known skills, so that only its full names count. */
  isSpecialized?: true;
}

/** One skill found in a text; offsets are UTF-16 units. */
export interface SkillMention {
  skill: SkillId;
  start: number;
  end: number;
  /** A verb and its object express the name in another order ("managing inventory"). */
  turned?: true;
}

export interface FindSkillsOptions {
  /**
   * `list` means that the text is known to be a list of skills (the skills section of a résumé), so that short names that are
   * also everyday words ("Go", "Word") count without further evidence. Defaults to `prose`.
   */
  context?: 'prose' | 'list';
}
