/** A site that we leave alone, and the sentence that says why. */
export interface ForbiddenHost {
  host: string;
  name: string;
  reason: string;
}

/** Sites whose terms forbid programs to act on their pages. Their subdomains count as well. */
export const FORBIDDEN_HOSTS: readonly ForbiddenHost[] = [
  ...['linkedin.com', 'linkedin.cn'].map((host) => ({
    host,
    name: 'LinkedIn',
    reason: 'LinkedIn’s user agreement doesn’t allow software that automates activity on its pages.',
  })),
  { host: 'indeed.com', name: 'Indeed', reason: 'Indeed’s terms don’t allow automated applications on its pages.' },
];

/** Country sites of Indeed are subdomains of indeed.com or have a domain of their own, such as indeed.co.uk. */
const INDEED_COUNTRY_PATTERN = /(?:^|\.)indeed\.(?:[a-z]{2}|com?\.[a-z]{2})$/;

/**
 * Why a host gets no clip, badge, or filling. Null if it does.
 * @param host as in `location.hostname`
 */
export function findForbiddenHost(host: string): ForbiddenHost | null {
  const clean = host.toLowerCase().replace(/\.$/, '');
  const found = FORBIDDEN_HOSTS.find((each) => clean === each.host || clean.endsWith(`.${each.host}`));
  if (found) return found;
  return INDEED_COUNTRY_PATTERN.test(clean) ? (FORBIDDEN_HOSTS.find(({ name }) => name === 'Indeed') ?? null) : null;
}

/** Whether the site’s terms forbid what the extension does. */
export const isForbiddenHost = (host: string): boolean => findForbiddenHost(host) !== null;
