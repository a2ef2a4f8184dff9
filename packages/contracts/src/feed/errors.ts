import type { ErrorTable } from '../errors.ts';

export const FEED_ERRORS = {
  'feed.nothing-yet': {
    status: 409,
    message: 'There aren’t enough open listings for insights yet. Check back later.',
  },
} as const satisfies ErrorTable;

type Declared = typeof FEED_ERRORS;
declare module '../errors.ts' {
  interface DomainErrors extends Declared {}
}
