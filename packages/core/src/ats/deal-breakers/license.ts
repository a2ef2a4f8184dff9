import { findCredentials } from '../../jobs/licenses.ts';
import type { KnockoutQuestion } from '../../jobs/types.ts';
import { getSkillById, listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import { US_STATES } from '../../text/us-states.ts';
import type { Facts } from '../facts/index.ts';
import { toComparable } from '../wording/words.ts';
import { type Answer, type AnswerFunction, answerFromStatement, UNKNOWN } from './answer.ts';
import { listShortLines, type Statement } from './statements.ts';
import { findStatesInLine, findStatesOfLicense } from './states.ts';
import { findRegion, readStatus } from './status.ts';

/** Words that any sentence about a license may contain; the remaining words identify the license. */
const COMMON = new Set(
  `a an as the of or and in to for be is are at with by on must have hold possess obtain maintain required requires require requirement license
  licensed licensure licenses lic cert certs certification certifications certificate certified certificates registration registered credential credentials
  card permit valid current active state unrestricted unencumbered clear professional hire time application upon independent record clean good
  standing your you this job position above admission admitted issued related any all who may cannot considered only needed necessary mandatory in
  hand please wanted day date start one following own already please note section level member members membership`.split(
    /\s+/,
  ),
);
const CREDENTIAL_PATTERN =
  /\b(?:licen[sc]\w*|certif\w*|card|permit|registered|registration|endorsements?|bar|active|current|CPR|valid|exam|test)\b|\b[A-Z]{2,6}(?:-[A-Z]{1,3})?\b/;

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
  if (!first || named.length > 1 || !LICENSED_ALONE_PATTERN.test(quote)) return UNKNOWN;
  return answerBySkill(facts, [first.skill ?? '', ...(first.anyOf ?? [])], quote);
}

const LICENSED_ALONE_PATTERN =
  /\b(?:licen[sc]ed|registered|certified)\b(?: (?:and|or) \w+)?(?: (?:in|by|with|only|required)\b|\W*$)|\b(?:state|current|active|valid|unrestricted|clear) (?:\w+ )?licen[sc]e\b|\blicen[sc]e (?:in|from|for)\b/i;

/** How people describe a license before they have it. */
const PENDING_LICENSE_PATTERNS: Readonly<Record<SkillId, RegExp>> = {
  'bar-admission': /\b(?:bar exam|bar admission|[A-Z][a-z]+ bar)\b/,
  'registered-nurse': /\bNCLEX(?:-?RN)?\b|\bRN bridge\b|\bto-RN\b|\b(?:nursing )?boards\b/i,
  'journeyman-electrician-license': /\bjourney(?:man|person) (?:electrician )?(?:exam|test)\b/i,
  'journeyman-plumber-license': /\bjourney(?:man|person) (?:plumber )?(?:exam|test)\b/i,
  'real-estate-license': /\b(?:state|real estate) exam\b/i,
  'licensed-practical-nurse': /\bNCLEX-?PN\b/i,
  'pharmacist-license': /\bNAPLEX\b|\bpharm\.?d\.? (?:student|candidate)\b/i,
  'certified-public-accountant': /\bCPA\b/,
  'class-a-cdl': /\bclass A\b/i,
  'class-b-cdl': /\bclass B\b/i,
  'teaching-certificate': /\bpraxis\b|\bstudent teacher\b/i,
};
/** Letters of the endorsements on a commercial license. */
const ENDORSEMENTS: Readonly<Record<SkillId, string>> = {
  'hazmat-endorsement': 'H',
  'tanker-endorsement': 'N',
  'passenger-endorsement': 'P',
  'school-bus-endorsement': 'S',
  'doubles-and-triples-endorsement': 'T',
};

const ALTERNATIVES_PATTERN = /\s(?:or|and\/or)\s/i;

interface Place {
  start: number;
  end: number;
}

function answerBySkill(facts: Facts, wanted: readonly SkillId[], quote: string): Answer {
  const rest = listRemainingWords(quote, wanted);
  const initials = listOwnInitials(quote, wanted);
  let best = UNKNOWN;
  for (const statement of listShortLines(facts)) {
    const text = normalizeCredential(statement.text);
    if (isBelow(quote, text) && best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
    const named = findCredentials(text, 'list');
    for (const place of [...findPlaces(text, named, wanted), ...findSameInitials(text, initials)]) {
      // "CPC-A" is an apprentice's.
      if (text.startsWith('-A', place.end)) {
        if (best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
        continue;
      }
      const status = readStatus(text, place, facts.asOf, { others: named, isEntry: isEntry(statement) });
      const isRight = coversState(quote, text, place) && isAbout(text, rest) && hasCodes(text, quote, place);
      if (status === 'held' && isRight) return answerFromStatement(facts, 'met', statement);
      if (status === 'not-held' && best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
    }
  }
  if (best.answer !== 'unknown') return best;
  const lower = holdsLower(facts, wanted);
  if (lower) return answerFromStatement(facts, 'not-met', lower);
  const other = answerOtherOption(facts, quote, wanted);
  if (other.answer !== 'unknown') return other;
  const coming = onTheWay(facts, wanted);
  return coming.answer === 'unknown' ? answerLack(facts, wanted) : coming;
}

const UNLICENSED_PATTERN =
  /\bunlicen[sc]ed\b|\b(?:not|never)(?: (?:yet|been|currently|a))* (?:licen[sc]ed|certified|registered|credentialed)\b(?!\s+(?:in|for|to)\b)|\bno (?:[a-z]+ ){0,2}(?:licen[sc]es?|certifications?|credentials?)(?: yet)?\W*$|\bpermit only\b|\blearner[’']?s permit\b/i;

/** A line that says that its writer has no license, or is still learning the trade of the one that is asked for. */
function answerLack(facts: Facts, wanted: readonly SkillId[]): Answer {
  const names = wanted.map((skill) => splitWords(getSkillById(skill)?.name ?? ''));
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

const LEARNING_PATTERN =
  /\b(?:students?|exams?|hours|in progress|enrolled|school|program|eligible|scheduled|awaiting|waiting|class|course|pre-?licens\w+|not yet|applied|pending|permit)\b/i;
/** An exam that is ahead, results that are out, a class that hasn't ended. */
const TO_COME_PATTERN =
  /\bexams? (?:is |was |are )?(?:set|scheduled|planned|booked|next|in (?:\w+ )?20[2-9]\d)\b|\b(?:awaiting|waiting (?:for|on))\b[^.;]{0,30}\b(?:results?|scores?|licen[sc]e)\b|\b(?:class|course|program|academy|school|hours)\b[^.;]{0,16}\b(?:ends?|expected|to go|remaining|until|through (?:spring|summer|fall|winter|june|may|december))\b/i;
const OTHERS_PATTERN = /\b(?:clients?|customers?|contractors?|staff|facilit\w+|vendors?|people|children|home)\b/i;

/** The initials by which a sentence names the license. Several licenses can share them, but the same initials on both sides mean the same one. */
const listOwnInitials = (quote: string, wanted: readonly SkillId[]): string[] =>
  findCredentials(quote, 'list')
    .filter(({ skill }) => wanted.includes(skill))
    .flatMap(({ start, end }) => {
      const [, name] =
        /^(?!CDL)([A-Z]{3,6})(?: (?:licen[sc]e|credential|certification|certified|certificate))?$/.exec(
          quote.slice(start, end),
        ) ?? [];
      return name ?? [];
    });

const findSameInitials = (text: string, initials: readonly string[]): Place[] =>
  initials.flatMap((name) =>
    [...text.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].map(({ index }) => ({
      start: index,
      end: index + name.length,
    })),
  );

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
      if (place && readStatus(statement.text, place, facts.asOf, { isEntry: isEntry(statement) }) === 'held')
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

function findPlaces(text: string, named: readonly (Place & { skill: SkillId })[], wanted: readonly SkillId[]): Place[] {
  const places: Place[] = named.filter(({ skill }) =>
    [skill, ...listImpliedSkills(skill)].some((one) => wanted.includes(one)),
  );
  const letters =
    /\b[Ee]ndorsements?:?\s*\(?([A-Z]\b(?:(?:[,/ &]+|,? and )[A-Z]\b)*)/.exec(text) ??
    /\b([A-Z]\b(?:(?:[,/ &]+|,? and )[A-Z]\b)*) [Ee]ndorsements?\b/.exec(text);
  const hasEndorsement = wanted.some((skill) =>
    letters?.[1]?.split(/[,/ &]+|and/).includes(ENDORSEMENTS[skill] ?? '–'),
  );
  if (letters && hasEndorsement) places.push({ start: letters.index, end: letters.index + letters[0].length });
  return places;
}

const isEntry = ({ path }: Statement): boolean => path?.startsWith('certifications/') ?? false;

const MULTISTATE_PATTERN = /\b(?:compact|multi-?state|NLC)\b/i;

/** An out-of-state license counts only if both sides mention a compact. A license without a state may not be from the right one. */
function coversState(quote: string, text: string, place: Place): boolean {
  const { from, to } = findRegion(text, place);
  const clause = text.slice(from, to);
  const wanted = findStatesInLine(quote);
  if (wanted.length === 0 || (MULTISTATE_PATTERN.test(quote) && MULTISTATE_PATTERN.test(clause))) return true;
  return findStatesOfLicense(clause, place.start - from).some((state) => wanted.includes(state));
}

function isAbout(text: string, rest: readonly (readonly string[])[]): boolean {
  const held = new Set(toComparable(text).split(' ').map(getStem));
  return rest.some((words) => words.every((word) => held.has(getStem(word))));
}

/** A line about working toward a license shows at most that the person doesn't hold it yet. */
function onTheWay(facts: Facts, wanted: readonly SkillId[]): Answer {
  for (const statement of listShortLines(facts)) {
    for (const skill of wanted) {
      const match = PENDING_LICENSE_PATTERNS[skill]?.exec(statement.text);
      if (!match) continue;
      // The exam's name is part of the match.
      const status = readStatus(statement.text, { start: match.index, end: match.index }, facts.asOf);
      if (status === 'not-held') return answerFromStatement(facts, 'not-met', statement);
    }
  }
  return UNKNOWN;
}

/** "R.N." is RN, "Commercial driver's license, Class A" is a Class A CDL, and "P&C" is expanded. */
function normalizeCredential(text: string): string {
  return text
    .replace(/\b([A-Z])\.([A-Z])\.(?:([A-Z])\.)?(?:([A-Z])\.)?/g, '$1$2$3$4')
    .replace(
      /\b(?:commercial (?:driver[’']?s?[’']? )?licen[sc]e|CDL)(?: \(CDL\))?[,:]?\s+\(?(class [ABC])\b\)?/i,
      '$1 CDL',
    )
    .replace(/\b(class [ABC])\s+commercial driver[’']?s?[’']? licen[sc]e(?: \(CDL\))?/i, '$1 CDL')
    .replace(/\bP ?& ?C\b/, 'property and casualty');
}

/**
 * The words that a short sentence adds to a license's name, "infant and child CPR", as alternatives of which each is enough: "license with utility or climbing
 * endorsement".
 */
function listRemainingWords(quote: string, wanted: readonly SkillId[]): string[][] {
  const named = findCredentials(quote).filter(({ skill }) => getSkillById(skill)?.kind === 'license');
  const mentions = named.filter(({ skill }) => wanted.includes(skill));
  const [mention] = mentions;
  if (!mention || mentions.length > 1 || quote.includes('(') || quote.length > MAX_QUOTE_LENGTH) return [[]];
  const [after = ''] = WITH_PATTERN.exec(quote.slice(mention.end)) ?? [];
  const isOneAmongOthers = ALTERNATIVES_PATTERN.test(quote.replace(after, ''));
  if (isOneAmongOthers && after === '') return [[]];
  const others = named.map(({ start, end }) => quote.slice(start, end));
  const own = isOneAmongOthers ? after : narrowDown(quote, mention);
  const states = findStatesInLine(quote);
  // "Cisco CCNA": what the name in full says narrows nothing down.
  const ownWords = new Set(
    wanted
      .map((skill) => getSkillById(skill)?.name ?? '')
      .flatMap(splitWords)
      .map(getStem),
  );
  const rest = others
    .reduce((text, other) => text.replace(other, ' '), own)
    .split(ALTERNATIVES_PATTERN)
    .map((part) =>
      splitWords(part).filter(
        (word) =>
          findStatesInLine(word).length === 0 && !states.includes(word.toUpperCase()) && !ownWords.has(getStem(word)),
      ),
    );
  return rest.every(({ length }) => length <= MAX_REMAINING_WORDS) ? rest : [[]];
}

/** The words that can narrow a license down: the phrase before it, and what follows up to a word for a part of a license ("… with pediatric endorsement"). */
function narrowDown(quote: string, { start, end }: Place): string {
  const before =
    quote
      .slice(0, start)
      .split(/[,;:.!?]|\s[–—-]\s/)
      .at(-1) ?? '';
  const after = quote.slice(end);
  const part = NARROWING_PATTERN.exec(after);
  const purpose = /^(?: licen[sc]e)? for (?!our|the|this|all|your|an?\b)[^.;,]*/i.exec(after)?.[0] ?? '';
  const numbers = part ? '' : (/^[^.;:]*\d[\w]*/.exec(after)?.[0] ?? '');
  return `${before.replace(ASKING_PATTERN, ' ')} ${purpose} ${part ? after.slice(0, part.index + part[0].length) : numbers.replace(/[a-z]+/g, ' ')}`;
}

/** Words with which a sentence asks, up to the license. */
const ASKING_PATTERN =
  /^.*\b(?:must|you|we|our|who|that|this|need\w*|requir\w+|want\w*|seek\w*|hold\w*|have|has|has to|only|consider\w*|hir(?:e|es|ing)|look\w*|with|without|no|non|full|please|both|as|be|is|are|carry|bring|show|prove|proof|copy)\b/i;
const NARROWING_PATTERN =
  /\b(?:endorse\w*|ratings?|special\w+|categor(?:y|ies)|emphasis|concentration|certified|certification|level|grade|class|section|with)\b.*$/i;

/** What narrows a license down, behind its name. */
const WITH_PATTERN = /^(?: (?:licen[sc]e|certificate|certification|card|permit))?,? with (?:an? )?.*$/i;
const MAX_REMAINING_WORDS = 2;
const MAX_QUOTE_LENGTH = 60;

const OR_PATTERN = /\s(?:or|and\/or)\s|\//i;
/** The name of a license up to the word that says that it is one. */
const NAMED_PATTERN = /^.*?\b(?:licen[sc]e|licensure|certification|certificate|registration|card|permit)s?\b/i;
/** From here on, a sentence says when, how, or from whom the license is needed, and no longer which one. */
const TIME_OR_MANNER_PATTERN =
  /[.;(]|\s[–—-]\s|\b(?:is|are|be|must|shall|will|required?|requires|preferred|needed|necessary|mandatory|within|by|before|prior|upon|at|on|during|after|when|while|to|that|which|who|from|through|issued|as|without|not|no|if|or (?:the )?(?:ability|willing\w*|able|eligib\w+|equivalent))\b/i;

/** The words of each license that meets a sentence: its name with what narrows it down, "license with psychiatric or pediatric certification". */
function listWordings(quote: string): string[][] {
  const [whole = quote] = NAMED_PATTERN.exec(quote) ?? [];
  // "Elevator mechanic: state conveyance license": the words before the colon are the job's.
  const named = whole.split(/:\s/).at(-1) ?? whole;
  const [rest = ''] = quote.slice(whole.length).split(TIME_OR_MANNER_PATTERN);
  const states = findStatesInLine(rest);
  const isState = (word: string) => findStatesInLine(word).length > 0 || states.includes(word.toUpperCase());
  const narrowing = rest.split(OR_PATTERN).map((part) => splitWords(part).filter((word) => !isState(word)));
  return named
    .split(OR_PATTERN)
    .map((part) => splitWords(part).filter((word) => !isState(word)))
    .filter(({ length }) => length > 0 && length <= MAX_NAME_WORDS)
    .flatMap((name) => narrowing.map((words) => [...name, ...words]));
}

const MAX_NAME_WORDS = 4;

/** Initials that a sentence gives for the license: "Licensed (LVT)". */
const listInitials = (quote: string): string[][] =>
  [...quote.matchAll(/\b[A-Z]{3,6}\b/g)].flatMap(([word]) => (US_STATES.has(word) ? [] : [[word.toLowerCase()]]));

/** Who is asked for a license without a name is asked for that of the job: "Sonographer. Registered only." */
function listTitleWordings(title = ''): string[][] {
  const [head = ''] = title.split(/\s[–—-]\s|[,(:/|]/);
  const words = splitWords(head).filter((word) => !RANK_WORDS.has(word));
  return words.length > 0 && words.length <= 3 ? [words] : [];
}
const RANK_WORDS = new Set(
  'senior junior lead head chief staff assistant associate manager director supervisor i ii iii part full time per diem prn wanted'.split(
    ' ',
  ),
);

function checkByWords(facts: Facts, { quote }: KnockoutQuestion): Answer {
  const options = [...listWordings(quote), ...listInitials(quote), ...listTitleWordings(facts.job?.title)];
  if (options.length === 0) return UNKNOWN;
  let best = UNKNOWN;
  for (const statement of listShortLines(facts)) {
    const text = normalizeCredential(statement.text);
    if (isBelow(quote, text)) return answerFromStatement(facts, 'not-met', statement);
    if (!CREDENTIAL_PATTERN.test(text)) continue;
    const place = options.map((words) => findSpan(text, words)).find((found) => found !== undefined);
    if (!place) continue;
    const status = readStatus(text, place, facts.asOf, { isEntry: isEntry(statement) });
    if (status === 'held' && SAYS_HELD_PATTERN.test(text) && coversState(quote, text, place))
      return answerFromStatement(facts, 'met', statement);
    if (status === 'not-held' && best.answer === 'unknown') best = answerFromStatement(facts, 'not-met', statement);
  }
  return best;
}

/** Without the vocabulary's name, a line has to say that it is about a license, or to consist of initials. */
const SAYS_HELD_PATTERN =
  /\b(?:licen[sc]\w*|lic|certif\w*|cert|card|permit|registered|registration|credential\w*|endorsements?|bar)\b|\b[A-Z]{3,6}\b/;

/** From the first to the last of the words, if a line has them all. */
function findSpan(text: string, wanted: readonly string[]): Place | undefined {
  const stems = new Set(wanted.map(getStem));
  const found = [...text.matchAll(/[\p{L}\p{N}+&]+/gu)].filter(([word]) => stems.has(getStem(toComparable(word))));
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || new Set(found.map(([word]) => getStem(toComparable(word)))).size < stems.size)
    return undefined;
  return { start: first.index, end: last.index + last[0].length };
}

/** Credentials of which each takes more than the one before it; who names a lower one alone doesn't hold the higher one. */
const LADDERS: readonly (readonly SkillId[])[] = [
  ['emt-certification', 'advanced-emt', 'paramedic-license'],
  ['licensed-practical-nurse', 'registered-nurse'],
  ['class-c-cdl', 'class-b-cdl', 'class-a-cdl'],
  ['engineer-in-training', 'professional-engineer-license'],
  ['electrical-apprenticeship', 'journeyman-electrician-license', 'master-electrician-license'],
  ['journeyman-plumber-license', 'master-plumber-license'],
];

function holdsLower(facts: Facts, wanted: readonly SkillId[]): Statement | undefined {
  const below = LADDERS.flatMap((steps) => {
    const least = Math.min(...wanted.map((skill) => steps.indexOf(skill)).filter((at) => at >= 0));
    return Number.isFinite(least) && wanted.every((skill) => steps.includes(skill)) ? steps.slice(0, least) : [];
  });
  if (below.length === 0) return undefined;
  return listShortLines(facts).find(({ text: written, path }) => {
    const text = normalizeCredential(written);
    const named = findCredentials(text, 'list');
    if (
      named.some(({ skill }) => wanted.includes(skill) || wanted.some((one) => listImpliedSkills(skill).includes(one)))
    )
      return false;
    return named.some(
      (place) =>
        below.includes(place.skill) &&
        readStatus(text, place, facts.asOf, { others: named, isEntry: isEntry({ text, ...(path && { path }) }) }) ===
          'held',
    );
  });
}

/** Words and codes of the advertisement that narrow a credential down ("ASE A4 and A5", "commercial applicator"): the line has to have each. */
function hasCodes(text: string, quote: string, { start, end }: Place): boolean {
  const codes: string[] = quote.match(/\b[A-Z]{1,2}-?\d{1,2}\b/g) ?? [];
  const kinds: string[] =
    quote.toLowerCase().match(/\b(?:commercial|private|armed|level (?:i{1,3}|iv|[1-4]))\b/g) ?? [];
  const name = text.slice(start, end).toLowerCase();
  // A card for food handlers isn't one for managers.
  if (/\bhandler\b/i.test(text) && !/\bhandler\b/i.test(quote)) return false;
  const isCommercial = /cdl|class [abc]|pilot/.test(name);
  return (
    codes.every((code) => text.includes(code)) &&
    kinds.every((kind) => (kind === 'commercial' && isCommercial) || text.toLowerCase().includes(kind))
  );
}

/** Steps of a trade, in order. */
const STEPS_PATTERNS: readonly RegExp[] = [/\bapprentice\b/i, /\bjourney(?:man|person|worker|level)\b/i, /\bmaster\b/i];

/** Listing only a lower step of a trade doesn't mean holding the required one. */
function isBelow(quote: string, text: string): boolean {
  const wanted = STEPS_PATTERNS.findIndex((step) => step.test(quote));
  if (wanted <= 0) return false;
  // The test for a step is taken before it.
  const own = text.replace(/\bjourney\w+ (?:\w+ )?(?:exam|test)\b|\bmaster[’']?s? (?:\w+ )?(?:exam|test)\b/gi, ' ');
  const held = STEPS_PATTERNS.findLastIndex((step) => step.test(own));
  return held >= 0 && held < wanted;
}

const getStem = (word: string): string => word.replace(/(?:ies|es|s|y)$/, '').slice(0, 7);
const splitWords = (text: string): string[] =>
  toComparable(text)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word));
