import type { RegistrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { inFormOrder } from './sections.ts';

/** Fields whose rule depends on another field, by the name of that field. */
const DEPENDENTS: Readonly<Record<string, readonly string[]>> = {
  bornInUS: ['arrivalDate'],
  forwarding: ['resumeEmailPassword', 'permissionToStore'],
  confirmAccuracy: ['confirmAccuracy'],
  permissionToStore: ['permissionToStore'],
};

/** The fields to validate again when this one changed or lost focus. */
function concerned(name: string): readonly string[] {
  const [, entry] = /^(workExperience\.\d+)\.(?:startDate|present)$/.exec(name) ?? [];
  return [name, ...(entry === undefined ? (DEPENDENTS[name] ?? []) : [`${entry}.endDate`])];
}

/** Problems after a field changed or lost focus: fixed ones disappear, repeated ones reappear, and fields not reached yet show none. */
export function lookedAtAgain(
  shown: RegistrationProblems,
  { name, now, wrongOnce }: { name: string; now: RegistrationProblems; wrongOnce: ReadonlySet<string> },
): RegistrationProblems {
  const next = { ...shown };
  for (const field of concerned(name)) {
    const message = now[field];
    if (message === undefined) delete next[field];
    else if (wrongOnce.has(field)) next[field] = message;
  }
  return inFormOrder(next);
}
