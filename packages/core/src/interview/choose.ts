import { listRelatedOccupations } from '../jobs/occupation.ts';
import { findSeniority } from '../jobs/seniority.ts';
import type { Occupation } from '../jobs/types.ts';
import { findSkillByName, findSkills, listImpliedSkills, type SkillId } from '../skills/index.ts';
import type { QuestionBank } from './bank.ts';
import { draw, shuffle } from './draw.ts';
import { readTitle, type TitleRead } from './title.ts';
import type { ChosenQuestions, QuestionCriteria, QuestionSet, Subject } from './types.ts';

/** The number of questions that can be prepared in an evening. */
const TECHNICAL_QUESTION_COUNT = 6;
const BEHAVIORAL_QUESTION_COUNT = 5;
/** Used if nothing technical is known about a title. */
const BEHAVIORAL_ONLY_COUNT = 8;

/** Maximum number of sets of each kind. */
const MOST = { named: 3, asked: 4, related: 3 } as const;

/**
 * Chooses questions for a title and a level. Technical ones come from the title's occupation, the skills it names, the most required
 * skills of open listings, and its field, followed by related occupations. Behavioral ones each come from a different general theme. The
 * same `random` numbers give the same result.
 */
export function chooseQuestions(bank: QuestionBank, wanted: QuestionCriteria): ChosenQuestions {
  const { occupation, field, readAs } = readTitle(wanted.title);
  const { level, except, random } = wanted;
  const technical = draw({
    ...listTechnicalSources(bank, { ...wanted, title: readAs ?? wanted.title }, { occupation, field }),
    most: TECHNICAL_QUESTION_COUNT,
    level,
    except,
    random,
  });
  const behavioral = draw({
    sources: listBehavioralSources(
      bank,
      { occupation, field, leads: isLeadershipRole(wanted.title, occupation) },
      random,
    ),
    most: technical.length > 0 ? BEHAVIORAL_QUESTION_COUNT : BEHAVIORAL_ONLY_COUNT,
    level,
    except,
    random,
  });
  const hasOwn = occupation !== null && bank.about('occupation', occupation.id).some(isTechnical);
  return { occupation, field, readAs, hasOwn, behavioral, technical };
}

type Work = Pick<TitleRead, 'occupation' | 'field'>;

/** The activity behind a title: a "Site Reliability Engineer" is asked about "Site Reliability Engineering". */
const WORK_BY_ROLE: ReadonlyMap<string, string> = new Map([
  ['analyst', 'analysis'],
  ['designer', 'design'],
  ['developer', 'development'],
  ['engineer', 'engineering'],
  ['researcher', 'research'],
  ['tester', 'testing'],
]);

/** The skills that a title names, and those given with it, each once; the latter as names. */
function listNamedSkills({ title, skills }: Pick<QuestionCriteria, 'title' | 'skills'>): SkillId[] {
  const work = title.replaceAll(/\p{L}+/gu, (word) => WORK_BY_ROLE.get(word.toLowerCase()) ?? word);
  const named = [work, title].flatMap((text) => findSkills(text, { context: 'list' })).map(({ skill }) => skill);
  return [...new Set([...named, ...skills.flatMap((name) => findSkillByName(name)?.id ?? [])])];
}

/**
 * The title's own subjects get two turns for each turn of related ones; a skill without questions is replaced by those it implies.
 * Neighboring occupations are used only if that isn't enough, since their questions are about other work.
 */
function listTechnicalSources(bank: QuestionBank, wanted: QuestionCriteria, { occupation, field }: Work) {
  const listAbout = (kind: Subject['kind'], ids: readonly string[], most: number) =>
    ids.flatMap((id) => bank.about(kind, id).filter(isTechnical)).slice(0, most);
  const own = occupation ? listAbout('occupation', [occupation.id], 1) : [];
  const covered = listNamedSkills(wanted).flatMap((id) =>
    bank.about('skill', id).length > 0 ? [id] : listImpliedSkills(id),
  );
  const named = listAbout('skill', [...new Set(covered)], MOST.named);
  const others = [
    ...listAbout('skill', wanted.asked, MOST.asked),
    ...listAbout('field', field === null ? [] : [field], 1),
  ];
  const twice = [...own, ...named];
  return {
    sources: [...twice, ...twice, ...others.filter((set) => !named.includes(set))],
    reserves: listAbout('occupation', occupation ? listRelatedOccupations(occupation.id) : [], MOST.related),
  };
}

/** Those about the occupation or its field first, then every suitable theme, in a random order. */
function listBehavioralSources(
  bank: QuestionBank,
  { occupation, field, leads }: Work & { leads: boolean },
  random: () => number,
): readonly QuestionSet[] {
  const near = [
    ...(occupation ? bank.about('occupation', occupation.id) : []),
    ...(field === null ? [] : bank.about('field', field)),
  ].filter(isBehavioral);
  const themes = bank.sets.filter((set) => set.about.kind === 'theme' && isBehavioral(set) && (leads || !set.forLeads));
  return [...near, ...shuffle(themes, random)];
}

/** Whether a title includes leading people, by its seniority or that of the occupation's own name. */
function isLeadershipRole(title: string, occupation: Occupation | null): boolean {
  return [title, occupation?.name ?? ''].map(findSeniority).some((grade) => grade === 'lead' || grade === 'executive');
}

const isTechnical = ({ kind }: QuestionSet) => kind === 'technical';
const isBehavioral = ({ kind }: QuestionSet) => kind === 'behavioral';
