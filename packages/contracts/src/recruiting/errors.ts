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
  'recruiting.report-link': {
    status: 404,
    message: 'This link doesn’t work.',
    hint: 'Use the link at the bottom of any weekly report, or turn these emails off in the portal.',
  },
  'recruiting.passkey-needed': {
    status: 409,
    message: 'Add a passkey to your account first. It confirms that you are the one who opens a mailbox password.',
  },
  'recruiting.not-accepted': { status: 409, message: 'Accept the registration before you assign a recruiter.' },
  'packets.over': { status: 409, message: 'This application was decided or has expired. Reload the page.' },
  'packets.changed': {
    status: 409,
    message: 'This application has changed. Reload the page to see its newest version.',
  },
  'packets.proof': { status: 403, message: 'That didn’t prove that it’s you. Nothing was approved. Try again.' },
  'packets.proofs': { status: 429, message: 'Too many wrong attempts. Nothing was approved. Try again in 15 minutes.' },
  'packets.method': {
    status: 403,
    message: 'Use your passkey to approve. Without one, use your authenticator, or your password if you have none.',
  },
  'packets.open-questions': { status: 409, message: 'Answer every question before you approve.' },
  'packets.exception': {
    status: 409,
    message: 'The résumé scores below 80. Allow that explicitly, or ask your recruiter for a better version.',
  },
  'packets.permission': { status: 403, message: 'The member hasn’t allowed recruiters to apply for them.' },
  'packets.pending': {
    status: 503,
    message: 'Your approval is still being checked. Reload the page in a moment to see whether it counts.',
  },
  'packets.rules': { status: 409, message: 'The member’s rules don’t allow this job.' },
  'packets.ask-first': { status: 409, message: 'The member’s rules ask you to check something first.' },
  'packets.unconfirmed': {
    status: 409,
    message: 'This résumé has statements that the member hasn’t confirmed. Ask them, or remove the statements.',
  },
  'packets.open': { status: 409, message: 'There is already an open proposal for this job. Change that one.' },
  'packets.sent': { status: 409, message: 'The member has already applied for this job.' },
  'packets.started': { status: 409, message: 'Another recruiter is filling in this form.' },
  'packets.form-differs': {
    status: 409,
    message: 'The form differs from the approved packet, so the receipt wasn’t attached.',
    hint: 'Correct or clear the fields that differ. If it was already submitted like that, tell the member, and record it in the console.',
  },
  'packets.not-started': {
    status: 409,
    message: 'You haven’t started this application.',
    hint: 'Open it in the console and choose “I’m filling in the form”.',
  },
  'packets.not-approved': { status: 409, message: 'The member’s approval of this application isn’t valid anymore.' },
  'packets.file': {
    status: 422,
    message: 'This file can’t be used. Choose a PDF, an image, or a text of up to 10 MB.',
  },
  'recruiting.case-closed': { status: 409, message: 'This case is closed. Reload the page.' },
  'recruiting.absence-overlaps': { status: 409, message: 'This recruiter already has an absence in these days.' },
  'recruiting.absence-over': { status: 409, message: 'This absence is over. Reload the page.' },
  'recruiting.cover': { status: 409, message: 'Choose another recruiter as the cover.' },
} as const satisfies ErrorTable;

type Declared = typeof RECRUITING_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
