/** Words and limits of archives. No schemas, so that a page doesn’t load any in the browser. */

/** The largest archive that can be imported, in bytes. */
export const ARCHIVE_BYTES = 100 * 1024 * 1024;

/** How each kind of record is named on a screen, by part and collection. */
export const ARCHIVE_LABELS: Readonly<Record<string, string>> = {
  'accounts/profile': 'Name and region',
  'resumes/resumes': 'Résumés',
  'resumes/readings': 'Readings of your files',
  'resumes/versions': 'Résumé versions',
  'resumes/scores': 'Earlier scores',
  'resumes/facts': 'Facts you confirmed',
  'resumes/decisions': 'Suggestions you answered',
  'resumes/letters': 'Letters',
  'applications/stages': 'Your own stages',
  'applications/imports': 'Imported tables',
  'applications/applications': 'Applications',
  'applications/events': 'History entries',
  'applications/interviews': 'Interviews',
  'applications/reminders': 'Reminders',
  'applications/contacts': 'Contacts',
  'applications/files': 'Files of applications',
  'applications/offers': 'Offers',
  'applications/answers': 'Answers in your answer book',
  'applications/answer-versions': 'Earlier answers',
  'applications/hidden': 'Hidden jobs and companies',
  'applications/settings': 'Application settings',
  'extension/sent-forms': 'Forms you sent',
  'saved-searches/searches': 'Saved searches',
  'learning/modules': 'Learning modules',
  'learning/answers': 'Exercise answers',
  'learning/steps': 'Steps of your path',
  'practice/sessions': 'Practice sessions',
  'practice/questions': 'Practice questions',
  'practice/questions-given': 'Questions you’ve had',
  'challenges/drafts': 'Challenge drafts',
  'challenges/submissions': 'Challenge submissions',
  'challenges/solutions': 'Solutions you’ve seen',
  'coaching/answers': 'AI tool answers',
};

/** What an archive never brings back, and why. */
export const NOT_IMPORTED: readonly (readonly [what: string, why: string])[] = [
  ['Role, plan, trial, payments, and credit', 'They belong to the account they were given to.'],
  ['Password, passkeys, authenticator, sessions, API keys, and connected apps', 'Each account has its own.'],
  ['Consents and approvals', 'You give each of them again, for one purpose.'],
  ['Receipts, the activity log, and records of who viewed your data', 'They prove what happened where they were made.'],
  ['Messages, packets, tasks, and reports of recruiters', 'They’re also other people’s data.'],
  [
    'Emails about applications, notifications, and your calendar’s address',
    'They’re tied to addresses of the other account.',
  ],
  ['Share links', 'They would open something else.'],
];
