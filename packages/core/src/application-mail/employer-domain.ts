import { toCoreWords } from '../employers/index.ts';
import { getDomainLabel, getRegisteredDomain, isSharedHost } from './domain-label.ts';

/** What is known of where an employer's emails come from. */
export interface EmployerAddresses {
  company: string;
  /** The employer's website, as its listing names it. */
  website: string | null;
  /** The page of the job. */
  jobPage: string | null;
  /** Domains that signed emails which the member accepted for this employer. */
  accepted: readonly string[];
}

/**
 * Whether a domain is an employer's own: that of its website or below; the registered domain of its website or of the job's page if it
 * is the employer's name; or a domain with the employer's name from which the member accepted an email before. Domains of hiring
 * systems and of mail services are nobody's own.
 */
export function isEmployerDomain(domain: string, { company, website, jobPage, accepted }: EmployerAddresses): boolean {
  if (isSharedHost(domain)) return false;
  const isAtOrBelow = (own: string | null) => own !== null && (domain === own || domain.endsWith(`.${own}`));
  const host = getHost(website);
  const name = toName(company);
  if (isAtOrBelow(host)) return true;
  if (host !== null && isStartOf(name.joined, host) && isAtOrBelow(getRegisteredDomain(host))) return true;
  const page = getHost(jobPage);
  if (page !== null && getLabel(page) === name.joined && isAtOrBelow(getRegisteredDomain(page))) return true;
  return accepted.includes(domain) && hasName(domain, name);
}

interface Name {
  /** “Larkholt Hospital” → larkholt, larkholthospital, lh. */
  first: string;
  joined: string;
  initials: string;
}

/** Shorter names are in many others. */
const MIN_NAME = 4;
const MIN_INITIALS = 3;

function toName(company: string): Name {
  const words = toCoreWords(company).map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
  return { first: words[0] ?? '', joined: words.join(''), initials: words.map((word) => word.slice(0, 1)).join('') };
}

/** The host of a page, without “www.”. Null if many have pages there. */
function getHost(page: string | null): string | null {
  if (page === null || !URL.canParse(page)) return null;
  const host = new URL(page).hostname.replace(/^www\./, '').toLowerCase();
  return host.includes('.') && !isSharedHost(host) ? host : null;
}

const getLabel = (host: string): string => getDomainLabel(host)?.replaceAll('-', '') ?? '';

/** “larkholt.example” for Larkholt Hospital. */
function isStartOf(joined: string, host: string): boolean {
  const label = getLabel(host);
  return label === joined || (label.length >= MIN_NAME && joined.startsWith(label));
}

/** “larkholt-careers.example” for Larkholt Hospital. */
function hasName(host: string, { first, initials }: Name): boolean {
  const label = getLabel(host);
  return (first.length >= MIN_NAME && label.includes(first)) || (initials.length >= MIN_INITIALS && label === initials);
}
