import { isOfOthers } from './whose.ts';

/** What somebody’s life is about when the title names no occupation, or besides one. */
export const SITUATIONS = [
  'retired',
  'unemployed',
  'student',
  'graduate',
  'parent',
  'caregiver',
  'veteran',
  'military-spouse',
  'reentry',
  'disability',
  'newcomer',
  'self-employed',
] as const;
export type Situation = (typeof SITUATIONS)[number];

const WORDS: Record<Situation, RegExp> = {
  retired: /\bretire(?:d|e)\b/i,
  unemployed:
    /\b(?:unemployed|jobless|laid[- ]off|let go|furloughed|out of work|between jobs|not working|job ?seeker|looking for (?:work|a job)|no job)\b/i,
  student: /\bstudents?\b|\bhigh ?schooler\b|\bundergrad(?:uate)?\b|\bin (?:high school|college)\b/i,
  graduate: /\b(?:recent|new|fresh)(?: college| high school| university)? grad(?:uate)?s?\b/i,
  parent:
    /\bstay(?:ing)?[- ]at[- ]home\b|\bhome ?maker\b|\bhouse ?(?:wife|husband)\b|\bhome with (?:my|the|our|\w+) kids?\b|\braising (?:my |our )?(?:kids|children)\b|\bfull[- ]time (?:mom|mum|mother|dad|father|parent)\b|\bsah[md]\b|\bhome ?school(?:ing)? (?:mom|mother|dad|father|parent)\b|\b(?:returning|back) to work\b|^(?:mom|mother|dad|father|parent)$/i,
  caregiver:
    /\b(?:family|unpaid) care ?giver\b|\b(?:took|taking|take) care of (?:my|an?) \w+|\bcare ?giver (?:for|to|of) (?:my|an?|the)?\s*\w|\b(?:caring|cared|care) for (?:my|an?) (?:\w+ )?(?:mother|father|mom|dad|parents?|husband|wife|spouse|partner|child|son|daughter|grand\w+|relative|family)/i,
  veteran:
    /\bveterans?\b(?! (?:nurse|teacher|engineer|developer|driver|designer|affairs))|\b(?:army|navy|naval|marines?|marine corps|usmc|air force|usaf|coast guard|national guard|space force|military|enlisted)\b(?! (?:spouse|wife|husband))|\b(?:platoon|drill|staff|first|gunnery|master|supply) sergeant\b|\bsquad leader\b|\bpetty officer\b|\bcompany commander\b/i,
  'military-spouse': /\bmilitary (?:spouse|wife|husband)\b/i,
  reentry:
    /\bex-?(?:offender|convict|con|felon)\b|\b(?:formerly )?incarcerated\b|\binmate\b|\b(?:out of|in|from) (?:prison|jail)\b|\bjust (?:got|came) out\b(?! of (?!prison|jail|jail))|\b(?:got|get|getting) out (?:last|this|in) .*\b(?:state|federal|prison|jail|inside|locked up)|\b(?:on|finished) (?:parole|probation)\b|\b(?:served|did) \d+ (?:years?|yrs?)(?: (?:in |of )?(?:state|fed\w*|prison|inside))/i,
  disability:
    /\bon (?:ssdi|ssi|disability)\b|^disabled\b(?! (?:child|kid|student|adult|people)\w*)|\bdisabled(?: veteran| worker)?$/i,
  newcomer: /\b(?:immigrant|refugee|asylee|newcomer)\b/i,
  'self-employed':
    /\bself[- ]employed\b|\bfreelancers?\b|\bentrepreneur\b|\b(?:small )?business owner\b|^(?:owner|founder)$|\bgig work(?:er)?\b/i,
};

/** What a title says about a person besides an occupation. */
export const findSituations = (title: string): Situation[] =>
  SITUATIONS.filter((one) => {
    const match = WORDS[one].exec(title);
    return match !== null && !(one === 'disability' && isOfOthers(title, match));
  });

/** Words that say when or how somebody did the work, so that only the occupation is left of a title. */
export const stripSituation = (title: string): string =>
  title
    .replace(
      /\b(?:retired|former(?:ly)?|ex-|unemployed|laid[- ]off|out[- ]of[- ]work|aspiring|future|currently|previously|past|u\.?s\.?|army|navy|marine corps|air force|coast guard|national guard|military|veteran)\s*/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Somebody who did the work before, and so may hold a lapsed license. */
export const isFormer = (title: string): boolean => /\b(?:retired|former(?:ly)?|previously|past)\b|\bex-/i.test(title);

/** A fact that a situation brings, with where to go; none where there is nothing certain to say. */
export const SITUATION_FACTS: Partial<Record<Situation, string>> = {
  retired:
    'Coming back from retirement, you can ask for part-time or seasonal work; if you draw Social Security before full retirement age, ask the SSA about the earnings limit first (ssa.gov).',
  unemployed:
    'While you’re out of work, an American Job Center helps with applications free of charge and may pay for approved training (WIOA) if you qualify.',
  parent:
    'Time at home with family needs one plain line on your résumé; list volunteer work, classes, and school or community projects you really ran, with numbers.',
  caregiver:
    'Caring for a relative counts if you name what you did, such as medication schedules, appointments, and insurance calls; keep the relative’s health private.',
  veteran:
    'Your Joint Services Transcript (or CCAF) shows what your training may count for; the GI Bill, if you’re eligible, can pay for schools and license exams, and your branch’s COOL program for some exams while you serve.',
  'military-spouse':
    'As a military spouse, ask about license reciprocity when you move and about MyCAA, which can pay for training for eligible spouses.',
  reentry:
    'Many states and cities let employers ask about a record only later in hiring; answer truthfully when they ask, and start with fair-chance employers. The Federal Bonding Program insures an employer who hires you, free for the first six months. Before you pay for training, ask the licensing board in writing whether it would license you; many states answer that.',
  disability:
    'Your state’s vocational rehabilitation agency may pay for training and equipment if you qualify, and the Job Accommodation Network (askjan.org) advises on adjustments, free of charge.',
  newcomer:
    'If you have a foreign diploma or license, ask the board or school whose evaluation it accepts (often a NACES member’s) before you pay for one or repeat school.',
};
