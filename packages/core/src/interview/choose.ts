import { findSeniority } from '../jobs/seniority.ts';
import type { Occupation } from '../jobs/types.ts';
import type { SkillId } from '../skills/types.ts';
import type { QuestionBank } from './bank.ts';
import { draw, type Source, shuffle } from './draw.ts';
import { settleWithSets } from './narrow-titles.ts';
import { createNeedsFilter } from './needs.ts';
import { createRivalFilter } from './rivals.ts';
import { createScopeFilter } from './scope.ts';
import { readSettings } from './settings/index.ts';
import { listTitleChoices, type SettledTitle } from './settle-title.ts';
import { listBackgroundSources, listNamedSources, listTitleSkills } from './skill-sources.ts';
import { isOtherName } from './title-words.ts';
import type { ChosenQuestions, InterviewLevel, PickedQuestion, QuestionCriteria, QuestionSet } from './types.ts';

/** The number of questions that can be prepared in an evening. */
const TECHNICAL_QUESTION_COUNT = 6;
const BEHAVIORAL_QUESTION_COUNT = 5;
/** Used if nothing technical is known about a title. */
const BEHAVIORAL_ONLY_COUNT = 8;

/** The fewest of the technical questions that are about the occupation itself, if it has questions. */
const MIN_OWN_COUNT = 4;
/** Questions about what the chosen résumé and listing name, of each group. Some of them are in addition to the others. */
const BACKGROUND_COUNT = 2;

/**
 * Chooses questions for a title and a level. Technical ones come from the set for exactly this title, the title's occupation, and the skills
 * that the title, the person, or the chosen résumé and listing name, never from other occupations; if the occupation has none, from its
 * field. Behavioral ones each come from a different general theme. The same `random` numbers give the same result.
 */
export function chooseQuestions(bank: QuestionBank, wanted: QuestionCriteria): ChosenQuestions {
  const { read, narrow } = settleWithSets(bank, wanted.title, wanted.background);
  const { occupation } = read;
  const general = occupation ? bank.about('occupation', occupation.id).filter(isTechnical) : [];
  const sets = [...(narrow ? [narrow] : []), ...general];
  const technical = drawTechnical(bank, wanted, read, sets);
  const behavioral = draw({
    ...wanted,
    sources: listBehavioralSources(bank, wanted, read),
    most: technical.length > 0 ? BEHAVIORAL_QUESTION_COUNT : BEHAVIORAL_ONLY_COUNT,
  });
  const choices = technical.length === 0 && occupation === null ? listTitleChoices(wanted.title) : read.choices;
  const isRenamed =
    occupation !== null &&
    narrow === null &&
    read.settledBy === null &&
    isOtherName(read.readAs ?? wanted.title, occupation.name);
  return { ...read, choices, hasOwn: sets.length > 0, isRenamed, behavioral, technical };
}

/** Draws from an occupation's sets, the closest to the title first, and from what else the title says. */
function drawTechnical(
  bank: QuestionBank,
  wanted: QuestionCriteria,
  { occupation, field, readAs }: SettledTitle,
  ownSets: readonly QuestionSet[],
): PickedQuestion[] {
  const title = readAs ?? wanted.title;
  const titleSkills = listTitleSkills(bank, title, occupation);
  const background = drawBackground(bank, wanted, occupation);
  const chosen = new Set(background.map(({ set }) => set));
  const named = listNamedSources(bank, titleSkills, wanted.skills).filter(({ set }) => !chosen.has(set.id));
  const toSource = createSourceFactory(title, { level: wanted.level, occupation, titleSkills });
  const fields = field === null ? [] : bank.about('field', field).filter(isTechnical);
  const [own, ...broader] = ownSets.map((set) => toSource(set, 'About this work'));
  const general = [...broader, ...fields.map((set) => toSource(set, 'General question'))];
  const most = Math.max(TECHNICAL_QUESTION_COUNT - background.length, MIN_OWN_COUNT);
  if (!own) return [...background, ...draw({ ...wanted, sources: [...named, ...general], most })];
  return [...background, ...drawWithOwn(wanted, own, { named, general, most })];
}

/** Adds to sets which of their questions fit a title. Those of a set for exactly this title fit its setting and scope already. */
function createSourceFactory(
  title: string,
  {
    level,
    occupation,
    titleSkills,
  }: { level: InterviewLevel; occupation: Occupation | null; titleSkills: readonly SkillId[] },
) {
  const hasNoRival = createRivalFilter(titleSkills);
  const isInScope = createScopeFilter(title, level, occupation);
  const setting = readSettings(title, occupation);
  return (set: QuestionSet, reason: string): Source => ({
    set,
    reason,
    accepts: ({ ask }) =>
      hasNoRival(ask) && (set.about.titles !== undefined || (isInScope(ask) && setting.accepts(ask))),
    prefers: ({ ask }) => setting.prefers(ask),
  });
}

/**
 * At least four questions come from the closest set. General ones, of the occupation or its field, are used only if otherwise less than half
 * would be new, and repeats only if there is nothing else.
 */
function drawWithOwn(
  wanted: QuestionCriteria,
  own: Source,
  { named, general, most }: { named: readonly Source[]; general: readonly Source[]; most: number },
): PickedQuestion[] {
  const others = most - MIN_OWN_COUNT;
  const skills = draw({ ...wanted, sources: named, most: others, only: 'new' });
  const news = draw({ ...wanted, sources: [own], most: most - skills.length, only: 'new' });
  const lacking = Math.ceil(most / 2) - skills.length - news.length;
  const fill = drawInOrder(wanted, general, Math.max(0, Math.min(lacking, others - skills.length))).filter(
    ({ id }) => !wanted.except.includes(id),
  );
  const drawnQuestions = [...news, ...skills, ...fill];
  const again = draw({ ...wanted, sources: [own], most: most - drawnQuestions.length, only: 'shown' });
  const left = most - drawnQuestions.length - again.length;
  const taken = new Set([...drawnQuestions, ...again].map(({ id }) => id));
  const rest = drawInOrder(wanted, [...named, ...general], most + left)
    .filter(({ id }) => !taken.has(id))
    .slice(0, left);
  return [...drawnQuestions, ...again, ...rest];
}

/** Draws from a source only what the ones before it don't have: what is new from all, and then what was shown. */
function drawInOrder(wanted: QuestionCriteria, sources: readonly Source[], most: number): PickedQuestion[] {
  const drawnQuestions: PickedQuestion[] = [];
  for (const only of ['new', 'shown'] as const)
    for (const source of sources)
      drawnQuestions.push(...draw({ ...wanted, sources: [source], most: most - drawnQuestions.length, only }));
  return drawnQuestions;
}

/** What both the résumé and the listing name comes first, then what the listing asks for and the résumé lacks. */
function drawBackground(bank: QuestionBank, wanted: QuestionCriteria, occupation: Occupation | null): PickedQuestion[] {
  if (!wanted.background) return [];
  const { asked, background } = wanted;
  const { shown, missing } = listBackgroundSources(bank, background, { asked, occupation: occupation?.id ?? null });
  return [shown, missing].flatMap((sources) =>
    draw({ ...wanted, sources: sources.slice(0, BACKGROUND_COUNT), most: BACKGROUND_COUNT }),
  );
}

/** Those about the occupation or its field first, then every suitable theme, in a random order. */
function listBehavioralSources(
  bank: QuestionBank,
  { title, random }: QuestionCriteria,
  { occupation, field }: SettledTitle,
): Source[] {
  const near = [
    ...(occupation ? bank.about('occupation', occupation.id) : []),
    ...(field === null ? [] : bank.about('field', field)),
  ].filter(isBehavioral);
  const leads = isLeadershipRole(title, occupation);
  const themes = bank.sets.filter((set) => set.about.kind === 'theme' && isBehavioral(set) && (leads || !set.forLeads));
  const accepts = createNeedsFilter({ occupation, field, leads });
  return [
    ...near.map((set) => ({ set, accepts, reason: 'About this work' })),
    ...shuffle(themes, random).map((set) => ({ set, accepts, reason: 'Asked in interviews for any job' })),
  ];
}

/** Whether a title includes leading people, by its seniority or that of the occupation's own name. */
function isLeadershipRole(title: string, occupation: Occupation | null): boolean {
  return [title, occupation?.name ?? ''].map(findSeniority).some((grade) => grade === 'lead' || grade === 'executive');
}

const isTechnical = ({ kind }: QuestionSet) => kind === 'technical';
const isBehavioral = ({ kind }: QuestionSet) => kind === 'behavioral';
