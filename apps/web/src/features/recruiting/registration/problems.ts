import type { RegistrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { sortByFormOrder } from './sections.ts';

/** Fields with a rule that depends on another field, by that field's name. */
const DEPENDENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  bornInUS: ['arrivalDate'],
  forwarding: ['resumeEmailPassword', 'permissionToStore'],
  confirmAccuracy: ['confirmAccuracy'],
  permissionToStore: ['permissionToStore'],
};

/** The fields to revalidate when this one changes or loses focus. */
function listAffectedFields(name: string): readonly string[] {
  const [, entry] = /^(workExperience\.\d+)\.(?:startDate|present)$/.exec(name) ?? [];
  return [name, ...(entry === undefined ? (DEPENDENT_FIELDS[name] ?? []) : [`${entry}.endDate`])];
}

/**
 * Updates the problems after a field changes or loses focus. Fixed ones disappear and recurring ones reappear, but
 * fields not reached yet show none.
 */
export function revalidate(
  shown: RegistrationProblems,
  { name, now, wrongOnce }: { name: string; now: RegistrationProblems; wrongOnce: ReadonlySet<string> },
): RegistrationProblems {
  const next = { ...shown };
  for (const field of listAffectedFields(name)) {
    const message = now[field];
    if (message === undefined) delete next[field];
    else if (wrongOnce.has(field)) next[field] = message;
  }
  return sortByFormOrder(next);
}
