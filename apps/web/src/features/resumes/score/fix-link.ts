import type { Loss } from '@foothold/core/ats';
import type { FieldPath } from '@foothold/core/resume';

/** The page on which lost points can be earned. */
export interface FixLink {
  to: string;
  label: string;
}

/** A field is edited; what only the person knows, such as where they used a skill, is asked on the Improve page. */
export function createFixLinks(base: string, editHref: (field: FieldPath) => string) {
  return ({ field, term }: Pick<Loss, 'field' | 'term'>): FixLink =>
    field !== undefined && term === undefined
      ? { to: editHref(field), label: 'Go to Edit' }
      : { to: `${base}/improve`, label: 'Go to Improve' };
}
