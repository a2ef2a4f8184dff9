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
  'recruiting.absence-overlaps': { status: 409, message: 'This recruiter already has an absence in these days.' },
  'recruiting.absence-over': { status: 409, message: 'This absence is over. Reload the page.' },
  'recruiting.cover': { status: 409, message: 'Choose another recruiter as the cover.' },
} as const satisfies ErrorTable;

type Declared = typeof RECRUITING_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
