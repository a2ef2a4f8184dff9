import type { SkillId } from '../skills/types.ts';

/** What a résumé and a listing say about the person and the job, as far as the person chose them. */
export interface Background {
  resume: {
    /** Occupations of the roles, most recent first. */
    occupations: readonly string[];
    skills: readonly SkillId[];
  } | null;
  listing: {
    title: string;
    /** The skills that it requires, in its order. */
    skills: readonly SkillId[];
  } | null;
}
