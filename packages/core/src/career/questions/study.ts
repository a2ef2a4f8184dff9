const FULL_TIME =
  'These programs are mostly full time and in person, and many advise against a job; the courses before them can be taken part time.';
const CLINICAL =
  'Classes may be in the evening or online, but the clinical hours are in person and mostly in the daytime, so ask each program for its schedule.';
const APPRENTICE =
  'An apprenticeship is a paid day job with classes in the evening or in blocks, so it takes the place of your present job.';
const SALON = 'Many schools have an evening or part-time schedule, which takes longer; ask two of them for it.';
const COURSE = 'The pre-license course is online in most states, so you can take it beside a job.';

/** How one can study for an occupation beside a job. */
const STUDY: Record<string, string> = {
  'registered-nurse':
    'Some community colleges have evening, weekend, or part-time nursing programs; the clinical hours are in person, so ask for their schedule and about tuition help from your employer.',
  'licensed-practical-nurse':
    'Some practical nursing programs have an evening or weekend schedule; the clinical hours are in person.',
  'nurse-practitioner':
    'Many NP programs are online and part time for working RNs, but the clinical hours are in person, and you may have to find the place.',
  'nurse-manager': 'RN-to-BSN and master’s programs are widely offered online for working nurses.',
  'nursing-assistant': 'Many CNA classes have an evening or weekend schedule and take a few weeks.',
  attorney:
    'Some ABA-approved law schools have part-time evening programs, a few of them mostly online, which take about four years beside a daytime job.',
  'social-worker':
    'Part-time and online MSW programs exist; field placement is in person and often in the daytime, so ask whether your own employer can be the place.',
  'mental-health-counselor':
    'Part-time and online counseling programs exist; practicum and internship are in person, so ask your state’s board whether it accepts the program.',
  'behavior-analyst':
    'Many of these programs are online, and the fieldwork can be your paid job if a qualified supervisor oversees it by the BACB’s rules.',
  'school-counselor': 'Many of these programs have evening or online classes; the internship is in school hours.',
  teacher:
    'Many teacher programs have evening or online classes; in many states, an alternative route pays you as a teacher while you train, if you have a bachelor’s degree.',
  'special-education-teacher':
    'Many teacher programs have evening or online classes, and grow-your-own or apprenticeship programs let aides keep their job.',
  principal: 'Most administrator programs are made for working teachers, in the evening or online.',
  librarian: 'Most MLIS programs can be taken online and part time.',
  accountant: 'Accounting degrees and courses for the CPA are widely offered online and in the evening, at any pace.',
  'truck-driver': 'Some CDL schools have evening or weekend classes; full time, a course takes about 3 to 8 weeks.',
  paramedic:
    'Many EMT courses are in the evening or on weekends; paramedic programs add hospital and ambulance shifts.',
  'medical-coder': 'Coding courses are widely offered online at your own pace.',
  'medical-biller': 'Billing courses are widely offered online at your own pace.',
  'medical-assistant': 'Many programs have evening classes; the practice hours in a clinic are in the daytime.',
  phlebotomist: 'Many phlebotomy courses are in the evening or on weekends; the practice draws are in person.',
  'real-estate-agent': COURSE,
  'insurance-agent': COURSE,
  'loan-officer': COURSE,
};
const GROUPS: readonly [string, string][] = [
  [
    'physician surgeon physician-assistant physical-therapist pharmacist dentist veterinarian optometrist podiatrist chiropractor audiologist nurse-anesthetist occupational-therapist',
    FULL_TIME,
  ],
  [
    'radiologic-technologist radiation-therapist sonographer respiratory-therapist surgical-technologist dental-hygienist medical-laboratory-technician physical-therapist-assistant occupational-therapy-assistant veterinary-technician speech-language-pathologist dietitian',
    CLINICAL,
  ],
  [
    'electrician plumber hvac-technician line-worker sheet-metal-worker ironworker carpenter heavy-equipment-operator',
    APPRENTICE,
  ],
  ['hair-stylist barber esthetician nail-technician massage-therapist', SALON],
];

/** One sentence on studying beside a job. Null if the work takes no school. */
export function answerStudy(occupation: string, takesDegree: boolean): string | null {
  const own = STUDY[occupation] ?? GROUPS.find(([ids]) => ids.split(' ').includes(occupation))?.[1];
  if (own) return own;
  return takesDegree
    ? 'Some state universities have this degree online or in the evening, more seldom in fields with labs or studios; ask about credit for earlier courses and work, and about tuition help from your employer.'
    : null;
}
