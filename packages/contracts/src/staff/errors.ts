import type { ErrorTable } from '../errors.ts';
import { limits } from './shapes.ts';

export const STAFF_ERRORS = {
  'staff.filter-exists': { status: 409, message: 'You already have a saved filter with this name.' },
  'staff.filters-full': {
    status: 409,
    message: `You can save up to ${limits.filters} filters for a list. Delete one first.`,
  },
} as const satisfies ErrorTable;

type Declared = typeof STAFF_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
