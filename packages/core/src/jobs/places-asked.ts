import type { Sentence } from '../text/sentences.ts';
import type { Welcome } from '../text/wording.ts';
import type { JobSectionKind, KnockoutQuestion } from './types.ts';

/** Whether people work at a place, live near it, or come from it; each sentence that says so contains one of these. */
const HINT_PATTERN =
  /on-?\s?site|campus|in[- ](?:person|office|district|state|town|county)|office|hybrid|remote|telework|wfh|home|face[- ]to[- ]face|-based|site\b|outside|relocat|\brelo\b|\bmov(?:e|ing)\b|commut|\blocals?\b|liv(?:e|es|ing)\b|resid|domicil|house yourself|sleep|based|located|station|report|nearby|minutes?|miles?|\bmi\b|distance|\bin and\b|so must|be (?:physically )?(?:in|near|here|there|local)|\bhere\b|is in\b|will be in\b|sits in\b|premises|bench|\bat (?:the|our)\b|(?:from|in) (?:the|our)|(?:candidates?|applicants?|people) (?:from|in)/i;

/** The person's presence: at the employer's place, and not at home. */
const PRESENCE =
  /(?:^\W*|\b(?:must|fully|100\s?%|only|strictly|all|job|role|position|required?|work(?:s|ing|ed)?|is|are|be|an?|seat|this|permanently|daily|weekly|days?|week|needed|\w+:|[([,—–-])[^.;]{0,24})(?:on-?site|on[- ]campus|face[- ]to[- ]face|on the premises|in[- ]person)(?! (?:or|and|at \d|interview|by|visits?|meetings?|support|training|care|security|employees|staff)|al|ality)\b|(?:^\W*|\b)in[- ]office (?:role|position|job|only|schedule|work|\w+ days)|^\W*in[- ]office\b|\b(?:hybrid (?:role|position|schedule|work|job|in|from|model|setup|arrangement)|hybrid[,:;(]|(?:in|from|at) (?:the|our) (?:\w+ )?(?:office|shop|plant|store|bench|lab|building|yard|studio|terminal|depot|HQ|headquarters)|(?:no|not|non|isn[’']t|never|without)[- ](?:an? )?(?:fully )?(?:remote|telework\w*|telecommut\w*|WFH|work[- ]from[- ]home|virtual)\b(?! (?:sites|access)))|\b(?:remote|telework\w*|telecommut\w*|WFH|work(?:ing)? from home)\b[^.;]{0,25}\b(?:not|n[’']t|never|isn[’']t|unavailable|only|no option|(?:from|within|in) (?:the |one of |these |any of )?(?:[A-Z][A-Za-z]|states))/i;
/** Where the person lives, or will. */
const HOME =
  /\b(?:live|lives(?! of)|living|reside|resides|residing|residen(?:t|ts|ce|cy)|domiciled?|sleep|dwell|house yourself|a home|home base|your home|home address)\b[^.;]{0,24}\b(?:in|within|near|nearby|here|close|around|inside|no farther|no more than|less than|already|there|locally|of|on|only)\b|\bdomicile\b|\b(?:an?|current) (?:[A-Z][\w.]+ ?){1,3}(?:[Aa]rea |[Cc]ounty )?residents?\b|\bin-(?:district|state|town|county|area)\b|\bbe (?:local|nearby|close by|here|there|on the island)\b|\byou(?:[’']re| are) (?:local|nearby|here|there|in (?!the|a|an)[A-Z])|\bso must you(?: be)?\b/i;
const MOVE =
  /\brelocat\w*\b|\brelo\b|\bmove (?:here|there|to [A-Z]|within|by|before)|\bcommut(?:e|able|ers?)\b|\bcommuting (?:distance|area|range)\b|\bwithin (?:an? )?(?:\d+|\w+)?[ -]?(?:road |driving )?(?:miles?|minutes?|mins?|commut\w+|driving)\b[^.;]{0,12}\b(?:of|from|away|drive)\b|\b(?:driving|commuting|commutable) distance\b|\b(?:\d+|an hour|half an hour)[ -]?(?:miles?|minutes?|mins?)(?: or less)? (?:of|from) (?:the|our|[A-Z])/i;
const LOCALS =
  /\blocals\b|\blocal (?:candidates?|applicants?|residents?|people|drivers?|only|hires?|talent|folks|person|individuals?)\b|\b(?:must|should|please|need to|needs to|has to|have to) be local\b|\b(?:someone|somebody|anyone|person) local\b|\b(?:candidates?|applicants?|people|hires?) (?:from|in) [^.;]{2,30} only\b|\bonly (?:candidates?|applicants?|people) (?:from|in)\b|\barea (?:people|residents?|candidates?|applicants?)\b/i;
const PLACED =
  /^\W*(?:[Oo]ffice|[Jj]ob ?site|[Ww]ork ?(?:site|location)|[Hh]ome base|[Bb]ase)\s*[:–-]\s*[A-Z]|\b(?:[A-Z][a-z]+|U\.?S\.?)-based\b(?! (?:company|firm|\w+ company|organization|start-?up|client|business|nonprofit|manufacturer|provider|leader))|\b(?:[Aa]pplicants?|[Cc]andidates?|[Pp]eople|[Rr]esidents?|[Nn]obody|[Nn]o one|[Aa]nyone)\b[^.;]{0,16}\b(?:outside|from outside)(?: of)? (?:the )?[A-Z]|\b(?:based|located|stationed|posted|assigned|domiciled|dispatched)(?: \w+)? (?:in|to|at|out of|from|near|around|within) (?:the |our |downtown |greater |metro |central |northern |southern |eastern |western )?[A-Z][a-z]|\b(?:must|should|please|need to|have to|has to) (?:already |currently )?be (?:physically |already |currently )?(?:in|near|around|at) (?:the |downtown |greater |metro )?[A-Z][a-z]|\b(?:[Rr]ole|[Jj]ob|[Pp]osition|[Ss]eat|[Tt]his|[Oo]ffice|[Ss]tudio|[Ss]hop|[Ww]ork|[Pp]lant|[Dd]esk) (?:is|sits|will be) in (?:downtown )?[A-Z][a-z]|\b[Rr]eports? (?:daily |each day |in person )?to (?:our|the) (?:[A-Z]\w+ )+(?:office|plant|yard|site|campus|terminal|HQ)\b/;
const OBJECTS: readonly RegExp[] = [PRESENCE, HOME, MOVE, LOCALS, PLACED];

/** The sentence asks something of the applicant, or states how the job is. */
const ASKS =
  /\b(?:must|required?|requires|requirement|needs?|needed|has to|have to|had to|only|nobody|no one|mandatory|necessary|essential|non-?negotiable|condition|pass(?:\.|$)|or (?:pass|skip|don[’']t)|please|should|expected|won[’']t|can[’']t|cannot|unable|don[’']t|do not|isn[’']t|no|not|never|want(?:s|ed)?|seek\w*|ask|prefer not|you(?:[’']re|[’']ll| are| will)?|your|candidates?|applicants?|hires?|hire|employees?|(?:this|the) (?:is|job|role|position|seat|post|desk|work)|position|role|job|work(?:s|ing)?|days?|daily|full[- ]time|fully|100|weekly|(?:mon|tues|wednes|thurs|fri)days?|report|open to|considered|eligible|limited to|restricted to|bylaw|ordinance|charter)\b/i;

/** Said of the company, of those it serves, of benefits, or of work that has a place in its name. */
const NOT_ASKED =
  /\b(?:office environment|work environment|relocate\/\w+|live examples|familiarity|noise|software|vendor\w*|(?:individuals|people|persons|adults|children|families|clients|consumers|those|youth|seniors|students|patients|who) (?:living|residing)|(?:the|their|our|your) lives|phone|telephone|communicat\w*|(?:submitted|apply|applications?|stop in|fill out)\b[^.;]{0,40}\bin person|live[- ]in|we(?:[’']re| are) (?:an? |the )?(?:[\w-]+ ){0,4}(?:based|located|headquartered)|(?:company|firm|organization|agency|practice|hospital|facility|center|clinic|school|group|client|business|leader|provider|manufacturer|property|community|campus|restaurant|hotel|inc|llc)\b[^.;]{0,40}\b(?:based|located|headquartered|offices?|serving|serves)|conveniently|headquarter\w*|founded|established|offices in|(?:our|the|their|its|with|of|for|assist|help|all|each|new|elderly|nursing home|community) (?:\w+ )?(?:residents?|homes?)\b(?! (?:only|must|office))|residen(?:tial|ts?[’']s?)|medical residen|residency (?:program|training)|in[- ]home|home (?:health|care|page|visits?|depot|improvement|office|town|loan)|(?:take|bring)[- ]home|live (?:chat|music|events?|in aides?|entertainment|calls?)|local(?:ly)? (?:and|,|or|state|business\w*|communit\w+|market\w*|vendors?|suppliers?|agenc\w+|schools?|stores?|news|events?|partners?|customers?|clients?|sales|authorit\w+|media|police|branch\w*|offices?|unions?|driving|routes?|delivery|deliveries|staff|level|teams?|charit\w+|ordinances?|codes?|health|hospitals?|physicians?|chapter|owned|sourced|grown|travel|purchas\w+|providers?|organi\w+|residents,|needs|resources|competit\w+|contracts?|people who|account\w*|government\w*|operat\w+|economy|legend)|on-?site (?:gym|day ?care|fitness|parking|health|training|support|visits?|interviews?|clinic|cafeteria|child\w*|manager|management|team|staff|inspections?|supervis\w+|construction|installations?|coordinat\w+|technicians?|customer|client|audits?|assessments?|consult\w+|meetings?|services?|leader\w*|fuel|laundry)|relocation (?:assistance|package|bonus\w*|reimburse\w*|help|paid|benefits?|services?|is available|available|provided|offered|stipend|allowance|expenses|support|specialist|industry)|relocat\w+ (?:employees|clients|customers|families)|remote(?:ly)? (?:support|access|desktop|sites?|teams?|users?|monitor\w*|offices?|control|workers?|sensing|locations?|areas?|diagnos\w+|patient)|commut\w+ (?:benefits?|program)|whether|regardless|anywhere in the world|home[- ]based business|move (?:forward|up|quickly|products?|freight|furniture|patients?)|fast[- ]paced|be (?:in|on) (?:the|good|charge|time|touch|contact|your|a|compliance|constant|top|call|display)|based on|based upon|evidence-based|team-based|report(?:s|ing)? (?:directly )?to|located (?:throughout|across|nationwide)|living (?:conditions|expenses|wage|room|facilit\w+|communit\w+|assist\w*|skills|environment|quarters|center)|assisted living|independent living|senior living|hiring (?:process|manager)|within (?:\d+|\w+) (?:hours|minutes|business|days) of (?:receipt|request|arrival|notice|receiving|the (?:call|request|order|shift))|travel (?:to|from|between|within)|not required|optional|equal)\b/i;
const OFFERS =
  /\b(?:we (?:offer|provide|pay|cover|help)|assistance|reimburse\w*|401|benefits|perks|discounts?|vacation|PTO|insurance|bonus(?:es)?)\b/i;

/** A line longer than this describes more than a condition. */
const MAX_SENTENCE = 320;
const MAX_PLAIN = 160;

/** Whether a sentence says where the work is done or where the person has to be. */
function asksForPlace(text: string, section: JobSectionKind): boolean {
  if (text.length > MAX_SENTENCE || !HINT_PATTERN.test(text)) return false;
  const objects = OBJECTS.filter((pattern) => pattern.test(text));
  if (objects.length === 0 || NOT_ASKED.test(text) || OFFERS.test(text)) return false;
  if (section === 'duties' && !/\b(?:must|required?|only|requires)\b/i.test(text)) return false;
  return ASKS.test(text) || text.length <= MAX_SHORT || (section === 'requirements' && text.length <= MAX_PLAIN);
}

const MAX_SHORT = 60;

export const LOCATION_QUESTION = 'Can you work where this job is located?';

/** The first sentence of an advertisement that ask for a place, for one in which no wording of its own was found. */
export function findPlacesAsked(
  readings: readonly { sentence: Sentence; kind: JobSectionKind; welcome: Welcome }[],
): KnockoutQuestion[] {
  const found = readings.find(
    ({ sentence: { text }, kind, welcome }) =>
      ASKING.has(kind) &&
      asksForPlace(text, kind) &&
      !welcome(OBJECTS.find((one) => one.test(text))?.exec(text)?.index ?? 0),
  );
  return found ? [{ kind: 'location', question: LOCATION_QUESTION, quote: found.sentence.text }] : [];
}

const ASKING: ReadonlySet<JobSectionKind> = new Set(['requirements', 'duties', 'overview']);

/** Days and nights away from home. */
const AWAY =
  /\bovernights?\b(?! (?:shift|oats|stock\w*|crew|audit|position|delivery|shipping|hours|guests|stays))|\bnights? (?:out|away|on the road)\b|\baway (?:from home|(?:mon|tue|sun)\w*|for \w+ (?:days|nights|weeks)|\d|three|two|four|five|overnight|all week)|\bnights? (?:a|per|each) (?:week|month)\b[^.;]{0,24}\b(?:hotels?|away|out)\b|\bin hotels\b|\bon the road\b(?! (?:to|while))|\bstorms?\b(?=[^.;]*\bweeks|\bwk)|\b(?:weeks?|wks?|days) (?:out|at a (?:time|stretch)|away|on the road)\b|\bOTR\b|\bover[- ]the[- ]road\b|\btravel(?:s|ing)?\b(?=[^.;]*(?:\brequired|\bmust|\bmandatory|\bhas to|\bneeded|\d\s?%|\bweeks?\b|\bnights?\b|\bdays a\b))|\d\s?% travel|\bno home base\b|\bhome (?:every other week|weekends? only)\b/i;
const NOT_AWAY =
  /\b(?:no|not|without|never|minimal|little) (?:\w+ )?(?:overnights?|travel|nights? away|OTR|over[- ]the[- ]road)\b|\btravel (?:assignments?|agen\w+|arrangements|expenses|industry|reimburse\w*|insurance|nurs\w*)\b|\bhome (?:nightly|daily|every (?:night|day))\b|\b(?:experience|years?|hours)\b/i;

/** The first sentence that asks people to be away from home, for an advertisement in which no wording of its own was found. */
export function findTravelAsked(
  readings: readonly { sentence: Sentence; kind: JobSectionKind; welcome: Welcome }[],
): KnockoutQuestion[] {
  const found = readings.find(({ sentence: { text }, kind, welcome }) => {
    if (!ASKING.has(kind) || text.length > MAX_PLAIN) return false;
    const at = AWAY.exec(text)?.index;
    return (
      at !== undefined &&
      !NOT_AWAY.test(text) &&
      !welcome(at) &&
      (kind === 'requirements' || ASKS.test(text) || text.length <= MAX_SHORT)
    );
  });
  return found ? [{ kind: 'travel', question: TRAVEL_QUESTION, quote: found.sentence.text }] : [];
}

export const TRAVEL_QUESTION = 'Can you travel as much as this job requires?';
