import type { AppScope, Scope, StaffScope } from '@foothold/contracts/endpoint';

interface Permission<S extends AppScope = Scope> {
  /** Name of its field. */
  area: string;
  label: string;
  read: { scope: S; text: string };
  /** Missing where keys can only read. */
  write?: { scope: S; text: string };
}

/** What a key can be allowed to do, in plain words. */
export const PERMISSIONS: readonly Permission[] = [
  {
    area: 'profile',
    label: 'Profile',
    read: { scope: 'profile:read', text: 'See your name, email address, and plan' },
    write: { scope: 'profile:write', text: 'Change your name and region' },
  },
  {
    area: 'resumes',
    label: 'Résumés',
    read: { scope: 'resumes:read', text: 'See and score your résumés, and export them' },
    write: { scope: 'resumes:write', text: 'Add, edit, and delete résumés' },
  },
  {
    area: 'listings',
    label: 'Jobs',
    read: { scope: 'listings:read', text: 'Search jobs and see your matches' },
    write: { scope: 'listings:write', text: 'Save searches, and hide jobs and companies' },
  },
  {
    area: 'applications',
    label: 'Applications',
    read: { scope: 'applications:read', text: 'See your applications, answers, and employers’ emails' },
    write: { scope: 'applications:write', text: 'Add, move, and remove applications, and edit answers' },
  },
  {
    area: 'packets',
    label: 'Applications by your recruiter',
    read: { scope: 'packets:read', text: 'See what your recruiter prepared. Only you can approve it, here' },
  },
  {
    area: 'learning',
    label: 'Learning',
    read: { scope: 'learning:read', text: 'See your progress and submissions' },
    write: { scope: 'learning:write', text: 'Record progress, and submit challenges and answers' },
  },
  {
    area: 'analytics',
    label: 'Analytics',
    read: { scope: 'analytics:read', text: 'See figures about your applications' },
  },
  {
    area: 'webhooks',
    label: 'Webhooks',
    read: { scope: 'webhooks:read', text: 'See your webhook endpoints and their delivery log' },
    write: { scope: 'webhooks:write', text: 'Add, change, and delete webhook endpoints, and resend events' },
  },
  {
    area: 'forms',
    label: 'Filling in forms',
    read: {
      scope: 'forms:fill',
      text: 'Read your contact details, résumés, and answers to fill in forms, and record what you sent',
    },
  },
];

/** What only a recruiter can allow our browser extension. No key has it. */
const STAFF_PERMISSIONS: readonly Permission<StaffScope>[] = [
  {
    area: 'packet-forms',
    label: 'Filling in approved applications',
    read: {
      scope: 'packets:fill',
      text: 'See the approved applications that you started, fill in forms with exactly what the member approved, and attach receipts. This ends after 12 hours, and the member sees each use',
    },
  },
];

/** What an app can be allowed to do. */
export const APP_PERMISSIONS: readonly Permission<AppScope>[] = [...PERMISSIONS, ...STAFF_PERMISSIONS];

/** The permissions of a key for its row in the list: "Profile, Jobs (can change)". */
export const describePermissions = (scopes: readonly AppScope[]): string =>
  APP_PERMISSIONS.flatMap(({ label, read, write }) => {
    if (write && scopes.includes(write.scope)) return [`${label} (can change)`];
    return scopes.includes(read.scope) ? [label] : [];
  }).join(', ');
