import { findOccupation, getOccupation } from '../../jobs/index.ts';
import { getProfile, type OccupationProfile } from '../profiles/index.ts';
import { isOfOthers } from './whose.ts';

/** What somebody can't do, doesn't want, or doesn't have, in the words of a form. */
export const LIMITS = [
  'lifting',
  'nights',
  'on-call',
  'travel',
  'lead',
  'sales',
  'people',
  'outdoors',
  'computer',
  'remote',
  'part-time',
  'no-degree',
  'while-working',
  'no-debt',
  'record',
  'parole',
  'minor',
] as const;
export type Limit = (typeof LIMITS)[number];

const NO = String.raw`\b(?:no|not|never|without|avoid(?:ing)?|less|fewer|hate|tired of|sick of|done with|burne?d? ?out (?:on|by|from)|don[’']?t (?:want|like)(?: to)?|do not want(?: to)?|can(?:no|[’']?)t(?: do)?|nothing with|away from|get(?:ting)? (?:off|out of)|quit(?:ting)?|stop(?:ping)?|off)(?: (?!but\b|and\b|only\b)[\w-]+){0,4}?`;
const BODY = `(?:back|knees?|shoulders?|hips?|body|feet|joints|wrists?)`;
/** “Back” alone is mostly a direction. */
const OWN_BODY = `(?:(?:my|lower|bad) back|knees?|shoulders?|rotator cuff|hips?|my body|feet|joints|wrists?)`;
const rejects = (words: string): RegExp => new RegExp(`${NO} (?:${words})`, 'i');

/** A record that stands alone: "old misdemeanor". */
const BARE_RECORD = String.raw`(?:^|[.,;!?]\s*)(?:an? |old |one |two )?(?:felony|felonies|misdemeanors?|duis?|dwis?)\b(?! (?:cases?|clients?|courts?|offenders?|checks?))`;

const WORDS: Record<Limit, RegExp> = {
  lifting: new RegExp(
    [
      rejects(
        String.raw`(?:lift(?:ing)?|stand(?:ing)?(?: all day)?|kneel(?:ing)?|climb(?:ing)?|bend(?:ing)?|physical|manual labor|heavy (?:work|lifting|stuff)|on my feet|my ${BODY})\b`,
      ).source,
      String.raw`\bcarpal tunnel\b|\b(?:bad|hurt|sore|injured|blown(?: out)?|fused|broken|ruined|easier on|easy on|easy for|easier for|lighter on|gentler on|hard on|killing) (?:my |the |lower |both )*${BODY}\b`,
      String.raw`\b${OWN_BODY} (?:\w+ )?(?:is|are|hurts?|pain|injur\w+|problems?|surg\w+|going|shot|gave out|can[’']?t)\b`,
      String.raw`\barthritis\b|\bherniat\w+|\bsciatica\b|\bheavy lifting is out\b`,
    ].join('|'),
    'i',
  ),
  nights: new RegExp(
    [
      rejects(
        String.raw`(?:nights?|night ?shifts?|weekends?|holidays|evenings?|saturdays?|sundays?|overnights?|graveyard|on[- ]call|shift work)\b(?! (?:school|class))`,
      ).source,
      String.raw`\b(?:9|nine)(?: ?am)? ?(?:-|–|to) ?(?:5|five)\b|\b(?:day ?shifts?|days|weekdays) only\b|\bmonday (?:to|through|-) friday\b|\bm-f\b|\b(?:holidays|weekends|nights|evenings|saturdays|sundays) off\b|\b(?:normal|regular|school|daytime) hours\b|\bbell to bell\b`,
    ].join('|'),
    'i',
  ),
  'on-call': rejects(String.raw`(?:on[- ]call|pages?|pager|2 ?am)\b`),
  travel: new RegExp(
    `${rejects(String.raw`(?:travel(?:l?ing)?|the road|otr|flying|long commute)\b`).source}|\\bhome (?:every night|nightly|daily|each night)\\b`,
    'i',
  ),
  lead: rejects(
    String.raw`(?:manage|managing|management|supervis\w+|manager|be(?:ing)? (?:a|the) boss|lead(?:ing)? people|fire people)\b(?! (?:my|time|stress|money|projects?))`,
  ),
  sales: rejects(String.raw`(?:sales|selling|sell|cold[- ]call\w*|commission|quotas?)\b`),
  people: rejects(
    String.raw`(?:patients?|customers?|the public|phone calls|phones|people all day|guests)\b|deal(?:ing)? with (?:people|patients|customers)\b|\b(?:no|without|away from|not around) people\b`,
  ),
  outdoors:
    /\bindoors?\b|\b(?:out of|not in|no more) the (?:sun|heat|weather|cold|rain)\b|\bno (?:more )?(?:outdoor|outside) (?:work|jobs?)\b/i,
  computer: new RegExp(
    `${rejects(String.raw`(?:computers?(?: classes| work)?|desk(?: job| work)?|screens?|office(?: job| work)?)\b`).source}|\\bcarpal tunnel\\b`,
    'i',
  ),
  remote:
    /(?<!\b(?:not|no|don[’']?t want(?: to)?) )\b(?:work(?:ing)? (?:from|at) home|(?:job|jobs|entry|something) from home|remote(?:ly)?(?: only| job| work)?|wfh)\b/i,
  'part-time': /\bpart[- ]?time\b|\b\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})? (?:hours|hrs) a week\b/i,
  'no-degree':
    /\b(?:no|without(?: a)?|don[’']?t have(?: a| my| any)?|dont want(?: a| to get a)?|never (?:finished|went to)|didn[’']?t finish|dropped out of|w\/o) (?:four[- ]year |4 (?:more )?years? of |my |more )?(?:degree|college|bachelor\w*|school)\b|\bno going back to school\b|\bwithout going back to school\b|\b(?:only )?(?:a )?ged\b|\bhigh school only\b/i,
  'while-working':
    /\b(?:can(?:no|[’']?)t|cannot) (?:stop|quit|leave) (?:working|work|my job)\b|\bwhile (?:i[’']?m )?(?:i )?(?:still )?work(?:ing)?\b|\bi work (?:full[- ]?time|\d\d ?(?:hrs|hours))|\bhave to keep (?:working|my job)\b/i,
  'no-debt':
    /\b(?:no|without|avoid|don[’']?t want(?: any| more)?|scared of|afraid of|can[’']?t take(?: on)?) (?:\w+ )?(?:debt|loans?)\b|\bno money\b/i,
  record: new RegExp(
    [
      String.raw`\b(?:i|ive|im|my|got|had|have|has|with|w|a|an)\b[^.;?!\n]{0,25}\b(?:felon(?:y|ies)?|misdemeanors?|convict(?:ed|ions?)|duis?|dwis?|criminal (?:record|history))\b`,
      String.raw`\b(?:i|ive|got|had|have|has|with|a|an|my)\b[^.;?!\n]{0,25}\b(?:(?:shoplifting|theft|assault|drug|possession|weed|marijuana|battery|fraud) (?:charges?|convictions?|case)|arrest(?:ed|s)?)\b`,
      BARE_RECORD,
      String.raw`\b(?:a|my) (?<!clean )record\b(?! (?:of|keep\w*|time|label|high|low))`,
      String.raw`\bhalfway house\b|\bex[- ]?(?:con|felon|offender)s?\b|\bwith a (?:robbery|burglary|assault|theft)\b|\b(?:hires?|for|takes?|hiring) felons\b|\bas a felon\b|\bfelon[- ]friendly\b`,
      String.raw`\b(?:got|get|getting|just|fresh|been|came|coming) out (?:of (?:prison|jail)|\(|after)|\b(?:was|been|did|served) (?:\w+ ){0,3}(?:in )?(?:prison|jail|locked up)\b|\b(?:i was|been|formerly) incarcerated\b`,
      String.raw`\bon (?:parole|probation|supervised release)\b(?! (?:at|period|with))`,
    ].join('|'),
    'i',
  ),
  parole: /\bon (?:parole|probation|supervised release)\b(?! (?:at|period|with))|\bmy (?:parole|probation) officer\b/i,
  minor:
    /\b(?:i[’']?m|im|i am|age) 1[4-7]\b|\b1[4-7],? (?:and|graduating|still|in (?:high school|hs))\b|\b1[4-7] (?:years? old|yrs? old|yo)\b/i,
};

/** "No felonies", "clean record": a statement that there is none. */
const CLEAN = /\bno (?:felon\w+|record|criminal record|convictions?|dui)|\bclean (?:record|background)/i;
/** Work in which people speak of the records of others. */
const JUSTICE_WORK =
  /\bcorrection\w*|\b(?:probation|parole|police|detention|court) (?:officer|clerk)|\bprison\b(?=.*\b(?:guard|nurse|teacher|officer))|\breentry\b|\bdeputy\b|\bparalegal\b/i;
/** A record that is certainly the person's own. */
const OWN_RECORD = new RegExp(
  [
    String.raw`\b(?:i|ive|i[’']ve) (?:have|had|got|was|were|been)\b[^.;?!\n]{0,25}\b(?:felon|misdemeanor|convict|dui|dwi|record|arrest)`,
    String.raw`\bmy (?:own )?(?:felony|misdemeanor|conviction|dui|dwi|record|arrest)|\b(?:had|got) a (?:dui|dwi|misdemeanor|felony)\b`,
    BARE_RECORD,
  ].join('|'),
  'i',
);

export interface Limits {
  kinds: ReadonlySet<Limit>;
  /** Occupations that they say no to. */
  unwanted: readonly string[];
}

/** Reads limits from everything that a person wrote. */
export function readLimits(texts: readonly string[]): Limits {
  const text = texts.filter((one) => one !== '').join('. ');
  const kinds = new Set(LIMITS.filter((limit) => isStated(limit, text)));
  if (JUSTICE_WORK.test(text)) {
    kinds.delete('parole');
    if (!OWN_RECORD.test(text)) kinds.delete('record');
  }
  if (CLEAN.test(text) && !/\bon parole|prison|just got out/i.test(text)) kinds.delete('record');
  return { kinds, unwanted: findUnwantedWork(text) };
}

/** Limits that people also mention of relatives and clients. */
const OWN_ONLY: ReadonlySet<Limit> = new Set(['lifting', 'record', 'parole', 'minor']);

function isStated(limit: Limit, text: string): boolean {
  const match = WORDS[limit].exec(text);
  return match !== null && !(OWN_ONLY.has(limit) && isOfOthers(text, match));
}

const REJECTED_WORK =
  /\b(?:don[’']?t want to be|don[’']?t want to (?:do|go into)|do not want to be|not|no|never|anything but)(?: a| an| another)? ([^.;!?\n]{3,60})/gi;

/** "Dont want to be a cop or security guard": the occupations in it. */
function findUnwantedWork(text: string): string[] {
  const parts = [...text.matchAll(REJECTED_WORK)].flatMap(([, words]) => (words ?? '').split(/,| or | and | nor /i));
  return [
    ...new Set(
      parts.flatMap((part) => {
        const words = part.trim().replace(/^(?:an?|the|as) /i, '');
        if (words.split(/\s+/).length > 3) return [];
        if (/^cops?$/i.test(words)) return ['police-officer', 'detective', 'correctional-officer'];
        const found = findOccupation(words)?.occupation;
        return found === undefined ? [] : [found];
      }),
    ),
  ];
}

const PUBLIC_WORK =
  /\b(?:patients?|customers?|guests?|visitors?|callers?|diners?|shoppers?|passengers?|travelers?|children|students?)\b/i;
const MANAGING = /manager|director|chief-|supervisor|^principal$|controller/;
const MINOR_WORK: ReadonlySet<string> = new Set([
  'cashier',
  'stocker',
  'grocery-clerk',
  'retail-associate',
  'host',
  'barista',
  'food-service-worker',
  'lifeguard',
  'recreation-worker',
  'tutor',
  'library-assistant',
  'animal-caretaker',
]);
/** Work in these fields often asks for a clean record by law. */
const CLEARED_FIELDS: ReadonlySet<string> = new Set([
  'public-safety',
  'education',
  'finance',
  'law',
  'health',
  'social-services',
]);

const RULES: Partial<Record<Limit, (profile: OccupationProfile, field: string) => boolean>> = {
  lifting: ({ conditions }) => conditions.has('physical'),
  nights: ({ conditions }) => conditions.has('nights') && !conditions.has('days'),
  'on-call': ({ conditions }) => conditions.has('nights'),
  travel: ({ conditions }) => conditions.has('travel'),
  lead: ({ id }) => MANAGING.test(id),
  sales: ({ conditions }, field) =>
    field === 'sales' || (conditions.has('commission') && field !== 'food' && field !== 'personal-care'),
  people: ({ work, id }) => PUBLIC_WORK.test(work) || /reception|customer|nurs|aide|teacher|server|teller/.test(id),
  outdoors: ({ conditions }) => conditions.has('outdoors'),
  computer: ({ conditions, id }, field) =>
    conditions.has('remote') ||
    conditions.has('hybrid') ||
    field === 'office' ||
    field === 'technology' ||
    /reception|records|biller|coder/.test(id),
  remote: ({ conditions }) => !conditions.has('remote') && !conditions.has('hybrid'),
  'no-degree': ({ conditions }) => conditions.has('bachelor') || conditions.has('graduate'),
  record: (_, field) => CLEARED_FIELDS.has(field),
  parole: ({ conditions }) => conditions.has('travel'),
  minor: ({ id }) => !MINOR_WORK.has(id),
};

/** Whether an occupation goes against what a person can't or won't do. */
export function isRuledOut(occupation: string, { kinds, unwanted }: Limits): boolean {
  const profile = getProfile(occupation);
  if (unwanted.includes(occupation)) return true;
  if (!profile) return false;
  const field = getOccupation(occupation)?.field ?? '';
  return [...kinds].some((limit) => RULES[limit]?.(profile, field) === true);
}

/** Facts that follow from a limit, whatever the work is. */
const FACTS: Partial<Record<Limit, string>> = {
  minor:
    'Under 18, some states ask for a work permit, which your school’s office can explain, and federal rules keep you away from dangerous machines.',
  parole:
    'Before you accept work that crosses a state line or a curfew, get your parole officer’s permission in writing.',
};

/** Sentences on limits that no occupation changes. */
export const describeLimits = ({ kinds }: Limits): string[] => [...kinds].flatMap((limit) => FACTS[limit] ?? []);
