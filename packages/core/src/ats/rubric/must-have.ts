import type { SkillRequirement } from '../../jobs/types.ts';
import { skillById } from '../../skills/index.ts';
import { type Facts, placeOf } from '../facts/index.ts';
import type { SkillPlace } from '../facts/skill-uses.ts';
import { comparable } from '../wording/words.ts';
import { type Item, type Judgment, quoted, type Rule } from './rule.ts';

/** Full weight of a required skill; a character trait, which nearly every description names, weighs a third. */
const SKILL_WEIGHT = 15;
const TRAIT_WEIGHT = 5;
/** A skill that is listed and not shown in use earns three fifths. */
const LISTED_NUMERATOR = 3;
const LISTED_DENOMINATOR = 5;

export const MUST_HAVE: readonly Rule[] = [
  {
    id: 'must-have.skills',
    part: 'must-have',
    name: 'Required skills',
    points: 25,
    explains:
      'Every required skill has the same weight; traits such as “team player” count a third. A skill counts in full if a dated role or project says what you did with it, and 60% if it’s only listed. Licenses and languages count in full when listed. Common abbreviations count as the skill.',
    needsJob: true,
    judge: judgeMustHaves,
  },
];

/**
 * Required skills in an order that does not depend on the order of the description. The subject of a degree ("a degree in computer science") belongs to the
 * rule on degrees and is not asked for twice.
 */
export function requiredSkills({ job }: Pick<Facts, 'job'>): SkillRequirement[] {
  const subjects = comparable(job?.degree?.areas.join(' | ') ?? '');
  const isSubject = ({ skill, quote }: SkillRequirement) =>
    quote === job?.degree?.quote && ` ${subjects} `.includes(` ${comparable(skillName(skill))} `);
  return (job?.mustHave ?? [])
    .filter((requirement) => !isSubject(requirement))
    .sort((a, b) => (a.skill < b.skill ? -1 : a.skill > b.skill ? 1 : 0));
}

/** How a skill is called in reasons. */
export function skillName(id: string): string {
  return skillById(id)?.name ?? id;
}

function judgeMustHaves(facts: Facts): Judgment {
  const required = requiredSkills(facts);
  if (required.length === 0) return { leftOut: 'We didn’t find any required skills in this job description.' };
  return required.map((requirement) => judgeSkill(facts, requirement));
}

function judgeSkill(facts: Facts, { skill, quote }: SkillRequirement): Item {
  const weight = skillById(skill)?.kind === 'trait' ? TRAIT_WEIGHT : SKILL_WEIGHT;
  const name = skillName(skill);
  const use = facts.skills.get(skill);
  if (use?.shown) return { weight, earned: weight, evidence: { ...found(facts, name, use.shown), quote } };
  if (use?.listed) {
    return {
      weight,
      earned: (weight * LISTED_NUMERATOR) / LISTED_DENOMINATOR,
      evidence: { ...found(facts, name, use.listed), quote },
      loss: {
        reason: `${name} is listed, but no dated role shows you using it.`,
        fix: `Add a line about how you used ${name} under the role where you used it.`,
        term: name,
        quote,
        ...placeOf(facts, use.listed.path),
      },
    };
  }
  return {
    weight,
    earned: 0,
    loss: {
      reason: `The job asks for ${name}, but your résumé doesn’t mention it.`,
      fix: `${howToName(skill, name)} If not, leave it out.`,
      term: name,
      quote,
    },
  };
}

/** What an honest person can add, by the kind of thing that is asked for. */
function howToName(skill: string, name: string): string {
  const kind = skillById(skill)?.kind;
  if (kind === 'license') return `If you have ${name}, list it under certifications.`;
  if (kind === 'language') return `If you speak ${name}, list it with your level.`;
  return `If you’ve used ${name}, say where and what for.`;
}

function found(facts: Facts, name: string, place: SkillPlace): NonNullable<Item['evidence']> {
  const { path, text, start, end, through, entry } = place;
  const where = entry
    ? entry.isDated
      ? `in ${quoted(entry.label, 60)}`
      : `in ${quoted(entry.label, 60)}, which has no dates`
    : 'in a list or summary';
  const how = through ? `${name} (as ${quoted(text.slice(start, end), 40)})` : name;
  return { text: `${how} appears ${where}.`, ...placeOf(facts, path), within: { start, end } };
}
