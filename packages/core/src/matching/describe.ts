import { skillIndex } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { type CareerPoints, careerPoints, occupationTie } from './career-fit.ts';
import { dayNumber } from './days.ts';
import { fieldMix, fieldPoints, fieldStrengths } from './field-fit.ts';
import { distinctSkills, weightOfAll } from './match-index.ts';
import { MATCH_POINTS } from './parts.ts';
import { careerReasons, skillReasons, wishReasons } from './reasons.ts';
import { creditTable, isListed, mustHaveBase, mustHavePoints, niceToHavePoints } from './skill-credit.ts';
import type { SkillFit, SkillsFit } from './skills-fit.ts';
import { type ListingFacts, MATCH_PART_IDS, type Match, type MatchPartId, type SeekerProfile } from './types.ts';

/**
 * Scores one listing at a time for one person, with points and reasons. Uses the same scoring as `match`.
 * @throws RangeError if `asOf` isn't an ISO date
 */
export function describeMatch(profile: SeekerProfile, asOf: string): (listing: ListingFacts) => Match {
  const credits = creditTable(profile.skills);
  const strengths = fieldStrengths(profile);
  const today = dayNumber(asOf);
  return (listing) => {
    const must = distinctSkills(listing.mustHave, new Set());
    const skills: SkillsFit = {
      must: skillFit(must, credits),
      nice: skillFit(distinctSkills(listing.niceToHave, new Set(must)), credits),
    };
    const tie = occupationTie(listing.occupation, profile);
    const field = fieldPoints(fieldMix(listing), strengths);
    const points = calculatePoints(skills, careerPoints(listing, tie, profile), field);
    return {
      listingId: listing.id,
      score: MATCH_PART_IDS.reduce((sum, part) => sum + points[part], 0),
      parts: MATCH_PART_IDS.map((part) => ({ part, points: points[part], of: MATCH_POINTS[part] })),
      reasons: [
        ...skillReasons(skills),
        ...careerReasons(listing, profile, tie, field),
        ...wishReasons(listing, profile.wants, today),
      ],
    };
  };
}

function calculatePoints({ must, nice }: SkillsFit, career: CareerPoints, field: number): Record<MatchPartId, number> {
  return {
    ...career,
    occupation: career.occupation + field,
    'must-have': mustHavePoints(must.credit, mustHaveBase(must.weight)),
    'nice-to-have': niceToHavePoints(nice.credit, nice.weight),
  };
}

function skillFit(skills: readonly SkillId[], credits: Uint8Array): SkillFit {
  const fit: SkillFit = { shown: [], listed: [], missing: [], credit: 0, weight: weightOfAll(skills) };
  for (const skill of skills) {
    const credit = credits[skillIndex(skill)] ?? 0;
    fit.credit += credit;
    const list = credit === 0 ? fit.missing : isListed(credit, skill) ? fit.listed : fit.shown;
    list.push(skill);
  }
  return fit;
}
