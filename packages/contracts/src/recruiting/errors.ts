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
  'recruiting.no-recruiter': {
    status: 409,
    message: 'You can’t send messages right now, because you have no recruiter.',
  },
  'recruiting.message-final': { status: 409, message: 'You can delete a message only in its first 15 minutes.' },
  'recruiting.file-size': { status: 413, message: 'One of the files is larger than 10 MB. Attach a smaller one.' },
  'recruiting.file-type': {
    status: 415,
    message: 'We couldn’t attach one of the files. Use a PDF, DOCX, TXT, PNG, JPEG, GIF, or WebP file.',
  },
  'recruiting.file-limit': {
    status: 409,
    message:
      'The files of this conversation take up all of its 250 MB. Delete a file that you just sent, or send a link.',
  },
  'recruiting.not-accepted': { status: 409, message: 'Accept the registration before you assign a recruiter.' },
} as const satisfies ErrorTable;

type Declared = typeof RECRUITING_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
