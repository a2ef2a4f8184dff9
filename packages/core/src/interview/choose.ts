import { findSeniority } from '../jobs/seniority.ts';
import type { Occupation } from '../jobs/types.ts';
import type { QuestionBank } from './bank.ts';
import { draw, type Source, shuffle } from './draw.ts';
import { createRivalFilter } from './rivals.ts';
import { listTitleChoices, type SettledTitle, settleTitle } from './settle-title.ts';
import { listBackgroundSources, listNamedSources, listTitleSkills } from './skill-sources.ts';
import type { ChosenQuestions, PickedQuestion, QuestionCriteria, QuestionSet } from './types.ts';

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
 * Chooses questions for a title and a level. Technical ones come from the title's occupation and the skills that the title, the person,
 * or the chosen résumé and listing name, never from other occupations; if the occupation has none, from its field. Behavioral ones each come
 * from a different general theme. The same `random` numbers give the same result.
 */
export function chooseQuestions(bank: QuestionBank, wanted: QuestionCriteria): ChosenQuestions {
  const read = settleTitle(wanted.title, wanted.background);
  const { occupation, field } = read;
  const own = occupation ? bank.about('occupation', occupation.id).filter(isTechnical) : [];
  const technical = drawTechnical(bank, wanted, read, own[0]);
  const behavioral = draw({
    ...wanted,
    sources: listBehavioralSources(
      bank,
      { occupation, field, leads: isLeadershipRole(wanted.title, occupation) },
      wanted.random,
    ),
    most: technical.length > 0 ? BEHAVIORAL_QUESTION_COUNT : BEHAVIORAL_ONLY_COUNT,
  });
  const choices = technical.length === 0 && occupation === null ? listTitleChoices(wanted.title) : read.choices;
  return { ...read, choices, hasOwn: own.length > 0, behavioral, technical };
}

function drawTechnical(
  bank: QuestionBank,
  wanted: QuestionCriteria,
  { occupation, field, readAs }: SettledTitle,
  ownSet: QuestionSet | undefined,
): PickedQuestion[] {
  const titleSkills = listTitleSkills(bank, readAs ?? wanted.title, occupation);
  const accepts = createRivalFilter(titleSkills);
  const background = drawBackground(bank, wanted, occupation);
  const chosen = new Set(background.map(({ set }) => set));
  const named = listNamedSources(bank, titleSkills, wanted.skills).filter(({ set }) => !chosen.has(set.id));
  const general = field === null ? [] : bank.about('field', field).filter(isTechnical);
  const fieldSources = general.map((set) => ({ set, accepts, reason: 'General question' }));
  const most = Math.max(TECHNICAL_QUESTION_COUNT - background.length, MIN_OWN_COUNT);
  if (!ownSet) return [...background, ...draw({ ...wanted, sources: [...named, ...fieldSources], most })];
  const own: Source = { set: ownSet, accepts, reason: 'About this work' };
  return [...background, ...drawWithOwn(wanted, own, { named, fieldSources, most })];
}

/**
 * At least four questions come from the occupation's own set. General ones of its field are used only if otherwise less than half would be
 * new, and repeats only if there is nothing else.
 */
function drawWithOwn(
  wanted: QuestionCriteria,
  own: Source,
  { named, fieldSources, most }: { named: readonly Source[]; fieldSources: readonly Source[]; most: number },
): PickedQuestion[] {
  const others = most - MIN_OWN_COUNT;
  const skills = draw({ ...wanted, sources: named, most: others, only: 'new' });
  const news = draw({ ...wanted, sources: [own], most: most - skills.length, only: 'new' });
  const lacking = Math.ceil(most / 2) - skills.length - news.length;
  const general = draw({
    ...wanted,
    sources: fieldSources,
    most: Math.max(0, Math.min(lacking, others - skills.length)),
    only: 'new',
  });
  const drawnQuestions = [...news, ...skills, ...general];
  const again = draw({ ...wanted, sources: [own], most: most - drawnQuestions.length, only: 'shown' });
  const left = most - drawnQuestions.length - again.length;
  const taken = new Set([...drawnQuestions, ...again].map(({ id }) => id));
  const rest = draw({ ...wanted, sources: [...named, ...fieldSources], most: most + left })
    .filter(({ id }) => !taken.has(id))
    .slice(0, left);
  return [...drawnQuestions, ...again, ...rest];
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
  { occupation, field, leads }: Pick<SettledTitle, 'occupation' | 'field'> & { leads: boolean },
  random: () => number,
): Source[] {
  const near = [
    ...(occupation ? bank.about('occupation', occupation.id) : []),
    ...(field === null ? [] : bank.about('field', field)),
  ].filter(isBehavioral);
  const themes = bank.sets.filter((set) => set.about.kind === 'theme' && isBehavioral(set) && (leads || !set.forLeads));
  return [
    ...near.map((set) => ({ set, reason: 'About this work' })),
    ...shuffle(themes, random).map((set) => ({ set, reason: 'Asked in interviews for any job' })),
  ];
}

/** Whether a title includes leading people, by its seniority or that of the occupation's own name. */
function isLeadershipRole(title: string, occupation: Occupation | null): boolean {
  return [title, occupation?.name ?? ''].map(findSeniority).some((grade) => grade === 'lead' || grade === 'executive');
}

const isTechnical = ({ kind }: QuestionSet) => kind === 'technical';
const isBehavioral = ({ kind }: QuestionSet) => kind === 'behavioral';
