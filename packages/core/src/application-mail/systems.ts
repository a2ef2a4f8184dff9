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
  {
    name: 'Greenhouse',
    domains: ['greenhouse.io'],
    // “no-reply@greenhouse.io in the From line”, read Nov 29, 2026.
    source: 'https://support.greenhouse.io/hc/en-us/articles/205759545-Add-global-email-address',
  },
  {
    name: 'Workable',
    domains: ['workablemail.com'],
    // “The @workablemail.com domain from which we send these emails”, read Nov 29, 2026.
    source: 'https://help.workable.com/hc/en-us/articles/360025463933-Troubleshooting-email-issues',
  },
  {
    name: 'Teamtailor',
    domains: ['message.teamtailor.com'],
    // “To whitelist all emails from Teamtailor, type @message.teamtailor.com”, read Nov 29, 2026.
    source: 'https://support.teamtailor.com/en/articles/8283065-add-teamtailor-to-an-approved-senders-list',
  },
  {
    name: 'Personio',
    domains: ['m-personio.com', 'm-personio.de'],
    // “This is the email address that appears as the sender”; older versions of the page name the German domain, read Nov 29, 2026.
    source:
      'https://support.personio.de/hc/en-us/articles/208037325-How-to-send-an-e-mail-from-the-company-s-own-SMTP-server',
  },
  {
    name: 'Personio',
    domains: ['m.personio.de'],
    // “All outgoing messages will be sent from this email address by default”, read Nov 29, 2026.
    source: 'https://support.personio.de/hc/en-us/articles/115003391785',
  },
  {
    name: 'Taleo',
    domains: ['invalidemail.com'],
    // “The @invalidemail.com domain name is registered as a valid email from the IP addresses of Taleo servers”, read Nov 29, 2026.
    source: 'https://support.oracle.com/knowledge/Oracle%20Cloud/2633027_1.html',
  },
  { name: 'Greenhouse', domains: ['greenhouse-mail.io'], source: null },
  { name: 'Workday', domains: ['myworkday.com', 'workday.com'], source: null },
  { name: 'Ashby', domains: ['ashbyhq.com'], source: null },
  { name: 'iCIMS', domains: ['icims.com'], source: null },
  { name: 'Workable', domains: ['workable.com'], source: null },
  { name: 'BambooHR', domains: ['bamboohr.com'], source: null },
  { name: 'Jobvite', domains: ['jobvite.com'], source: null },
  { name: 'Breezy', domains: ['breezy-mail.com', 'breezy.hr'], source: null },
  { name: 'Taleo', domains: ['taleo.net'], source: null },
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
