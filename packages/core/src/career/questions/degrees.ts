/** How often employers or boards ask for a graduate degree. What isn’t listed here rarely asks for one. */
const REQUIRED: Record<string, string> = {
  physician: 'a medical degree (MD or DO) and a residency',
  surgeon: 'a medical degree (MD or DO) and a surgical residency',
  dentist: 'a dental degree (DDS or DMD)',
  pharmacist: 'a Doctor of Pharmacy degree (PharmD)',
  veterinarian: 'a veterinary degree (DVM or VMD)',
  optometrist: 'a Doctor of Optometry degree',
  podiatrist: 'a Doctor of Podiatric Medicine degree and a residency',
  chiropractor: 'a Doctor of Chiropractic degree',
  'general-counsel': 'a law degree (JD) in nearly every state, and bar admission',
  judge: 'a law degree (JD) in most courts',
  'nurse-practitioner': 'a graduate nursing degree (MSN or DNP), national certification, and a state APRN license',
  'nurse-anesthetist': 'a doctoral nurse anesthesia program, after critical care work as an RN',
  'nurse-midwife': 'a graduate midwifery program',
  'physician-assistant': 'a master’s program accredited by ARC-PA',
  'occupational-therapist': 'a master’s or doctoral degree',
  'physical-therapist': 'a Doctor of Physical Therapy degree',
  'speech-language-pathologist': 'a master’s degree',
  audiologist: 'a Doctor of Audiology degree',
  'mental-health-counselor': 'a master’s degree in counseling, therapy, or a related field for the license',
  'school-psychologist': 'a specialist or doctoral degree',
  psychologist: 'a doctoral degree in nearly every state',
  'behavior-analyst': 'a master’s degree for the BCBA',
  dietitian: 'a graduate degree to become a registered dietitian since 2024',
  attorney: 'a law degree (JD) in nearly every state',
  'school-counselor': 'a master’s degree in nearly every state',
  'athletic-trainer': 'a master’s degree for new athletic trainers',
};
const USUAL = new Set(
  'librarian principal economist urban-planner professor nurse-educator research-scientist statistician orthotist-prosthetist'.split(
    ' ',
  ),
);
const COMMON: Record<string, string> = {
  'data-scientist': 'data analyst and analytics engineer jobs usually don’t',
  'machine-learning-engineer': 'software and data engineer jobs usually don’t',
  'instructional-coordinator': 'corporate training jobs usually don’t',
  'academic-advisor': 'many colleges also take experience with students',
  'academic-administrator': 'experience in a program office counts, too',
  'medical-services-manager': 'smaller practices also promote experienced staff',
  'director-of-nursing': 'many nursing homes take a BSN with experience',
  'social-worker': 'a BSW is enough for many case jobs, but the clinical license (LCSW) takes an MSW',
  'investment-manager': 'the CFA counts as much with many firms',
  'management-consultant': 'experience in one industry is another way in',
  'chief-financial-officer': 'a CPA and years of results often count as much',
  architect: 'a professional bachelor’s degree (B.Arch) also leads to the license',
  clergy: 'some denominations ordain without one',
};

/** Whether the work takes a graduate degree. */
export function answerMasters(occupation: string, name: string): string {
  const required = REQUIRED[occupation];
  if (required) return `A graduate degree is part of the way: ${name} work takes ${required}.`;
  if (USUAL.has(occupation))
    return `Most ${name} jobs ask for a graduate degree, so check ten listings for what they require before you pay.`;
  const other = COMMON[occupation];
  return other
    ? `No law requires a master’s degree for most ${name} jobs, but many employers prefer one; ${other}.`
    : `A master’s degree is rarely required for ${name} work, so experience and proof of results come first.`;
}

/** What else is true of the degree in an occupation. */
export const DEGREE_NOTES: Record<string, string> = {
  pilot: 'The FAA requires no college degree for pilots; some airlines prefer one.',
  accountant:
    'Most accountant listings name a bachelor’s degree, but smaller companies also promote bookkeeping and payables staff who do journal entries, reconciliations, and month-end close.',
  'project-manager':
    'It isn’t a firm rule: many companies, and many builders, take years of leading projects in place of a degree, large ones less often.',
  'construction-manager':
    'It isn’t a firm rule: many builders take field experience in place of the degree, large general contractors less often.',
  'cost-estimator': 'Many builders take trade experience in place of a degree for estimators.',
  'industrial-engineer':
    'Some shops promote experienced machinists and technicians to process or manufacturing engineer; large manufacturers more often ask for a degree.',
  'civil-engineer':
    'The usual way is an ABET-accredited degree, the FE, four years of work, and the PE; a few states also license long experience, so ask the board.',
  'medical-coder':
    'Most coding jobs don’t ask for a degree; the CPC (AAPC) or the CCA or CCS (AHIMA) is what employers name.',
  'medical-laboratory-technician':
    'The MLT takes an associate degree; with a science bachelor’s degree, an accredited MLS certificate program of about a year can stand in for a second degree.',
  'police-officer': 'Most departments ask for a high school diploma or GED, and some want college credits.',
  'correctional-officer':
    'Most state prisons and county jails ask for a high school diploma or GED; federal prisons ask for a bachelor’s degree or certain work experience.',
  firefighter: 'Most fire departments ask for a high school diploma or GED, and many for an EMT or paramedic card.',
  'air-traffic-controller': 'The FAA takes work experience, college, or a mix of both.',
  'flight-attendant': 'Airlines usually ask for a high school diploma or GED and train you themselves.',
  'real-estate-agent': 'No degree is needed: the state’s course and exam and a broker are.',
  'insurance-agent': 'No degree is needed: the state’s exam is.',
  chef: 'Culinary school isn’t required; chefs are mostly promoted from the line.',
  teacher:
    'Public schools ask for a bachelor’s degree and a state license or permit; what a shortage permit takes differs by state.',
  'special-education-teacher':
    'Most states ask for a bachelor’s degree and a license or permit with special education, also in a shortage; aides can ask about paid grow-your-own programs.',
  'preschool-teacher':
    'Child care centers often accept a CDA; public preschools and many Head Start jobs ask for a degree.',
};

/** What is true of licenses where no state licenses the work itself. */
export const LICENSE_NOTES: Record<string, string> = {
  'heavy-equipment-operator':
    'No federal license is needed for excavators or dozers, but a few states and cities license operators; employers train and judge them, and most cranes in construction take an accredited certification such as the NCCCO’s.',
  'industrial-engineer': 'A PE license is rarely needed for manufacturing engineering.',
  'project-manager': 'No license is needed for project manager work; the PMP is optional.',
  bookkeeper:
    'No license is needed to keep books; preparing tax returns for pay takes a PTIN and, in a few states, a registration.',
  paralegal: 'No license is needed in most states, but paralegals work under an attorney.',
  welder:
    'Most places ask for no license; employers test your welds, and some codes and cities ask for a certification.',
  'automotive-technician': 'Most states license no mechanics; the EPA 609 is needed for air conditioning.',
};
