import type { CredentialMention } from './credential-names.ts';

/** Statements about someone else: the company, colleagues, or its customers. */
const OF_OTHERS_PATTERN =
  /\b(?:(?:the|our) (?:\w+ ){1,2}(?:has|holds|is) (?:an? |already )|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:full-time )?(?:licensed|certified|registered|credentialed) \w+|(?:supervision|supervised hours|hours|tuition|pay|reimburse\w*|study time) (?:towards?|for) [^.;]{0,30}(?:licen[sc]\w*|certif\w*|credentials?)|(?:crews?|teams?|staff) of (?:licensed|certified|registered)|our [“"]?(?:licensed|certified|registered)|is (?:an?|the) [^.]{0,60}(?:licensed|certified|registered)|licensed (?:[a-z]+[ -]){0,4}(?:clinics?|facilit(?:y|ies)|agenc(?:y|ies)|centers?|company|home health)|CPA[”"]?(?:\/\w{1,12})? firms?|we are (?:an? )?(?:fully )?(?:licensed|certified|accredited)|(?:company|agency|firm|facility|center) is (?:fully )?(?:licensed|certified|accredited)|(?:licensed|certified) (?:in all|and does business|instructors?|partner|woman|minority|organi[sz]ation|facility|agency)|under the (?:direct )?(?:supervision|direction) of|reports? (?:directly )?to|assists? (?:the )?)\b/i;

/** "Pruitt & Bloch LLP, Certified Public Accountants": a firm's description of itself. */
const LAW_FIRM_PATTERN =
  /\b(?:LLP|PLLC|LLC|P\.?C\.?|Inc\.?|& Co\.?|Group)[.,]?\s[^.;]{0,30}(?:Accountants|Attorneys|Engineers|CPAs|Brokers|Agents)\b/;

/** To be had some time after the hire: "ACLS within six months". */
export const LATER =
  /^(?![^,;.]*\bor\b)[^,;.]{0,25}\b(?:within (?:the )?(?:first )?(?:\w+ ){1,2}(?:days?|weeks?|months?|mos?|years?|yrs?)|by (?:the end of )?(?:your )?(?:first|month))\b/i;
/** "EIT is not sufficient", "a food handler card is not the same thing". */
export const NOT_ENOUGH =
  /^[^;.,(–—]{0,20}\b(?:(?:is|are)(?: not|n[’']t)|does(?: not|n[’']t)|do(?: not|n[’']t) (?:count|cover|qualify|suffice|meet|satisfy|work|fulfill|replace|substitute)|will not|won[’']t|cannot|can[’']t|alone)\b/i;
/** To be had after the hire by those who don't have it: "or ability to obtain within 120 days". */
const OBTAINABLE =
  /^[^,;.]{0,30}\bor (?:be )?(?:the )?(?:able|ability|eligib\w+|willing\w*|can|will)\b[^.;]{0,40}\bwithin\b/i;

/** What only pays more, or is worth something: "TWIC pays extra". */
export const PAID_EXTRA =
  /^[^;.,]{0,20}\b(?:pays? (?:extra|more)|adds? \$|(?:is )?worth|earns?|gets? you|bonus|(?:pay )?bump|premium|differential)\b/i;

/** People whom the new colleague works with: "train two EITs", "supervise our RBTs". */
const WORK_WITH =
  /\b(?:train(?:ing)?|supervis\w+|lead(?:ing)?|mentor(?:ing)?|overse\w+|manag(?:e|es|ing)|coach(?:ing)?|direct(?:ing)?|support(?:ing)?|assist(?:ing)?|delegat\w+ to|work(?:s|ing)? (?:closely )?with|alongside|of|evaluat\w+|onboard(?:ing)?|team of|crew of|staff of)\s+(?:(?:our|the|your|a|an|new|other|licensed|certified|team|of|up|to|and|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+){0,4}$/i;
export const isOfOthers = (text: string, start: number, end: number): boolean =>
  WORK_WITH.test(text.slice(0, start)) &&
  (text.charAt(end - 1) === 's' || /^(?:s\b| (?:techs?|staff|team|candidates?)\b)/i.test(text.slice(end)));

/** "Able to pass a background check and get a SIDA badge" */
const TO_BE_OBTAINED =
  /\b(?:able|ability) to (?:\S+ ){0,8}(?:for|qualify for|pass [^.;]{0,40}) (?:an? |the )?(?:\w+ )?$|\b(?:hold|have|possess) or (?:be (?:able|willing) to )?(?:get|obtain|earn|acquire),? (?:[\w-]+ ){0,6}$|\b(?:able|ability|willing\w*|eligible) to (?:[\w-]+ ){0,7}(?:get|obtain|earn|acquire) (?:[\w-]+ ){0,3}$/i;

/** Without what can be obtained after the hire, if the sentence asks for anything else. */
export function dropObtainable(text: string, mentions: readonly CredentialMention[]): readonly CredentialMention[] {
  const others = mentions.filter(
    ({ start, end }) => !OBTAINABLE.test(text.slice(end)) && !TO_BE_OBTAINED.test(text.slice(0, start)),
  );
  return others.length > 0 ? others : mentions;
}

/** "You need no license yourself" */
const NONE_NEEDED =
  /\b(?:[Nn]eeds?|[Rr]equires?|requiring) no (?:\w+ ){0,2}(?:licen[sc]e|certific\w+|credential)\b|\b[Nn]o (?:\w+ ){0,2}(?:licen[sc]e|certification|certificate|credential)s? (?:is |are )?(?:needed|required|necessary)\b|\b(?:licen[sc]e|certification|[A-Z]{2,5}) (?:is )?not (?:needed|required|necessary)\b/;

/** Another job of the same employer: "Enrolled agents may apply for the senior post", "We also have an opening for a licensed esthetician". */
const OTHER_JOB =
  /\b(?:may|can|should|could|please|welcome to) (?:apply|look|see)\b[^.;]{0,30}\b(?:for|at|to) (?:the|our|another)\b|\balso (?:have|has|hiring|recruiting|looking)\b[^.;]{0,40}\b(?:openings?|positions?|postings?|roles?|licensed|certified)\b|\b(?:other|separate|another|different) (?:posting|opening|job|position|listing)s?\b/i;

/** Whether a sentence speaks of the licenses of others, or says that none is needed. */
export const asksForNone = (text: string): boolean =>
  OF_OTHERS_PATTERN.test(text) ||
  OTHER_JOB.test(text.replace(/\([^)]*\)/g, ' ')) ||
  LAW_FIRM_PATTERN.test(text) ||
  NONE_NEEDED.test(text);
