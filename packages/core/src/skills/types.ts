/**
 * The skill vocabulary: one entry a skill, known by a stable id, with every way people write it.
 * The table itself is data (`vocabulary/`), grouped by field of work.
 */
export type SkillId = string;

export const SKILL_KINDS = ['technology', 'method', 'knowledge', 'license', 'language', 'trait'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

export interface Skill {
  /** Stable, lower-case, kebab: `kubernetes`, `patient-care`. Never renamed, since it is stored. */
  id: SkillId;
  /** As it should be written: "Kubernetes". */
  name: string;
  /** Other spellings that mean exactly this ("k8s"). Equivalences only: never a part, a whole or a neighbor. */
  aliases: string[];
  kind: SkillKind;
  /** Field of work it mostly belongs to; a skill may be used in others. */
  field: string;
  /** Skills that anyone who has this one necessarily has ("react" → "javascript"). */
  implies?: SkillId[];
}

/** One skill found in a text; offsets are UTF-16 units. */
export interface SkillMention {
  skill: SkillId;
  start: number;
  end: number;
  /** A verb and its object say the name the other way around ("managing inventory"). */
  turned?: true;
}

export interface FindSkillsOptions {
  /**
   * `list` says that the text is known to be a list of skills (the skills section of a résumé), so that short names which
   * are also everyday words ("Go", "Word") count without further evidence. Default `prose`.
   */
  context?: 'prose' | 'list';
}
