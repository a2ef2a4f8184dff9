import { findStatedStanding } from '../../text/standing/rules.ts';
import { listVerbReadings } from '../../text/verbs.ts';
import { type MonthIndex, parseMonth } from '../facts/months.ts';
import { isPlain, NOT_YET_BEFORE_PATTERN } from './words-after.ts';

/** `not-held`: not yet, no longer, or denied. `unclear`: the wording leaves it open. `not-own`: about someone or something else. */
export type Status = 'held' | 'not-held' | 'unclear' | 'not-own';

interface Span {
  start: number;
  end: number;
}

/** Text that ends the part of a line about one credential. */
const BREAK_PATTERN =
  /[;|•·]|(?<!\b(?:exp|no|lic|cert|reg|sept?|oct|nov|dec|jan|feb|mar|apr|aug))[.!?](?=\s|$)|,?\s(?:but|however|although|though|while|whereas)\s/gi;

/** The same after a credential. */
const NOT_YET_AFTER_PATTERN =
  /\b(?:in progress|under ?way|ongoing|expected|anticipated|projected|pending|not yet|candidate|students?|in training|trainee|apprentice\w*|exam(?:ination)?s?\b(?! passed)|NCLEX|scheduled|application|applied|coursework|prep(?:aration)?|hours completed|credits|incomplete|unfinished|dropped|did(?: not|n[’']t)|withdr\w+|planned|upcoming|to be|will|awaiting|bridge|learner|track|goal|in process|working (?:towards?|on)|studying|next (?:year|month|spring|summer|fall|winter))(?=\W|$)/i;
const LAPSED_PATTERN =
  /\b(?:expired|let (?:my |the )?[^.;]{0,30}lapse|inactive|suspend(?:ed)?|suspension|revoked|lapsed|surrendered|no longer|not (?:been )?(?:renewed|current|active|held|valid|granted)|on hold|disbarred|void(?:ed)?|cancell?ed|delinquent|disqualified|downgraded|denied|rejected|not (?:yet )?(?:been )?(?:admitted|licensed|certified|registered))(?=\W|$)/i;
/** Before a name only: "RN, formerly LPN" says nothing against the RN. */
const LAPSED_BEFORE_PATTERN = new RegExp(String.raw`${LAPSED_PATTERN.source}|\b(?:former(?:ly)?\b|ex-)`, 'i');
/** "Let my CDL lapse" */
const LET_PATTERN = /\blet\b[^.;]{0,20}$/i;
const LAPSE_AFTER_PATTERN = /^\W{0,3}(?:\w+ ){0,2}(?:lapse|expire|go)\b/i;
/** "CDL: none" */
const NONE_PATTERN = /^\W{0,4}none\b/i;
/** Who may get a credential doesn't have it, and may have got it since. */
const ELIGIBLE_PATTERN = /\beligib(?:le|ility)\b/i;
/** A denial before the name, whatever verb is between: "I don't hold a cosmetology license". */
const DENIED_VERB_PATTERN =
  /\b(?:no|not(?! only)|never|without|neither|nor|lacks?|lacking|cannot)\b(?![^,]*(?:,|\bbut\b))|n[’']t\b(?![^,]*(?:,|\bbut\b))/i;
/** A credential held at one time, without a sign of whether it still is. */
const PAST_STATUS_PATTERN = /\b(?:held(?![^.;]*\bsince\b)|was|were|used to|once|previously|had)\b/i;
/** Taking a class isn't the same as passing it. */
const CLASS_PATTERN = /\b(?:course|class(?! [A-D]\b)|classes|bootcamp|workshop|seminar|training|audit(?:ed)?)\b/i;
const FINISHED_BEFORE_PATTERN = /\b(?:completed|finished|took|attended)\b/i;
const PASSED_EXAM_PATTERN = /\b(?:passed|certified|certificate|active|current|licensed|valid|issued|earned|awarded)\b/i;

/** People other than the writer. */
const OTHER_PERSON_PATTERN =
  /\b(?:spouse|husband|wife|partners?[’']?s?|fathers?|mothers?|parents?|sons?|daughters?|brothers?|sisters?|famil(?:y|ies)|friends?|clients?|customers?|visitors?|residents?|patients?|applicants?|employees?|staff|colleagues?|co-?workers?|supervisors?|boss(?:es)?|managers?|teams?|crews?|candidates?|firms?|compan(?:y|ies)|employers?|they|he|she|his|her|their|people|others?)\b/i;
/** A noun right after the name that means someone else's credential: "CPA firm", "RN staff", "CPA’s". */
const NOUN_AFTER_PATTERN =
  /^(?:[’']s\b|s\b|\s+(?:clients?|customers?|staff|teams?|crews?|firms?|offices?|partners?|students?|schools?|programs?|departments?|applicants?|supervision|supervisors?|duties|tasks|materials|books?|review|renewals?|applications?|forms?|paperwork|fees|requirements?|jobs?|openings?|positions?|recruit\w*)\b)/i;
/** Several people, meaning the firm or the colleagues: "Strand & Oyler CPAs". */
const PLURAL_HOLDERS_PATTERN =
  /(?:\b[A-Z]{2,6}s|[Aa]ccountants|[Nn]urses|[Ee]ngineers|[Aa]ttorneys|[Tt]echnicians|[Pp]ractitioners|[Aa]ssistants|[Bb]rokers|[Aa]gents|[Ww]orkers|[Cc]ounselors|[Tt]herapists|[Ee]lectricians|[Pp]lumbers|[Tt]eachers)$/;
/** Verbs and participles that people use to claim a credential. */
export const STATUS_VERBS = new Set(
  `licensed certified registered admitted hold holds holding have has having possess possesses possessing maintain maintains maintaining maintained
  earned earning obtained achieved received completed passed awarded issued renewed granted accredited credentialed qualified experienced dedicated
  skilled motivated seasoned organized trained practicing board-certified state-licensed state-certified am is are be being accomplished trusted
  committed focused detail-oriented self-motivated multi-licensed endorsed bonded insured cleared active commissioned`.split(
    /\s+/,
  ),
);
/** Words that connect a credential to someone or something else. */
const CONNECTING_WORDS = new Set(
  'for under by at on from alongside beside through via against about per during after before since until'.split(' '),
);
/** After these, a connecting word still belongs to the credential: "licensed by the State of Ohio as", "admitted to the bar". */
const CREDENTIAL_VERB_PATTERN =
  /\b(?:licensed|certified|registered|admitted|issued|granted|awarded|accredited|cleared)\s+(?:\w+\s+)?$/i;
const OBJECT_PATTERN = /^(?:the|an?|our|their|his|her|your|licensed|certified|senior|other|several|two|three)$/i;
const DETERMINER_PATTERN = /\b(?:the|our|your|his|her|their|each|every|another|any|some)\s*$/i;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = String.raw`(?:(?:(${MONTHS.join('|')})[a-z]*\.?,?\s+(?:\d{1,2},?\s+)?|(\d{1,2})\/(?:\d{1,2}\/)?)?((?:19|20)\d\d)(?:-(\d\d))?)`;
const EXPIRY_PATTERN = new RegExp(
  String.raw`\b(?:expir\w*|exp|through|thru|valid|until|till|good|renew(?:s|al)?|ends?|to|due)\b\W{0,3}(?:on |in |through |thru |until |till |to |by |date )?\W{0,2}${DATE}`,
  'i',
);
const DATES_PATTERN = new RegExp(String.raw`(?<![#\d])${DATE}\b`, 'gi');
const VALIDITY_PATTERN =
  /\b(?:expir\w*|exp|through|thru|valid|until|till|good|renew\w*|to|due|active|current)\b|[–—-]\s*(?:19|20)\d\d/i;
const RANGE_PATTERN = new RegExp(String.raw`(?:19|20)\d\d\s*(?:-|–|—|to|until|through)\s*${DATE}`, 'i');

/** The last month that a date covers; a year alone covers all of its months. */
function lastMonthOfMatch([, name, number, year = '', short]: readonly (string | undefined)[]): MonthIndex {
  const month = name ? MONTHS.indexOf(name.toLowerCase().slice(0, 3)) : Number(number ?? short ?? 12) - 1;
  return Number(year) * 12 + (month >= 0 && month < 12 ? month : 11);
}

/**
 * Whether a line says that its writer holds the credential, degree, or clearance that it names. Only what the words around the name say counts, up to the next
 * clause or the next one the others that the line names. Held only if nothing says otherwise.
 * @param mention UTF-16 offsets of the name in `written`, end exclusive.
 * @param asOf the month to judge dates by, `YYYY-MM`.
 * @param options `others`: the other credentials that the line names; `isEntry`: whether the text is the name of a certification, which has no verb.
 */
export function readStatus(
  written: string,
  mention: Span,
  asOf: string,
  { others = [], isEntry = false }: { others?: readonly Span[]; isEntry?: boolean } = {},
): Status {
  const text = blankDeniedTrouble(blankPlace(written, mention.end));
  const { from, to } = findRegion(text, mention, others);
  const before = text.slice(from, mention.start);
  const after = text.slice(mention.end, to);
  const now = parseMonth(asOf);
  if (
    NOUN_AFTER_PATTERN.test(after) ||
    OTHER_PERSON_PATTERN.test(before) ||
    PLURAL_HOLDERS_PATTERN.test(text.slice(mention.start, mention.end))
  )
    return 'not-own';
  if (DENIED_VERB_PATTERN.test(before)) return 'not-held';
  if (CLASS_PATTERN.test(after) && FINISHED_BEFORE_PATTERN.test(before)) return 'unclear';
  const lapsed = findLink(before, after, LAPSED_BEFORE_PATTERN, LAPSED_PATTERN);
  const isLetLapse = LET_PATTERN.test(before) && LAPSE_AFTER_PATTERN.test(after);
  if (lapsed === 'direct' || isLetLapse || NONE_PATTERN.test(after)) return 'not-held';
  if (lapsed === 'loose' || ELIGIBLE_PATTERN.test(`${before} ${after}`)) return 'unclear';
  const standing = findStatedStanding(text, mention);
  const notYet = pickStrongest(
    findStandingLink(text, mention, before),
    findLink(before, after, NOT_YET_BEFORE_PATTERN, NOT_YET_AFTER_PATTERN),
  );
  if (notYet === 'direct' && !RENEWAL_PATTERN.test(after) && !PASSED_BEFORE_PATTERN.test(before))
    return isOver(`${before} ${after}`, now) ? 'unclear' : 'not-held';
  if (notYet !== 'none' || isLedByGoal(text, from)) return 'unclear';
  if (standing !== undefined) return 'not-own';
  const ends = EXPIRY_PATTERN.exec(after);
  if (ends && lastMonthOfMatch(ends) < now) return RANGE_PATTERN.test(after) ? 'unclear' : 'not-held';
  if (PAST_STATUS_PATTERN.test(before) || isFuture(after, now)) return 'unclear';
  const range = RANGE_PATTERN.exec(after);
  if (range && lastMonthOfMatch(range) < now) return 'unclear';
  if (CLASS_PATTERN.test(`${before} ${after}`) && !PASSED_EXAM_PATTERN.test(text)) return 'unclear';
  if (!isOwnStatement(before, isEntry)) return 'not-own';
  return isPlain(after) ? 'held' : 'unclear';
}

/**
 * How words are linked to a name: in the same phrase, so that they are said of it; only in the same clause, where a comma can begin another topic
 * ("Willing to relocate, Class A CDL"); or not at all.
 */
type Link = 'direct' | 'loose' | 'none';

const pickStrongest = (...links: readonly Link[]): Link =>
  links.includes('direct') ? 'direct' : links.includes('loose') ? 'loose' : 'none';

function findLink(before: string, after: string, beforeIt: RegExp, afterIt: RegExp): Link {
  const comma = before.lastIndexOf(',');
  const links = findPositions(before, beforeIt).map((at): Link => (at > comma ? 'direct' : 'loose'));
  for (const { 0: phrase, index } of after.matchAll(PHRASE_PATTERN)) {
    const opening = index === 0 ? phrase.length : (OPENING_PATTERN.exec(phrase)?.[0].length ?? 0);
    links.push(...findPositions(phrase, afterIt).map((at): Link => (at <= opening ? 'direct' : 'loose')));
  }
  return pickStrongest(...links);
}

/** The text between commas and brackets. */
const PHRASE_PATTERN = /[^,(]+/g;
/** Words that may precede what is said of the name before the comma: "CPA, currently inactive". */
const OPENING_PATTERN = /^[\s:–—-]*(?:(?:currently|now|still|is|are|was|has|been|status|fully|in|the)\b[\s:]*)*/i;

const findPositions = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ index }) => index);

/** What can happen to a license, and what the people who have one deny. */
const TROUBLE =
  '(?:suspen(?:ded|sions?)|revo(?:ked|cations?)|lapsed?|lapses|expired|denied|denials?|cancell?ed|disqualified|surrendered|disciplin(?:ed?|ary)|actions?|violations?|restrict(?:ed|ions?)|complaints?|accidents?|points|tickets|probation)';
/** "Never suspended or revoked", "no history of suspension", "violations: none". */
const DENIED_TROUBLE_PATTERN = new RegExp(
  String.raw`\b(?:never|not|no|nor|without|zero|0)(?:\s+(?:been|ever|any|had|a|of|or|and|history|records?|prior|past|moving|${TROUBLE}))*\s+${TROUBLE}\b|\b${TROUBLE}\W{1,3}(?:none|zero|0)\b`,
  'gi',
);

/** The text with blanks where it denies trouble, so that the words for trouble don't count. */
const blankDeniedTrouble = (text: string): string =>
  text.replace(DENIED_TROUBLE_PATTERN, (words) => ' '.repeat(words.length));

/** The text with blanks for a place in brackets after the name: "RN license (Ohio) expired 2022". */
const blankPlace = (text: string, end: number): string =>
  text.slice(0, end) +
  text.slice(end).replace(/\((?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\)/g, (place) => ' '.repeat(place.length));

/** A renewal is of something that is held. */
const RENEWAL_PATTERN = /\brenew(?:s|al|ed|ing)?\b/i;
const PASSED_BEFORE_PATTERN = /\b(?:passed|completed)\s+(?:the\s+)?$/i;

/** A denial or a wish counts as said of the name only in its own phrase. */
function findStandingLink(text: string, mention: Span, before: string): Link {
  if (!isDeniedOrWished(text, mention)) return 'none';
  const phrase = mention.start - before.length + before.lastIndexOf(',') + 1;
  const own = { start: mention.start - phrase, end: mention.end - phrase };
  return isDeniedOrWished(text.slice(phrase), own) ? 'direct' : 'loose';
}

function isDeniedOrWished(text: string, mention: Span): boolean {
  const standing = findStatedStanding(text, mention);
  return standing === 'negated' || standing === 'wished';
}

/** Whether a list of names of which this is a later one begins with a goal: "Working toward BLS, ACLS". */
function isLedByGoal(text: string, from: number): boolean {
  const clause =
    text
      .slice(0, from)
      .split(/[;|•·]|[.!?]\s/)
      .at(-1) ?? '';
  return NOT_YET_BEFORE_PATTERN.test(clause);
}

/** Something planned for a past date may have happened since. */
function isOver(text: string, now: MonthIndex): boolean {
  const dates = [...text.matchAll(DATES_PATTERN)].map(lastMonthOfMatch);
  return dates.length > 0 && dates.every((date) => date < now);
}

/** A future date that isn't an expiration: "PMP, 2028". */
function isFuture(after: string, now: MonthIndex): boolean {
  return (
    !VALIDITY_PATTERN.test(after) &&
    [...after.matchAll(DATES_PATTERN)].some((date) => lastMonthOfMatch(date) - 11 > now)
  );
}

/** The words of a line about one name: its clause, without the parts that belong to `others` in a list. */
export function findRegion(
  text: string,
  { start, end }: Span,
  others: readonly Span[] = [],
): { from: number; to: number } {
  let from = 0;
  let to = text.length;
  for (const { 0: mark, index } of text.matchAll(BREAK_PATTERN)) {
    if (index + mark.length <= start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  for (const other of others) {
    if (other.end <= start && other.end > from && /[,;]/.test(text.slice(other.end, start))) from = other.end;
    // "CPA, pursuing CMA": the words since the comma belong to the other one.
    const comma = other.start < end ? -1 : Math.max(...[',', ';'].map((mark) => text.lastIndexOf(mark, other.start)));
    if (comma >= end && comma < to) to = comma;
  }
  return { from, to };
}

/** Whether the words before a name leave it to the writer: no other verb, no other person, and no purpose. */
function isOwnStatement(before: string, isEntry: boolean): boolean {
  if (DETERMINER_PATTERN.test(before) && !/\b(?:of|in|by) the\s*$|\b(?:admitted|admission) to the\s*$/i.test(before))
    return false;
  const words = [...before.matchAll(/[\p{L}][\p{L}’'-]*/gu)];
  return words.every(({ 0: written, index }, place) => {
    const word = written.toLowerCase();
    if (STATUS_VERBS.has(word)) return true;
    if (CONNECTING_WORDS.has(word)) return CREDENTIAL_VERB_PATTERN.test(before.slice(0, index));
    if (isEntry && place === words.length - 1) return true;
    const readings = listVerbReadings(word);
    // "Nurse with an active license" is a noun, "Assist a CPA" a verb.
    const hasObject = OBJECT_PATTERN.test(words[1]?.[0] ?? '');
    if (place === 0 && hasObject && readings.some(({ form }) => form === 'base')) return false;
    const isVerb =
      readings.some(({ form }) => form !== 'base' && form !== 'third') || /(?:[a-z]ed|[a-z]ing)$/.test(word);
    return !isVerb;
  });
}
