import { monthOf } from '../facts/months.ts';

/** Something in progress, wished for, or only attempted isn't held. */
const NOT_YET =
  /\b(?:in progress|expected|anticipated|pending|appl(?:ied|ying|ication)|submitted|not yet|candidate|preparing|prepar(?:e|ation)|study(?:ing)?|student|in training|trainee|training for|working (?:towards?|on)|towards?|pursuing|enrolled|scheduled|to (?:take|sit)|sit for|will (?:take|sit|be|have)|apprentice(?:ship)?|coursework|credits|incomplete|dropped out|did not (?:finish|complete|graduate)|left before|withdr(?:ew|awn)|not granted|eligible (?:for|to)|seeking|finishing|bridge program|learner|exam|hours completed|would like|want(?:s)? to|plan(?:s|ning)? to|need(?:s|ed)? to)\b/i;
const LAPSED =
  /\b(?:expired|inactive|suspended|revoked|lapsed|surrendered|former(?:ly)?|no longer|retired|not (?:renewed|current|active|held)|on hold|no clearance|none)\b/i;
/** Taking a class isn't the same as passing it. */
const CLASS = /\b(?:course|class(?! [A-D]\b)|classes|bootcamp|workshop|seminar|training)\b/i;
const PASSED = /\b(?:passed|certified|certificate|active|current|licensed|valid|issued)\b/i;
/** Something that belongs to someone else, or that the person works on. */
const NOT_OWN =
  /\b(?:spouse|husband|wife|partner[’']?s?|father|mother|clients?|customers?|visitors?|residents|patients|students|applicants|employees|staff|colleagues|supervisor|manager|under (?:a|the)|escort|areas?|team of|crew|referred|for (?:a|the) client|form for|petitions?|checked|verified|processed|reviewed|hired|recruited|guided|trained|taught|sale)\b/i;
const PLANNED_YEAR = /\b(?:in|by|on|for|until|test|exam)\b[^.;]{0,30}\b(20\d\d)\b|, (20\d\d)-\d\d$/i;
const ENDS_YEAR =
  /\b(?:expires?|expiring|through|valid (?:through|until|to)|until|exp\.?)\s*:?\s*(?:\w+\.?\s+)?(?:\d{1,2}\/)?(20\d\d)\b/i;

export type Status = 'held' | 'not-held' | 'unclear' | 'not-own';

/** How a statement that names a license, clearance, or degree says whether the person holds it. */
export function statusOf(text: string, asOf: string): Status {
  const year = Math.floor(monthOf(asOf) / 12);
  if (NOT_OWN.test(text)) return 'not-own';
  if (LAPSED.test(text)) return 'not-held';
  const ends = Number(ENDS_YEAR.exec(text)?.[1] ?? year);
  if (NOT_YET.test(text)) {
    // Something planned for a date in the past may have happened since.
    const [, planned1, planned2] = PLANNED_YEAR.exec(text) ?? [];
    const planned = Number(planned1 ?? planned2 ?? year);
    return planned < year || /\blearner\b/i.test(text) ? 'unclear' : 'not-held';
  }
  if (CLASS.test(text) && !PASSED.test(text)) return 'unclear';
  return ends < year ? 'not-held' : 'held';
}
