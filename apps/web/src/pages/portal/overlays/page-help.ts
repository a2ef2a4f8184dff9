/** The help articles about each page, by the start of its path. The first that matches counts. */
const HELP: readonly (readonly [path: RegExp, slugs: readonly string[]])[] = [
  [/^\/portal\/resumes\/[^/]+\/job\b/, ['score-against-a-job', 'how-the-score-works', 'what-80-means']],
  [/^\/portal\/resumes\/[^/]+\/improve\b/, ['raise-your-score', 'what-we-never-invent', 'what-80-means']],
  [
    /^\/portal\/resumes\/[^/]+\/reading\b/,
    ['correct-what-was-read', 'why-a-file-cannot-be-read', 'where-your-file-goes'],
  ],
  [/^\/portal\/resumes\/[^/]+\/(versions|difference)\b/, ['versions-undo-and-compare', 'raise-your-score']],
  [/^\/portal\/resumes\/[^/]+\/download\b/, ['download-your-resume', 'why-a-file-cannot-be-read']],
  [/^\/portal\/resumes\/[^/]+\/letter\b/, ['cover-letter-and-follow-up', 'what-we-never-invent']],
  [/^\/portal\/resumes\/[^/]+\/share\b/, ['share-a-copy', 'where-your-file-goes']],
  [/^\/portal\/resumes\/[^/]+/, ['how-the-score-works', 'what-80-means', 'raise-your-score']],
  [/^\/portal\/resumes\b/, ['your-first-fifteen-minutes', 'why-a-file-cannot-be-read', 'where-your-file-goes']],
  [/^\/portal\/jobs\b/, ['search-the-listings', 'visas-and-sponsorship-on-listings', 'job-scams']],
  [/^\/portal\/matches\b/, ['how-matching-works', 'visas-and-sponsorship-on-listings', 'sample-listings', 'job-scams']],
  [
    /^\/portal\/applications\b/,
    ['save-listings-and-keep-notes', 'interviews-reminders-and-calendar', 'applying-with-your-approval', 'job-scams'],
  ],
  [/^\/portal\/approvals\b/, ['approve-an-application', 'applying-with-your-approval', 'second-factor']],
  [/^\/portal\/(learning|challenges|practice)\b/, ['learn-and-practise']],
  [/^\/portal\/coach\b/, ['the-ai-tools', 'what-we-never-invent']],
  [/^\/portal\/profile\/mailbox\b/, ['your-mailbox-password', 'applying-with-your-approval']],
  [/^\/portal\/profile\/visa\b/, ['the-visa-clock', 'visas-and-sponsorship-on-listings']],
  [/^\/portal\/profile\b/, ['applying-with-your-approval', 'your-mailbox-password', 'trial-and-plans']],
  [/^\/portal\/billing\b/, ['trial-and-plans', 'pay-change-and-cancel']],
  [/^\/portal\/settings\/security\b/, ['second-factor', 'create-an-account-and-log-in']],
  [/^\/portal\/settings\/sign-in\b/, ['create-an-account-and-log-in', 'second-factor']],
  [/^\/portal\/settings\/privacy\b/, ['export-and-delete-your-data', 'where-your-file-goes']],
  [/^\/portal\/settings\b/, ['create-an-account-and-log-in', 'uk-region', 'export-and-delete-your-data']],
  [/^\/portal\b/, ['your-first-fifteen-minutes', 'trial-and-plans', 'keyboard-and-screen-readers']],
];

/** The slugs of the articles about a page, the most useful first. */
export const findPageHelp = (pathname: string): readonly string[] =>
  HELP.find(([path]) => path.test(pathname))?.[1] ?? [];

/** Every article that some page refers to. */
export const listHelpSlugs = (): readonly string[] => [...new Set(HELP.flatMap(([, slugs]) => slugs))];
