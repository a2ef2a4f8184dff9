import { describe, expect, it } from 'vitest';
import { findSkills } from '../skills/index.ts';
import { findReasonNotAsked, type NotAskedReason } from './not-asked.ts';
import { readJob } from './read-job.ts';
import { listPlaces } from './skills-asked.ts';

/** A sentence and the skill in it. */
type Case = readonly [sentence: string, skill: string];

/** For each rule, sentences that it leaves out and similar ones that ask for the skill. A rule without both doesn't compile. */
const CASES: Record<NotAskedReason, { leavesOut: readonly [Case, ...Case[]]; asks: readonly [Case, ...Case[]] }> = {
  'not needed': {
    leavesOut: [
      ['Payroll is not required', 'payroll-processing'],
      ['No forklift operation experience needed', 'forklift-operation'],
      ['You do not need to know Python on day one', 'python'],
    ],
    asks: [
      ['No degree, but payroll experience is required', 'payroll-processing'],
      ['You need to know Python on day one', 'python'],
      ['Wound care is needed', 'wound-care'],
    ],
  },
  'a part of the company that needs, asks, or reports something': {
    leavesOut: [['Turn requests from marketing into plans', 'marketing']],
    asks: [
      ['Turn requests into marketing campaigns', 'marketing-campaigns'],
      ['Requirements gathering and Java', 'java'],
    ],
  },
  'what others speak, use, or like': {
    leavesOut: [['Our clients speak German', 'german']],
    asks: [['Speak German with our clients', 'german']],
  },
  'a product of the employer': {
    leavesOut: [
      ['Our own software is Salesforce', 'salesforce'],
      ['Explain our payroll product to small businesses', 'payroll-processing'],
    ],
    asks: [
      ['Maintain our Kubernetes platform', 'kubernetes'],
      ['Build features for our PostgreSQL tools', 'postgresql'],
    ],
  },
  'where the work is done': {
    leavesOut: [['Our office is located in a modern LEED certified building', 'leed-standards']],
    asks: [['Experience working in LEED certified buildings', 'leed-standards']],
  },
  'what the employer offers': {
    leavesOut: [['Have flexibility in your work schedule', 'flexibility']],
    asks: [
      ['Flexibility in a fast-paced team', 'flexibility'],
      ['You show flexibility with our customers', 'flexibility'],
    ],
  },
  'where to find the employer': {
    leavesOut: [
      ['You can also visit us on Facebook', 'facebook'],
      ['Please apply online via Facebook', 'facebook'],
      ['Send us your resume via Facebook', 'facebook'],
    ],
    asks: [
      ['Manage our pages on Facebook', 'facebook'],
      ['Ability to apply statistics through Python', 'python'],
    ],
  },
  'a topic of the description': {
    leavesOut: [['Scheduling requirements: day shift', 'scheduling']],
    asks: [
      ['Scheduling of nurses across three floors', 'scheduling'],
      ['Payroll information systems', 'payroll-processing'],
    ],
  },
  'the kind of the employer': {
    leavesOut: [
      ['Physical medicine practice needs an assistant', 'medicine'],
      ['Our client is a company servicing the automotive and consumer goods industries', 'consumer-goods'],
    ],
    asks: [
      ['Experience in an accounting company', 'accounting'],
      ['Accounting firm experience', 'accounting'],
    ],
  },
  'the value of a label that classifies the job': {
    leavesOut: [
      ['Industry: Sales, Payroll, Customer Service', 'payroll-processing'],
      ['Type: Part Time Industry: Payroll', 'payroll-processing'],
    ],
    asks: [
      ['Location: Reno, NV - must have QuickBooks experience', 'quickbooks'],
      ['Location: Reno, NV Skills needed: payroll', 'payroll-processing'],
      ['Department: Finance, requires QuickBooks', 'quickbooks'],
      ['Industry: Retail, forklift operation experience required', 'forklift-operation'],
    ],
  },
  'not this job': {
    leavesOut: [['This position is not account management or outside sales', 'outside-sales']],
    asks: [['This role is not remote and requires QuickBooks', 'quickbooks']],
  },
  'what something else is required for': {
    leavesOut: [['Explain trends required for decision making', 'decision-making']],
    asks: [
      ['Experience required in payroll', 'payroll-processing'],
      ['Certification required in CPR', 'cpr-certification'],
    ],
  },
  'an agreement to sign': {
    leavesOut: [['Must sign our confidentiality agreement', 'confidentiality']],
    asks: [
      ['Strict confidentiality', 'confidentiality'],
      ['Experience with contract negotiation, agreements, and leases', 'contract-negotiation'],
    ],
  },
  'an address': {
    leavesOut: [['Property Management 120 North Main Street', 'property-management']],
    asks: [['Property management of 120 apartments on Main Street', 'property-management']],
  },
  'an examination of new employees': {
    leavesOut: [
      ['Must pass a background check and physical examinations', 'physical-examinations'],
      ['Must pass a DOT physical exam', 'dot-medical-card'],
    ],
    asks: [
      ['Must pass the CPA exam', 'certified-public-accountant'],
      ['Must pass an Excel test', 'microsoft-excel'],
      ['Must pass a forklift operation test', 'forklift-operation'],
      ['Performs physical examinations of athletes', 'physical-examinations'],
    ],
  },
  'a need': {
    leavesOut: [['Must cover other branches due to scheduling needs', 'scheduling']],
    asks: [['Needs scheduling experience', 'scheduling']],
  },
  equipment: {
    leavesOut: [['Must support communication systems of branches', 'communication']],
    asks: [['Must have communication skills', 'communication']],
  },
  'what a list denies': {
    leavesOut: [
      ['Must want a telecommuting, non-marketing position', 'marketing'],
      ['Must sell policies (no exam / medical records required)', 'medical-records-management'],
    ],
    asks: [
      ['No exceptions: QuickBooks required', 'quickbooks'],
      ['Medical records required', 'medical-records-management'],
    ],
  },
  'work that the job is free of': {
    leavesOut: [['No selling, telephone marketing and required overtime', 'marketing']],
    asks: [
      ['No exceptions, must have QuickBooks', 'quickbooks'],
      ['No excuses, you need a CDL', 'commercial-drivers-license'],
    ],
  },
  'another vacancy': {
    leavesOut: [['Other women’s health positions also available', 'womens-health']],
    asks: [['Experience in women’s health', 'womens-health']],
  },
  'what the employer values or is made of': {
    leavesOut: [['You must like a company that recognizes entrepreneurial spirit', 'entrepreneurial-mindset']],
    asks: [
      ['Experience in a company that uses Salesforce', 'salesforce'],
      ['For an organization that requires payroll experience', 'payroll-processing'],
    ],
  },
  'the name of the employer': {
    leavesOut: [['Oakridge Marketing is looking for people who must be kind', 'marketing']],
    asks: [['Oakridge is looking for marketing experience', 'marketing']],
  },
  'people whom the work is done for': {
    leavesOut: [['Experience assisting the finance executive', 'finance']],
    asks: [['Experience supporting finance', 'finance']],
  },
  'people or a part of a company': {
    leavesOut: [
      ['You need to build a list of human resources directors', 'human-resources'],
      ['Liaise with leaders in marketing', 'marketing'],
      ['Colleagues from accounting will support you', 'accounting'],
    ],
    asks: [
      ['Customer service representative experience', 'customer-service'],
      ['2 years of payroll department experience', 'payroll-processing'],
      ['Advise clients in tax planning', 'tax-planning'],
      ['Must be experts in Kubernetes', 'kubernetes'],
    ],
  },
  'who or what gets something': {
    leavesOut: [
      ['Must report changes of condition to the RN', 'registered-nurse'],
      ['Hand the finished drawings over to quality assurance', 'quality-assurance'],
    ],
    asks: [
      ['Hands-on approach to payroll', 'payroll-processing'],
      ['Forward-thinking approach to marketing', 'marketing'],
      ['Handling of every order, from start to shipping and receiving', 'shipping-and-receiving'],
      ['Routine maintenance, from oil changes to welding', 'welding'],
      ['Reporting skills, from Excel to Tableau', 'tableau'],
      ['Deliver clean code to GitHub', 'github'],
    ],
  },
  'who signs the advertisement': {
    leavesOut: [
      ['Jane Miller, RN', 'registered-nurse'],
      ['Jane Miller, Human Resources', 'human-resources'],
      ['John Doe, Recruiting', 'recruiting'],
    ],
    asks: [
      ['Adobe Photoshop, Illustrator, InDesign', 'adobe-illustrator'],
      ['Microsoft Word, Excel, Outlook', 'microsoft-excel'],
      ['Registered Nurse, BLS', 'basic-life-support'],
      ['Valid License, CPR', 'cpr-certification'],
      ['Structural Framing, Drywall', 'drywall-installation'],
      ['Medical Assistant, Phlebotomy', 'venipuncture'],
    ],
  },
  'the name of the employer after its owner’s': {
    leavesOut: [['Must drive for Rosa’s Catering', 'catering']],
    asks: [
      ['Knowledge of Microsoft’s Azure', 'microsoft-azure'],
      ['Rosa’s crew must know catering', 'catering'],
    ],
  },
  'an alternative to education': {
    leavesOut: [['Have 60 college credits or 3 years of customer service', 'customer-service']],
    asks: [
      ['High school diploma or GED and experience in payroll', 'payroll-processing'],
      ['High school diploma or GED, forklift operation', 'forklift-operation'],
    ],
  },
  'a statement of the employer about itself': {
    leavesOut: [
      ['We provide bookkeeping to owners who need it', 'bookkeeping'],
      ['Harbor Family Services is a Behavioral Health provider', 'behavioral-health'],
      ['Sell our full line of products, which includes roofing', 'roofing'],
      ['We work with marketing people', 'marketing'],
    ],
    asks: [
      ['Maintain our services, including Kubernetes', 'kubernetes'],
      ['Harbor Inc. is a provider seeking a clerk with experience in payroll', 'payroll-processing'],
    ],
  },
  'what the employer holds': {
    leavesOut: [['We hold ISO 9001 and AS9100', 'iso-9001']],
    asks: [['Experience with ISO 9001', 'iso-9001']],
  },
  'the work of others': {
    leavesOut: [
      ['The chef does the butchery', 'meat-cutting'],
      ['Bookkeeping stays with Joan', 'bookkeeping'],
      ['You greet guests while our manager handles bookkeeping', 'bookkeeping'],
    ],
    asks: [
      ['The successful candidate does bookkeeping', 'bookkeeping'],
      ['Bookkeeping experience', 'bookkeeping'],
    ],
  },
  'what the employer pays for': {
    leavesOut: [['You get a tool allowance and a paid OSHA 30 course', 'osha-30']],
    asks: [['OSHA 30 card required', 'osha-30']],
  },
  'an accommodation': {
    leavesOut: [['Accommodations such as ASL interpreters are available for interviews', 'american-sign-language']],
    asks: [['Fluent in ASL', 'american-sign-language']],
  },
  'praise of the employer': {
    leavesOut: [['Teaching is in our bones', 'teaching']],
    asks: [['Teaching experience is required', 'teaching']],
  },
  'whom the employer serves': {
    leavesOut: [
      ['Our customers are oncology clinics', 'oncology'],
      ['Our clients include payroll bureaus', 'payroll-processing'],
    ],
    asks: [
      ['Experience in oncology', 'oncology'],
      ['Handle payroll for our clients', 'payroll-processing'],
    ],
  },
  'a part of the company that something is bought for': {
    leavesOut: [['Order supplies for the chemistry lab', 'chemistry']],
    asks: [['Order supplies and run payroll', 'payroll-processing']],
  },
  'in a line about pay and benefits': {
    leavesOut: [['Flexibility that fits any schedule, excellent pay and malpractice included', 'flexibility']],
    asks: [['Must have flexibility, excellent pay', 'flexibility']],
  },
};

const listCases = (group: 'leavesOut' | 'asks') =>
  Object.entries(CASES).flatMap(([reason, cases]) =>
    cases[group].map(([sentence, skill]) => ({ reason, sentence, skill })),
  );

/** What is required and preferred beside a skill that the description always requires. */
function readAsked(sentence: string): string[] {
  const { mustHave, niceToHave } = readJob(`Requirements:\n- Rust language\n- ${sentence}\n`, { title: 'Helper' });
  return [...mustHave, ...niceToHave].flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf]);
}

function findReason(sentence: string, skill: string): string | undefined {
  const place = listPlaces(sentence, findSkills(sentence)).find((one) => one.skill === skill);
  if (!place) throw new Error(`“${sentence}” doesn’t name ${skill}.`);
  return findReasonNotAsked(place);
}

describe('rules of what isn’t asked', () => {
  it.each(listCases('leavesOut'))('“$sentence” names $skill: $reason', ({ reason, sentence, skill }) => {
    expect(findReason(sentence, skill)).toBe(reason);
    expect(readAsked(sentence)).not.toContain(skill);
  });

  it.each(listCases('asks'))('“$sentence” asks for $skill ($reason)', ({ sentence, skill }) => {
    expect(findReason(sentence, skill)).toBeUndefined();
    expect(readAsked(sentence)).toContain(skill);
  });
});
