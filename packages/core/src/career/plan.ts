import { getOccupation, listRelatedOccupations } from '../jobs/index.ts';
import { findBridge, listTransfers } from './background.ts';
import type { CareerContext } from './context.ts';
import { getFirstStep } from './first-step.ts';
import type { GapSkill } from './gap.ts';
import { describeGateStep } from './gate-wording.ts';
import { findGate } from './gates/index.ts';
import { isReturning, RETURNING_STEP } from './people/returning.ts';
import { SITUATION_ADVICE } from './people/situations.ts';
import { planApplying, planListedSteps } from './steps.ts';
import type { CareerStep, Neighbor } from './types.ts';
import { capitalize, formatList } from './wording.ts';
import { compareWorkSkills, listOwnTrade } from './work-skills.ts';

const PROFILE_BASIS = 'The occupation’s usual duties and ways in.';
const MAX_SITUATIONS = 1;

/** What to do, in a realistic order: the license first, then the first step, a bridge job, skills, words, and applying. */
export function planSteps(context: CareerContext, gap: readonly GapSkill[], stone: Neighbor | null): CareerStep[] {
  const { require, request, held, goals, isSame, current } = context;
  const hasGateStep = context.gate !== null && !context.holdsGate && !isSame;
  const bridge = planBridge(context);
  const listed = require
    ? planListedSteps({
        require,
        // Somebody in the work is told neither to learn it nor to get its papers.
        gap: isSame ? gap.filter(({ standing }) => standing !== 'missing') : gap,
        person: request.person,
        held,
        wanted: goals.skills,
        except: new Set([...listOwnTrade(current.occupation), ...listHeldPapers(context), ...goals.unwantedSkills]),
        stone: bridge.length > 0 || isSame ? null : stone,
        hasGateStep,
      })
    : [];
  return [
    ...planGate(context, hasGateStep),
    ...planSituation(context),
    isSame ? planLevel(context) : planFirst(getFirstStep(context)),
    ...bridge,
    ...(hasGateStep && context.gate?.scope !== 'usual' ? listed.filter(({ kind }) => kind !== 'learn') : listed),
    ...(listed.some(({ kind }) => kind === 'learn' || kind === 'show') || hasGateStep || isSame
      ? []
      : planLearning(context)),
    ...planWords(context),
    ...(require ? [planApplying(require, request.person)] : [planWithoutListings(context)]),
  ];
}

function planGate({ gate, goals }: CareerContext, isShown: boolean): CareerStep[] {
  if (!gate || !isShown) return [];
  return [
    {
      kind: 'gate',
      title: gate.hiresFirst
        ? 'Apply to employers that train you'
        : gate.scope === 'usual'
          ? 'Check the training that employers ask for'
          : 'Start with the license',
      detail: describeGateStep(gate, goals.state, goals.topics.includes('foreign')),
      basis: `${gate.source} (${gate.url}), ${gate.year}. States differ.`,
      skills: [],
    },
  ];
}

const planSituation = ({ current }: CareerContext): CareerStep[] =>
  (current.situations ?? []).slice(0, MAX_SITUATIONS).map((situation) => ({
    kind: 'situation',
    ...SITUATION_ADVICE[situation].step,
    basis: 'What you wrote as your current role.',
    skills: [],
  }));

const planFirst = (step: string): CareerStep => ({
  kind: 'first',
  title: 'Take the first step this week',
  detail: `${capitalize(step)}.`,
  basis: PROFILE_BASIS,
  skills: [],
});

const planLevel = (context: CareerContext): CareerStep => {
  const { profile, goals, request } = context;
  if (isReturning(context)) return planFirst(RETURNING_STEP);
  const wantsNoLead = goals.unwanted.includes('lead') || request.target.isSeniorContributor === true;
  const next =
    (wantsNoLead ? null : goals.topics.includes('lead') ? profile.lead : null) ?? profile.expert ?? profile.lead;
  return {
    kind: 'first',
    title: 'Prepare the next level',
    detail: `${capitalize(next ?? 'take on harder work')}.`,
    basis: PROFILE_BASIS,
    skills: [],
  };
};

function planBridge(context: CareerContext): CareerStep[] {
  const bridge = findBridge(context);
  if (!bridge) return [];
  return [
    {
      kind: 'stone',
      title: 'Consider a bridge job',
      detail: `Open sooner: ${bridge}. Such a job shows you the field from inside; ask employers what they pay toward training.`,
      basis: PROFILE_BASIS,
      skills: [],
    },
  ];
}

/** Licenses and certificates of the person's own work and of a license that they hold. */
const listHeldPapers = ({ current, gate, holdsGate }: CareerContext): string[] => [
  ...(current.occupation === null ? [] : (findGate(current.occupation, current.title)?.shownBy ?? [])),
  ...(current.occupation === null
    ? []
    : getOccupation(current.occupation)?.license
      ? [getOccupation(current.occupation)?.license ?? '']
      : []),
  ...(holdsGate ? (gate?.shownBy ?? []) : []),
];

/** Habits and general skills that everybody has from work: naming them as missing tells nobody anything. */
const GENERAL =
  /^(?:patience|teamwork|accuracy|explaining|subject knowledge|communication|phone|phones|writing|planning|scheduling|service|customer service|maps|speed|fitness|reliability|auditions|craft|self-marketing|judgment|care|safety|listening|leadership|organization)\b/i;

/** For somebody who names no gap: listings show what would be new. */
const planComparing = (name: string): CareerStep => ({
  kind: 'learn',
  title: 'Find out what would be new to you',
  detail: `Read three ${name} listings, mark each line that you’ve done before, and ask somebody in the work about the others.`,
  basis: PROFILE_BASIS,
  skills: [],
});

/** The typical skills that the person doesn't have, without listings. Somebody from the same field knows the work. */
function planLearning({ occupation, current, held, goals, name, request }: CareerContext): CareerStep[] {
  const isSameField =
    current.occupation !== null && getOccupation(current.occupation)?.field === getOccupation(occupation)?.field;
  if (isSameField || listRelatedOccupations(occupation).includes(current.occupation ?? ''))
    return [planComparing(name)];
  const typed = (request.typedSkills ?? request.unknownSkills).join(' ').toLowerCase();
  const lacks = compareWorkSkills(occupation, current.occupation, [...held, ...goals.skills])
    .lacks.filter(({ name: skill }) => !GENERAL.test(skill) && !sharesWord(skill, typed))
    .slice(0, 3);
  if (lacks.length === 0) return [planComparing(name)];
  return [
    {
      kind: 'learn',
      title: 'Build the typical skills',
      detail: `You haven’t named these yet, and they’re typical of ${name} work: ${formatList(lacks.map((skill) => skill.name))}. Practice each on a small task whose result you can show.`,
      basis: PROFILE_BASIS,
      skills: lacks.flatMap(({ skills }) => skills.slice(0, 1)),
    },
  ];
}

/** Whether a skill's name has a word that the person used for their own: "trip planning" for "route planning". */
const sharesWord = (skill: string, typed: string): boolean =>
  (skill.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => typed.includes(word.slice(0, 6)));

const MAX_PAIRS = 4;

/** The person's work in the words of the target's field. */
function planWords(context: CareerContext): CareerStep[] {
  const military = context.current.military?.job;
  const pairs = listTransfers(context)
    .filter(({ did, called }) => did !== called)
    .slice(0, MAX_PAIRS);
  if (!military && pairs.length === 0) return [];
  const words = military
    ? `Write ${formatList(military.words)} in place of military terms and job codes`
    : formatList(pairs.map(({ did, called }) => `${did} → “${called}”`));
  return [
    {
      kind: 'words',
      title: 'Say your work in the words of the new field',
      detail: `${capitalize(words)}. Use only what you did, with numbers.`,
      basis: 'What this work usually includes.',
      skills: [],
    },
  ];
}

const planWithoutListings = ({ name, isSame, gate, holdsGate, ...context }: CareerContext): CareerStep => ({
  kind: 'apply',
  title:
    isSame && !isReturning({ isSame, ...context })
      ? 'Apply for the next level'
      : 'Apply where you meet the requirements',
  detail: `${gate && !holdsGate && !isSame && gate.scope !== 'usual' && !gate.hiresFirst ? `Apply for trainee and bridge jobs now, and for ${name} jobs once you have the license` : `Save ${name} searches on two job boards and on the sites of three employers near you`}.`,
  basis: 'Our catalog has too few open listings for figures.',
  skills: [],
});
