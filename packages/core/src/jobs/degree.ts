import { listMatches } from '../text/matches.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Welcome } from '../text/wording.ts';
import { findDegreeAbbreviations } from './degree-abbreviations.ts';
import { listDegreeAreas } from './degree-areas.ts';
import type { DegreeMention } from './degree-mention.ts';
import { DEGREE_LEVELS, type DegreeLevel, type DegreeRequirement } from './types.ts';

/** Up to three words of a subject between a level and "degree": "associate’s nursing degree". Other words start something else. */
const SUBJECT = String.raw`(?:(?!(?:an?|and|are|as|at|can|for|from|has|have|holding|in|is|may|must|need|of|on|or|should|the|to|who|whose|will|with|without)\b|[a-z-]{1,20}ists? )[a-z-]{3,20} ){1,3}`;

/**
 * Degrees in words. A "college degree" means the lowest acceptable one: an associate's. A "degree in Accounting" without a
 * level is read as a bachelor's, which is usually what US job postings mean.
 */
const NAMES: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'high-school',
    /\b(?:high[- ]?school (?:diplomas?|degrees?|graduates?|grad|education|level|equivalen\w{1,3}|or (?:ged|equivalent|higher)|(?:\/|and\/or) ?ged|completion|required|preferred)|(?:graduat\w{1,4}|completion|completed|diploma) (?:of |from )?high school|h\.?s\.? (?:diploma|graduate|education|degree|or ged)|hs\/ged|ged\b|g\.e\.d\.?|secondary school (?:diploma|education))/gi,
  ],
  [
    'associate',
    /\b(?:associate(?:[’'`]?s?[’'`]?s?)[ -](?:level |college )?(?:degrees?|diplomas?|of (?:arts|science|applied|occupational)|in (?:an? (?:related|relevant)|applied|arts|science|nursing))|associate(?:[’'`]?s?[’'`]?)(?=(?: degree)?(?: or|\/| ?,) ?(?:bachelor|baccalaureate|BS|BA|higher|4|four|an? bachelor))|associate[’'`]s(?! (?!degree|level|diploma|in\b|of\b|or\b|and\b|required|preferred|minimum|with\b|from\b|plus\b|(?:is|are) (?:required|preferred|needed|necessary|acceptable|sufficient|enough|desired|the minimum|a must|a plus)\b)[a-z])|(?:2|two)[- ]?(?:(?:or|-) ?(?:4|four)[- ])?(?:years?|yrs?\.?) (?:(?:college|technical|university|accredited|post-?secondary|science|business|nursing|engineering|(?:job )?related) )?(?:degrees?|college|program|technical(?! (?:training|experience|background|work|support|sales|knowledge|writing)))|(?:2|two)[- ]or (?:4|four)[- ]year|community college degree)/gi,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:[’'`]?s?[’'`]?)\b|batchelors?\b|baccalaureate|undergraduate degrees?|under-graduate degree|university (?:degrees?|graduates?)|(?:4|four)[- ]?(?:\(4\) )?(?:years?|yrs?\.?) (?:accredited |college |university |technical )?(?:degrees?|colleges?|university|bs\b|ba\b)|(?:4|four)[- ]year (?:(?!experience\b|of\b|years?\b|and\b)[\w/-]+ ){1,6}(?=degrees?\b)|graduat\w{1,4} (?:of|from) an? (?:accredited )?(?:four|4)[- ](?:year|yr)|college\/university(?= degree)|degree from an? (?:accredited )?(?:four|4)[- ](?:year|yr))/gi,
  ],
  [
    'master',
    /\b(?:master(?:[’'`]s|s[’'`]|s)?[- ](?:level |prepared )?(?:degrees?|of (?:science|arts|business|public|social|education|fine|health|engineering|nursing|divinity|laws?|library|accountancy|professional|philosophy)|in (?!the\b|all\b|our\b|your\b|every\b|this\b|mind\b)[a-z]|level|required|preferred|or (?:higher|above|phd|doctora\w{2}|equivalent))|master[’'`]s\b|(?<=bachelor[’'`]?s?[’'`]? ?(?:or|\/|,|and) ?)masters?\b|(?:graduate|advanced|post-?graduate)(?: level)? degrees?)/gi,
  ],
  [
    'doctorate',
    /\b(?:doctorates?|doctoral (?:degrees?|level|candidate)|doctor(?:ate)? (?:of|in) (?:philosophy|education|pharmacy|medicine|nursing|physical|psychology|veterinary|dental|audiology)|juris doctor(?:ate)?|(?:law|medical|dental|terminal) degrees?(?! program)|m\.?d\.? ?(?:\/|or) ?d\.?o\b)/gi,
  ],
];

/** The same with the subject between the level and "degree": "associate’s nursing degree", "graduate business degree". */
const NAMES_AROUND_SUBJECT: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'associate',
    new RegExp(
      String.raw`\bassociate(?:(?:[’'\x60]s|s[’'\x60]?) ${SUBJECT}| (?=[a-z-]+ degree)${SUBJECT})degrees?\b`,
      'gi',
    ),
  ],
  [
    'master',
    new RegExp(
      String.raw`(?:\bmaster(?:[’'\x60]s|s[’'\x60]?)|(?<!\b(?:college|university|school) )\b(?:graduate|advanced|post-?graduate)) ${SUBJECT}degrees?\b`,
      'gi',
    ),
  ],
  ['doctorate', new RegExp(String.raw`\b(?:doctoral|doctorate) ${SUBJECT}degrees?\b`, 'gi')],
];

/** "College degree" without the number of years. */
const COLLEGE_PATTERN =
  /\bgraduat(?:ed|es?|ion) (?:from )?(?:an? |your )?(?:accredited )?(?:college|university)\b(?! (?:program|school|student|nurse|assistant))|\b(?:college (?:or university )?(?:degrees?|(?:graduates?|grads?)\b(?! with an? (?:[\w-]+ ){0,2}degree)|diplomas?)|college\/university degrees?|university or college degrees?)/gi;

/** "A forestry degree, two-year or four-year": the lower of the two is enough. */
const TWO_YEAR_PATTERN =
  /\bdegrees?\b(?=[^.;]{0,30}\b(?:two|2)[- ](?:year|yr))|\b(?:two|2)[- ](?:year|yr)s?\b[^.;]{0,12}\bdegrees?\b/gi;

/** "A degree in Accounting", "degree required": without a level. */
const BARE_DEGREE_PATTERN =
  /\bdegrees?(?: is| are| or| \(| or \w{2,12}| holder| holders)? ?(?:in (?!which\b|order\b)[a-z]|required|preferred|from an? accredited|(?:and\/)?or (?:an? |the )?(?:equivalent|certif|relevant|related|equal|work|at least|sales|prior)|a (?:big )?plus|desired|mandatory|a must)/gi;

/** Words before "degree" that give it another meaning, or a level that another pattern reads. */
const NOT_A_LEVEL_PATTERN =
  /(?:high|low|some|certain|large|great|varying|any|moderate|reasonable|significant|\d|this|that|no|360|college|university|graduate|advanced|technical|tech|trade|working (?:toward|on)|pursuing|towards?)[- ](?:an? )?$/i;

/** "No degree in chemistry? Please don’t apply." */
const NO_DEGREE_PATTERN = /^no degree\b[^.?]{0,60}\?/i;

/** A level that no pattern reads with its degree: "an associate of nursing degree". Its degree isn't a bachelor's. */
const UNREAD_LEVEL_PATTERN =
  /\b(?:associate|master|doctor)[’'`]?s?[’'`]? (?:(?!(?:and|has|have|holding|must|need|or|should|who|with)\b)[\w’'-]{1,20} ){0,4}$/i;

/** A student who is still working toward a degree isn't required to have it. */
const PURSUED_DEGREE_PATTERN =
  /\b(?:pursuing|attend(?:ing)?|working (?:towards?|on|to (?:attain|obtain))|enrolled in|currently (?:in|attending|studying)|studying (?:for|towards)|candidates? for an?|obtaining an?|tuition|scholarship|earn (?:a|your)|will (?:have )?(?:earn|receiv)\w{2,3}|progress towards?|seeking an?)\b/i;

const EXPERIENCE_INSTEAD_PATTERN =
  /\b(?:or (?:an? )?(?:the )?(?:equal|equivalent|comparable|commensurate|relevant|related|similar|prior|appropriate|sufficient|acceptable|proven|previous|significant|extensive|additional|at least|minimum|some|an? combination|any combination|combination|work|professional|sales|industry|military|management|technical|job|life|field|direct|hands-on|\d{1,2}|two|three|four|five|six|seven|eight|ten)\b(?:(?!,? (?:and|plus) (?:at least |a minimum of |minimum )?(?:\d|one|two|three|four|five|six|seven|eight|ten)\b)[^.;]){0,60}?\b(?:experience|training|background|education|knowledge|years|qualifications?)|or (?:an? |the )?equivalent|equivalent (?:combination|work|experience|job|military)|and\/or (?:equivalent |related |relevant |work )?experience|or experience|in lieu of|instead of (?:an? )?degree|experience (?:may|can|will) (?:be )?(?:substitut|accept|consider|replace)\w{0,4}|substitut\w{2,4} for|combination of (?:education|experience|training))\b/i;

/** A degree in one of several areas, of which the last is next to the word: "Bachelor’s degree in nursing, dietetics, or a related field preferred". */
const AREAS_PREFERRED_PATTERN =
  /^[’'`s]{0,2}(?: degrees?)? in (?:(?!\b(?:required|must|with|plus|experience|years?|minimum|and \d)\b)[^.;:()]){1,140} (?:(?:is|are) )?(?:strongly |highly )?(?:preferred|desired|desirable|a plus)\b/i;

/** A degree that takes the place of something else: "A master’s degree may be considered for experience". */
const SUBSTITUTE_AFTER_PATTERN =
  /^[^.;]{0,100}\bmay be (?:considered|substituted|accepted) (?:for|in lieu of|in place of)\b/i;
const SUBSTITUTE_BEFORE_PATTERN = /\b(?:may substitute (?:an? )?|alternatives may be accepted: ?)$/i;

/** "Or equivalent" right after a high-school diploma means the GED, not work experience. */
const EQUIVALENT_DIPLOMA_PATTERN =
  /\bor (?:an? |the |its )?equivalen(?:t|cy)\b(?! (?:work|experience|job|combination|years|training))/i;

/**
 * The degree that one sentence asks for, or undefined. Of several that are asked for equally, the lowest one is returned.
 * @param isLast whether the word alone is enough, since no sentence of the text says more
 */
export function findDegree(
  sentence: Sentence,
  welcome: Welcome,
  preferredSection: boolean,
  isLast = false,
): DegreeRequirement | undefined {
  const { text } = sentence;
  const mentions = (isLast ? findPlainDegrees(text) : findDegreeMentions(text)).filter(
    ({ start, end }) =>
      !PURSUED_DEGREE_PATTERN.test(text.slice(Math.max(0, start - 50), start)) && !isSubstitute(text, start, end),
  );
  const isAskedFor = ({ start, end }: DegreeMention) =>
    !welcome(start) && !AREAS_PREFERRED_PATTERN.test(text.slice(end, end + 180));
  const named = mentions.filter(isAskedFor);
  // "A degree in a related field, master’s preferred" asks for the one without a level.
  const asked = named.length > 0 || isLast ? named : findBareDegrees(text, mentions).filter(isAskedFor);
  const [lowest] = (asked.length > 0 ? asked : mentions).toSorted((a, b) => rank(a.level) - rank(b.level));
  if (!lowest) return undefined;
  const isAsked = !preferredSection && asked.length > 0;
  const orExperience = isAsked && isExperienceAccepted(text, lowest);
  return {
    level: lowest.level,
    areas: listDegreeAreas(text, mentions),
    required: isAsked && !orExperience,
    orExperience,
    quote: text,
  };
}

const isSubstitute = (text: string, start: number, end: number): boolean =>
  SUBSTITUTE_AFTER_PATTERN.test(text.slice(end)) || SUBSTITUTE_BEFORE_PATTERN.test(text.slice(0, start));

function isExperienceAccepted(text: string, { level, start }: DegreeMention): boolean {
  return level === 'high-school'
    ? EXPERIENCE_INSTEAD_PATTERN.test(text.replace(EQUIVALENT_DIPLOMA_PATTERN, ''))
    : EXPERIENCE_INSTEAD_PATTERN.test(text.slice(start));
}

/** Every degree named in a sentence, in order. */
function findDegreeMentions(text: string): DegreeMention[] {
  if (!POSSIBLE_DEGREE_PATTERN.test(text) && !POSSIBLE_ABBREVIATION_PATTERN.test(text)) return [];
  const mentions: DegreeMention[] = [...NAMES, ...NAMES_AROUND_SUBJECT].flatMap(([level, pattern]) =>
    findAll(text, pattern, level),
  );
  mentions.push(...findDegreeAbbreviations(text, mentions));
  if (mentions.length === 0) mentions.push(...findAll(text, TWO_YEAR_PATTERN, 'associate'));
  if (mentions.length === 0) mentions.push(...findAll(text, COLLEGE_PATTERN, 'associate'));
  if (mentions.length === 0) mentions.push(...findBareDegrees(text, []));
  return mentions.toSorted((a, b) => a.start - b.start);
}

/** Degrees without a level that aren't the end of another mention. */
function findBareDegrees(text: string, mentions: readonly DegreeMention[]): DegreeMention[] {
  return findAll(text, BARE_DEGREE_PATTERN, 'bachelor').filter(({ start }) => {
    const before = text.slice(Math.max(0, start - 48), start);
    const isAskedByNo = NO_DEGREE_PATTERN.test(text.slice(Math.max(0, start - 4)));
    const hasLevel = mentions.some((one) => one.start <= start && /^[\s\w’'-]{0,30}$/.test(text.slice(one.end, start)));
    return (isAskedByNo || !NOT_A_LEVEL_PATTERN.test(before)) && !UNREAD_LEVEL_PATTERN.test(before) && !hasLevel;
  });
}

/** What may come before a degree that opens a statement. */
const OPENING_PATTERN = /(?:^|[.;:]\s*)\W*(?:(?:an?|min\.?|minimum|req\.?|requires?|required:?)\s+){0,2}$/i;

/** Whether a statement of the sentence starts with a degree, as those about what the employer offers don't. */
export const opensWithDegree = ({ text }: Sentence): boolean =>
  findDegreeMentions(text).some(({ start }) => OPENING_PATTERN.test(text.slice(0, start)));

/** A degree that stands after its subject, or that a short sentence just names: "A forestry degree", "degree: psychology". */
const PLAIN_DEGREE_PATTERN = /\b(?:degrees?|degreed)\b/gi;
const OTHER_DEGREE_PATTERN =
  /\b\d+[- ]?degrees?\b|\bdegrees? (?:of\b|to which|that|F\b|C\b|celsius|fahrenheit|feedback|view|program|planning|seeking|audit|completion|verification)|\bdegrees?[- ]granting|\b(?:lesser|greater|to a|to some|highest|varying|third|first|second|black belt)[- ](?:\w+[- ])?degree\b|\b(?:no|without|regardless|not require|whether|if|tuition|substitut\w+|in lieu|in place|degree equivalent|equivalent degree|earn|complete your|toward|pursu\w+|finish\w*)\b/i;
const MAX_PLAIN = 120;

function findPlainDegrees(text: string): DegreeMention[] {
  if (text.length > MAX_PLAIN || OTHER_DEGREE_PATTERN.test(text)) return [];
  return findAll(text, PLAIN_DEGREE_PATTERN, 'bachelor').filter(({ start }) => {
    const before = text.slice(Math.max(0, start - 48), start);
    return !NOT_A_LEVEL_PATTERN.test(before) && !UNREAD_LEVEL_PATTERN.test(before);
  });
}

/** "The MBA program" is a workplace, not a degree that the person has. */
const OF_A_SCHOOL_PATTERN = /^\s(?:programs?|students?|candidates|office|school|admissions)\b/i;

/** Cheap checks for words and abbreviations, so that most sentences skip the patterns. */
const POSSIBLE_DEGREE_PATTERN =
  /degree|diploma|bachelor|batchelor|baccalaureate|associate|master|doctor|high[- ]?school|\bged\b|g\.e\.d|college|universit|graduat|secondary|\b(?:2|4|two|four)[- ]|\bh\.?s\b|\bm\.?d\b/i;
const POSSIBLE_ABBREVIATION_PATTERN = /\b(?:[ABDJMPO][A-Z.]|LL|Ph|Ed|Psy|Au|Sc|DrPH|VM)/;

function findAll(text: string, pattern: RegExp, level: DegreeLevel): DegreeMention[] {
  return listMatches(text, pattern)
    .map((match) => ({
      level,
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ end }) => !OF_A_SCHOOL_PATTERN.test(text.slice(end, end + 14)));
}

function rank(level: DegreeLevel): number {
  return DEGREE_LEVELS.indexOf(level);
}
