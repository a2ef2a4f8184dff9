import type { CareerAdviceInput } from '@foothold/contracts/coaching';
import type { CareerPerson } from '@foothold/core/career';
import type { SeekerProfile } from '@foothold/core/matching';
import { findSkills } from '@foothold/core/skills';

export interface PersonWithUnknownSkills {
  person: CareerPerson;
  /** Skills that we don't recognize, as typed. */
  unknownSkills: string[];
}

/** What the advice may use: the typed skills and, with a résumé, the skills it shows. */
export function buildCareerPerson(
  { skills, experience }: CareerAdviceInput,
  profile: SeekerProfile | null,
): PersonWithUnknownSkills {
  const typedSkills = skills.filter((text) => text !== '').map((text) => ({ text, found: findSkillIds(text) }));
  const resumeSkills = profile?.skills ?? [];
  const known = new Set(resumeSkills.map(({ skill }) => skill));
  const namedSkillIds = [...new Set(typedSkills.flatMap(({ found }) => found))].filter((skill) => !known.has(skill));
  return {
    person: {
      skills: [...resumeSkills, ...namedSkillIds.map((skill) => ({ skill, shown: 'named' as const }))],
      ...(profile?.years !== undefined && { years: profile.years }),
      ...(experience !== '' && { experience }),
      ...(profile?.degree && { degree: profile.degree }),
      hasResume: profile !== null,
    },
    unknownSkills: [...new Set(typedSkills.filter(({ found }) => found.length === 0).map(({ text }) => text))],
  };
}

/** The field contains a list of skills, so short names count without further evidence. */
const findSkillIds = (text: string): string[] => findSkills(text, { context: 'list' }).map(({ skill }) => skill);
