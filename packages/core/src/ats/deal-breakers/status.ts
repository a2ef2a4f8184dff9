import { findStatedStanding } from '../../text/standing/rules.ts';
import { parseMonth } from '../facts/months.ts';
import { findEnd, isFuture, isOver } from './status-dates.ts';
import { isOfOthers, isOwnStatement } from './status-owner.ts';
import { findRegion, type Span } from './status-region.ts';
import { isPlain, isUndoubted, NOT_YET_BEFORE_PATTERN } from './words-after.ts';

/** `not-held`: not yet, no longer, or denied. `unclear`: the wording leaves it open. `not-own`: about someone or something else. */
export type Status = 'held' | 'not-held' | 'unclear' | 'not-own';

/** "TWIC application submitted" */
const APPLIED_PATTERN = /^\s+applications?\s+(?:is |was )?(?:submitted|pending|filed|in|under|made|sent|started)\b/i;
/** Cards of which people give the year in which they end: "BLS 2027". */
const EXPIRING_PATTERN = /^(?:BLS|ACLS|PALS|NRP|TNCC|CPR|AED|first aid|servsafe|food handler|TWIC|DOT medical)\b/i;
/** A license under supervision: "LPC Associate". */
const ASSOCIATE_PATTERN = /^[ -]Associate\b/;
/** Who learns to drive has a permit. */
const DRIVING_PATTERN = /\bCDL\b|\bdriv|\bclass [abc]\b/i;
const PERMIT_PATTERN = /^\s*(?:learner[’']?s? )?permit\b/i;
/** Said after a credential that is still in progress. */
const NOT_YET_AFTER_PATTERN =
  /\b(?:in progress|under ?way|ongoing|expected|anticipated|projected|pending|not yet|candidate|students?|in training|trainee|apprentice\w*|exam(?:ination)?s?\b(?! passed)|NCLEX|scheduled|application|applied|coursework|prep(?:aration)?|hours completed|credits|incomplete|unfinished|dropped|did(?: not|n[’']t)|withdr\w+|planned|upcoming|to be|will|awaiting|bridge|(?<!english )learner|track|goal|in process|working (?:towards?|on)|studying|next (?:year|month|spring|summer|fall|winter))(?=\W|$)/i;
const LAPSED_PATTERN =
  /\b(?:expired|let (?:my |the )?[^.;]{0,30}lapse|inactive|suspend(?:ed)?|suspension|revoked|lapsed|surrendered|no longer|not (?:been )?(?:renewed|current|active|held|valid|granted)|on hold|disbarred|void(?:ed)?|cancell?ed|delinquent|disqualified|let (?:it|this) go|ended|downgraded|denied|rejected|did(?: not|n[’']t) pass|failed|retired|relinquished|not (?:yet )?(?:been )?(?:admitted|licensed|certified|registered))(?=\W|$)/i;
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
const CLASS_PATTERN =
  /\b(?:course|class(?! (?:[A-G]|[IV]{1,3}|\d{1,2})\b)|classes|bootcamp|workshop|seminar|training|audit(?:ed)?)\b/i;
/** The certificate of a training isn't the credential that the training is for, unless it is a training itself. */
const TRAINING_PATTERN =
  /^\W*(?:training|course|class(?! (?:[A-G]|[IV]{1,3}|\d{1,2})\b)|classes|boot ?camp|prep|workshop|study)\b/i;
const COURSE_PATTERN =
  /osha|hazwoper|cpr|first aid|forklift|BLS|ACLS|PALS|confined|fall|lift|safety|handler|alcohol|TIPS|ServSafe|EVOC|FEMA|ICS/i;
const FINISHED_BEFORE_PATTERN = /\b(?:completed|finished|took|attended)\b/i;
const PASSED_EXAM_PATTERN =
  /\b(?:passed|certified|certificate|active|current|licensed|valid|issued|earned|awarded|card)\b/i;

/**
 * Whether a line says that its writer holds the credential, degree, or clearance that it names. Only what the words around the name say counts, up to the next
 * clause or the next one the others that the line names. Held only if nothing says otherwise.
 * @param mention UTF-16 offsets of the name in `written`, end exclusive.
 * @param asOf the month to judge dates by, `YYYY-MM`.
 * @param options `others`: the other credentials that the line names; `isEntry`: whether the line stands among those that list what the person holds, which
 * have no verb, and in which nothing but doubt takes a credential back.
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
  const name = text.slice(mention.start, mention.end);
  const now = parseMonth(asOf);
  if (APPLIED_PATTERN.test(after)) return 'not-held';
  if (ASSOCIATE_PATTERN.test(after) || (DRIVING_PATTERN.test(name) && PERMIT_PATTERN.test(after))) return 'unclear';
  if (isOfOthers(before, name, after)) return 'not-own';
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
  const end = findEnd(after, now);
  if (end === 'ended') return 'not-held';
  if (end === 'perhaps' || PAST_STATUS_PATTERN.test(before) || (isFuture(after, now) && !EXPIRING_PATTERN.test(name)))
    return 'unclear';
  if (CLASS_PATTERN.test(`${before} ${after}`) && !PASSED_EXAM_PATTERN.test(text)) return 'unclear';
  if (!isOwnStatement(before, isEntry)) return 'not-own';
  const isTraining = isEntry && TRAINING_PATTERN.test(after) && !COURSE_PATTERN.test(name);
  return !isTraining && (isPlain(after) || (isEntry && isUndoubted(after))) ? 'held' : 'unclear';
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

/** The text with blanks for a place or an issuer in brackets after the name: "RN license (Ohio) expired 2022", "BLS (AHA) expired". */
const blankPlace = (text: string, end: number): string =>
  text.slice(0, end) +
  text
    .slice(end)
    .replace(/\((?:[A-Z]{2,6}|[A-Z][a-z]+\.?(?: [A-Z][A-Za-z]+)?)\)/g, (place) =>
      LAPSED_PATTERN.test(place) || NOT_YET_AFTER_PATTERN.test(place) ? place : ' '.repeat(place.length),
    );

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
