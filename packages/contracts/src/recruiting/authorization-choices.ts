// What a member authorizes recruiters to do. No schemas, so that pages don’t load any in the browser.

/** The day of the current text, ISO date. A change of the text is a new day. */
export const AUTHORIZATION_VERSION = '2026-11-29';

export const AUTHORIZATION = {
  intro: 'I authorize the recruiter assigned to me to prepare job applications for me.',
  may: [
    'Read my résumés, profile, preferences, and application history, and the answers in my answer book that others may give for me.',
    'Make copies of my résumés and tailor them to a job. Anything new in them needs my confirmation.',
    'Prepare applications for me to review.',
    'Submit exactly what I approved, and nothing else.',
    'Use my résumé mailbox only for an application that I approved.',
  ],
  mayNot: [
    'Sign anything or certify that anything is true. I do that myself.',
    'Consent to a background check or a drug test for me.',
    'Answer questions about criminal history, or about voluntary disclosures such as gender, race, veteran status, or disability. Only I answer these.',
    'Use any identity other than mine, or pretend to be me in a conversation.',
    'Get around a CAPTCHA or any other check that a person is there.',
  ],
  end: 'I can withdraw this at any time, without a reason. My recruiter then sees only my registration and our messages.',
} as const;

/** The whole text, as it is recorded with the consent. */
export const AUTHORIZATION_TEXT = [
  AUTHORIZATION.intro,
  'They may:',
  ...AUTHORIZATION.may.map((line) => `- ${line}`),
  'They may not:',
  ...AUTHORIZATION.mayNot.map((line) => `- ${line}`),
  AUTHORIZATION.end,
].join('\n');
