import { findBridge, listTransfers } from './background.ts';
import type { CareerContext } from './context.ts';
import { getFirstStep } from './first-step.ts';
import type { GapSkill } from './gap.ts';
import { describeGateStep } from './gate-wording.ts';
import { isPaper } from './goals/parse.ts';
import { SITUATION_ADVICE } from './people/situations.ts';
import { planApplying, planListedSteps } from './steps.ts';
import type { CareerStep, Neighbor } from './types.ts';
import { capitalize, formatList, getSkillName } from './wording.ts';
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
        gap: isSame ? gap.filter(({ kind, skill }) => kind !== 'knowledge' || goals.skills.includes(skill)) : gap,
        person: request.person,
        held,
        wanted: goals.skills,
        except: new Set([...listOwnTrade(current.occupation), ...goals.unwantedSkills]),
        stone: bridge.length > 0 || isSame ? null : stone,
        hasGateStep,
      })
    : [];
  return [
    ...planGate(context, hasGateStep),
    ...planSituation(context),
    ...(isSame ? [planLevel(context)] : planFirst(context)),
    ...bridge,
    ...(hasGateStep && context.gate?.scope !== 'usual' ? listed.filter(({ kind }) => kind !== 'learn') : listed),
    ...planGoalSkills(context, listed),
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

function planFirst(context: CareerContext): CareerStep[] {
  const step = getFirstStep(context);
  return step === null
    ? []
    : [
        {
          kind: 'first',
          title: 'Take the first step this week',
          detail: `${capitalize(step)}.`,
          basis: PROFILE_BASIS,
          skills: [],
        },
      ];
}

const planLevel = ({ profile, goals, request }: CareerContext): CareerStep => {
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

/** Skills that the goals name and no step teaches yet. */
function planGoalSkills({ goals, held, name }: CareerContext, listed: readonly CareerStep[]): CareerStep[] {
  const taught = new Set(listed.flatMap(({ skills }) => skills));
  return goals.skills
    .filter((skill) => !taught.has(skill) && !held.includes(skill) && !isPaper(skill))
    .slice(0, 2)
    .map((skill) => ({
      kind: 'learn',
      title: `Learn ${getSkillName(skill)}`,
      detail: `You named it in your goals. Finish one small piece of ${name} work with it that you can show.`,
      basis: 'Your goals.',
      skills: [skill],
    }));
}

/** The typical skills that the person doesn't have, without listings. */
function planLearning({ occupation, current, held, goals, name }: CareerContext): CareerStep[] {
  const lacks = compareWorkSkills(occupation, current.occupation, [...held, ...goals.skills]).lacks.slice(0, 3);
  if (lacks.length === 0) return [];
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

const planWithoutListings = ({ name, isSame, gate, holdsGate }: CareerContext): CareerStep => ({
  kind: 'apply',
  title: isSame ? 'Apply for the next level' : 'Apply where you meet the requirements',
  detail: `${gate && !holdsGate && !isSame && gate.scope !== 'usual' && !gate.hiresFirst ? `Apply for trainee and bridge jobs now, and for ${name} jobs once you have the license` : `Save ${name} searches on two job boards and on the sites of three employers near you`}.`,
  basis: 'Our catalog has too few open listings for figures.',
  skills: [],
});
