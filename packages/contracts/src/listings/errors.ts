import type { ErrorTable } from '../errors.ts';

export const LISTINGS_ERRORS = {
  'listings.matches-preparing': {
    status: 503,
    message: 'Matches are being prepared because the server just started. Try again in a minute.',
  },
} as const satisfies ErrorTable;

type Declared = typeof LISTINGS_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
