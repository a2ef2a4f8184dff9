/** A hiring system, and the domains that its messages to applicants come from. */
export interface HiringSystem {
  name: string;
  domains: readonly string[];
  /**
   * The public page of its maker that names the domain. Null if we found none: messages from it are recognized, and wait for the member
   * even if their signature is valid.
   */
  source: string | null;
}

export const HIRING_SYSTEMS: readonly HiringSystem[] = [
  {
    name: 'SmartRecruiters',
    domains: ['smartrecruiters.com'],
    // “The default @smartrecruiters.com domain”, read Nov 29, 2026.
    source: 'https://learning.sap.com/courses/smartrecruiters-for-sap-successfactors-academy/configuring-email-domains',
  },
  {
    name: 'Lever',
    domains: ['hire.lever.co', 'hire.eu.lever.co'],
    // Names the domain that its addresses are under, read Nov 29, 2026.
    source: 'https://help.lever.co/hc/en-us/articles/20087329859869-Auto-forwarding-email-applications-to-Lever',
  },
  { name: 'Greenhouse', domains: ['greenhouse-mail.io', 'greenhouse.io'], source: null },
  { name: 'Workday', domains: ['myworkday.com', 'workday.com'], source: null },
  { name: 'Ashby', domains: ['ashbyhq.com'], source: null },
  { name: 'iCIMS', domains: ['icims.com'], source: null },
  { name: 'Workable', domains: ['workablemail.com', 'workable.com'], source: null },
  { name: 'BambooHR', domains: ['bamboohr.com'], source: null },
  { name: 'Jobvite', domains: ['jobvite.com'], source: null },
  { name: 'Breezy', domains: ['breezy-mail.com', 'breezy.hr'], source: null },
  { name: 'Taleo', domains: ['taleo.net', 'invalidemail.com'], source: null },
  { name: 'Oracle Recruiting', domains: ['oraclecloud.com'], source: null },
  { name: 'SuccessFactors', domains: ['successfactors.com', 'successfactors.eu'], source: null },
  { name: 'Recruitee', domains: ['recruitee.com'], source: null },
  { name: 'Teamtailor', domains: ['teamtailor-mail.com', 'teamtailor.com'], source: null },
  { name: 'Personio', domains: ['personio.de', 'personio.com'], source: null },
  { name: 'JazzHR', domains: ['applytojob.com', 'jazz.co', 'jazzhr.com'], source: null },
  { name: 'Paylocity', domains: ['paylocity.com'], source: null },
  { name: 'UKG', domains: ['ultipro.com', 'ukg.com'], source: null },
  { name: 'NEOGOV', domains: ['governmentjobs.com', 'neogov.com'], source: null },
  { name: 'USAJOBS', domains: ['usajobs.gov', 'usastaffing.gov'], source: null },
  { name: 'ADP', domains: ['adp.com'], source: null },
  { name: 'Dayforce', domains: ['dayforce.com', 'dayforcehcm.com'], source: null },
  { name: 'Rippling', domains: ['rippling.com'], source: null },
  { name: 'Indeed', domains: ['indeed.com', 'indeedemail.com'], source: null },
  { name: 'LinkedIn', domains: ['linkedin.com'], source: null },
];

/** The hiring system that a domain belongs to. */
export const findHiringSystem = (domain: string): HiringSystem | null =>
  HIRING_SYSTEMS.find(({ domains }) => domains.some((own) => domain === own || domain.endsWith(`.${own}`))) ?? null;

export const isHiringSystemAddress = (address: string): boolean =>
  findHiringSystem(address.split('@')[1]?.toLowerCase() ?? '') !== null;
