import { getSkillById, listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { type CareerContext, fitsOccupation } from '../context.ts';
import { isMain } from '../main-skills.ts';
import { capitalize, formatList, getSkillName, quoteUserText } from '../wording.ts';
import { listWorkSkills } from '../work-skills.ts';
import { type GoalCredential, isPaper } from './parse.ts';

/** One sentence or two on each exam, certificate, and degree that the goals name. */
export function answerCredential(
  { credential, isUnwanted, isOwned }: GoalCredential,
  { gate, holdsGate, name, occupation }: CareerContext,
): string {
  const isRequired =
    gate !== null && credential.spellings.test(`${gate.credential} ${gate.program ?? ''} ${gate.exam ?? ''}`);
  if (isUnwanted)
    return isRequired && !holdsGate && gate.scope !== 'usual'
      ? `You’d rather not take ${credential.name}, but it’s part of the way into ${name} work in most places.`
      : `You can do without ${credential.name}: ${name} work doesn’t depend on it.`;
  if (isOwned) return `You have ${credential.name}, so put it with its date near the top of your résumé.`;
  const fits = isRequired || fitsOccupation(credential.fits, occupation);
  return `${capitalize(credential.name)} ${credential.use}; ${credential.where}.${fits ? '' : ` It isn’t usual for ${name} work, so put it after what is.`}`;
}

/** Papers that we don't know. */
export const answerUnknown = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `We don’t know ${formatList(names.map(quoteUserText))}, so ask who issues it and whether employers near you name it in listings before you pay.`,
      ];

/** What a skill that the goals name is for in the target's work. */
export function answerSkill(skill: SkillId, context: CareerContext): string | null {
  const { occupation, name, require, held } = context;
  const label = getSkillName(skill);
  if (held.includes(skill)) return `You already have ${label}: show where you used it and the result.`;
  const asked = require?.skills.find((one) => one.skill === skill)?.asked ?? 0;
  const isListed = require !== null && isMain(asked, require.listings);
  const isTypical = listWorkSkills(occupation).some(({ skills }) =>
    skills.some((id) => id === skill || listImpliedSkills(id).includes(skill) || listImpliedSkills(skill).includes(id)),
  );
  if (isPaper(skill))
    return isListed || isTypical
      ? `${label} is a credential that ${name} listings ask for; its issuer says who is eligible and what it costs.`
      : `${label} is a credential; we don’t find it among what ${name} work usually takes, so ask its issuer and an employer before you pay.`;
  if (isListed || isTypical) return `${label} is part of ${name} work, so it’s worth learning early.`;
  return getSkillById(skill)?.kind === 'language'
    ? `${label} can set you apart in ${name} work: put your level on your résumé.`
    : null;
}

/** Skills that the person doesn't want to use. */
export const answerUnwantedSkills = (skills: readonly SkillId[]): string[] =>
  skills.length === 0 ? [] : [`We left out ${formatList(skills.map(getSkillName))}, as you asked.`];
