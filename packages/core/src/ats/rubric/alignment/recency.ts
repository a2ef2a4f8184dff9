import type { SkillRequirement } from '../../../jobs/types.ts';
import { getSkillById } from '../../../skills/index.ts';
import { isRecent } from '../../facts/experience.ts';
import { type Facts, locateField } from '../../facts/index.ts';
import { isNamed } from '../../facts/page-skills.ts';
import {
  findBestUse,
  formatRequirement,
  isTrait,
  listAlternatives,
  sortRequiredSkills,
} from '../../facts/requirements.ts';
import { createMetItem, createMissedItem, type Item, type Judgment, type Rule } from '../rule.ts';

export const RECENCY: Rule = {
  id: 'alignment.recency',
  part: 'alignment',
  name: 'Recent skills',
  points: 4,
  explains:
    'Half of the required skills (up to four) used in a role in the last five years, without licenses, languages and traits such as teamwork. Recruiters look for skills you use now.',
  needsJob: true,
  judge,
};

const MAX_SKILLS = 4;
/** Nearly every role shows them without a word. */
const COMPUTER_SKILLS = 'basic-computer-skills';

function judge(facts: Facts): Judgment {
  const required = sortRequiredSkills(facts).filter(isUsedInRoles);
  if (required.length === 0) return { leftOut: 'This job doesn’t require any skills that roles usually show.' };
  const needed = Math.min(MAX_SKILLS, Math.ceil(required.length / 2));
  const isCurrent = (requirement: SkillRequirement) =>
    isRecent(facts, findBestUse(facts, requirement)?.shown?.lastMonth);
  const current = required.filter(isCurrent).slice(0, needed);
  const others = required.filter((requirement) => !isCurrent(requirement));
  const isKnown = (requirement: SkillRequirement) => findBestUse(facts, requirement) !== undefined;
  const known = others.filter(isKnown);
  const missingRequirements = [...known, ...others.filter((requirement) => !isKnown(requirement))].slice(
    0,
    needed - current.length,
  );
  const inUse = current.map((requirement) => createInUseItem(facts, requirement));
  if (missingRequirements.length > 0 && !facts.entries.some(({ lastMonth }) => isRecent(facts, lastMonth)))
    return [...inUse, createNoRoleItem(facts, missingRequirements.length)];
  return [...inUse, ...missingRequirements.map((requirement) => createOutOfUseItem(facts, requirement))];
}

/**
 * Roles don't name traits, and licenses and languages are held whenever they were used. It depends on the job alone: if it
 * depended on the résumé, naming a license could lower the total.
 */
function isUsedInRoles(requirement: SkillRequirement): boolean {
  return listAlternatives(requirement).every((skill) => {
    const kind = getSkillById(skill)?.kind;
    return kind !== 'license' && kind !== 'language' && !isTrait(skill) && skill !== COMPUTER_SKILLS;
  });
}

function createInUseItem(facts: Facts, requirement: SkillRequirement): Item {
  const { quote } = requirement;
  const shown = findBestUse(facts, requirement)?.shown;
  const place = shown ? { ...locateField(facts, shown.path), within: { start: shown.start, end: shown.end } } : {};
  return createMetItem(1, { text: `${formatRequirement(requirement)} was used recently.`, quote, ...place });
}

/** Without a recent role or project, there is nothing that could show a skill. */
function createNoRoleItem({ entries }: Facts, weight: number): Item {
  const isUndated = entries.some(({ isDated }) => !isDated);
  return createMissedItem(weight, {
    reason: isUndated
      ? 'We couldn’t date any role or project to the last five years.'
      : 'We read no role or project from the last five years.',
    fix: isUndated
      ? 'Add the month and year to each role.'
      : 'If there is one, list it with its dates and say what you did there.',
  });
}

function createOutOfUseItem(facts: Facts, requirement: SkillRequirement): Item {
  const { quote } = requirement;
  const name = formatRequirement(requirement);
  const use = findBestUse(facts, requirement);
  return createMissedItem(1, {
    reason:
      !use && isNamed(facts, requirement)
        ? `We couldn’t tell from your file whether a role or project in the last five years shows ${name}.`
        : `No role or project ${describePeriod(facts)} shows ${name}.`,
    fix: use
      ? `If you’ve used ${name} recently, say so under that role.`
      : `If you’ve used ${name} recently, say where and what for.`,
    term: name,
    quote,
  });
}

/** A role without dates may be recent, so nothing is said about when. */
const describePeriod = ({ entries }: Facts): string =>
  entries.every(({ isDated }) => isDated) ? 'in the last five years' : 'that we can date to the last five years';
