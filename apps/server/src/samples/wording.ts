import type { Seniority } from '@foothold/core/jobs';
import type { Sponsorship } from '@foothold/core/visa';

/** Headings by section. Lowercase ones get a colon, as people write them. */
export const HEADINGS = {
  duties: [
    'What You Will Do',
    'Responsibilities',
    'Key Responsibilities',
    'Job Duties',
    'Day to Day',
    'Essential Functions',
    'In this role you will:',
  ],
  requirements: [
    'What You Bring',
    'Requirements',
    'Qualifications',
    'Minimum Qualifications',
    'What We Are Looking For',
    'What you need:',
    'You have:',
  ],
  niceToHaves: ['Nice to Have', 'Preferred Qualifications', 'Bonus Points', 'Preferred', 'Nice to have:'],
  hours: ['Schedule', 'Hours'],
  place: ['Where and When', 'Location'],
  offer: ['Benefits', 'What We Offer', 'Pay and Benefits', 'Perks and Benefits', 'Compensation and Benefits'],
  company: ['About Us', 'Who We Are', 'About the Company'],
  overview: ['About the Job', 'The Position', 'Overview'],
} as const;

/** For internships, which the occupation's own openings don't fit. */
export const INTERN_OPENINGS = [
  'A paid summer internship of ten weeks with a mentor, a desk next to the team and work that gets used.',
  'Twelve paid weeks, one project of your own and a talk about it at the end. Half of our interns come back to stay.',
  'We take four interns a year so that we have time for each. You will be paid, taught and asked for your opinion.',
];

export const ENTRY_LINES = [
  'This is a first job for somebody who wants to learn it properly, and we take the time to teach.',
  'New to the field? Good. You will be paired with a colleague for your first three months.',
  'We hire for this role once a year and train from the ground up.',
];

/** Extra duties of people who mentor others. */
export const GUIDANCE_LINES: Partial<Record<Seniority, string[]>> = {
  senior: [
    'Guide newer colleagues and share what took you years to learn',
    'Take the hard cases and explain how you solved them',
    'Speak for the team where plans are made',
  ],
  lead: [
    'Plan the team’s week and step in where it is needed',
    'Hire, teach and give feedback as it happens, good and bad',
    'Make a fair schedule and keep it',
    'Answer for the quality and safety of the team’s work',
  ],
};

export const STUDENT_LINES = [
  'Enrolled in a related course of study and free from June to August',
  'A student in good standing who will return to class in the fall',
];

const COUNT = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** Ways to require years. `what` follows "experience". */
export const YEARS: readonly ((years: number, what: string) => string)[] = [
  (years, what) => `At least ${formatYears(years)} of experience ${what}`,
  (years, what) => `${years}+ years of experience ${what}`,
  (years, what) => `Minimum of ${formatYears(years)} of experience ${what}`,
  (years, what) => `${years} to ${years + 2} years of experience ${what}`,
  (years, what) => `${COUNT[years] ?? years} or more years of experience ${what}`,
];

function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** Lawful wording about sponsorship, by meaning. */
export const SPONSORSHIP: Record<Sponsorship, string[]> = {
  sponsors: [
    'Visa sponsorship is available for this position.',
    'We are able to sponsor work visas for qualified candidates.',
    'We offer visa sponsorship, including green card support after two years.',
  ],
  'does-not-sponsor': [
    'We are unable to sponsor work visas for this position, now or later.',
    'This position is not eligible for visa sponsorship.',
    'Applicants must be authorized to work in the United States without sponsorship.',
    'We do not sponsor employment visas at this time.',
    'Visa sponsorship is not available for this role.',
  ],
  'citizens-or-clearance': [
    'Federal contract terms require an active Secret security clearance, so applicants must be U.S. citizens.',
    'Under the terms of our federal contracts, U.S. citizenship is required for this position.',
    'The contract requires the ability to obtain and keep a Secret security clearance.',
  ],
  unknown: [
    'Everyone we hire completes a Form I-9 on the first day.',
    'You must be authorized to work in the United States.',
    '',
    '',
    '',
  ],
};

/** For work that qualifies for the H-1B visa. A degree in the field is normal. */
export const H1B_SPONSORSHIP = [
  'We sponsor H-1B visas for this role and accept transfers.',
  'H-1B transfers are welcome.',
];

export const EQUAL_OPPORTUNITY = [
  'We are an equal opportunity employer and consider all qualified applicants without regard to race, color, religion, sex, sexual orientation, gender identity, national origin, age, disability or veteran status.',
  'Equal opportunity is the law and our habit: we hire, pay and promote without regard to race, color, religion, sex, national origin, age, disability, veteran status or any other protected status.',
  'We are an equal opportunity employer. If you need a reasonable accommodation to apply or interview, tell us and we will arrange it.',
  'Qualified applicants with arrest or conviction records are considered under fair chance laws. We are an equal opportunity employer.',
];

/** Benefits. "{a-b}" is a number from that range; "{$a-b}" is an amount, in steps of 50 above 100. */
export const FULL_TIME_OFFERS = [
  'Medical, dental and vision insurance from the first of the month',
  'Medical, dental and vision insurance from day one',
  'Health insurance with {70-95} percent of the premium paid',
  '401(k) with a {3-6} percent match',
  'Retirement plan with a {3-8} percent employer contribution',
  '{12-25} days of paid time off in your first year',
  '{8-11} paid holidays',
  '{6-16} weeks of paid parental leave',
  'Up to {$1-5},000 a year toward tuition',
  'Life and disability insurance at no cost to you',
  'An employee assistance program that is actually confidential',
  'Paid volunteer days',
  'Bus pass or free parking',
  'Annual raises by a published scale',
];

export const PART_TIME_OFFERS = [
  'Paid sick leave from the first day',
  'Paid time off that grows with your hours',
  '401(k) open to part-time staff after six months',
  'Schedules posted {2-4} weeks ahead',
  'Premium pay on holidays',
  'Paid training',
  'Health insurance from 24 hours a week',
];

export const INTERN_OFFERS = [
  'A weekly stipend for travel',
  'A mentor and a written review',
  'Lunch with every department once',
];

/** Benefits in certain trades. */
export const SECTOR_OFFERS: Record<string, string[]> = {
  hospital: [
    'Tuition support for your next credential',
    'Free parking on the night shift',
    'Loan repayment of up to {$3-12},000',
  ],
  clinic: [
    'Paid time for continuing education',
    'Loan repayment through the National Health Service Corps where eligible',
  ],
  seniors: ['A meal every shift', 'Paid certification courses'],
  homecare: ['Mileage and paid travel between visits', 'Pay every Friday'],
  school: ['Eligibility for Public Service Loan Forgiveness', 'Summers, winter and spring breaks'],
  college: ['Free courses for you and your family', 'Use of the library and the pool'],
  government: ['Eligibility for Public Service Loan Forgiveness', 'A published pay scale with steps'],
  contractor: [
    'Company truck and fuel card for leads',
    'Tool allowance of {$300-900} a year',
    'Boots and safety gear paid for',
  ],
  auto: ['Tool insurance', 'Paid manufacturer training'],
  manufacturing: ['Shift premium', 'Profit sharing', 'Safety shoes and glasses paid for'],
  trucking: ['Paid detention and breakdown time', 'Safety bonus every quarter'],
  logistics: ['Weekly pay', 'Paid forklift certification'],
  restaurant: ['Family meal before service', 'Half off when you come as a guest'],
  cafe: ['A pound of coffee a week', 'Tips on top of the wage'],
  hotel: ['Room discounts for family', 'Meals on duty'],
  retail: ['Discount of {20-40} percent', 'No work on Thanksgiving'],
  grocery: ['Discount of {10-20} percent on groceries', 'Member dividends'],
  saas: ['Home-office budget of {$500-1500}', 'Stock options', 'A week off at the end of December'],
  bank: ['Closed on every federal holiday', 'Reduced loan rates after a year'],
};

/** Industry terms that aren't skills. */
export const WORKPLACES = {
  yes: [
    'This role is fully remote within the United States.',
    'Work from anywhere in the United States; we meet in person twice a year and pay for the trip.',
    'Remote, with core hours from 11 a.m. to 3 p.m. Eastern.',
  ],
  hybrid: [
    'Hybrid: {2-3} days a week in our {city} office, the rest where you like.',
    'You will be in {city} on Tuesdays and Thursdays and at home otherwise.',
    'Hybrid schedule, {2-3} days on site in {city}.',
  ],
} as const;
