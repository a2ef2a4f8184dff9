import { listVerbReadings } from '../text/verbs.ts';
import { describesEmployer } from './employer-statement.ts';
import { isInTopicLabel } from './topic-labels.ts';

/** Wording that sets the name aside: "This is not an outside sales job". */
const NOT_THIS_JOB_PATTERN = /\b(?:position|job|role|opportunity|this) is not (?:an? )?[^.;,]{0,40}$/i;
/** What something is needed for: "trends required for decision making". */
const PURPOSE_PATTERN = /\b(?:required|needed|necessary) (?:for|in) (?:[\w-]+ )?$/i;
/** An examination that a new employee passes isn't something to know. */
const PASS_PATTERN = /\b(?:pass(?:es|ing)?|undergo|submit to|subject to|periodic)\b[^.;:]{0,60}$/i;
const EXAMINATION_PATTERN = /^[^.;,]{0,30}\b(?:exam(?:ination)?s?|tests?|checks?|screen(?:s|ings?)?|training)\b/i;
/** Agreements to sign. */
const AGREEMENT_AFTER_PATTERN = /^[\s,/]*(?:and )?(?:non-?compete|non-?disclosure|agreements?|statements? to sign)\b/i;
/** People and parts of a company who are named by what they do: "the Plumbing Inspector", "HR directors". */
const PEOPLE_AFTER_PATTERN =
  /^ (?:inspectors?|representatives?|directors?|vice presidents?|executives?|leaders|officials|owners|departments?|personnel|customers?|clients?|audiences?|companies|schools|studios|businesses)\b/i;
const PEOPLE_BEFORE_PATTERN =
  /\b(?:leaders|leadership|professionals|experts|colleagues|people|audiences|clients|customers|partners) (?:in|from) (?:the )?(?:[\w&]+(?: \w+)?(?:, | and |\/ ?| & ))?$/i;
/** Who or what gets something: "Reports changes to the RN", "hand the build over to QA". */
const RECIPIENT_BEFORE_PATTERN =
  /\b(?:report|deliver|submit|send|refer|escalat|hand|forward|transfer|rout)\w*\b[^.;]{0,80}\bto (?:the |an? |our )?$/i;
/** Whom the work is done for: "assisting a finance executive". */
const HELPED_BEFORE_PATTERN = /\b(?:assist|support|serv|help)(?:s|es|e|ing)? (?:the |an? |our )?(?:[\w-]+ ){0,2}$/i;
/** The end of the employer's name: "Oakridge Marketing is looking for". */
const NAME_AFTER_PATTERN =
  /^,? (?:(?:Inc|LLC|Ltd|Corp)\b|(?:is|are) (?:currently |now |actively |also )?(?:looking|seeking|hiring|searching|recruiting|expanding|growing|in need)\b)/;
const NAME_BEFORE_PATTERN = /(?:^|[.:] )(?:The )?[A-Z][\w&’'-]* (?:[A-Z&][\w&’'-]* ){0,3}$/;
/** Other vacancies: "Other women's health positions also available". */
const OTHER_VACANCIES_PATTERN = /^ (?:positions|jobs|openings)? ?(?:are |is )?(?:also )?available\b/i;
/** What employers value or are made of: "an organization that recognizes initiative". */
const ORGANIZATION_BEFORE_PATTERN =
  /\b(?:organization|company|culture|environment|employer) (?:that|which|who) [^.;,]{0,40}$/i;
const NO_LIST_BEFORE_PATTERN = /(?:\bno [\w/ -]{0,40}|\bnon-)$/i;
/** "No selling, multi-level marketing or cold calls". */
const NO_WORK_BEFORE_PATTERN = /^\W*no (?!\w* ?(?:experience|degree))[^.;:]{0,40}$/i;
const REQUIRED_SOON_PATTERN = /^[\w/ ]{0,20}\b(?:required|needed|necessary)\b/i;
/** "Communication systems" are equipment. */
const EQUIPMENT_AFTER_PATTERN = /^ (?:systems?|equipment|networks?|devices?|infrastructure|lines)\b/i;
const NEEDS_AFTER_PATTERN = /^ (?:needs|conflicts|purposes|reasons)\b/i;
/** Having done the work of these people counts. */
const OWN_EXPERIENCE_PATTERN =
  /\b(?:experience|experienced|background|worked|years? (?:of|in|as|with)|seek\w*|looking for|hiring|as an?|for an?|qualified)\b/i;
/** Who signs the advertisement: "Jane Doe, MBA", "John Doe, Licensed Agent". */
const SIGNATURE_BEFORE_PATTERN = /^\W*(?:[A-Z][\p{L}.'’-]* ){1,3}[A-Z][\p{L}'’-]*,\s*$/u;
const MAX_SIGNATURE = 80;
/** The name of the employer above its address: "Riverside Property Management 120 Main Street". */
const ADDRESS_AFTER_PATTERN =
  /^,?\s+\d{1,6} (?:[\p{Lu}\d][\p{L}\d.]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Highway|Hwy|Way|Court|Ct|Parkway|Pkwy)\b/u;
/** The name of the employer after that of its owner: "Rosa's Catering". */
const OWNER_BEFORE_PATTERN = /[A-Z]\p{L}+['’]s $/u;
const DEGREE_LEVEL = String.raw`(?:degrees?|diploma|GED|credits?|credit hours|bachelor['’]?s?|master['’]?s|associate['’]?s? degree|associate['’]s(?! [a-z])|doctorate|B\.?[AS]\.?c?|M\.?[AS]\.?c?|Ph\.?D\.?|graduates?)`;
/** What can replace education: "60 college credits or 2 years of military experience". */
const INSTEAD_OF_DEGREE_PATTERN = new RegExp(
  String.raw`\b${DEGREE_LEVEL}\b(?:(?!\b(?:and|plus|with(?! (?:an? )?(?:at least|minimum|\d))|must)\b)(?:[^.;]|\.\d)){0,60}\bor\b(?:(?!\b(?:and|plus|with|must)\b)[^.;,]){0,40}$`,
  'i',
);
/** The subject of a degree, which is asked as a degree: "BS in a technical field (i.e. Computer Science)". */
const SUBJECT_PATTERN = new RegExp(
  String.raw`(?:\b${DEGREE_LEVEL}(?: degree)?(?: program)?(?: \([^()]{1,20}\))?,? (?:(?:preferably |ideally )?in|with an? (?:[\w-]+ )?(?:major|concentration|emphasis|focus|specialization) (?:in|such as|of))|\b(?:degree|major) (?:required )?in)\s(?:(?!\b(?:experience|years?|knowledge|skills?|plus|and (?:at least|a minimum|strong|proven)|certifi\w+|licen\w+|with|must)\b)(?:[^.;]|\b[ie]\.[eg]\.)){0,80}$`,
  'i',
);

/** Verbs in the third person that start a requirement; any other starts a duty ("Maintains the calendar"). */
const STATE_VERBS = new Set(
  'act appreciate believe care communicate demonstrate display embrace enjoy excel exhibit have hold know like love own possess require see show speak take thrive understand value want work'.split(
    ' ',
  ),
);

/**
 * Whether a sentence states a duty, whatever the heading over it says.
 *
 * @param text a sentence
 */
export function isDuty(text: string): boolean {
  const [first = '', second = ''] = text.match(/[\p{L}’'-]+/gu) ?? [];
  const [reading] = listVerbReadings(first).filter(({ form }) => form === 'third');
  // "Sales experience" and "Controls engineering" start with a noun.
  return (
    reading !== undefined &&
    !STATE_VERBS.has(reading.base) &&
    /^(?:an?|the|all|and|any|each|our|their|its|with|in|on|to|for|as|that|new|[a-z]+ly)$/i.test(second)
  );
}

/** Nouns and asides that only look like a requirement: "customer needs", "as required", "gather requirements". */
const SEEMS_REQUIRED_PATTERN =
  /\b(?:as|if|when|where|whenever) (?:required|needed|necessary)\b|\brequired (?:under|by)\b|\b(?:customers?|clients?|users?|patients?|guests?|members?|employees?|students?|business|their|our|the|promotional|staffing|care|of|meet|special) needs\b|(?<!^\W*|:\s*)(?<!(?:minimum|basic|job|position|general|physical|special|skill|skills|other|additional|key|education\w*|experience|the|following|essential|absolute|an?) )requirements?\b(?!\s*(?::|includ|are\b|is\b|for this))/gi;

export const withoutSeeming = (text: string): string => text.replace(SEEMS_REQUIRED_PATTERN, '');

/**
 * Whether a sentence names a skill without asking the reader for it, because it classifies the job, describes the employer, names other
 * people, or is what can replace education.
 *
 * @param text a sentence
 * @param clause the words of the clause before the name
 * @param span the place of the name
 */
export function isNotAsked(text: string, clause: string, { start, end }: { start: number; end: number }): boolean {
  const after = text.slice(end);
  if (isInTopicLabel(text, start)) return true;
  if (NOT_THIS_JOB_PATTERN.test(clause) || PURPOSE_PATTERN.test(clause)) return true;
  if (AGREEMENT_AFTER_PATTERN.test(after) || ADDRESS_AFTER_PATTERN.test(after)) return true;
  if (PASS_PATTERN.test(clause) && EXAMINATION_PATTERN.test(text.slice(start))) return true;
  if (
    NEEDS_AFTER_PATTERN.test(after) ||
    (/communications?$/i.test(text.slice(start, end)) && EQUIPMENT_AFTER_PATTERN.test(after))
  )
    return true;
  if (NO_LIST_BEFORE_PATTERN.test(clause) && (clause.endsWith('-') || REQUIRED_SOON_PATTERN.test(after))) return true;
  if (
    NO_WORK_BEFORE_PATTERN.test(clause) ||
    OTHER_VACANCIES_PATTERN.test(after) ||
    ORGANIZATION_BEFORE_PATTERN.test(clause)
  )
    return true;
  if (NAME_AFTER_PATTERN.test(after) && NAME_BEFORE_PATTERN.test(text.slice(0, start))) return true;
  if (HELPED_BEFORE_PATTERN.test(clause) && PEOPLE_AFTER_PATTERN.test(after)) return true;
  const isOwn = OWN_EXPERIENCE_PATTERN.test(clause);
  if (
    (PEOPLE_AFTER_PATTERN.test(after) || PEOPLE_BEFORE_PATTERN.test(clause) || RECIPIENT_BEFORE_PATTERN.test(clause)) &&
    !isOwn
  )
    return true;
  const before = text.slice(0, start);
  if (SIGNATURE_BEFORE_PATTERN.test(before) && text.length <= MAX_SIGNATURE) return true;
  if (OWNER_BEFORE_PATTERN.test(before) && /^\p{Lu}/u.test(text.slice(start)) && !isOwn) return true;
  return INSTEAD_OF_DEGREE_PATTERN.test(before) || describesEmployer(before, text.slice(start));
}

const ASKED_PATTERN =
  /\b(?:must|require[sd]?|need(?:ed|s)?|experienced?|proficien\w+|knowledge|knowledgeable|skill\w*|expertise|familiar\w*|abilit(?:y|ies)|able to|understanding|background|fluen\w+|certifi\w+|licen\w+|degree|years?|strong|excellent|good|proven|demonstrated?|qualif\w+|should|candidates?|applicants?|looking for|seeking)\b/i;
/** A line that is hardly longer than a name is an item of a list of requirements. */
const MAX_ITEM = 60;

/** Whether the sentence that names a skill clearly asks for it. Otherwise it is safe to say only that the description names it. */
export const asksInWords = (quote: string): boolean =>
  quote.length <= MAX_ITEM || ASKED_PATTERN.test(withoutSeeming(quote));

/** Whether a name is the subject of a degree. */
export const isSubjectOfDegree = (before: string): boolean => SUBJECT_PATTERN.test(before);
