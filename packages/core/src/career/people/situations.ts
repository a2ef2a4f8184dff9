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
  disability: /\bdisab(?:led|ility)\b|\bon (?:ssdi|ssi)\b/i,
  newcomer: /\b(?:immigrant|refugee|asylee|newcomer)\b/i,
  'self-employed':
    /\bself[- ]employed\b|\bfreelancers?\b|\bentrepreneur\b|\b(?:small )?business owner\b|^(?:owner|founder)$|\bgig work(?:er)?\b/i,
};

/** What a title says about a person besides an occupation. */
export const findSituations = (title: string): Situation[] => SITUATIONS.filter((one) => WORDS[one].test(title));

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

interface SituationAdvice {
  /** How the answer takes it into account: a whole sentence. */
  sentence: string;
  /** A first step: an imperative without a period. */
  step: { title: string; detail: string };
}

/** One useful fact for each, with where to go. All of it is free of charge. */
export const SITUATION_ADVICE: Record<Situation, SituationAdvice> = {
  retired: {
    sentence:
      'Coming back from retirement, you can ask for part-time or seasonal work; if you draw Social Security before full retirement age, ask the SSA about the earnings limit first.',
    step: {
      title: 'Check what work does to your benefits',
      detail: 'Look up the earnings limit at ssa.gov before you agree on hours.',
    },
  },
  unemployed: {
    sentence:
      'While you’re out of work, an American Job Center helps with applications free of charge and may pay for approved training (WIOA) if you qualify.',
    step: {
      title: 'Visit an American Job Center',
      detail: 'Ask about WIOA training money and job leads. Find the nearest at careeronestop.org.',
    },
  },
  student: {
    sentence:
      'As a student, your best proof is an internship, a campus job, or a class project with a result; your school’s career office often knows employers who want students.',
    step: {
      title: 'Use your school’s career office',
      detail: 'Ask for two alumni in this work and for internships before the deadlines in fall and winter.',
    },
  },
  graduate: {
    sentence:
      'As a new graduate, lead with your projects, internships, and part-time jobs, and apply to programs for recent graduates as well as single openings.',
    step: {
      title: 'Use your school’s career office',
      detail: 'Many serve graduates for a year or longer. Ask for alumni in this work.',
    },
  },
  parent: {
    sentence:
      'Time at home with family needs one plain line on your résumé; list volunteer work, classes, and school or community projects you really ran, with numbers.',
    step: {
      title: 'Write one line about the time at home',
      detail:
        'For example: “Full-time parent, 2019 to 2026; treasurer of the school’s parent association.” Use only what you did.',
    },
  },
  caregiver: {
    sentence:
      'Caring for a relative counts if you name what you did, such as medication schedules, appointments, and insurance calls; keep the relative’s health private.',
    step: {
      title: 'Write down what you did as a caregiver',
      detail: 'List the tasks and hours, such as schedules, transfers, and records, as one role with dates.',
    },
  },
  veteran: {
    sentence:
      'Your Joint Services Transcript (or CCAF) shows what your training may count for; the GI Bill, if you’re eligible, can pay for schools and license exams, and your branch’s COOL program for some exams while you serve.',
    step: {
      title: 'Get your military transcript',
      detail:
        'Order the Joint Services Transcript at jst.doded.mil (Air Force and Space Force: CCAF) and see your branch’s COOL site for matching credentials.',
    },
  },
  'military-spouse': {
    sentence:
      'As a military spouse, ask about license reciprocity when you move and about MyCAA, which can pay for training for eligible spouses.',
    step: {
      title: 'Check MyCAA and license reciprocity',
      detail: 'Military OneSource (militaryonesource.mil) has both, with career coaches free of charge.',
    },
  },
  reentry: {
    sentence:
      'Many states and cities let employers ask about a record only later in hiring; answer truthfully when they ask, and start with fair-chance employers. The Federal Bonding Program insures an employer who hires you, free for the first six months. Before you pay for training, ask the licensing board in writing whether it would license you; many states answer that.',
    step: {
      title: 'Ask for reentry help at an American Job Center',
      detail:
        'Ask there about fair-chance employers near you, the Federal Bonding Program, and jobs that start this month (careeronestop.org).',
    },
  },
  disability: {
    sentence:
      'Your state’s vocational rehabilitation agency may pay for training and equipment if you qualify, and the Job Accommodation Network (askjan.org) advises on adjustments, free of charge.',
    step: {
      title: 'Contact vocational rehabilitation',
      detail: 'Apply with your state’s agency, and if you draw SSDI or SSI, ask about Ticket to Work.',
    },
  },
  newcomer: {
    sentence:
      'If you have a foreign diploma or license, ask the board or school whose evaluation it accepts (often a NACES member’s) before you pay for one or repeat school.',
    step: {
      title: 'Have your education evaluated',
      detail:
        'Choose an agency that your board or school accepts (naces.org), and ask your adult school about English classes free of charge.',
    },
  },
  'self-employed': {
    sentence:
      'Write your own business as a job: what you sold, to how many customers, and what you handled, such as pricing, books, and hiring.',
    step: {
      title: 'Write your business as a job',
      detail: 'Give it a title, dates, and two results with numbers that you can show.',
    },
  },
};
