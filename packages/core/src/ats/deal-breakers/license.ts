import { findCredentials } from '../../jobs/licenses.ts';
import { getOccupation } from '../../jobs/occupation.ts';
import type { KnockoutQuestion } from '../../jobs/types.ts';
import { getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { US_STATES } from '../../text/us-states.ts';
import type { Facts } from '../facts/index.ts';
import { parseMonth } from '../facts/months.ts';
import { toComparable } from '../wording/words.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { isListedCredential } from './credential-lines.ts';
import { findLastMonth } from './dates.ts';
import { checkByWords } from './license-by-words.ts';
import { isTakenBack } from './license-gone.ts';
import { compareLevels } from './license-levels.ts';
import { ALTERNATIVES_PATTERN, listRemainingWords } from './license-narrowing.ts';
import { findAskedPhrase } from './license-phrase.ts';
import {
  coversState,
  findPlaces,
  findSameInitials,
  findSharedInitials,
  hasCodes,
  isAbout,
  listOwnInitials,
  SINGLE_STATE,
} from './license-places.ts';
import { findInsufficient, findLowerStep, holdsLower, reachesStep } from './license-steps.ts';
import { findSpan, isOfCredentials, normalizeCredential, splitWords } from './license-words.ts';
import { findJobPlaces, listStatesAsked } from './reach.ts';
import { listShortLines, type Statement } from './statements.ts';
import { findStatesInLine } from './states.ts';
import { readStatus } from './status.ts';
import { coversSubject, namesSubject } from './teaching-subjects.ts';

/** A license or certificate: held or, in the résumé's own words, not yet or no longer held. A different one, or silence, leaves the answer unknown. */
export const answerLicense: AnswerFunction = (facts, question) => {
  const { skill, anyOf = [], atLeast, quote } = question;
  if (skill === undefined) {
    const byWords = checkByWords(facts, question);
    return byWords.answer === 'unknown' ? answerForNamed(facts, question) : byWords;
  }
  if (atLeast === undefined) return answerBySkill(facts, [skill, ...anyOf], quote);
  const asked = quote.replace(/\bat least \w+ of(?: the following)?/i, '');
  const met = [skill, ...anyOf]
    .map((one) => answerBySkill(facts, [one], asked))
    .filter(({ answer }) => answer === 'met');
  return (met.length >= atLeast && met[0]) || UNKNOWN;
};

/** A sentence that names no license speaks of the one that the advertisement names elsewhere: "LMT wanted. Must be licensed in Oregon." */
function answerForNamed(facts: Facts, { quote }: KnockoutQuestion): Answer {
  const named = (facts.job?.knockouts ?? []).filter(({ kind, skill }) => kind === 'license' && skill !== undefined);
  const [first] = named;
  if (named.length > 1 || !(LICENSED_ALONE_PATTERN.test(quote) || STEP_PATTERN.test(quote))) return UNKNOWN;
  if (first) return answerBySkill(facts, [first.skill ?? '', ...(first.anyOf ?? [])], quote);
  // A job that no state allows without a license asks for that one.
  const occupation = facts.job?.occupation ?? '';
  const lawful =
    getOccupation(occupation)?.license ?? STEPS_OF_TRADES[occupation]?.find(([step]) => step.test(quote))?.[1];
  return lawful === undefined ? findBareLicense(facts, quote) : answerBySkill(facts, [lawful].flat(), quote);
}

const STEP_PATTERN = /\bjourney[ -]?(?:man|person|worker|level)\b|\bmaster\b/i;

/** A line with the license of the state that a sentence without any other name asks for. */
function findBareLicense(facts: Facts, quote: string): Answer {
  const states = findStatesInLine(quote);
  const found = listShortLines(facts).find(({ text }) => {
    const { 0: words = '', index = 0 } = BARE_LICENSE_PATTERN.exec(text) ?? {};
    const place = { start: index, end: index + words.length };
    return (
      words !== '' &&
      findStatesInLine(text).some((state) => states.includes(state)) &&
      readStatus(text, place, facts.asOf) === 'held'
    );
  });
  if (found) return answerFromStatement(facts, 'met', found);
  const gone = listShortLines(facts).find(
    ({ text }) =>
      BARE_GONE_PATTERN.test(text) &&
      findCredentials(text, 'list').length === 0 &&
      findStatesInLine(text).some((state) => states.includes(state)),
  );
  return gone ? answerFromStatement(facts, 'not-met', gone) : UNKNOWN;
}

/** "Iowa registration surrendered 2020" */
const BARE_GONE_PATTERN =
  /\b(?:licen[sc]e|registration|certificat(?:e|ion)|credential)\W{1,3}(?:is |was |has |been |currently )*(?:surrendered|revoked|suspended|lapsed|expired|inactive|denied|not renewed)\b/i;

/** "Alabama license 1000", without a word for what it is for. */
const BARE_LICENSE_PATTERN = new RegExp(
  String.raw`(?<=(?:^|[,;] ?)(?:${[...US_STATES.values()].join('|')}) )licen[sc]e\b(?= #?\w*\d|,? (?:active|current)\b)`,
);

/** The license that the step of a trade means in an advertisement for it: "Licensed journeyman (Colorado)". */
const STEPS_OF_TRADES: Readonly<Record<string, readonly (readonly [RegExp, SkillId])[]>> = {
  electrician: [
    [/\bjourney/i, 'journeyman-electrician-license'],
    [/\bmaster\b/i, 'master-electrician-license'],
  ],
  plumber: [
    [/\bjourney/i, 'journeyman-plumber-license'],
    [/\bmaster\b/i, 'master-plumber-license'],
  ],
};

const LICENSED_ALONE_PATTERN =
  /\bboard of [A-Z]|\b(?:licen[sc]ed|registered|certified)\b(?: (?:and|or) \w+)?(?: (?:in|by|with|only|required)\b|\W*$)|\b(?:state|current|active|valid|unrestricted|clear) (?:\w+ )?licen(?:[sc]e|sure)\b|\blicen(?:[sc]e|sure) (?:in|from|for)\b|^\W*licen[sc]ed?\b(?! plate)|^\W*(?:[a-z]+ ){1,2}licen[sc]e\W*$/i;

/** How people describe a license before they have it. */
const PENDING_LICENSE_PATTERNS: Readonly<Record<SkillId, RegExp>> = {
  'bar-admission': /\b(?:bar exam|bar admission|[A-Z][a-z]+ bar)\b/,
  'registered-nurse': /\bNCLEX(?:-?RN)?\b|\bRN bridge\b|\bto-RN\b|\b(?:nursing )?boards\b/i,
  'journeyman-electrician-license': /\bjourney(?:man|person) (?:electrician )?(?:exam|test)\b/i,
  'journeyman-plumber-license': /\bjourney(?:man|person) (?:plumber )?(?:exam|test)\b/i,
  'real-estate-license': /\b(?:state|real estate) exam\b/i,
  'licensed-practical-nurse': /\bNCLEX-?PN\b|\bL[PV]N (?:program|student)\b|\bpractical nursing (?:program|student)\b/i,
  'pharmacist-license': /\bNAPLEX\b|\bpharm\.?d\.? (?:student|candidate)\b/i,
  'certified-public-accountant': /\bCPA\b/,
  'class-a-cdl': /\bclass A\b|\bCLP\b/i,
  'class-b-cdl': /\bclass B\b|\bCLP\b/i,
  'teaching-certificate': /\bpraxis\b|\bstudent teacher\b/i,
};

function answerBySkill(facts: Facts, wanted: readonly SkillId[], sentence: string): Answer {
  const answer = answerByName(facts, wanted, sentence);
  return answer.answer === 'not-met' && MAY_COME_LATER_PATTERN.test(sentence) ? UNKNOWN : answer;
}

/** Whether the license is for what is taught, if it is one for teachers. */
const isForSubject = (wanted: readonly SkillId[], asked: string, held: string): boolean =>
  !wanted.includes('teaching-certificate') || coversSubject(asked, held);

/** A license that may also be obtained after the hire is missing for nobody. */
const MAY_COME_LATER_PATTERN =
  /\bor (?:be )?(?:the )?(?:able|ability|eligib\w+|willing\w*|capable|(?:can|will) (?:get|obtain|earn))\b[^.;]{0,40}\b(?:obtain|get|earn|acquire|reciproc\w+|within|licensure)\b/i;

function answerByName(facts: Facts, wanted: readonly SkillId[], sentence: string): Answer {
  const quote = findAskedPhrase(sentence, wanted);
  const rest =
    wanted.includes('teaching-certificate') && namesSubject(quote) ? [[]] : listRemainingWords(quote, wanted);
  const initials = listOwnInitials(quote, wanted);
  const jobStates = listJobStates(facts);
  let best = UNKNOWN;
  for (const statement of listShortLines(facts)) {
    const text = normalizeCredential(statement.text);
    const named = findCredentials(
      text,
      isOfCredentials(statement) || isListedCredential(facts, statement) ? 'held' : 'list',
    );
    for (const place of [
      ...findPlaces(text, named, wanted),
      ...findSameInitials(text, initials),
      ...findSharedInitials(text, named, wanted),
    ]) {
      // "CPC-A" is an apprentice's.
      if (text.startsWith('-A', place.end)) {
        if (best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
        continue;
      }
      const status = readStatus(text, place, facts.asOf, {
        others: named,
        isEntry: isListedCredential(facts, statement) || isOfCredentials(statement),
      });
      const level = compareLevels(quote, text, wanted, findStatesInLine(`${quote}; ${text}`));
      const isRight =
        coversState(quote, text, place, jobStates, wanted) &&
        isAbout(text, rest) &&
        reachesStep(quote, text) &&
        hasCodes(text, quote, place) &&
        isForSubject(wanted, sentence, text);
      const isGone = status === 'held' && isTakenBack(facts, statement, text, place, named);
      if (isGone && best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
      if (status === 'held' && !isGone && isRight && level === 'enough')
        return answerFromStatement(facts, 'met', statement);
      if (status === 'held' && level === 'lower' && best.answer === 'unknown')
        best = answerFromStatement(facts, 'not-met', statement);
      if (status === 'not-held' && best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
    }
  }
  if (best.answer !== 'unknown') return best;
  const single = wanted.includes('compact-nursing-license') ? findSingleState(facts) : undefined;
  if (single) return answerFromStatement(facts, 'not-met', single);
  const lower = findLowerStep(facts, quote) ?? holdsLower(facts, wanted, quote) ?? findInsufficient(facts, wanted);
  if (lower) return answerFromStatement(facts, 'not-met', lower);
  const other = answerOtherOption(facts, sentence, wanted);
  if (other.answer !== 'unknown') return other;
  const coming = onTheWay(facts, wanted);
  return coming.answer === 'unknown' ? answerLack(facts, wanted) : coming;
}

/** A line with a nurse's license that its writer calls one of a single state. */
const findSingleState = (facts: Facts): Statement | undefined =>
  listShortLines(facts).find(
    ({ text }) => SINGLE_STATE.test(text) && findCredentials(text, 'list').some(({ skill }) => NURSES.has(skill)),
  );
const NURSES: ReadonlySet<SkillId> = new Set(['registered-nurse', 'licensed-practical-nurse']);

/** The start of an advertisement, which says where the job is. */
const MAX_HEAD = 240;

/** The states that the advertisement names, or those of the city at its start. */
function listJobStates({ job }: Facts): readonly string[] {
  const text = job?.text ?? '';
  const named = [...listStatesAsked(text), ...findStatesInLine(text.slice(0, MAX_HEAD))];
  if (named.length > 0) return named;
  const places = findJobPlaces('', text).map(({ state }) => state);
  return new Set(places).size === 1 ? places : [];
}

const UNLICENSED_PATTERN =
  /\bunlicen[sc]ed\b|\b(?:not|never)(?: (?:yet|been|currently|a))* (?:licen[sc]ed|certified|registered|credentialed)\b(?!\s+(?:in|for|to)\b)|\bno (?:[a-z]+ ){0,2}(?:licen[sc]es?|certifications?|credentials?)(?: yet)?\W*$|\bpermit only\b|\blearner[’']?s permit\b/i;

/** A line that says that its writer has no license, or is still learning the trade of the one that is asked for. */
function answerLack(facts: Facts, wanted: readonly SkillId[]): Answer {
  const names = wanted.map((skill) =>
    splitWords(getSkillById(skill)?.name ?? '').filter((word) => !GENERAL_WORDS.has(word)),
  );
  for (const statement of listShortLines(facts)) {
    const { text } = statement;
    if (UNLICENSED_PATTERN.test(text) && !OTHERS_PATTERN.test(text))
      return answerFromStatement(facts, 'not-met', statement);
    for (const words of names) {
      const place = words.length > 0 ? findSpan(text, words) : undefined;
      if (!place || !LEARNING_PATTERN.test(text)) continue;
      if (TO_COME_PATTERN.test(text) || readStatus(text, place, facts.asOf) === 'not-held')
        return answerFromStatement(facts, 'not-met', statement);
    }
  }
  return UNKNOWN;
}

/** Words for the holder that several licenses share. */
const GENERAL_WORDS = new Set('technician assistant practitioner therapist specialist operator aide worker'.split(' '));

const LEARNING_PATTERN =
  /\b(?:students?|exams?|hours|in progress|enrolled|school|program|eligible|scheduled|awaiting|waiting|class|course|pre-?licens\w+|not yet|applied|pending|permit)\b/i;

/** An exam that is ahead, results that are out, a class that hasn't ended. */
const TO_COME_PATTERN =
  /\b\d[\d,]* (?:out )?of (?:the )?\d[\d,]* hours\b|\bwill (?:graduate|test|finish|sit|take)\b|\b(?:exams?|(?:road |skills )?tests?) (?:is |was |are )?(?:set|scheduled|planned|booked|next|in (?:\w+ )?20[2-9]\d)\b|\b(?:awaiting|waiting (?:for|on))\b[^.;]{0,30}\b(?:results?|scores?|licen[sc]e)\b|\b(?:class|course|program|academy|school|hours)\b[^.;]{0,16}\b(?:ends?|expected|to go|remaining|until|through (?:spring|summer|fall|winter|june|may|december))\b/i;

const OTHERS_PATTERN = /\b(?:clients?|customers?|contractors?|staff|facilit\w+|vendors?|people|children|home)\b/i;

/** The other side of "or" may be a license that isn't in the vocabulary: "teaching license or substitute permit". */
function answerOtherOption(facts: Facts, quote: string, wanted: readonly SkillId[]): Answer {
  if (!ALTERNATIVES_PATTERN.test(quote)) return UNKNOWN;
  const options = quote
    .split(ALTERNATIVES_PATTERN)
    .filter(
      (option) =>
        CREDENTIAL_NOUN_PATTERN.test(option) &&
        findPlaces(option, findCredentials(option, 'list'), wanted).length === 0,
    )
    .map((option) =>
      toComparable(option)
        .split(' ')
        .filter((word) => word !== '' && !REQUIRING.has(word)),
    );
  for (const statement of listShortLines(facts)) {
    for (const words of options) {
      const place = words.length > 1 && words.length <= 4 ? findSpan(statement.text, words) : undefined;
      if (
        place &&
        readStatus(statement.text, place, facts.asOf, {
          isEntry: isListedCredential(facts, statement) || isOfCredentials(statement),
        }) === 'held'
      )
        return answerFromStatement(facts, 'met', statement);
    }
  }
  return UNKNOWN;
}

const CREDENTIAL_NOUN_PATTERN =
  /\b(?:licen[sc]e|licensure|certificate|certification|permit|card|credential|registration)\b/i;

const REQUIRING = new Set(
  'a an the must have hold be required require requires current valid active is are needed preferred'.split(' '),
);

/** A permit of some years ago may have become a license since. */
function isOld({ asOf }: Facts, text: string): boolean {
  const last = findLastMonth(text);
  return last !== undefined && parseMonth(asOf) - last > 18;
}

/** A permit to learn, which holders of a commercial license have no more. */
const LEARNERS_PERMIT = /\bCLP\b|\b(?:commercial )?learner[’']?s? permit\b/;

/** A line about working toward a license shows at most that the person doesn't hold it yet. */
function onTheWay(facts: Facts, wanted: readonly SkillId[]): Answer {
  for (const statement of listShortLines(facts)) {
    for (const skill of wanted) {
      if (skill.endsWith('-cdl') && LEARNERS_PERMIT.test(statement.text) && !isOld(facts, statement.text))
        return answerFromStatement(facts, 'not-met', statement);
      const match = PENDING_LICENSE_PATTERNS[skill]?.exec(statement.text);
      if (!match) continue;
      // The exam's name is part of the match.
      const status = readStatus(statement.text, { start: match.index, end: match.index }, facts.asOf);
      if (status === 'not-held') return answerFromStatement(facts, 'not-met', statement);
    }
  }
  return UNKNOWN;
}
