import type { Question } from './words.ts';

/** Answers that don’t depend on the occupation. */
const GENERAL: Partial<Record<Question, readonly string[]>> = {
  scam: [
    'An employer who mails you a check for equipment, or asks you to send money before you start, is most likely a known scam: don’t deposit the check or send money.',
    'Report the ad at reportfraud.ftc.gov, and look for the same opening on the company’s own site before you apply.',
  ],
  disclose: [
    'Answer truthfully when an application, a license form, or an employer asks; about a record, many states and cities let employers ask only later in hiring, and about a disability, most may not ask before an offer.',
    'With a record, ask legal aid whether a sealed or expunged case must be named, prepare two sentences on what happened and what changed, and ask an American Job Center about the Federal Bonding Program.',
  ],
  credit: [
    'Bad credit bars few jobs, but banks, lenders, insurers, cleared jobs, and some licenses may look at it, and some states limit that; see your own report free of charge at annualcreditreport.com and ask before you pay for a course.',
  ],
  'no-replies': [
    'Many applications without interviews often mean that the résumé doesn’t show the listing’s own work in its first third.',
    'Send fewer (five a week, or what your unemployment benefits require), each with the listing’s words, one result with a number, and a message to somebody who works there.',
  ],
  overqualified: [
    'Against “overqualified”, shorten the résumé to what the job needs and say in one line why you want this level; contract and interim work pays sooner.',
  ],
  separating: [
    'Before you leave the service, ask your command early about SkillBridge in your last months (180 days at most, often fewer by branch and rank), and start TAP about a year ahead.',
  ],
};

/** What to ask about a pension, and whom: what one draws, what one has earned, or what a job offers. */
function answerPension(text: string): string {
  if (
    /\b(?:draw(?:ing)?|collect(?:ing)?|lose|losing|retired|keep) (?:\w+ ){0,3}(?:pension|retirement)|don[’']?t want to lose/i.test(
      text,
    )
  )
    return 'Before you take a public job, ask your retirement system in writing how many hours or how much pay it allows, and what break it requires; the rules differ by state and plan.';
  if (/\b(?:transfer|carry over|carries over|count|move over|vested|years in|my time|my years)\b/i.test(text))
    return 'Before you resign, ask both retirement systems whether your service time transfers or counts together, and when you’re vested; the rules differ by state and plan.';
  return 'Ask the employer’s benefits office when you’d be vested, what share of your pay the pension gives, and from what age; the rules differ by state and plan.';
}

/** The answer to a question that is the same in every occupation. */
export const answerGeneral = (question: Question, text: string): readonly string[] =>
  question === 'pension' ? [answerPension(text)] : (GENERAL[question] ?? []);
