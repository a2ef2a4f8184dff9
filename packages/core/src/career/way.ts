import type { CareerContext } from './context.ts';
import { formatOccupation } from './context.ts';
import { describeGate, describeGateTerms, describeHeldGate } from './gate-wording.ts';
import { findGate, type Gate } from './gates/index.ts';
import { describeReturn } from './people/concerns.ts';
import { showsDegree } from './people/options.ts';
import { isReturning } from './people/returning.ts';
import { getProfile } from './profiles/index.ts';
import { DEGREE_NOTES } from './questions/degrees.ts';
import { ENTRY_ROLES } from './questions/entry.ts';
import { findAlternatives } from './questions/options.ts';
import { DAY_SETTINGS } from './questions/settings.ts';
import { answerDegree, describeForeign } from './questions/training.ts';
import { describeRemote } from './questions/work.ts';
import { capitalize, formatList } from './wording.ts';

/** What the work takes: the license with its time and cost, or what one does and where people start. Nothing about work that is the person’s own. */
export function describeWay(context: CareerContext, said: string): string[] {
  const { gate, holdsGate, isSame, isAbroad, state, named, occupation, current } = context;
  if (isReturning(context))
    return [
      ...(current.situations?.includes('unemployed') ? [] : [describeReturn(context)]),
      ...takeOne(describeHeldGate(context)),
    ];
  if (isSame) return [];
  const entry = ENTRY_ROLES[occupation];
  if (gate && !holdsGate) {
    // People who trained abroad don’t start school again, so the program and time don’t apply.
    if (isAbroad) return [describeGate({ ...gate, program: undefined }, named), describeForeign(context)];
    return [
      describeGate(withoutSaid(gate, said), named),
      describeGateTerms(gate, state),
      ...(entry && gate.scope === 'usual' ? [`${entry}.`] : []),
    ];
  }
  return [describeWork(context), ...takeOne(gate ? describeHeldGate(context) : null), ...(entry ? [`${entry}.`] : [])];
}

/** A gate without the parts that an answer named already. */
const withoutSaid = (gate: Gate, said: string): Gate => ({
  ...gate,
  program: gate.program && said.includes(gate.program.split(/[;:]/)[0] ?? '') ? undefined : gate.program,
  exam: gate.exam && said.includes(gate.exam) ? undefined : gate.exam,
});

const takeOne = (sentence: string | null): string[] => (sentence === null ? [] : [sentence]);

/** What one does, what employers look for, and what of it the person named. */
function describeWork({ named, profile, request }: CareerContext): string {
  const skills = profile.skills.slice(0, 4);
  const typed = request.typedSkills ?? request.unknownSkills;
  const had = skills.filter((skill) => typed.some((text) => namesSkill(text, skill)));
  const all = had.length === skills.length ? 'all of these' : formatList(had);
  return `${capitalize(`as ${named}`)}, you ${profile.work}; employers look for ${formatList(skills)}${had.length > 0 ? `, and you named ${all}` : ''}.`;
}

const WORD = /[\p{L}\p{N}+#]{3,}|[A-Z]{2}/gu;
/** Words that say too little to be a skill by themselves. */
const VAGUE = new Set([
  'and',
  'the',
  'such',
  'language',
  'system',
  'skills',
  'basics',
  'knowledge',
  'work',
  'with',
  'phone',
  'phones',
  'calm',
  'speed',
  'service',
]);

/** Whether a text has every word of a skill, in any order: "reading plans" for "plan reading". Of "SQL or Python", nobody knows which. */
function namesSkill(text: string, skill: string): boolean {
  if (/ or | such as /.test(skill)) return false;
  const words = (skill.toLowerCase().match(WORD) ?? []).filter((word) => !VAGUE.has(word));
  const own = text.toLowerCase().match(WORD) ?? [];
  return words.length > 0 && words.every((word) => own.some((one) => one.slice(0, STEM) === word.slice(0, STEM)));
}

const STEM = 5;

const MIN_DISTINCT = 6;

/** The next level, where the target is a grade in the person’s own work and nothing they wrote speaks against it. */
export function describeNextLevel({ isSame, request, current, profile, limits }: CareerContext): string[] {
  const { target, typedSkills, unknownSkills } = request;
  if (!isSame || !(target.isGrade || target.isSeniorContributor)) return [];
  const typed = (typedSkills ?? unknownSkills).join(' ').toLowerCase();
  const title = current.title.toLowerCase();
  const isHad = (level: string) =>
    (level.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
      (word) => title.includes(word) || (word.length >= MIN_DISTINCT && typed.includes(word)),
    );
  const next = LEADING.test(target.title) && !limits.kinds.has('lead') ? profile.lead : profile.expert;
  return next && !isHad(next) ? [`The usual next level is to ${next}.`] : [];
}

const LEADING = /\b(?:leads?|leader|manager|management|mgr|supervisor|foreman|promot\w+)\b/i;

/** The other jobs that a target names, with what each takes, unless the goals have them compared. */
export const describeOthers = ({ request: { target, goals }, current, occupation }: CareerContext): string[] =>
  ((findAlternatives(goals) ?? findAlternatives(target.title)) ? [] : (target.others ?? []))
    .filter((id) => id !== occupation && id !== current.occupation)
    .slice(0, 1)
    .flatMap((id) => {
      const profile = getProfile(id);
      if (!profile) return [];
      const gate = findGate(id, '');
      const takes = gate ? `takes ${gate.credential}${gate.time ? `, usually ${gate.time}` : ''}` : 'needs no license';
      return [`You also named ${formatOccupation(id)} work, where you’d ${profile.work}; it ${takes}.`];
    });

/** Where the work goes against what the person can’t do or doesn’t want. Nothing where it doesn’t. */
export function listConflicts(context: CareerContext): string[] {
  const { limits, profile, occupation, name, isSame, current, gate, request } = context;
  const { conditions } = profile;
  const wantsRemote = limits.kinds.has('remote') && !conditions.has('remote');
  const hasNights = conditions.has('nights') && !conditions.has('days');
  const settings = DAY_SETTINGS[occupation];
  return [
    ...(wantsRemote ? [describeRemote(context)] : []),
    ...(limits.kinds.has('no-degree') &&
    !isSame &&
    !showsDegree(request) &&
    ((DEGREE_NOTES[occupation] !== undefined && !gate?.as) || !gate)
      ? (answerDegree(context) ?? [])
      : []),
    ...(limits.kinds.has('nights') && hasNights
      ? [
          settings
            ? `Nights and weekends are common in ${name} work; regular daytime hours are more common in ${settings}.`
            : `Nights or weekends are common in ${name} work, so ask each employer about the schedule first.`,
        ]
      : []),
    // People know the load of the work they do already.
    ...(limits.kinds.has('lifting') &&
    conditions.has('physical') &&
    !isSame &&
    !wantsRemote &&
    current.occupation !== occupation
      ? [
          `${capitalize(name)} work usually means standing or lifting, so ask for the written physical requirements before you pay for training.`,
        ]
      : []),
    ...(limits.kinds.has('travel') && conditions.has('travel')
      ? [`${capitalize(name)} work often means travel, so ask for local routes or a fixed site before you accept.`]
      : []),
  ];
}
