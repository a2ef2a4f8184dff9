import type { Question } from './words.ts';

/** Answers that don’t depend on the occupation. */
const GENERAL: Partial<Record<Question, readonly string[]>> = {
  scam: [
    'An employer who mails you a check for equipment, or asks you to pay or buy something first, is a known scam: don’t deposit the check or send money.',
    'Report the ad at reportfraud.ftc.gov, and apply only on a company’s own site.',
  ],
  disclose: [
    'Answer truthfully when an application, a license form, or an employer asks; many states and cities let employers ask only later in hiring.',
    'Prepare two sentences on what happened and what changed, and ask an American Job Center about reentry help and the Federal Bonding Program.',
  ],
  credit: [
    'Bad credit bars few jobs, but banks, lenders, insurers, and cleared jobs may check it; see your own report free of charge at annualcreditreport.com and ask before you pay for a course.',
  ],
  'no-replies': [
    'Many applications without interviews mostly mean that the résumé doesn’t show the listing’s own work in its first third.',
    'Send fewer: five a week, each with the listing’s words, one result with a number, and a message to somebody who works there.',
  ],
  overqualified: [
    'Against “overqualified”, shorten the résumé to what the job needs and say in one line why you want this level; contract and interim work pays sooner.',
  ],
  separating: [
    'Before you leave the service, ask your commander about SkillBridge for the last 180 days, and use TAP to plan credentials and dates.',
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
