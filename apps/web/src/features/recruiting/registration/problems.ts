import type { RegistrationProblems } from '@foothold/contracts/recruiting/registration-choices';
import { inFormOrder } from './sections.ts';

/** Fields whose rule looks at another field, by the name of that one. */
const DEPENDENTS: Readonly<Record<string, readonly string[]>> = {
  bornInUS: ['arrivalDate'],
  forwarding: ['resumeEmailPassword', 'permissionToStore'],
  confirmAccuracy: ['confirmAccuracy'],
  permissionToStore: ['permissionToStore'],
};

/** The fields to look at again when this one was left or changed. */
function concerned(name: string): readonly string[] {
  const [, entry] = /^(workExperience\.\d+)\.(?:startDate|present)$/.exec(name) ?? [];
  return [name, ...(entry === undefined ? (DEPENDENTS[name] ?? []) : [`${entry}.endDate`])];
}

/**
 * Problems after a field was left or changed: what is fixed goes, what was wrong once and is wrong again comes back, and nobody is told of a
 * field that they have not come to.
 */
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
