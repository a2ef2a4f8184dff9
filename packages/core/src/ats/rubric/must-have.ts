import type { SkillRequirement } from '../../jobs/types.ts';
import { skillById } from '../../skills/index.ts';
import { type Facts, placeOf } from '../facts/index.ts';
import type { SkillPlace } from '../facts/skill-uses.ts';
import { comparable } from '../wording/words.ts';
import { type Item, type Judgement, quoted, type Rule } from './rule.ts';

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
    name: 'Skills the job requires',
    points: 25,
    explains:
      'Every skill the job requires weighs the same; traits such as “team player” weigh a third. Shown in a dated role or project that says what you did, a skill counts in full; only listed, 60 %. Licences and languages count in full where they are listed. Usual short forms count as the skill itself.',
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

function judgeMustHaves(facts: Facts): Judgement {
  const required = requiredSkills(facts);
  if (required.length === 0) return { leftOut: 'We recognise no required skill in this description.' };
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
        reason: `${name} is named, but no dated role shows it in use.`,
        fix: `Where you have used ${name}, say in a line under that role what for.`,
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
      reason: `The job asks for ${name}, and the résumé does not name it.`,
      fix: `${howToName(skill, name)} If not, leave it out.`,
      term: name,
      quote,
    },
  };
}

/** What an honest person can add, by the kind of thing that is asked for. */
function howToName(skill: string, name: string): string {
  const kind = skillById(skill)?.kind;
  if (kind === 'licence') return `If you hold ${name}, list it among your certifications.`;
  if (kind === 'language') return `If you speak ${name}, list it with your level.`;
  return `If you have used ${name}, say where and for what.`;
}

function found(facts: Facts, name: string, place: SkillPlace): NonNullable<Item['evidence']> {
  const { path, text, start, end, through, entry } = place;
  const where = entry
    ? entry.isDated
      ? `in ${quoted(entry.label, 60)}`
      : `in ${quoted(entry.label, 60)}, which has no dates`
    : 'in a list or summary';
  const how = through ? `${name}, through ${quoted(text.slice(start, end), 40)},` : name;
  return { text: `${how} stands ${where}.`, ...placeOf(facts, path), within: { start, end } };
}
