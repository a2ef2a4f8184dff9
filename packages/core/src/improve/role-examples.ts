/**
 * Answers as people in an occupation or field could give them, in the order of the role questions: what, how many, how often, and with what. They show the
 * form of an answer, and are never added to a résumé.
 */
type Examples = readonly [work: string, amount: string, frequency: string, tools: string];

/** By field of the occupation (`core/jobs/occupations`). */
const FIELD_EXAMPLES: Readonly<Record<string, Examples>> = {
  technology: [
    'Built the booking page that customers use',
    'about 2,000 users a month',
    'released every two weeks',
    'PostgreSQL to store orders',
  ],
  health: ['Took vital signs and helped patients walk', '8 patients a shift', 'every 4 hours', 'Epic for charting'],
  education: ['Read with second graders in small groups', '24 students', 'every morning', 'Google Classroom'],
  'social-services': [
    'Helped families apply for housing',
    'about 30 cases at a time',
    'visited twice a month',
    'Apricot for case notes',
  ],
  engineering: [
    'Drew parts for a packaging line and tested them',
    '40 drawings a year',
    'reviewed every week',
    'SolidWorks',
  ],
  science: ['Tested water samples for lead', '60 samples a day', 'calibrated every morning', 'an ICP-MS'],
  management: ['Ran the night shift of the warehouse', '14 people', 'planned every Monday', 'Excel for schedules'],
  finance: ['Entered invoices and matched them to orders', '200 invoices a week', 'closed every month', 'QuickBooks'],
  procurement: ['Bought packaging from local suppliers', '25 suppliers', 'reordered every week', 'SAP'],
  'human-resources': [
    'Scheduled interviews and onboarded new hires',
    '15 hires a month',
    'ran payroll every two weeks',
    'BambooHR',
  ],
  office: ['Answered phones and booked appointments', 'about 50 calls a day', 'filed every afternoon', 'Outlook'],
  law: ['Drafted filings and kept the case files', '40 open cases', 'filed every week', 'Clio'],
  sales: ['Sold phone plans to walk-in customers', '12 plans a week', 'called 30 people a day', 'Salesforce'],
  marketing: ['Wrote posts for the shop’s Instagram page', '3,000 followers', 'posted 4 times a week', 'Canva'],
  creative: ['Designed flyers for local bands', 'about 10 a month', 'delivered in 2 days', 'Illustrator'],
  construction: [
    'Framed walls and hung drywall in new houses',
    '12 houses a year',
    'passed every inspection',
    'a nail gun',
  ],
  repair: ['Changed brakes and tires', '6 cars a day', 'checked tools every week', 'a diagnostic scanner'],
  manufacturing: ['Assembled seat frames on the line', '300 frames a shift', 'checked every tenth part', 'calipers'],
  transport: ['Loaded trucks and delivered packages', '120 stops a day', 'on time on most days', 'a handheld scanner'],
  food: ['Took orders and cleaned tables', 'about 60 guests a shift', 'closed 4 nights a week', 'a Toast register'],
  retail: [
    'Rang up customers and restocked shelves',
    'about 80 customers a shift',
    'counted the drawer every night',
    'an NCR register',
  ],
  hospitality: [
    'Checked in guests and answered questions',
    '40 check-ins a shift',
    'closed the cash drawer every night',
    'Opera',
  ],
  'personal-care': [
    'Cut and colored hair',
    '8 clients a day',
    'most clients came back every 6 weeks',
    'Square for bookings',
  ],
  'public-safety': [
    'Checked doors and wrote reports',
    '3 patrols a night',
    'wrote a report every shift',
    'a radio and cameras',
  ],
  agriculture: ['Picked and packed apples', '8 bins a day', 'sprayed every 2 weeks', 'a tractor'],
};

/** By occupation, where the field's examples are too general. */
const OCCUPATION_EXAMPLES: Readonly<Record<string, Examples>> = {
  stocker: [
    'Unloaded trucks and stocked shelves overnight',
    '10 pallets a night',
    'rotated milk every shift',
    'a pallet jack',
  ],
  'retail-associate': [
    'Helped shoppers find sizes and folded clothes',
    '50 shoppers a shift',
    'changed displays every month',
    'a Square register',
  ],
  cook: [
    'Cooked burgers and cut vegetables',
    '150 meals a shift',
    'checked stock every morning',
    'a flat grill and fryers',
  ],
  dishwasher: [
    'Washed dishes and kept the kitchen clean',
    '400 plates a night',
    'mopped after every shift',
    'a conveyor dishwasher',
  ],
  barista: [
    'Made coffee drinks and took orders',
    '120 drinks a shift',
    'opened 3 mornings a week',
    'an espresso machine',
  ],
  server: ['Took orders and served food', '8 tables at a time', 'trained new servers every month', 'a Toast register'],
  housekeeper: [
    'Cleaned guest rooms and changed beds',
    '14 rooms a shift',
    'restocked carts every morning',
    'a steam cleaner',
  ],
  janitor: [
    'Cleaned classrooms and emptied trash',
    '22 classrooms a night',
    'waxed floors twice a year',
    'a floor buffer',
  ],
  landscaper: ['Mowed lawns and planted shrubs', '9 yards a day', 'trimmed every 2 weeks', 'a zero-turn mower'],
  'warehouse-associate': [
    'Picked orders and packed boxes',
    '90 orders a shift',
    'counted stock every Friday',
    'a pallet jack and a scanner',
  ],
  'forklift-operator': [
    'Unloaded trucks and stacked pallets',
    '60 pallets a shift',
    'checked the forklift every morning',
    'a sit-down forklift',
  ],
  receptionist: [
    'Greeted visitors and answered phones',
    '40 visitors a day',
    'sorted mail every morning',
    'a six-line phone',
  ],
  'customer-service-representative': [
    'Answered questions about bills',
    '55 calls a day',
    'met the goal every month',
    'Zendesk',
  ],
  'home-health-aide': [
    'Bathed, dressed, and fed an older client',
    '2 clients',
    'gave reminders for pills every day',
    'a lift',
  ],
  'childcare-worker': [
    'Watched children and made their lunch',
    '6 children',
    'planned a craft every day',
    'an app for parents',
  ],
  'construction-laborer': ['Carried lumber and cleaned up the site', '3 sites', 'set up every morning', 'a jackhammer'],
  'security-guard': [
    'Checked badges and walked the building',
    '200 visitors a day',
    'wrote a report every shift',
    'cameras and a radio',
  ],
};

const GENERAL_EXAMPLES: Examples = [
  'Packed boxes and loaded them onto trucks',
  'about 100 a day',
  'every day, on time',
  'a label printer',
];

/** Examples for the questions about a role. */
export function getRoleExamples(occupation: string | undefined, field: string | undefined): Examples {
  return OCCUPATION_EXAMPLES[occupation ?? ''] ?? FIELD_EXAMPLES[field ?? ''] ?? GENERAL_EXAMPLES;
}
