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
  'recruiting.not-accepted': { status: 409, message: 'Accept the registration before you assign a recruiter.' },
  'recruiting.case-closed': { status: 409, message: 'This case is closed. Reload the page.' },
} as const satisfies ErrorTable;

type Declared = typeof RECRUITING_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
