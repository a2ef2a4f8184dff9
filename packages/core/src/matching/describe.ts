import { getSkillIndex } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { toDayNumber } from '../text/days.ts';
import { type CareerPoints, getOccupationTie, scoreCareer } from './career-fit.ts';
import { getFieldMix, getFieldStrengths, scoreField } from './field-fit.ts';
import { listDistinctSkills, sumWeights } from './match-index.ts';
import { MATCH_POINTS } from './parts.ts';
import { listCareerReasons, listFilterReasons, listSkillReasons } from './reasons.ts';
import { createCreditTable, isListed, mustHaveBase, mustHavePoints, scoreNiceToHaves } from './skill-credit.ts';
import type { SkillFit, SkillsFit } from './skills-fit.ts';
import { type ListingFacts, MATCH_PART_IDS, type Match, type MatchPartId, type SeekerProfile } from './types.ts';

/**
 * Scores one listing at a time for one person, with points and reasons. Uses the same scoring as `match`.
 * @throws RangeError if `asOf` isn't an ISO date
 */
export function describeMatch(profile: SeekerProfile, asOf: string): (listing: ListingFacts) => Match {
  const credits = createCreditTable(profile.skills);
  const strengths = getFieldStrengths(profile);
  const today = toDayNumber(asOf);
  return (listing) => {
    const must = listDistinctSkills(listing.mustHave, new Set());
    const skills: SkillsFit = {
      must: getSkillFit(must, credits),
      nice: getSkillFit(listDistinctSkills(listing.niceToHave, new Set(must)), credits),
    };
    const tie = getOccupationTie(listing.occupation, profile);
    const field = scoreField(getFieldMix(listing), strengths);
    const points = calculatePoints(skills, scoreCareer(listing, tie, profile), field);
    return {
      listingId: listing.id,
      score: MATCH_PART_IDS.reduce((sum, part) => sum + points[part], 0),
      parts: MATCH_PART_IDS.map((part) => ({ part, points: points[part], of: MATCH_POINTS[part] })),
      reasons: [
        ...listSkillReasons(skills),
        ...listCareerReasons(listing, profile, tie, field),
        ...listFilterReasons(listing, profile.wants, today),
      ],
    };
  };
}

function calculatePoints({ must, nice }: SkillsFit, career: CareerPoints, field: number): Record<MatchPartId, number> {
  return {
    ...career,
    occupation: career.occupation + field,
    'must-have': mustHavePoints(must.credit, mustHaveBase(must.weight)),
    'nice-to-have': scoreNiceToHaves(nice.credit, nice.weight),
  };
}

function getSkillFit(skills: readonly SkillId[], credits: Uint8Array): SkillFit {
  const fit: SkillFit = { shown: [], listed: [], missing: [], credit: 0, weight: sumWeights(skills) };
  for (const skill of skills) {
    const credit = credits[getSkillIndex(skill)] ?? 0;
    fit.credit += credit;
    const list = credit === 0 ? fit.missing : isListed(credit, skill) ? fit.listed : fit.shown;
    list.push(skill);
  }
  return fit;
}
