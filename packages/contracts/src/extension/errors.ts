import type { ErrorTable } from '../errors.ts';

export const EXTENSION_ERRORS = {
  'extension.plan': {
    status: 403,
    message: 'Your plan doesn’t include the browser extension.',
    hint: 'Choose One, Prime, or X in the billing settings. Everything that you saved stays.',
  },
  'extension.no-resume': {
    status: 409,
    message: 'There is no résumé to fill in forms with.',
    hint: 'Upload one in the portal.',
  },
  'extension.not-built': {
    status: 503,
    message: 'The browser extension isn’t available on this server.',
    hint: 'If you run the server, build it with “node scripts/build.mjs”.',
  },
} as const satisfies ErrorTable;

type Declared = typeof EXTENSION_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
