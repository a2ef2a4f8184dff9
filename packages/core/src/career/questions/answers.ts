import { getOccupation } from '../../jobs/index.ts';
import { type CareerContext, fitsOccupation, formatOccupation } from '../context.ts';
import { type Credential, listCredentials } from '../credentials/index.ts';
import { forState } from '../gate-wording.ts';
import type { GoalTopic } from '../goals/topics.ts';
import { answerBusiness } from '../people/own-business.ts';
import { capitalize } from '../wording.ts';
import { listAskedTopics } from './asked-topics.ts';
import { answerMasters, DEGREE_NOTES, LICENSE_NOTES } from './degrees.ts';
import { BEGINNER_MARKETS, ENTRY_ROLES, PROMOTIONS, SHORTER_WAYS } from './entry.ts';
import { answerGeneral } from './general.ts';
import { compareOccupations } from './occupation-pairs.ts';
import { compareAlternatives, findAlternatives } from './options.ts';
import { SCHOOL_NOTES } from './schools.ts';
import { answerStudy } from './study.ts';
import { findQuestions, getSentence, locateQuestions, QUESTION_WORDS, type Question } from './words.ts';

type Answer = (context: CareerContext) => readonly string[];

const getField = ({ occupation }: CareerContext): string => getOccupation(occupation)?.field ?? '';
const toSentence = (text: string | undefined): string[] => (text === undefined ? [] : [`${text}.`]);
const one = (text: string | null | undefined): string[] => (text ? [text] : []);

const isLicensed = ({ gate }: CareerContext): boolean =>
  gate !== null && (gate.scope === 'every-state' || gate.scope === 'most-states' || gate.scope === 'federal');

const takesDegree = ({ gate, profile }: CareerContext): boolean =>
  profile.conditions.has('bachelor') || /bachelor|associate degree/.test(gate?.program ?? '');

/** Alternatives whose comparison says what a school is worth. */
const SCHOOL_LABELS = new Set(['the bootcamp', 'the MBA', 'the trade school', 'law']);

const ANSWERS: Partial<Record<Question, Answer>> = {
  masters: ({ occupation, name }) => [answerMasters(occupation, name)],
  degree: (context) => {
    const { occupation, gate, name, profile } = context;
    const note = DEGREE_NOTES[occupation];
    if (note && !gate?.as) return [note];
    if (profile.conditions.has('graduate')) return [answerMasters(occupation, name)];
    if (gate && !gate.program && /bachelor’s degree/.test(gate.credential))
      return [`Most employers ask for ${gate.credential}; technician and designer jobs are often open without it.`];
    if (gate?.program && /\b(?:degree|doctor of|BSN)\b/i.test(gate.program.split(';')[0] ?? ''))
      return [
        `${isLicensed(context) ? 'In most places, the license takes' : 'Employers usually ask for'} ${(gate.program.split(';')[0] ?? '').replace(/, in (?:most|many) (?:places|states)$/, '')}.`,
      ];
    if (profile.conditions.has('no-degree')) return [`${capitalize(name)} work usually doesn’t take a college degree.`];
    return [
      `No law requires a degree for ${name} work, but many listings name a bachelor’s; smaller employers more often take experience in its place.`,
    ];
  },
  certificate: (context) => {
    if (context.goals.credentials.some(({ credential }) => credential.fits.size > 0)) return [];
    if (context.gate?.scope === 'usual')
      return [`No law requires a certificate for ${context.name} work in most places, but most employers prefer one.`];
    if (context.gate) return [];
    const known = listCredentials().filter(({ fits }) => fits.has(context.occupation));
    const [first] = known;
    return first
      ? [`No certificate is required for most ${context.name} jobs; a useful one is ${first.name}: ${first.where}.`]
      : [`No certificate is required for most ${context.name} jobs, so proof of the work itself counts most.`];
  },
  school: (context) => {
    if (findAlternatives(context.goals.text)?.some(({ label }) => SCHOOL_LABELS.has(label))) return [];
    const words = QUESTION_WORDS.school.exec(context.goals.text)?.[0] ?? '';
    const note = SCHOOL_NOTES.find(
      ({ words: known, fits }) =>
        known.test(words) && (fits.length === 0 || fitsOccupation(new Set(fits), context.occupation)),
    );
    return one(note?.note);
  },
  license: (context) =>
    LICENSE_NOTES[context.occupation]
      ? one(LICENSE_NOTES[context.occupation])
      : context.gate && context.gate.scope !== 'usual'
        ? []
        : context.gate
          ? [`No law requires a license for ${context.name} work in most places.`]
          : [`No state license is needed for most ${context.name} work.`],
  study: (context) => one(context.isSame ? null : answerStudy(context.occupation, takesDegree(context))),
  union: (context) =>
    ['construction', 'repair', 'transport', 'manufacturing'].includes(getField(context))
      ? [
          'A union apprenticeship has one published scale and usually a pension and health insurance, but many take applicants only at certain times; a nonunion (open-shop) employer can often hire you sooner, with pay and benefits that differ by company.',
          'Apply to both, and compare the total package and the wait.',
        ]
      : [
          'Ask for the contract and the dues, and compare pay steps, health insurance, and job protection with those of a nonunion employer.',
        ],
  bottom: (context) => toSentence(ENTRY_ROLES[context.occupation]),
  market: (context) => {
    const entry = ENTRY_ROLES[context.occupation];
    if (entry && /hire|take/.test(entry)) return toSentence(entry);
    return one(BEGINNER_MARKETS[context.occupation] ?? BEGINNER_MARKETS[getField(context)]);
  },
  counts: ({ gate, current, goals, isSame, holdsGate }) => {
    if (
      !gate ||
      goals.topics.includes('foreign') ||
      findQuestions(goals.text).includes('pension') ||
      isSame ||
      holdsGate ||
      gate.scope === 'usual'
    )
      return [];
    const service = current.military || current.situations?.includes('veteran');
    const board = forState(gate.ask, goals.state);
    return [
      service
        ? 'Service alone seldom gives a civilian license, but some schools and boards give credit for it or count its hours: send them your Joint Services Transcript (Air Force and Space Force: CCAF).'
        : `Your experience doesn’t replace the license, but some schools and boards give credit for it, so ask ${board} what it counts before you pay.`,
    ];
  },
  promotion: (context) =>
    one(context.isSame || getField(context) === currentField(context) ? PROMOTIONS[getField(context)] : null),
  test: ({ gate, holdsGate, isSame }) =>
    gate?.exam && !holdsGate && !isSame && !/^(?:optional|none)/.test(gate.exam)
      ? [
          `What you’d take is ${gate.exam}; the official site (${gate.url.replace(/^https:\/\/(?:www\.)?/, '')}) has the content outline.`,
        ]
      : [],
  when: ({ gate, isSame, holdsGate }) =>
    gate?.hours && !isSame && !holdsGate
      ? [`As a rule, it takes ${gate.hours.replace(/^(?:usually|often) /, '')}.`]
      : [],
  shorter: ({ occupation }) => one(SHORTER_WAYS[occupation] ? `The shorter way: ${SHORTER_WAYS[occupation]}.` : null),
  worth: ({ current, name, gate, isSame, holdsGate, goals }) => {
    const asked = findQuestions(goals.text);
    if (isSame || holdsGate || !gate?.program || asked.includes('school') || asked.includes('union')) return [];
    const from = current.occupation === null ? 'your present wages' : `${formatOccupation(current.occupation)} wages`;
    const cheap = /associate|ADN|community/.test(gate.program.split(';')[0] ?? '')
      ? ', least at a community college,'
      : /apprentice/.test(gate.program)
        ? ', little in an apprenticeship,'
        : '';
    return [
      `To judge whether it pays, compare the total price${cheap} with the step from ${from} to ${name} wages near you at careeronestop.org.`,
    ];
  },
  'on-call': ({ occupation }) =>
    ['technology'].includes(getOccupation(occupation)?.field ?? '')
      ? [
          'On-call duty differs by team here, too, so ask in interviews how often the rotation comes and how many pages a night it has.',
        ]
      : ['Ask each employer how often you’d be on call and how it is paid.'],
};

const currentField = ({ current }: CareerContext): string => getOccupation(current.occupation ?? '')?.field ?? '';

const SPEED = /\b(?:fast(?:est|er)?|quick(?:est|er)?|sooner|shorter)\b/i;

/** Answers to the questions of a text that need no occupation: two alternatives, scams, pensions, and the like. */
export function answerOpenQuestions(title: string, text: string, current = ''): string[] {
  const pair = findAlternatives(text) ?? findAlternatives(title);
  return [
    ...answerBusiness(title, text, current),
    ...(pair ? compareAlternatives(pair, SPEED.test(`${title} ${text}`)) : []),
    ...compareOccupations(text),
    ...findQuestions(text).flatMap((question) => answerGeneral(question, text)),
  ];
}

const NEEDS = /\b(?:need(?:ed)?|necessary|require[ds]?|have to|must)\b/i;

/** Whether a paper that a question names is required, and what it is for. */
function listAskedCredentials({ goals, gate, name, occupation }: CareerContext): { at: number; answers: string[] }[] {
  return goals.credentials.flatMap(({ credential, isOwned, isUnwanted }) => {
    const at = credential.spellings.exec(goals.text)?.index ?? 0;
    const isNamed = gate && credential.spellings.test(`${gate.credential} ${gate.program ?? ''} ${gate.exam ?? ''}`);
    if (isOwned || isUnwanted || isNamed || credential.fits.size === 0 || !fitsOccupation(credential.fits, occupation))
      return [];
    if (!NEEDS.test(getSentence(goals.text, at)) || coversCredential(goals.text, credential)) return [];
    return [{ at, answers: [`${credential.name} isn’t required for most ${name} jobs: it ${credential.use}.`] }];
  });
}

/** Answers to the questions that the goals ask, first to last. */
export function answerQuestions(context: CareerContext): string[] {
  const { goals, request } = context;
  const pair = findAlternatives(goals.text) ?? findAlternatives(request.target.title);
  const compared = pair ? compareAlternatives(pair, SPEED.test(`${request.target.title} ${goals.text}`)) : [];
  const answers = [
    ...locateQuestions(goals.text).map(({ question, at }) => ({
      at,
      answers: ANSWERS[question]?.(context) ?? answerGeneral(question, goals.text),
    })),
    ...listAskedTopics(context, listCoveredTopics(context)),
    ...listAskedCredentials(context),
  ]
    .toSorted((a, b) => a.at - b.at)
    .flatMap((found) => [...found.answers]);
  const business = answerBusiness(request.target.title, goals.text, context.current.title);
  return [...new Set([...compared, ...compareOccupations(goals.text), ...answers, ...business])].map(capitalize);
}

/** Topics that an answer to a question covers, so that they aren’t answered twice. */
const COVERS: Partial<Record<Question, readonly GoalTopic[]>> = {
  scam: ['pay', 'remote', 'cost'],
  disclose: ['record'],
  pension: ['benefits'],
  masters: ['no-degree', 'cost'],
  degree: ['no-degree'],
  school: ['cost'],
  study: ['nights', 'part-time', 'speed'],
  union: ['benefits'],
  market: ['stability'],
  promotion: ['outdoors', 'advance', 'pay', 'lead'],
  'no-replies': ['job-search'],
  'on-call': ['nights'],
};

export const listCoveredTopics = ({ goals, request, current }: CareerContext): Set<GoalTopic> =>
  new Set([
    ...findQuestions(goals.text).flatMap((question) => COVERS[question] ?? []),
    ...(answerBusiness(request.target.title, goals.text, current.title).length > 0 ? (['business'] as const) : []),
  ]);

/** Whether a credential is answered by a question already. */
export function coversCredential(text: string, { name, spellings }: Credential): boolean {
  const questions = findQuestions(text);
  const written = spellings.exec(text)?.[0] ?? name;
  const isCompared = findAlternatives(text)?.some((option) => new RegExp(option.spellings.source, 'u').test(written));
  return (
    isCompared === true ||
    (questions.includes('masters') && name === 'a master’s degree') ||
    ((questions.includes('degree') || questions.includes('study')) &&
      (name === 'a bachelor’s degree' || name === 'an associate degree')) ||
    (questions.includes('school') && /bootcamp|MBA|trade school/.test(name))
  );
}
