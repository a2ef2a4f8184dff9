/** A hiring system, and the domains that its messages to applicants come from. */
export interface HiringSystem {
  name: string;
  domains: readonly string[];
  /** The public page that names the domains. Null if we found none: messages from these wait for the member. */
  source: string | null;
}

export const HIRING_SYSTEMS: readonly HiringSystem[] = [];

/** The hiring system that a domain belongs to. */
export const findHiringSystem = (domain: string): HiringSystem | null =>
  HIRING_SYSTEMS.find(({ domains }) => domains.some((own) => domain === own || domain.endsWith(`.${own}`))) ?? null;

export const isHiringSystemAddress = (address: string): boolean =>
  findHiringSystem(address.split('@')[1]?.toLowerCase() ?? '') !== null;
