import type { ErrorTable } from '../errors.ts';

export const ACCOUNTS_ERRORS = {
  'accounts.credentials': { status: 401, message: 'Incorrect email or password.' },
  'accounts.link-expired': {
    status: 400,
    message: 'This link has expired or was already used. Request a new one.',
  },
  'accounts.plan-waits': {
    status: 409,
    message: 'This email address already has a plan. To open that account, set a password with the link in our email.',
  },
  'accounts.password': { status: 400, message: 'Your current password is incorrect.' },
  'accounts.second-factor': { status: 401, message: 'Confirm it’s you with your second factor.' },
  'accounts.email-code-needed': {
    status: 401,
    message:
      'There have been too many sign-in attempts with this address. If it has an account, we’ve emailed a code to it. Enter the code with your password, or sign in with a passkey.',
  },
  'accounts.email-code': {
    status: 400,
    message:
      'This email code doesn’t work. Enter the latest one, or leave the field empty and sign in again to get a new code.',
  },
  'accounts.log-in-again': { status: 400, message: 'Your sign-in timed out. Please start again.' },
  'accounts.code': { status: 400, message: 'This code is incorrect or was already used. Try the next one.' },
  'accounts.passkey': { status: 400, message: 'This passkey didn’t work. Try again or use another method.' },
  'accounts.verify-again': { status: 403, message: 'Confirm it’s you and try again.' },
  'accounts.no-second-factor': { status: 409, message: 'This account doesn’t have a second factor you can use here.' },
  'accounts.staff-app': {
    status: 403,
    message: 'Only a recruiter can allow this. To fill in your own forms, connect the extension as a member.',
  },
  'accounts.keys-full': { status: 409, message: 'You can have up to 20 API keys. Revoke one first.' },
  'accounts.app-request-ended': {
    status: 410,
    message: 'This request has ended or was opened in another browser. Go back to the app and connect it again.',
  },
  'accounts.apps-full': { status: 409, message: 'You can have up to 50 connected apps. Disconnect one first.' },
  'accounts.device-code': {
    status: 400,
    message: 'This code is incorrect or has expired. Check the letters, or get a new code in the app.',
  },
  'accounts.passkeys-full': { status: 409, message: 'You can have up to 10 passkeys. Remove one first.' },
  'accounts.confirm-by-hand': {
    status: 409,
    message: 'Open the link and confirm the address with the button on that page.',
  },
  'accounts.confirm-with-password': {
    status: 409,
    message: 'To confirm this address, open the link in a browser and enter the account’s password.',
  },
  'accounts.provider-unreachable': {
    status: 424,
    message: 'We couldn’t reach that service. Try again in a minute, or sign in another way.',
  },
  'accounts.provider-canceled': { status: 400, message: 'You canceled the sign-in. Nothing was changed.' },
  'accounts.provider-expired': {
    status: 400,
    message: 'This sign-in took too long or was started in another window. Please start again.',
  },
  'accounts.provider-failed': {
    status: 400,
    message: 'We couldn’t sign you in with that service. Please start again, or sign in another way.',
  },
  'accounts.provider-email': {
    status: 409,
    message:
      'That service didn’t share an email address that it has confirmed. Confirm your address there, or sign in with your email and password.',
  },
  'accounts.provider-connect-first': {
    status: 409,
    message: 'Your email address already has an account. Sign in once to connect it.',
  },
  'accounts.provider-other-email': {
    status: 409,
    message:
      'That service has another email address than this account. You can connect them once both have the same confirmed address.',
  },
  'accounts.provider-taken': {
    status: 409,
    message: 'That service is already connected, either to this account or to another one.',
  },
  'accounts.only-sign-in': {
    status: 409,
    message: 'This is your only way to sign in. Set a password first.',
  },
  'accounts.archive-unreadable': {
    status: 400,
    message: 'We couldn’t read this file as an archive. Choose the ZIP file that “Export everything” made, unchanged.',
  },
  'accounts.archive-too-large': {
    status: 400,
    message:
      'This archive is larger than we can import. Nothing was imported. Export your data again and choose that file.',
  },
  'accounts.archive-newer': {
    status: 409,
    message:
      'This archive was made by a later version than this one. Nothing was imported. Ask the operator to update this installation.',
  },
  'accounts.archive-changed': {
    status: 400,
    message:
      'This archive was changed or damaged after it was exported. Nothing was imported. Export your data again and choose that file.',
  },
  'accounts.archive-invalid': {
    status: 400,
    message:
      'Part of this archive isn’t in the form we expect. Nothing was imported. Export your data again and choose that file.',
  },
  'accounts.archive-foreign-id': {
    status: 400,
    message:
      'This archive refers to something it doesn’t contain. Nothing was imported. Export your data again and choose that file.',
  },
  'accounts.archive-imported': {
    status: 409,
    message: 'This archive is already in your account. Nothing was imported a second time.',
  },
  'accounts.archive-members-only': {
    status: 403,
    message: 'Only member accounts can import an archive. Sign in with a member account.',
  },
  'accounts.has-role': {
    status: 409,
    message: 'You can’t delete an account that has a staff role. Ask an admin to remove the role first.',
  },
} as const satisfies ErrorTable;

type Declared = typeof ACCOUNTS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
