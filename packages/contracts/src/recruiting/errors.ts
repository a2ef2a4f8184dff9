import type { ErrorTable } from '../errors.ts';

export const RECRUITING_ERRORS = {
  'recruiting.no-plan': {
    status: 403,
    message: 'You need an active plan or trial to save a mailbox password.',
  },
  'recruiting.task-over': { status: 409, message: 'You can no longer do this with this task. Reload the page.' },
  'recruiting.full': { status: 409, message: 'This recruiter is at capacity.' },
  'recruiting.plan': {
    status: 409,
    message: 'This member’s plan doesn’t include a recruiter. They can change it on their billing page.',
  },
  'recruiting.not-authorized': {
    status: 409,
    message: 'This member hasn’t authorized recruiters to prepare applications, or they withdrew it.',
  },
  'recruiting.blocked-by-rules': { status: 409, message: 'This member’s rules don’t allow applying to this job.' },
  'recruiting.untrue': {
    status: 422,
    message: 'This changes what the member’s résumé says. Use the member’s own words.',
  },
  'recruiting.confirmation-over': {
    status: 409,
    message: 'This no longer waits for an answer. Reload the page.',
  },
  'recruiting.not-accepted': { status: 409, message: 'Accept the registration before you assign a recruiter.' },
} as const satisfies ErrorTable;

type Declared = typeof RECRUITING_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
