import type { z } from 'zod';
import { API_ERRORS_PAGE, getApiGroupPath } from './api-pages.ts';
import { ERROR_CODES, ERRORS } from './catalog.ts';
import { type EndpointMeta, isDocumented } from './endpoint.ts';
import { contract } from './index.ts';

/** How an endpoint stores its metadata. */
export interface EndpointDefinition {
  route: {
    method: string;
    path: string;
    summary: string;
    successStatus?: number;
    inputStructure?: string;
    outputStructure?: string;
  };
  meta: EndpointMeta;
  errorMap: Record<string, unknown>;
  inputSchema?: z.ZodType;
  outputSchema?: z.ZodType;
}

/** A group of endpoints with its own page in the API reference. */
export interface EndpointGroup {
  /** Last segment of its page's path. */
  id: string;
  name: string;
  note: string;
  endpoints: EndpointDefinition[];
}

interface EndpointSummary {
  domain: string;
  path: string;
  definition: EndpointDefinition;
}

const ACCOUNT_PATHS_PATTERN =
  /^\/api\/(mail\/|accounts\/(security|verify|change-email|consents|export|erasure|erase)\b)/;
const KEY_PATHS_PATTERN = /^\/api\/accounts\/(keys|apps|token)\b/;
const REPORT_PATHS_PATTERN = /^\/api\/recruiting\/weekly-report/;
const RECRUITER_PATHS_PATTERN =
  /^\/api\/recruiting\/(thread|authorization|rules|confirmations|guarantee|audit|tasks)\b/;
/** What helps people to look through jobs. */
const BROWSING_PATHS_PATTERN =
  /^\/api\/(hidden|companies|jobs\/(compare|search|map)|listings\/(map|\{id\}\/similar))\b/;
/** Endpoints of the domain `applications` that are about matches and saved listings. */
const MATCH_PATHS_PATTERN = /^\/api\/(matches|visitor\/sample-match|applications)$/;
const SEVERAL_APPLICATIONS_PATTERN =
  /^\/api\/applications\/(moves|tags|removals|restorations|import|imports|export\.csv)\b/;
const SAVED_SEARCH_PATHS_PATTERN = /^\/api\/(saved-searches|listing-alerts|listings\/feed)\b/;
const ONE_ACCOUNT_PATTERN = /\/(me|profile)\b/;
const IMPROVEMENT_PATHS_PATTERN =
  /^\/api\/(visitor\/|read-job$|resumes\/\{id\}\/(report|plan|proposals|answers|lines)\b)/;
const VERSION_PATHS_PATTERN = /^\/api\/resumes\/\{id\}\/(versions|undo|restore|copies|difference|archived)\b/;
const READING_PATHS_PATTERN = /^\/api\/resumes\/\{id\}\/(text|pages|views|readings|corrections)\b/;
const EXPORT_PATHS_PATTERN =
  /^\/api\/(shared-resumes\/|resumes\/\{id\}\/(export|export-options|preview|shares|letters?)\b)/;

/** An endpoint belongs to the first group that matches. The specification requires the first four, with these names. */
const GROUPS: readonly (Omit<EndpointGroup, 'endpoints'> & {
  includesEndpoint: (known: EndpointSummary) => boolean;
})[] = [
  {
    id: 'authentication',
    name: 'Authentication',
    note: 'API tokens and sign-in sessions.',
    includesEndpoint: ({ domain, path }) =>
      path.startsWith('/auth/') ||
      (domain === 'accounts' &&
        !ONE_ACCOUNT_PATTERN.test(path) &&
        !/\/members\b/.test(path) &&
        !ACCOUNT_PATHS_PATTERN.test(path) &&
        !KEY_PATHS_PATTERN.test(path)),
  },
  {
    id: 'job-matching',
    name: 'Job Matching',
    note: 'Listings, résumé matches, and saved listings.',
    includesEndpoint: ({ domain, path }) =>
      (['jobs', 'jobApplications', 'listings'].includes(domain) ||
        (domain === 'applications' && MATCH_PATHS_PATTERN.test(path))) &&
      !BROWSING_PATHS_PATTERN.test(path) &&
      !SAVED_SEARCH_PATHS_PATTERN.test(path),
  },
  {
    id: 'profile-management',
    name: 'Profile Management',
    note: 'Your account, your profile, and a quick résumé analysis.',
    includesEndpoint: ({ path }) => path.startsWith('/api/resume/') || ONE_ACCOUNT_PATTERN.test(path),
  },
  {
    id: 'analytics',
    name: 'Analytics',
    note: 'Figures calculated from your own data at the time of the request.',
    includesEndpoint: ({ domain }) => domain === 'analytics',
  },
  {
    id: 'browsing-jobs',
    name: 'Browsing jobs',
    note: 'Companies with their jobs, similar jobs, comparing jobs, a map of jobs, and hiding jobs and companies.',
    includesEndpoint: ({ path }) => BROWSING_PATHS_PATTERN.test(path),
  },
  {
    id: 'saved-searches',
    name: 'Saved searches',
    note: 'Save searches, choose how often they send alerts, and read a search as a feed.',
    includesEndpoint: ({ path }) => SAVED_SEARCH_PATHS_PATTERN.test(path),
  },
  {
    id: 'several-applications',
    name: 'Several applications at once',
    note: 'Move, tag, remove, and restore several applications, and import and export them as a table.',
    includesEndpoint: ({ domain, path }) => domain === 'applications' && SEVERAL_APPLICATIONS_PATTERN.test(path),
  },
  {
    id: 'applications',
    name: 'Applications',
    note: 'Track applications for any job: their states, history, and your own stages.',
    includesEndpoint: ({ domain, path }) => domain === 'applications' && !MATCH_PATHS_PATTERN.test(path),
  },
  {
    id: 'application-emails',
    name: 'Emails about applications',
    note: 'Add employers’ emails, and decide on the states that they suggest.',
    includesEndpoint: ({ domain }) => domain === 'applicationMail',
  },
  {
    id: 'answer-book',
    name: 'Answer book',
    note: 'Your answers to the questions that application forms ask, with earlier versions.',
    includesEndpoint: ({ domain }) => domain === 'answers',
  },
  {
    id: 'application-calendar',
    name: 'Application calendar',
    note: 'The calendar of all applications, its address for other calendars, settings, and offers side by side.',
    includesEndpoint: ({ domain, path }) =>
      domain === 'applicationPlans' && /^\/api\/applications\/(calendar|calendar-link|settings|offers)\b/.test(path),
  },
  {
    id: 'application-plans',
    name: 'Application plans',
    note: 'Interviews, reminders, contacts, files, and offers of applications.',
    includesEndpoint: ({ domain }) => domain === 'applicationPlans',
  },
  {
    id: 'scores-and-improvements',
    name: 'Scores and improvements',
    note: 'Score a résumé and improve it with suggestions.',
    includesEndpoint: ({ path }) => IMPROVEMENT_PATHS_PATTERN.test(path),
  },
  {
    id: 'versions-and-copies',
    name: 'Versions and copies',
    note: 'Undo changes, restore versions, and make a copy of a résumé for each job.',
    includesEndpoint: ({ path }) => VERSION_PATHS_PATTERN.test(path),
  },
  {
    id: 'exports-and-sharing',
    name: 'Exports and sharing',
    note: 'Preview a résumé’s pages, export it with proof, and share a copy by a link.',
    includesEndpoint: ({ path }) => EXPORT_PATHS_PATTERN.test(path),
  },
  {
    id: 'reading-and-corrections',
    name: 'Reading and corrections',
    note: 'The text and pages of a file, how other systems read it, and corrections of what was read.',
    includesEndpoint: ({ path }) => READING_PATHS_PATTERN.test(path),
  },
  {
    id: 'resumes',
    name: 'Résumés',
    note: 'Upload, list, rename, and delete résumés, and choose the job that each is scored against.',
    includesEndpoint: ({ domain }) => domain === 'resumes',
  },
  {
    id: 'api-keys',
    name: 'API keys',
    note: 'Create, list, and revoke keys for your own programs, and disconnect apps.',
    includesEndpoint: ({ path }) => KEY_PATHS_PATTERN.test(path),
  },
  {
    id: 'browser-extension',
    name: 'Browser extension',
    note: 'What the browser extension calls: the data for a form, the job on a page, and records of forms that you sent.',
    includesEndpoint: ({ domain }) => domain === 'extension',
  },
  {
    id: 'webhooks',
    name: 'Webhooks',
    note: 'Send events to your own programs, with a log of deliveries and replays.',
    includesEndpoint: ({ domain }) => domain === 'webhooks',
  },
  {
    id: 'security-and-privacy',
    name: 'Security and privacy',
    note: 'Second factors, consents, data export, and account deletion.',
    includesEndpoint: ({ path }) => ACCOUNT_PATHS_PATTERN.test(path),
  },
  {
    id: 'billing',
    name: 'Billing',
    note: 'Buy, change, and cancel a plan, and download invoices and receipts.',
    includesEndpoint: ({ domain }) => domain === 'billing',
  },
  {
    id: 'notifications',
    name: 'Notifications',
    note: 'List your notifications and mark them as read.',
    includesEndpoint: ({ domain }) => domain === 'notifications',
  },
  {
    id: 'packets',
    name: 'Application packets',
    note: 'Read, change, approve, or decline the applications that your recruiter prepares.',
    includesEndpoint: ({ domain }) => domain === 'packets',
  },
  {
    id: 'weekly-reports',
    name: 'Weekly reports',
    note: 'What your recruiter did for you each week, with a PDF and the email setting.',
    includesEndpoint: ({ path }) => REPORT_PATHS_PATTERN.test(path),
  },
  {
    id: 'recruiters',
    name: 'Recruiters',
    note: 'Authorize recruiters, set your rules, and exchange messages with your recruiter.',
    includesEndpoint: ({ path }) => RECRUITER_PATHS_PATTERN.test(path),
  },
  {
    id: 'registration',
    name: 'Registration',
    note: 'Register, and control access to your mailbox.',
    includesEndpoint: ({ domain }) => domain === 'recruiting',
  },
  {
    id: 'learning',
    name: 'Learning',
    note: 'Learning paths, guides, materials, and member progress.',
    includesEndpoint: ({ domain }) => domain === 'learning',
  },
  {
    id: 'challenges',
    name: 'Challenges',
    note: 'Weekly challenges, drafts, submissions, and reviews.',
    includesEndpoint: ({ domain }) => domain === 'challenges',
  },
  {
    id: 'interview-practice',
    name: 'Interview practice',
    note: 'Practice sessions with questions and answers.',
    includesEndpoint: ({ domain }) => domain === 'practice',
  },
  {
    id: 'ai-tools',
    name: 'AI tools',
    note: 'Career advice, résumé analysis, interview questions, code review, and the live feed.',
    includesEndpoint: ({ domain }) => ['coaching', 'feed'].includes(domain),
  },
  {
    id: 'inquiries',
    name: 'Inquiries',
    note: 'Contact forms, demo bookings, and the waitlist.',
    includesEndpoint: ({ domain }) => domain === 'support',
  },
  {
    id: 'the-site',
    name: 'The site',
    note: 'Content, search, the rubric, and other site data.',
    includesEndpoint: () => true,
  },
];

/** Groups every documented endpoint. Within a group, endpoints for API clients come first. */
export function groupEndpoints(): EndpointGroup[] {
  const left = new Set(Object.entries(contract).flatMap(([domain, tree]) => listGroupEndpoints(domain, tree)));
  return GROUPS.map(({ includesEndpoint, ...group }) => {
    const remaining = [...left].filter(includesEndpoint).sort((a, b) => getRank(a) - getRank(b));
    for (const known of remaining) left.delete(known);
    return { ...group, endpoints: remaining.map(({ definition }) => definition) };
  });
}

const getRank = ({ domain, path }: EndpointSummary): number =>
  ['jobs', 'jobApplications'].includes(domain) || /^\/(auth|api\/(profile|resume))(\/|$)/.test(path) ? 0 : 1;

function listGroupEndpoints(domain: string, tree: object): EndpointSummary[] {
  const definition = (tree as { '~orpc'?: EndpointDefinition })['~orpc'];
  if (!definition) return Object.values(tree).flatMap((branch: object) => listGroupEndpoints(domain, branch));
  return isDocumented(definition.meta) ? [{ domain, path: definition.route.path, definition }] : [];
}

/** The pages of the API reference: one for each group, and the error codes. `text` is indexed by search. */
export const listApiPages = (): { path: string; title: string; description: string; text: string }[] => [
  ...groupEndpoints().map(({ id, name, note, endpoints }) => ({
    path: getApiGroupPath(id),
    title: `${name} API`,
    description: note,
    text: endpoints.map(({ route: { method, path, summary } }) => `${method} ${path}: ${summary}`).join('\n'),
  })),
  {
    path: API_ERRORS_PAGE,
    title: 'API errors',
    description: 'Every error code with its HTTP status and message.',
    text: ERROR_CODES.map((code) => `${code}: ${ERRORS[code].message}`).join('\n'),
  },
];
