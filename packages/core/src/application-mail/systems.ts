/** A hiring system, and the domains that its messages to applicants come from. */
export interface HiringSystem {
  name: string;
  domains: readonly string[];
  /**
   * The public page that names the domain as where its emails come from, by its maker unless a comment says otherwise. Null if we found
   * none: messages from it are recognized, and wait for the member even if their signature is valid.
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
  {
    name: 'JazzHR',
    domains: ['jazzhr.com', 'jazz.co', 'applytojob.com'],
    // Names these domains to allow if its emails don’t arrive, read Nov 30, 2026.
    source: 'https://success.jazzhr.com/hc/en-us/articles/223270747',
  },
  {
    name: 'Dayforce',
    domains: ['dayforce.com'],
    // Offers and other letters to candidates come from “notify@dayforce.com”, read Nov 30, 2026.
    source:
      'https://help.dayforce.com/r/documents/Recruiting-Guide/Offer-Sent-to-External-Candidates?contentId=KIbHJfUTEf2tt6kRZx3XLQ',
  },
  {
    name: 'Paycor',
    domains: ['echo.newtonsoftware.com'],
    // “Now sent from noreply@echo.newtonsoftware.com”, read Nov 30, 2026.
    source: 'https://knowledge.paycor.com/recruiting-paycor-recruiting-email-deliverability-updates',
  },
  {
    name: 'UKG',
    domains: ['ultipro.com'],
    // Emails from the domain are signed, which it says for its own emails to new hires, read Nov 30, 2026.
    source: 'https://library.ukg.com/prebuilt/newgen/Onboarding/Content/ONBConfigureEmailSecurity-t_x131361.html',
  },
  {
    name: 'ClearCompany',
    domains: ['msg.clrco.com', 'clearcompany.com'],
    // “firstname.lastname@msg.clrco.com”, and “do_not_reply@clearcompany.com” for automated emails, read Nov 30, 2026.
    source: 'https://clearco.zendesk.com/hc/en-us/articles/115008179387-Email-Delivery-and-Errors',
  },
  {
    name: 'PageUp',
    domains: ['mail.clinchtalent.com'],
    // “From: user-(id)@companyname.mail.clinchtalent.com”, read Nov 30, 2026.
    source:
      'https://knowledgeportal.pageuppeople.com/hc/en-gb/articles/17126173414041-Recruitment-Marketing-Email-configuration',
  },
  {
    name: 'The Applicant Manager',
    domains: ['theapplicantmanager.com'],
    // Emails to applicants come from “noreply@theapplicantmanager.com”, read Nov 30, 2026.
    source: 'https://tamsupport.helpscoutdocs.com/article/317-email-integrations-with-tam-spoofing-whitelisting',
  },
  {
    name: 'iCIMS',
    domains: ['agents.icims.com'],
    // By Valimail, which sets up signatures: “your-company-name+autoreply@agents.icims.com”, read Nov 30, 2026.
    source: 'https://support.valimail.com/support/solutions/articles/48001238413-icims',
  },
  { name: 'Greenhouse', domains: ['greenhouse-mail.io'], source: null },
  { name: 'Workday', domains: ['myworkday.com', 'workday.com', 'myworkdayjobs.com'], source: null },
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
  { name: 'Paylocity', domains: ['paylocity.com'], source: null },
  { name: 'UKG', domains: ['ukg.com'], source: null },
  { name: 'Paycor', domains: ['paycor.com', 'newtonsoftware.com', 'recruitingbypaycor.com'], source: null },
  { name: 'Paycom', domains: ['paycom.com', 'paycomonline.net'], source: null },
  { name: 'NEOGOV', domains: ['governmentjobs.com', 'neogov.com'], source: null },
  { name: 'USAJOBS', domains: ['usajobs.gov', 'usastaffing.gov'], source: null },
  { name: 'ADP', domains: ['adp.com'], source: null },
  { name: 'Dayforce', domains: ['dayforcehcm.com'], source: null },
  { name: 'PageUp', domains: ['clinchtalent.com', 'pageuppeople.com'], source: null },
  { name: 'ClearCompany', domains: ['clrco.com'], source: null },
  { name: 'Eightfold', domains: ['eightfold.ai'], source: null },
  { name: 'Phenom', domains: ['phenompeople.com', 'phenom.com'], source: null },
  { name: 'Pinpoint', domains: ['pinpointhq.com'], source: null },
  { name: 'ApplicantPro', domains: ['applicantpro.com', 'isolvedhire.com'], source: null },
  { name: 'Avature', domains: ['avature.net'], source: null },
  { name: 'Zoho Recruit', domains: ['zohorecruit.com'], source: null },
  { name: 'Handshake', domains: ['joinhandshake.com'], source: null },
  { name: 'ZipRecruiter', domains: ['ziprecruiter.com'], source: null },
  { name: 'Rippling', domains: ['rippling.com'], source: null },
  { name: 'Indeed', domains: ['indeed.com', 'indeedemail.com'], source: null },
  { name: 'LinkedIn', domains: ['linkedin.com'], source: null },
];

/** The hiring system that a domain belongs to. */
export const findHiringSystem = (domain: string): HiringSystem | null =>
  HIRING_SYSTEMS.find(({ domains }) => domains.some((own) => domain === own || domain.endsWith(`.${own}`))) ?? null;

export const isHiringSystemAddress = (address: string): boolean =>
  findHiringSystem(address.split('@')[1]?.toLowerCase() ?? '') !== null;
