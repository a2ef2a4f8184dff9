import type { ErrorTable } from '../errors.ts';
import { templateLimits } from './templates.ts';

export const SUPPORT_ERRORS = {
  'support.no-place': {
    status: 409,
    message: 'No demo is available at that time. Choose another day or time of day.',
  },
  'support.booking-over': { status: 409, message: 'This demo is over, so it can’t be canceled.' },
  'support.template-exists': { status: 409, message: 'There is already a template with this title.' },
  'support.templates-full': {
    status: 409,
    message: `There can be up to ${templateLimits.templates} templates. Delete one that isn’t used anymore.`,
  },
} as const satisfies ErrorTable;

type Declared = typeof SUPPORT_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
