import type { ImprovementPlan } from '@foothold/core/improve';

const MAX_PLANS = 50;
/** A plan quotes the résumé, so it isn't held longer than a session needs it. */
const MAX_AGE_MS = 10 * 60_000;

/** Makes a plan once for the same key, so that accepting a proposal doesn't plan the state again that its page has just shown. */
export function createRecentPlans() {
  const plans = new Map<string, Promise<ImprovementPlan>>();
  return (key: string, make: () => Promise<ImprovementPlan>): Promise<ImprovementPlan> => {
    const known = plans.get(key);
    if (known) return known;
    const made = make();
    plans.set(key, made);
    const forget = () => plans.get(key) === made && plans.delete(key);
    made.catch(forget);
    setTimeout(forget, MAX_AGE_MS).unref();
    const [oldest] = plans.keys();
    if (plans.size > MAX_PLANS && oldest !== undefined) plans.delete(oldest);
    return made;
  };
}
