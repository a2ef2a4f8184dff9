/** Where people usually start, and what follows. */
export const ENTRY_ROLES: Record<string, string> = {
  'account-executive':
    'Many start as SDR for about a year, but people who have closed sales can also apply for small-business account executive jobs',
  'sales-manager': 'The usual way is from account executive or senior representative to team lead, then manager',
  'executive-assistant': 'The usual way is from receptionist to administrative assistant, then executive assistant',
  'human-resources-generalist': 'The usual start is HR assistant or coordinator, in hiring, onboarding, or benefits',
  'human-resources-manager': 'The usual way is from HR assistant to generalist, then manager',
  accountant:
    'The usual start is staff accountant; from payables or bookkeeping, accounting assistant and general ledger jobs come before it',
  'financial-advisor':
    'The usual start is client service associate, personal banker, or advisor trainee at a firm that sponsors the exams',
  'financial-analyst': 'The usual start is junior analyst, or accounting work with reports',
  'marketing-manager': 'The usual way is from coordinator to marketing specialist or channel manager, then manager',
  buyer:
    'The usual start is assistant buyer or merchandise planner; store managers also move to district, store operations, or vendor jobs',
  'supply-chain-manager': 'The usual way is through dispatch, fleet, or warehouse supervisor',
  'data-scientist': 'The usual step before it is data analyst or product analyst',
  'data-engineer': 'People with database or analysis work usually move across without an entry job',
  'data-analyst': 'The usual start is reporting, claims, or operations analyst in a field you know',
  'software-engineer':
    'The usual start is junior developer; from support, scripting, QA, and internal tools are nearer',
  'security-analyst': 'The usual start is help desk or network operations',
  'systems-administrator': 'The usual start is help desk',
  'network-engineer': 'The usual start is help desk or a network operations center',
  'ux-designer': 'Visual, web, and marketing designers usually move first to UI or product design',
  'product-manager': 'Few start as product manager: analyst, support, and design are the usual ways in',
  'project-manager':
    'The usual step before it is project coordinator; in construction, assistant superintendent or assistant project manager',
  'construction-manager':
    'The usual steps are foreman, assistant superintendent, superintendent or assistant project manager',
  chef: 'The usual way is from lead line cook to sous chef, then chef',
  'restaurant-manager': 'The usual way is from shift lead to assistant manager',
  'store-manager': 'The usual way is from key holder or shift lead to assistant manager',
  'industrial-engineer':
    'Titles between are process technician, manufacturing engineering technician, and programming lead',
  'civil-engineer': 'Titles between are designer, senior civil designer, and CAD manager',
  attorney: 'New attorneys start as associate, public defender, prosecutor, or clerk after the bar exam',
  pilot: 'Most civilian pilots first teach as flight instructor to build hours, then fly for a regional airline',
  'operations-manager': 'The usual way is from shift lead to supervisor, then manager',
  'logistics-coordinator': 'The usual start is dispatch, shipping, or warehouse work',
  dispatcher:
    'No license is needed for truck dispatch, and seldom a degree; carriers also hire their drivers as dispatchers or driver managers',
  'instructional-coordinator':
    'Companies hire for training design, former teachers too, by sample courses made with a tool such as Articulate',
  'training-specialist': 'Companies hire trainers and course designers, former teachers too, by sample work',
  'medical-coder':
    'New coders often hold the CPC-A or CCA and start in billing, records, or on-site coding before remote work',
  'social-media-specialist': 'One real account with numbers is the usual start',
  'marketing-coordinator': 'The usual starts are social media, content or email, and events',
};

/** What the market is like for beginners, by field. */
export const BEGINNER_MARKETS: Record<string, string> = {
  'ux-designer':
    'Junior UX jobs draw many applicants now; visual, web, and brand designers get in sooner through UI, product, or marketing design where they work.',
  technology:
    'Entry-level technology jobs draw many applicants now, so projects that run, a field you know, and referrals count more than another certificate.',
  marketing:
    'Entry-level marketing and design jobs draw many applicants, so results with numbers and referrals count most.',
  creative: 'Entry-level design and media jobs draw many applicants, so the portfolio and referrals count most.',
  science:
    'Industry posts and academic posts use different words, so a two-page résumé of methods and results and talks with alumni help most.',
};

/** Higher pay or a promotion without a new field, by field. */
export const PROMOTIONS: Record<string, string> = {
  construction:
    'Without school, pay in the trade rises most by a master or foreman role, industrial, controls, or data center work, union scale, or another contractor.',
  repair:
    'Without school, pay in the trade rises most by maker certificates, controls and electrical skills, a lead role, or another employer.',
  manufacturing:
    'Without school, pay rises most by programming, setup, and troubleshooting skills, a lead role, or another shop.',
  retail:
    'Tell the manager in one talk that you want the lead job, ask which tasks to take now (opening, closing, training, orders), and apply at other stores if the answer stays no.',
  food: 'Tell the chef or manager which job you want, take ordering, food cost, and schedules now, and ask larger kitchens and hotels if the answer stays no.',
  hospitality:
    'Tell the manager which job you want, take shifts with keys, training, and schedules, and ask larger hotels if the answer stays no.',
  office:
    'Tell your manager which job you want, take one task of it now, and bring three results with numbers to the talk.',
  sales:
    'Without managing people, pay rises most by larger accounts: enterprise, strategic, key, or channel accounts; bring your numbers against quota.',
  technology:
    'Without managing people, the step is scope: one problem across teams, a written design, its result, and a sponsor who has seen it.',
  health:
    'Pay rises most by shift and specialty, a ladder or lead role, and another employer’s offer; ask for the written pay scale.',
};

/** What takes less school and allows part of the same work. */
export const SHORTER_WAYS: Record<string, string> = {
  accountant:
    'the enrolled agent takes no degree, only a PTIN, the IRS’s three-part exam, and a tax and background check, and allows work on federal taxes before the IRS, but no audits of financial statements',
  physician: 'a physician assistant takes a master’s program of 2 to 3 years after college',
  'physician-assistant': 'an RN takes 2 to 4 years and can lead on to nurse practitioner',
  'registered-nurse': 'an LPN takes about 12 to 18 months, and LPN-to-RN bridges lead on',
  'nurse-practitioner': 'clinic, case management, and specialty jobs are open to RNs with a BSN',
  attorney: 'a paralegal takes about 6 months to 2 years',
  psychologist: 'a counselor or clinical social work license takes a master’s degree and supervised hours',
  pharmacist: 'a pharmacy technician takes weeks to a year',
  dentist: 'a dental hygienist takes about 3 years',
  'physical-therapist': 'a physical therapist assistant takes an associate degree',
  'occupational-therapist': 'an occupational therapy assistant takes an associate degree',
  'speech-language-pathologist':
    'a speech-language pathology assistant takes an associate or bachelor’s degree in many states',
  veterinarian: 'a veterinary technician takes about 2 years',
  architect: 'a drafter or BIM technician takes months to 2 years',
  'civil-engineer': 'an engineering technician or designer takes about 2 years',
  'mechanical-engineer': 'an engineering technician or CAD designer takes about 2 years',
  'electrical-engineer': 'an electronics technician takes about 2 years',
  'data-scientist': 'data analyst jobs ask for less statistics and no master’s degree',
  teacher: 'a teacher aide or, in many states, a substitute needs no teaching license',
  'social-worker': 'many case manager jobs are open with a bachelor’s degree',
  'radiologic-technologist': 'a limited X-ray permit takes months in some states',
};
