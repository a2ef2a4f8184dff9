/** Words before a credential that is still in progress. */
export const NOT_YET_BEFORE_PATTERN =
  /\b(?:pursuing|stud(?:y|ying)|prepar(?:e|ing|ation)|prepping|working (?:towards?|on)|towards?|seeking|appl(?:y|ied|ying|ication)|(?:plan|intend|want|hop|expect|aim|aspir|enroll|schedul|sign|need|wait)(?:s|e|es|n?ing|n?ed)?(?: up)? (?:to|for|in|on)|(?:going|eager|ready|willing|able|about|required|registered) (?:to|for)|to (?:take|sit|test|obtain|get|earn|become)|will|would|test(?:ing)?|sit(?:ting)?(?!-)|exam(?:ination)?s?|training (?:for|as|to)|in training|apprentice\w*|coursework|students?|candidate|awaiting|pending|anticipated|expected|future|aspiring|interest(?:ed)? in|bridge|(?<!english )learner|prospective|pre-)(?=\W|$)/i;
/**
 * What may follow a credential without changing its meaning, besides names, dates, and numbers. Any other word may mean that it isn't
 * held.
 */
const PLAIN_AFTER = new Set(
  `license licenses licensed licensure certification certified certificate credential registration registered registry card number no id active
  current currently valid permit in good standing state of the by and or to a an with through thru until exp expires expiration expiring renewed issued since from on
  for effective earned obtained awarded received completed passed date unrestricted unencumbered clear clean full fully national nationally board multistate
  compact lifetime permanent professional endorsement endorsements class type level universal section adult child infant pediatric hazmat tanker passenger
  doubles triples school bus medical record mvr driving driver accidents violations points no-accidents provider providers producer agent broker adjuster therapist counselor clinician educator teacher assistant attorney engineer surveyor inspector applicator installer welder mechanic dispenser officer instructor member holder owner own
  car vehicle transportation reliable insurance insured bonded operator manager handler technician nurse worker clinical practical safety food security system
  interim granted year years yrs month months st nd rd th course card-holder hour hours last investigated investigation level-two polygraph poly ci sci
  dod cleared clearance access only commission commissioned notary public first aid reinvestigated adjudicated lic cert registry renews privilege univ ce air brake brakes no restrictions both endorsed good in hand one two three four five six seven eight nine ten food protection real estate nurse aide sit-down reach stand-up`.split(
    /\s+/,
  ),
);
/** In a sentence, the following words describe the work: "CPA with 12 years in public accounting". */
const CONTINUATION_PATTERN =
  /^\s+experienced in\b|^\s+with (?:an? )?(?:active|current|valid) licen[sc]e\b|^\s+(?:with|who|and|offering|bringing|having)\s+(?:an? |over |more than |nearly |about )?(?:\d+|[a-z]+)\+?\s+(?:years?|yrs?|decades?|own|clean|car|ten|twenty)\b|^\s+(?:with|and) (?:an? )?(?:clean|own|ten|[a-z]+teen|two|three|four|five|six|seven|eight|nine|twelve|twenty)\b/i;

/** Any of these may take back what was said before the comma. */
const DOUBT_PATTERN =
  /\b(?:not?|never|nor|un(?!encumbered|restricted|limited)\w+ed|former\w*|ago|until|till|once|was|were|had|used|previous\w*|pending|wait\w*|soon|hop\w+|plan\w*|want\w*|need\w*|lack\w*|without|except|almost|nearly|partial\w*|parts?|sections?|associate|fail\w*|lost|lose|gave|give|missed|old|past|retired?|due|owed|overdue|transfer\w*|reciproc\w*|renewing|restor\w*|reinstat\w*|probation\w*|provisional\w*|temporary|emergency|limited|restricted|conditional\w*|target (?:date|exam|completion)|goal|equivalent|level(?! (?:[IV]{1,3}|\d)\b)|eligib\w*|if|when|once|after|before|while|then|but|should|could|can|may|might|for|under|with|assist\w*|support\w*|help\w*|study\w*|school|class(?! (?:[A-G]|[IV]{1,3}|\d{1,2})\b)|classes|student|sit\w*|taking|take|start\w*|begin\w*|complet(?:e|ing)|finish(?:ing)?|remain\w*|left|through (?:my|his|her|a)|of (?:the|our|my))\b|n[’']t\b/i;

/** A goal without an object, and an exam of which only some parts are passed. */
const PARTWAY_PATTERN =
  /\b(?:enrol\w*|learning|attending|obtain|get|earn|become|halfway|(?:\d|one|two|three) (?:out )?of (?:\d|two|three|four|five|six))\b|\bpassed(?= [a-z])(?! (?:(?:the|my|all(?: of)?|both|[a-z]+ state) )*(?:exam|boards?|DOT|drug|background|physical|medical|fingerprint|inspections?|audits?|on|in|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
/** The sections of the CPA exam. */
const SECTIONS_PATTERN = /\b(?:FAR|REG|AUD|BEC|TCP|ISC)\b/;
/** Said of the job that the person looks for, of their work, or of a check that every hire takes. */
const OF_THE_JOB_PATTERN =
  /\b(?:seeking|interested in|looking for)\b[^,;(]{0,40}\b(?:roles?|positions?|jobs?|work|employment|opportunit(?:y|ies)|shifts?)\b|\b(?:ready|willing|able|eager|available) to (?:relocate|travel|work|start|drive|lift|move|commute|fly)\b|\bprepar(?:es?|ing) (?:[\w$-]+ ){0,4}(?:returns|taxes|statements|reports|budgets|audits|filings|meals|food|documents)\b|\b(?:drug|background|skin|TB) (?:tests?|screens?|checks?)\b/gi;

/** The rest of a name before the word that says that it is one: "TABC seller-server certification". */
const NAME_GOES_ON_PATTERN =
  /^(?:[ -](?!(?:exam|prep|review|course|class|study|student|candidate|eligible|training|pending|in|for|to|without|or|not|no|and|with|expired|lapsed|former)\b)[\w-]+){1,3} (?=(?:certifi|licen[sc]e|card|permit|registration))/i;

/** Who issued it: "Council for Professional Recognition". */
const ISSUED_BY_PATTERN =
  /\b(?:Council|Board|Commission|Association|Institute|Society|Center|Academy|College|Department|Dept\.?|Bureau)(?: [A-Z]\w+)? (?:for|of|on) [A-Z][\w-]*(?:(?: (?:and|&))? [A-Z][\w-]*)*/g;

/** For whom the license is used: "active with Garden Realty". */
const AFFILIATED_PATTERN = /\b(?:active|current|affiliated) (?:with|at) [A-Z][\w&’'-]*(?: [A-Z&][\w&’'-]*)*/g;

/** The number of a license: "(No. 00000)". */
const NUMBER_PATTERN =
  /\(?\b(?:no|nr|lic(?:ense)?|cert|reg|number)\b\.?\s*(?:no\.?|#|number)?\s*[:#]?\s*[\w-]*\d[\w-]*\)?/gi;

/** For how long it is valid; a date in the past was looked for before. */
const VALIDITY_PATTERN =
  /[\s,(–—-]*\b(?:(?:is|and) )?(?:good|valid|current|active|in force|paid|exp(?:ires)?\.?)?\s*(?:until|till|til|through|thru|to|exp(?:ires)?\.?)\s+(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?|\d{1,2}\/(?:\d{1,2}\/)?)?(?:19|20)\d\d\)?/gi;

/** Without the words that say nothing of whether it is held: its term, its number, its issuer, and for whom it is used. */
const dropOfCourse = (rest: string): string =>
  rest
    .replace(VALIDITY_PATTERN, ' ')
    .replace(NUMBER_PATTERN, ' ')
    .replace(AFFILIATED_PATTERN, ' ')
    .replace(NAME_GOES_ON_PATTERN, ' ')
    .replace(ISSUED_BY_PATTERN, ' ')
    // Initials after a name add to it: "with STR".
    .replace(/\bwith [A-Z]{2,6}\b/g, ' ')
    .replace(/[A-Z]\w+ Associate\b|[–—-] Associate\b/g, ' ')
    .replace(/\bsit-?\s?down\b/gi, ' ');

const isReached = (rest: string): boolean => {
  const own = rest.replace(OF_THE_JOB_PATTERN, ' ');
  return [NOT_YET_BEFORE_PATTERN, PARTWAY_PATTERN, SECTIONS_PATTERN].every((goal) => !goal.test(own));
};

/** Whether no word after a name that stands in a list of what somebody holds raises a doubt. */
export function isUndoubted(rest: string): boolean {
  const after = dropOfCourse(rest).replace(HARMLESS_PATTERN, ' ');
  return isReached(after) && !DOUBT_PATTERN.test(after) && !LISTED_DOUBT_PATTERN.test(after);
}

/** What takes a credential back in a list, where most words may follow a name. */
const LISTED_DOUBT_PATTERN =
  /\b(?:overdue|boot ?camp|targets?|goals?|let (?:it|this|that|my)|ended|over|retest|awareness|workshop|webinar|seminar|orientation|refresher|intern|trainee|helper|temp|candidat\w*|shadow\w*|observ\w*|soon|later|spring|summer|winter|next|needs?|due|owe|voucher|purchased|booked|mailed|submitted|supervised|disqualified|under review|on file|renewal)\b/i;

/** Words of doubt that are none in the name of a credential: "CPR for adults", "endorsed with pediatrics". */
const HARMLESS_PATTERN =
  /\b(?:for (?:adults?|infants?|children|(?:healthcare|health care) (?:providers?|professionals?)|life|HCP|professional rescuers?)|with (?:AED|first aid|endorsements?|[a-z]+ endorsements?|honors|distinction)|level (?:one|two|three|four)|class (?:one|two|three|four))\b/gi;

/**
 * Whether nothing follows that could change what is said of the name: in its own phrase nothing but names, dates, and words of course, and in no phrase a word
 * of doubt or of a goal that isn't reached.
 */
export function isPlain(rest: string): boolean {
  const after = dropOfCourse(rest);
  if (CONTINUATION_PATTERN.test(after)) return true;
  const end = /[,(]|\s[–—-]\s/.exec(after)?.index ?? after.length;
  const isOfCourse = [...after.slice(0, end).matchAll(/(?<![\p{N}#-])\b[\p{L}][\p{L}’'-]*/gu)].every(
    ({ 0: word }) => word !== word.toLowerCase() || PLAIN_AFTER.has(word),
  );
  return isOfCourse && isReached(after) && !DOUBT_PATTERN.test(after.slice(end));
}
