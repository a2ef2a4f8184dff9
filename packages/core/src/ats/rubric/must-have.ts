import { asksInWords } from '../../jobs/not-asked.ts';
import type { SkillRequirement } from '../../jobs/types.ts';
import { getSkillById } from '../../skills/index.ts';
import { type Facts, locateField } from '../facts/index.ts';
import { isNamed } from '../facts/page-skills.ts';
import {
  findBestUse,
  formatRequirement,
  getSkillName,
  getWeight,
  isTrait,
  listAlternatives,
  listUses,
  sortRequiredSkills,
} from '../facts/requirements.ts';
import type { SkillPlace, SkillUse } from '../facts/skill-uses.ts';
import { type Item, type Judgment, quoteText, type Rule } from './rule.ts';

/** A skill that is listed but not shown in use earns three fifths. */
const LISTED_NUMERATOR = 3;
const LISTED_DENOMINATOR = 5;

export const REQUIRED_SKILLS_RULE_ID = 'must-have.skills';

export const MUST_HAVE_RULES: readonly Rule[] = [
  {
    id: REQUIRED_SKILLS_RULE_ID,
    part: 'must-have',
    name: 'Required skills',
    points: 30,
    explains:
      'Skills of a trade have the same weight; what nearly every job names, such as spreadsheets or scheduling, counts a third, and traits such as “team player” a sixth. “A or B” is one requirement, met by either. A skill counts in full if a dated role or project says what you did with it, and 60% if it’s only listed. Licenses and languages count in full when listed. Common abbreviations count as the skill.',
    needsJob: true,
    judge: judgeMustHaves,
  },
];

function judgeMustHaves(facts: Facts): Judgment {
  const required = sortRequiredSkills(facts);
  if (required.length === 0) return { leftOut: 'We didn’t find any required skills in this job description.' };
  return required.map((requirement) => judgeRequirement(facts, requirement));
}

/** How much of one requirement a résumé meets, with the evidence and what is missing. */
export function judgeRequirement(facts: Facts, requirement: SkillRequirement): Item {
  const { skill, quote } = requirement;
  const weight = getWeight(requirement);
  const name = formatRequirement(requirement);
  const use = findBestUse(facts, requirement);
  const metSkill = listAlternatives(requirement).find((one) => use && facts.skills.get(one) === use);
  // "Python or R" is met by one of them, so the evidence says which.
  const metName = metSkill === undefined ? name : getSkillName(metSkill);
  const describe = (place: SkillPlace): Item['evidence'] => {
    const found = describeFound(facts, metName, place);
    const accepted = `The job ${requirement.atLeast ? 'asks for' : 'accepts'} ${name}.`;
    return { ...found, text: metName === name ? found.text : `${found.text} ${accepted}`, quote };
  };
  if (use?.shown) return { weight, earned: weight, evidence: describe(use.shown) };
  if (use?.listed) {
    return {
      weight,
      earned: (weight * LISTED_NUMERATOR) / LISTED_DENOMINATOR,
      evidence: describe(use.listed),
      loss: {
        reason: `${metName} is ${/^(?:skills|languages)\//.test(use.listed.path) ? 'listed' : 'named'}, but no dated role shows you using it.`,
        fix: `Add a line about how you used ${metName} under the role where you used it.`,
        term: name,
        quote,
        ...locateField(facts, use.listed.path),
      },
    };
  }
  const found = listUses(facts, requirement);
  if (found.length > 0) return judgePart(facts, requirement, found);
  return {
    weight,
    earned: 0,
    loss: {
      reason: describeMissing(facts, requirement),
      fix: `${suggestFix(skill, name)} If not, leave it out.`,
      term: name,
      quote,
    },
  };
}

/** Some of several skills of which the job asks for more: each counts for its share. */
function judgePart(facts: Facts, requirement: SkillRequirement, found: readonly SkillUse[]): Item {
  const { atLeast = 1, quote } = requirement;
  const weight = getWeight(requirement);
  const shown = found.filter((use) => use.shown).length;
  const fifths = LISTED_DENOMINATOR * shown + LISTED_NUMERATOR * (found.length - shown);
  const [had, open] = [true, false].map((isHad) =>
    listAlternatives(requirement).filter((skill) => facts.skills.has(skill) === isHad),
  );
  const [next = requirement.skill] = open ?? [];
  const others = (open ?? []).map(getSkillName).join(' or ');
  return {
    weight,
    earned: Math.floor((weight * fifths) / (LISTED_DENOMINATOR * atLeast)),
    loss: {
      reason: `The job asks for ${formatRequirement(requirement)}, but we found only ${(had ?? []).map(getSkillName).join(' and ')}.`,
      fix: `${suggestFix(next, others)} If not, leave it out.`,
      term: others,
      quote,
    },
  };
}

function describeMissing(facts: Facts, requirement: SkillRequirement): string {
  const asked = `The job ${asksInWords(requirement.quote) ? 'asks for' : 'names'} ${formatRequirement(requirement)}`;
  if (isNamed(facts, requirement)) return `${asked}. Your file names it, but not as something that we could count.`;
  // A line can show a trait without its name, so the résumé may have it.
  if (isTrait(requirement.skill)) return `${asked}. We found no line that names it.`;
  return `${asked}, but we didn’t find it in your résumé.`;
}

/** What an honest person can add, by the kind of requirement. */
function suggestFix(skill: string, name: string): string {
  const kind = getSkillById(skill)?.kind;
  if (kind === 'license') return `If you have ${name}, list it under certifications.`;
  if (kind === 'language') return `If you speak ${name}, list it with your level.`;
  return `If you’ve used ${name}, say where and what for.`;
}

/** How a place outside roles and projects is named, by the start of its path. */
const PLACES: readonly (readonly [string, string])[] = [
  ['skills/', 'in your skills'],
  ['summary', 'in your summary'],
  ['contact/headline', 'in your headline'],
  ['certifications/', 'in your certifications'],
  ['languages/', 'in your languages'],
  ['education/', 'in your education'],
  ['awards/', 'in your awards'],
  ['publications/', 'in your publications'],
];

function describeFound(facts: Facts, name: string, place: SkillPlace): NonNullable<Item['evidence']> {
  const { path, text, start, end, through, entry } = place;
  const where = entry
    ? entry.isDated
      ? `in ${quoteText(entry.label, 60)}`
      : `in ${quoteText(entry.label, 60)}, which has no dates`
    : (PLACES.find(([start]) => path.startsWith(start))?.[1] ?? 'outside your roles');
  const how = through ? `${name} (as ${quoteText(text.slice(start, end), 40)})` : name;
  const isStudied = !through && /^education\/[^/]+\/area$/.test(path);
  const said = isStudied ? `Your field of study is ${quoteText(text, 60)}.` : `${how} appears ${where}.`;
  return { text: said, ...locateField(facts, path), within: { start, end } };
}
