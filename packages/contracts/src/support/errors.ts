import type { ErrorTable } from '../errors.ts';

export const SUPPORT_ERRORS = {
  'support.no-place': {
    status: 409,
    message: 'No demo is available at that time. Choose another day or time of day.',
  },
  'support.booking-over': { status: 409, message: 'This demo is over, so it can’t be canceled.' },
} as const satisfies ErrorTable;

type Declared = typeof SUPPORT_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
