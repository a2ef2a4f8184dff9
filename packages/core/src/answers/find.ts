import { countNegations, findConcepts, simplify } from './concepts.ts';
import { findQuestion, isPrivate, QUESTIONS } from './table.ts';
import { turnAround } from './turned-questions.ts';
import {
  type AnswerEntry,
  type AnswerMatch,
  type CanonicalQuestion,
  DECLINE_CHOICES,
  type FoundAnswers,
} from './types.ts';

/** Scores from which a match is certain, and from which it is shown. Chosen on our own test phrasings (bench/answer-book.ts). */
const SURE = 0.58;
const SHOWN = 0.36;
/** A question that is mostly about something the phrasing doesn’t mention is never certain. */
const EXPLAINED = 0.4;
/** How far the best match must be ahead of the next one. */
const LEAD = 0.08;
const MOST_SHOWN = 3;
/** Share of the score that says how much of the known phrasing occurs. The rest: how much of the asked question is explained by it. */
const PHRASING_SHARE = 0.6;
const EXACT = 1;
/** The same concepts in other words. */
const NEARLY_EXACT = 0.99;

/** How a question begins that is answered with yes or no. */
const YES_NO_START =
  /^\s*(?:\W*\w{1,2}[.)] )?(?:are|do|does|did|will|would|have|has|had|can|could|is|may|were|was|should|might) (?:you|there|this|the|your|it|any|anyone|someone|we|our|a|an|all|he|she|they)\b/i;
/** Such a question that then asks for more. */
const ASKS_MORE = /\b(?:what|which|how|where|when|who|why|if so|if yes)\b/i;

interface Phrasing {
  question: CanonicalQuestion;
  text: string;
  concepts: ReadonlySet<string>;
  inverted: boolean;
  /** It has a word that turns its meaning around. */
  isNegated: boolean;
}

/** Alternatives of "a|b" as concepts and as words. */
const alternativesOf = new Map<string, readonly string[]>();

const PHRASINGS: readonly Phrasing[] = QUESTIONS.flatMap((question) => [
  ...[question.label, ...question.phrasings].map((text) => toPhrasing(question, text, false)),
  ...(question.inverted ?? []).map((text) => toPhrasing(question, text, true)),
]);

function toPhrasing(question: CanonicalQuestion, text: string, inverted: boolean): Phrasing {
  const concepts = new Set(findConcepts(text));
  return {
    question,
    text: simplify(text),
    concepts,
    inverted,
    isNegated: countNegations([...concepts]) > 0,
  };
}

/** Questions that some forms ask so that yes or no is an answer. */
const ALSO_YES_NO = new Set(
  QUESTIONS.filter(({ phrasings }) => phrasings.some((text) => YES_NO_START.test(text))).map(({ id }) => id),
);

const weights = countWeights(PHRASINGS.map(({ concepts }) => concepts));
/** A word that no phrasing has says that something else is asked, but less than a known one. */
const UNKNOWN_WEIGHT = 1.6;

function countWeights(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const concept of set) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return new Map([...counts].map(([concept, count]) => [concept, Math.log(1 + sets.length / count)]));
}

const weigh = (concepts: Iterable<string>): number => {
  let sum = 0;
  for (const concept of concepts) sum += weights.get(concept) ?? UNKNOWN_WEIGHT;
  return sum;
};

interface Comparison {
  /** How much the two have in common, 0 to 1. */
  score: number;
  /** How much of what is asked occurs in the known phrasing, 0 to 1. */
  explained: number;
}

function compare(asked: ReadonlySet<string>, known: ReadonlySet<string>, askedWeight = weigh(asked)): Comparison {
  if (asked.size === 0 || known.size === 0) return { score: 0, explained: 0 };
  let shared = 0;
  let all = 0;
  for (const concept of known) {
    const weight = weights.get(concept) ?? UNKNOWN_WEIGHT;
    all += weight;
    if (asked.has(concept)) shared += weight;
  }
  const explained = shared / askedWeight;
  return {
    score: Math.min(NEARLY_EXACT, (PHRASING_SHARE * shared) / all + (1 - PHRASING_SHARE) * explained),
    explained,
  };
}

function hasAny(concepts: ReadonlySet<string>, alternatives: string): boolean {
  let names = alternativesOf.get(alternatives);
  if (!names) {
    names = alternatives.split('|').flatMap((name) => [`~${name}`, name]);
    alternativesOf.set(alternatives, names);
  }
  return names.some((name) => concepts.has(name));
}

/**
 * Turns what is asked around, in words that no concept stands for: "are you unwilling", "would you object to", "a non-U.S. citizen",
 * "anything that would keep you from".
 */
const TURNS_AROUND =
  /\bnon-?\s?(?:u\.?\s?s|citizen|resident|immigrant)|\bun(?:willing|able|available|authorized|comfortable|likely|wilful)\b|\bin(?:capable|eligible)\b|\b(?:refus(?:e|al)|objections?|object(?: to|ed)?|oppos(?:e|ed)|declin(?:e|ed)|reluctan(?:t|ce)|hesitat\w*|mind|difficult(?:y|ies)?|trouble|concerns?|problems?|issues?|obstacles?|barriers?|refrain|avoid|reasons? (?:why|that|you))\b|\b(?:prevent|keep|stop|prohibit|bar|preclude|hinder|restrict|limit)(?:s|ed)? you\b|\bother than\b|\bexcept\b|\black\b|\bout of\b/i;

/** Somebody else than the member. */
const OTHER_PERSON =
  /\b(?:spouses?|husband|wife|partners?|parents?|mothers?|fathers?|child|children|sons?|daughters?|siblings?|brothers?|sisters?|dependents?|household|famil(?:y|ies)|relatives?|roommates?|guardians?|fianc[eé]e?|in-laws?|next of kin|emergency contacts?|referees?|(?:anyone|someone|anybody|somebody|people) (?:else|you know)|(?:another|other|any) (?:person|people)|(?:employer|manager|supervisor|boss|coworker|colleague|team|client)['’]s (?!name)\w+|(?:of|for) (?:your|a|the|each) (?:\w+ )?references?|references?['’]s?(?= (?:\w+ )?(?:name|e-?mail|phone|title|company|relationship|address)))\b/i;
/** Questions that are about other people, or whose wording may mention them. */
const ABOUT_OTHERS = new Set(['know-employee', 'referred-by', 'references', 'family', 'contact-employer']);
/** Of these, a place or a status in another country is another fact. */
const OTHER_COUNTRY =
  /\b(?:other|another|foreign|different|dual|second|any) (?:countr(?:y|ies)|nations?|citizenships?)\b|\b(?:country|nation) other than\b|\boutside (?:of )?the (?:u\.?s|united states)|\bother than the (?:u\.?s|united states)/i;
const OF_COUNTRY = new Set(['work-authorization', 'us-citizen', 'us-person', 'visa-status', 'sponsorship']);
/** A yes-no question that begins like this asks for something else than yes or no. */
const OPEN_START =
  /^\s*(?:(?:on|in|at|from|for|to|by|since|with) )?(?:when|where|who|whom|whose|which|why|how (?:many|much|long|often|old|far|fast)|what (?:date|year|month|day|is the (?:name|number|date)|was the)|(?:list|name|state|give) )/i;

let lastAsked: { asked: string; isOfOther: boolean } = { asked: '', isOfOther: false };

/** Whether a question is about somebody else. The last result is kept: every question of the table is compared with it. */
function isOfOther(asked: string): boolean {
  if (lastAsked.asked !== asked) lastAsked = { asked, isOfOther: OTHER_PERSON.test(asked) };
  return lastAsked.isOfOther;
}

const mayAsk = (
  { id, needs = [], never = [], unless }: CanonicalQuestion,
  concepts: ReadonlySet<string>,
  asked: string,
): boolean =>
  needs.every((alternatives) => hasAny(concepts, alternatives)) &&
  !never.some((name) => hasAny(concepts, name)) &&
  (ABOUT_OTHERS.has(id) || !isOfOther(asked)) &&
  !(OF_COUNTRY.has(id) && OTHER_COUNTRY.test(asked)) &&
  !unless?.test(asked);

interface Candidate {
  question: CanonicalQuestion;
  score: number;
  inverted: boolean;
  doubtful: boolean;
}

/** The questions of the table that a form may be asking, best first. */
function listCandidates(asked: string): Candidate[] {
  const text = simplify(asked);
  const list = findConcepts(asked);
  const concepts = new Set(list);
  const weight = weigh(concepts);
  const possible = new Set(QUESTIONS.filter((question) => mayAsk(question, concepts, asked)));
  const best = new Map<string, Candidate>();
  // Where the wordings of both directions are as near, it isn't clear which is asked.
  const directions = new Map<string, [number, number]>();
  const isTurned = countNegations(list) > 0;
  for (const phrasing of PHRASINGS) {
    const { question, inverted } = phrasing;
    const exact = phrasing.text === text;
    // What asks for the opposite by "without" isn’t meant by a question that has no such word.
    if (inverted && phrasing.isNegated && !isTurned && !exact) continue;
    if (!exact && !possible.has(question)) continue;
    const { score, explained } = exact ? { score: EXACT, explained: 1 } : compare(concepts, phrasing.concepts, weight);
    const before = best.get(question.id);
    const scores = directions.get(question.id) ?? [0, 0];
    if (!inverted || exact || !phrasing.isNegated)
      scores[Number(inverted)] = Math.max(scores[Number(inverted)] ?? 0, score);
    directions.set(question.id, scores);
    // Any phrasing can explain what is asked: the closest one may be much shorter.
    const doubtful = explained < (question.explained ?? EXPLAINED) && (before?.doubtful ?? true);
    if (score > (before?.score ?? 0)) best.set(question.id, { question, score, inverted, doubtful });
    else if (before) before.doubtful = doubtful;
  }
  for (const candidate of best.values()) {
    const [plain, turned] = directions.get(candidate.question.id) ?? [0, 0];
    if (!isTurned && candidate.score < EXACT && Math.abs(plain - turned) < LEAD && turned > 0)
      candidate.doubtful = true;
  }
  return [...best.values()]
    .map((candidate) => judgeDirection(candidate, list, asked))
    .sort((a, b) => b.score - a.score);
}

/**
 * Decides whether yes means yes. It is the opposite only if a single word clearly turns around what the question is about ("without
 * sponsorship", "do not require sponsorship") and the table has the opposite. Any other such word makes it doubtful.
 */
function judgeDirection(candidate: Candidate, list: readonly string[], asked: string): Candidate {
  const { question, score } = candidate;
  const concepts = new Set(list);
  const besides = (question.doubtfulWith ?? []).filter((name) => hasAny(concepts, name));
  const doubtful = candidate.doubtful || (score < EXACT && besides.length > 0);
  const last = getLastSentence(asked);
  const wantsYesNo = YES_NO_START.test(last) && !ASKS_MORE.test(last);
  // A yes or no isn’t the text that is stored, unless forms ask for it so.
  if (question.type !== 'yes-no' && score < EXACT && wantsYesNo && !ALSO_YES_NO.has(question.id))
    return { ...candidate, doubtful: true };
  if (question.type !== 'yes-no' || score === EXACT) return { ...candidate, doubtful };
  if (OPEN_START.test(asked)) return { ...candidate, doubtful: true };
  if (concepts.has('~lost')) return { ...candidate, doubtful: true };
  const negations = countNegations(list);
  // “With or without” turns nothing around.
  if (negations === 0 || /\bwith or without\b/i.test(asked))
    return { ...candidate, doubtful: doubtful || (TURNS_AROUND.test(asked) && !saysSo(question, asked)) };
  const opposes = PHRASINGS.some(
    (phrasing) => phrasing.question === question && phrasing.inverted && phrasing.isNegated,
  );
  const isClear = opposes && negations === 1 && turnsAround(list, question) && !asksBack(asked);
  // Work that is allowed without sponsorship is work that needs none.
  const isOnlyAllowed =
    question.id === 'sponsorship' && !concepts.has('~us') && besides.every((name) => name === 'authorized');
  return isClear
    ? { ...candidate, inverted: true, doubtful: isOnlyAllowed ? candidate.doubtful : doubtful }
    : { ...candidate, inverted: false, doubtful: true };
}

/** The candidates for a question that "would you object to" or the like turns around: of those that it surely turns around, the opposite. */
function listTurned(asked: string): Candidate[] {
  const turned = turnAround(asked);
  if (turned === null) return listCandidates(asked);
  return listCandidates(turned.plain).map((candidate) => ({
    ...candidate,
    inverted: !candidate.inverted,
    score: Math.min(candidate.score, NEARLY_EXACT),
    doubtful: candidate.doubtful || candidate.inverted || !turned.about.has(candidate.question.id),
  }));
}

/** The sentence that asks, after what an employer says first. */
const getLastSentence = (asked: string): string =>
  asked
    .split(/(?<=[.!?])\s+(?=\S)/)
    .filter((part) => /\p{L}{2}/u.test(part))
    .at(-1) ?? asked;

/** Whether a phrasing of the question has the word that seems to turn it around, so that it belongs to what is asked. */
function saysSo(question: CanonicalQuestion, asked: string): boolean {
  const word = TURNS_AROUND.exec(asked)?.[0].toLowerCase() ?? '';
  return [question.label, ...question.phrasings].some((text) => text.toLowerCase().includes(word));
}

/** How many words may stand between the word that turns around and what the question is about. */
const REACH = 4;

/** Whether "without", or "not" before "need", stands just before what the question is about. */
function turnsAround(list: readonly string[], { needs = [] }: CanonicalQuestion): boolean {
  // "Not now or in the future need" is "not need".
  const timeless = list.filter((concept) => concept !== '~future');
  const at = timeless.findIndex((concept) => concept === '~without' || concept === '~not');
  if (timeless[at] === '~not' && timeless[at + 1] !== '~need') return false;
  return hasAny(new Set(timeless.slice(at + 1, at + 1 + REACH)), needs[0] ?? '');
}

/** Whether it is more than one sentence, or asks with "Don’t you…?", to which both answers mean the same to many people. */
const asksBack = (asked: string): boolean =>
  /[.?!;]\s+\S/.test(asked.replace(/\b(\p{L}\.)+/gu, '').replace(/[“”"]|\btrue or false\b\W*/giu, '')) ||
  /^\s*\p{L}+n['’]t\b/iu.test(asked);

const OPPOSITE: Readonly<Record<string, string>> = { Yes: 'No', No: 'Yes' };

function toMatch({ question, score, inverted }: Candidate, entries: readonly AnswerEntry[]): AnswerMatch {
  const entry = entries.find(({ questionId }) => questionId === question.id);
  const answer = entry ? (inverted ? (OPPOSITE[entry.answer] ?? null) : entry.answer) : null;
  return {
    questionId: question.id,
    entryId: entry?.id ?? null,
    answer,
    inverted,
    private: isPrivate(question),
    score,
  };
}

/** Words that no question of the table has: what a question of the member's own is about. */
const listRare = (concepts: ReadonlySet<string>): string[] => [...concepts].filter((concept) => !weights.has(concept));

/** Whether two questions ask the same about different things: years with one tool, and years with another. */
function areOfOtherThings(asked: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const missing = listRare(known).filter((concept) => !asked.has(concept));
  const added = listRare(asked).filter((concept) => !known.has(concept));
  return missing.length > 0 && added.length > 0;
}

function listOwn(asked: string, entries: readonly AnswerEntry[]): AnswerMatch[] {
  const concepts = new Set(findConcepts(asked));
  const negations = countNegations([...concepts]);
  return entries.flatMap((entry) => {
    if (entry.questionId !== null) return [];
    const known = findConcepts(entry.question);
    const exact = simplify(entry.question) === simplify(asked);
    // A question that was turned around isn't the member's own.
    if (!exact && countNegations(known) % 2 !== negations % 2) return [];
    if (!exact && areOfOtherThings(concepts, new Set(known))) return [];
    const score = exact ? EXACT : compare(concepts, new Set(known)).score;
    return [{ questionId: null, entryId: entry.id, answer: entry.answer, inverted: false, private: false, score }];
  });
}

/**
 * Finds the member's answers to a question as a form asks it, without a language model: words that mean the same are one concept, and each
 * question of the table says which concepts it needs and which make it a different question.
 * @param question as the form asks it
 * @param entries the member's answers
 */
export function findAnswers(question: string, entries: readonly AnswerEntry[]): FoundAnswers {
  const candidates = listTurned(question);
  const doubtful = new Set(candidates.filter((each) => each.doubtful).map((each) => each.question.id));
  const matches = [...candidates.map((candidate) => toMatch(candidate, entries)), ...listOwn(question, entries)]
    .filter(({ score }) => score >= SHOWN)
    .sort((a, b) => b.score - a.score);
  const [first, second] = matches;
  if (!first) return { certainty: 'none', matches: [] };
  const isSure =
    first.score >= SURE &&
    !doubtful.has(first.questionId ?? '') &&
    (second === undefined || first.score - second.score >= LEAD);
  return isSure
    ? { certainty: 'sure', matches: [first] }
    : { certainty: 'unsure', matches: matches.slice(0, MOST_SHOWN) };
}

const SSN_PATTERN = /(?<!\d)\d{3}[-\s]\d{2}[-\s]\d{4}(?!\d)/;

/** Whether a text has what looks like a Social Security number. */
export const hasSocialSecurityNumber = (text: string): boolean => SSN_PATTERN.test(text);

/** Whether the answer is one that may be stored for the question. */
export function acceptsAnswer(questionId: string, answer: string): boolean {
  const question = findQuestion(questionId);
  if (!question) return false;
  if (isPrivate(question)) return (DECLINE_CHOICES as readonly string[]).includes(answer);
  return question.type !== 'yes-no' || answer in OPPOSITE;
}
