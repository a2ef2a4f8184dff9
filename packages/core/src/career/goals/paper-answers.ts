import { getSkillById, listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { type CareerContext, fitsOccupation } from '../context.ts';
import type { Gate } from '../gates/index.ts';
import { isMain } from '../main-skills.ts';
import { capitalize, formatList, getSkillName, quoteUserText } from '../wording.ts';
import { listWorkSkills } from '../work-skills.ts';
import { type GoalCredential, isPaper } from './parse.ts';

/** Money for school, which nobody earns or shows. */
const BENEFITS = new Set(['the GI Bill', 'the FAFSA', 'WIOA']);

/** One sentence on an exam, certificate, or degree that the goals name; none if there is nothing to add. */
export function answerCredential(
  { credential, isUnwanted, isLacked, isOwned }: GoalCredential,
  { gate, holdsGate, name, occupation }: CareerContext,
): string[] {
  const isRequired = gate !== null && credential.spellings.test(describePapers(gate));
  const use = `${capitalize(credential.name)} ${credential.use}; ${credential.where}.`;
  if (BENEFITS.has(credential.name)) return [use];
  if (isUnwanted || isLacked) {
    if (isRequired && !holdsGate && gate.scope !== 'usual')
      return [`${capitalize(credential.name)} is part of the way into ${name} work in most places.`];
    return isLacked || isRequired || credential.fits.size === 0
      ? []
      : [`You can do without ${credential.name}: ${name} work doesn’t depend on it.`];
  }
  if (isOwned)
    return credential.fits.size === 0 || !fitsOccupation(credential.fits, occupation)
      ? []
      : [`You have ${credential.name}, so put it with its date near the top of your résumé.`];
  const fits = isRequired || fitsOccupation(credential.fits, occupation);
  return [fits ? use : `${use} For ${name} work, ${credential.name} isn’t usual, so put it after what is.`];
}

const describePapers = ({ credential, program, exam }: Gate): string => `${credential} ${program ?? ''} ${exam ?? ''}`;

/** Papers that we don't know. */
export const answerUnknown = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `We don’t know ${formatList(names.map(quoteUserText))}, so ask who issues it and whether employers near you name it in listings before you pay.`,
      ];

/** What a skill that the goals want to learn is for in the target's work. Nothing about a skill that isn't part of it. */
export function answerSkill(skill: SkillId, context: CareerContext): string[] {
  const { occupation, name, require, held } = context;
  const label = getSkillName(skill);
  if (held.includes(skill)) return [];
  const asked = require?.skills.find((one) => one.skill === skill)?.asked ?? 0;
  const isListed = require !== null && isMain(asked, require.listings);
  const isTypical = listWorkSkills(occupation).some(({ skills }) =>
    skills.some((id) => id === skill || listImpliedSkills(id).includes(skill) || listImpliedSkills(skill).includes(id)),
  );
  if (isPaper(skill))
    return isListed || isTypical
      ? [`${label} is a credential that ${name} listings ask for; its issuer says who is eligible and what it costs.`]
      : [];
  if (isListed || isTypical) return [`${label} is part of ${name} work, so it’s worth learning early.`];
  return getSkillById(skill)?.kind === 'language'
    ? [`${label} can set you apart in ${name} work: put your level on your résumé.`]
    : [];
}

/** Skills that the person doesn't want to use. */
export const answerUnwantedSkills = (skills: readonly SkillId[]): string[] =>
  skills.length === 0 ? [] : [`We left out ${formatList(skills.map(getSkillName))}, as you asked.`];
