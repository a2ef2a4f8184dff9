import { findSkills, getSkillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { CareerContext } from './context.ts';
import type { GapSkill } from './gap.ts';
import { findGate } from './gates/index.ts';
import { buildsOn, type LearnableSkill, orderSkills } from './order.ts';
import { splitClauses } from './questions/clauses.ts';
import type { CareerStep, OccupationDemand } from './types.ts';
import { formatInterval, formatSample, formatShare, getSkillName, some } from './wording.ts';
import { listOwnTrade } from './work-skills.ts';

const MAX_LEARNED_SKILLS = 3;

/**
 * What to learn, in an achievable order, for somebody new to the field: people who work in it or near it have most of it under another name.
 * Nothing that the person named, even in a longer form.
 */
export function planLearning(context: CareerContext, gap: readonly GapSkill[]): CareerStep[] {
  const { require, held, current, isNear, isSame, request } = context;
  if (!require || isNear || isSame) return [];
  const trade = listOwnTrade(current.occupation);
  const typed = (request.typedSkills ?? request.unknownSkills).join(' ').toLowerCase();
  const papers = current.occupation === null ? [] : (findGate(current.occupation, current.title)?.shownBy ?? []);
  const open = gap.filter(
    ({ kind, skill, name }) =>
      kind !== 'license' && !trade.has(skill) && !papers.includes(skill) && !isNamed(name, typed),
  );
  const wanted = findWanted(request.goals);
  return orderSkills(open, require, held, wanted, MAX_LEARNED_SKILLS).map((one) => toStep(one, require, wanted));
}

/** Whether the words of a skill stand in what somebody typed: "Excel (pivot tables)" for Excel. */
const isNamed = (name: string, typed: string): boolean =>
  (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => word !== 'microsoft' && typed.includes(word));

const LEARNING =
  /\b(?:learn(?:ing)?|study(?:ing)?|practice|pick(?:ing)? up|improve|better at|get(?:ting)? into|train(?:ed|ing)? (?:in|on)|class(?:es)? (?:in|on)|courses? (?:in|on)|should i know)\b/i;

/** Skills that the goals name as something to learn. */
const findWanted = (goals: string): SkillId[] =>
  splitClauses(goals)
    .filter(({ text }) => LEARNING.test(text))
    .flatMap(({ text }) => findSkills(text).map(({ skill }) => skill))
    .filter((skill) => getSkillById(skill)?.kind !== 'license');

function toStep(one: LearnableSkill, require: OccupationDemand, wanted: readonly SkillId[]): CareerStep {
  const others = one.asked - one.open;
  const detail = [
    `${formatShare(one.asked, require, 'asks', 'ask')} for it.`,
    ...(others > 0
      ? [`${some(others, 'of them also accepts', 'of them also accept')} a skill you have or one from an earlier step.`]
      : []),
    ...(one.near && buildsOn(one.skill, one.near) ? [`It builds on ${getSkillName(one.near)}, which you have.`] : []),
    ...(wanted.includes(one.skill) ? ['It’s one of your goals.'] : []),
  ];
  return {
    kind: 'learn',
    title: `Learn ${one.name}`,
    detail: detail.join(' '),
    basis: `${formatShare(one.asked, require, 'asks', 'ask', `${formatSample(require)},`)} for ${one.name} (95% interval: ${formatInterval(one)}).`,
    skills: [one.skill],
  };
}
