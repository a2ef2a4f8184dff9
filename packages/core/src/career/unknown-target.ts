import { listRelatedOccupations } from '../jobs/index.ts';
import { findSkills } from '../skills/index.ts';
import type { Advice, AdviceRequest } from './advice.ts';
import { formatOccupation, withArticle } from './context.ts';
import { parseGoals } from './goals/parse.ts';
import { findNearestOccupations, listUnknownWords } from './occupations.ts';
import { SITUATION_ADVICE } from './people/situations.ts';
import { getProfile } from './profiles/index.ts';
import { answerOpenQuestions } from './questions/answers.ts';
import { answerBusiness } from './questions/business.ts';
import type { Neighbor, RoleWanted } from './types.ts';
import {
  describeUnknownSkills,
  formatCount,
  formatList,
  formatListings,
  formatNumber,
  formatSample,
  getOccupationName,
  getSkillName,
  quoteUserText,
} from './wording.ts';

const MAX_IDEAS = 3;

/** Near steps from the person's own work. */
export const listIdeas = ({ current }: AdviceRequest): string[] =>
  current.occupation === null ? [] : listRelatedOccupations(current.occupation).slice(0, MAX_IDEAS);

/** What can be said if the title names no known occupation: what we read, what the person's own work leads to, and how to find a title. */
export function adviseUnknownTarget(
  request: AdviceRequest,
  neighbors: readonly Neighbor[],
  ideas: readonly string[],
): Omit<Advice, 'related'> {
  const { current, target, unknownSkills, goals } = request;
  const nearest = isOpen(target) ? [] : findNearestOccupations(target.title).map(getOccupationName);
  const answers = answerOpenQuestions(target.title, goals, current.title);
  const isBusiness = answerBusiness(target.title, goals, current.title).length > 0;
  const words = isOpen(target)
    ? describeOpen(target, current, ideas)
    : [...describeNotUnderstood(target.title, nearest), ...describeIdeas(current, ideas)];
  return {
    advice: (answers.length > 0
      ? [...answers, ...describeIdeas(current, ideas).slice(0, answers.length > 1 ? 0 : 1)]
      : words
    )
      .slice(0, 5)
      .join(' '),
    recommendations: [
      ...(current.situations ?? []).map((one) => SITUATION_ADVICE[one].sentence),
      ...describeImmigration(goals),
      ...(isBusiness ? [] : ideas).map(
        (id) => `As ${withArticle(formatOccupation(id))}, you’d ${getProfile(id)?.work ?? 'use related skills'}.`,
      ),
      ...describeUnknownSkills(unknownSkills),
    ],
    details: neighbors
      .filter(({ held }) => held > 0)
      .map(
        (near) =>
          `You have ${formatNumber(near.held)} of the ${formatCount(near.asked, 'skill')} that appear in at least one in five of ${formatNumber(near.listings)} open ${formatListings(near)}${formatSample(near)}.`,
      ),
    steps: isBusiness
      ? [
          {
            kind: 'first',
            title: 'Check the rules before you spend',
            detail:
              'Call the office that licenses this business, and ask for its list of steps, fees, and inspections.',
            basis: 'The usual rules for such a business; they differ by place.',
            skills: [],
          },
        ]
      : [
          {
            kind: 'name',
            title: 'Use a common job title',
            detail: describeNextStep(nearest, ideas),
            basis: 'Our list of occupations and their common titles.',
            skills: [],
          },
        ],
    require: null,
    gap: [],
    neighbors: [...neighbors],
    gate: null,
    transfers: [],
    bridge: null,
  };
}

const OPEN =
  /^(?:any(?:thing)?|any (?:job|work|remote job)|not sure|unsure|unknown|idk|i don[’']?t know|undecided|something (?:else|new|different)|(?:a )?(?:new |better |remote |good |different )?(?:job|career|work)|career change|work from home|remote(?: work| job)?|help)\W*$/i;

/** Titles that leave the work open, or name a situation. */
const isOpen = (target: RoleWanted): boolean => OPEN.test(target.title.trim()) || (target.situations?.length ?? 0) > 0;

const describeOpen = (target: RoleWanted, current: RoleWanted, ideas: readonly string[]): string[] => [
  `${quoteUserText(target.title)} doesn’t name the work, so we can’t say yet what it takes.`,
  ...describeIdeas(current, ideas),
  'To find work that fits, take the free O*NET Interest Profiler (mynextmove.org) and pick two titles from its list.',
  'Then enter one of them here, and we’ll say what it takes and what carries over.',
];

function describeIdeas(current: RoleWanted, ideas: readonly string[]): string[] {
  if (ideas.length === 0 || current.occupation === null) return [];
  return [
    `From your work as ${withArticle(formatOccupation(current.occupation))}, near steps are ${formatList(ideas.map(formatOccupation))}.`,
  ];
}

const describeImmigration = (goals: string): string[] =>
  parseGoals(goals).topics.includes('immigration')
    ? ['For visa and work permit questions, ask an immigration attorney or your school’s international office.']
    : [];

function describeNotUnderstood(title: string, nearest: readonly string[]): string[] {
  const words = listUnknownWords(title);
  const skills = [...new Set(findSkills(title, { context: 'list' }).map(({ skill }) => getSkillName(skill)))];
  return [
    `We don’t recognize ${quoteUserText(title)} as an occupation.`,
    ...(words.length > 0
      ? [`We don’t know ${words.length === 1 ? 'this word' : 'these words'}: ${formatList(words.map(quoteUserText))}.`]
      : []),
    ...(skills.length > 0
      ? [`It includes ${formatList(skills)}, which we know as ${skills.length === 1 ? 'a skill' : 'skills'}.`]
      : []),
    ...(nearest.length > 0 ? [`Similar titles: ${formatList(nearest)}.`] : []),
  ];
}

function describeNextStep(nearest: readonly string[], ideas: readonly string[]): string {
  const names = nearest.length > 0 ? nearest : ideas.map(getOccupationName);
  return names.length > 0
    ? `Try one of these: ${formatList(names)}.`
    : 'Try a title from a job listing, such as “Data Analyst” or “Registered Nurse”.';
}
