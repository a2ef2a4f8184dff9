import type { CareerAdviceInput } from '@foothold/contracts/coaching';
import type { CareerPerson } from '@foothold/core/career';
import type { SeekerProfile } from '@foothold/core/matching';
import { findSkills } from '@foothold/core/skills';

export interface ReportedSkills {
  person: CareerPerson;
  /** Skills entered that we don't know, as written. */
  unknownSkills: string[];
}

/** What the advice may use: the skills a person typed and, with a résumé, what that shows. */
export function readPerson({ skills, experience }: CareerAdviceInput, profile: SeekerProfile | null): ReportedSkills {
  const typedSkills = skills.filter((text) => text !== '').map((text) => ({ text, found: findSkillIds(text) }));
  const shown = profile?.skills ?? [];
  const known = new Set(shown.map(({ skill }) => skill));
  const namedSkillIds = [...new Set(typedSkills.flatMap(({ found }) => found))].filter((skill) => !known.has(skill));
  return {
    person: {
      skills: [...shown, ...namedSkillIds.map((skill) => ({ skill, shown: 'named' as const }))],
      ...(profile?.years !== undefined && { years: profile.years }),
      ...(experience !== '' && { experience }),
      ...(profile?.degree && { degree: profile.degree }),
      hasResume: profile !== null,
    },
    unknownSkills: [...new Set(typedSkills.filter(({ found }) => found.length === 0).map(({ text }) => text))],
  };
}

/** A form field contains a list of skills, so short names count without further evidence. */
const findSkillIds = (text: string): string[] => findSkills(text, { context: 'list' }).map(({ skill }) => skill);
