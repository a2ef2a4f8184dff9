/** A kind of work that a target names without a job, and the jobs in it that people change into. */
export interface WorkField {
  pattern: RegExp;
  /** The job that most people can enter comes first. */
  occupations: readonly string[];
}

const field = (pattern: RegExp, occupations: string): WorkField => ({ pattern, occupations: occupations.split(' ') });

/** The most specific first. */
const WORK_FIELDS: readonly WorkField[] = [
  field(
    /\b(?:older (?:people|adults)|seniors|elderly|old (?:people|folks)|geriatric)\b/i,
    'recreation-worker case-manager medical-receptionist passenger-driver home-health-aide recreational-therapist',
  ),
  field(
    /\b(?:social media|influencer marketing|content creation)\b/i,
    'social-media-specialist content-writer video-editor marketing-coordinator',
  ),
  field(
    /\b(?:marketing|branding|advertising|\bpr\b|public relations|communications)\b/i,
    'marketing-coordinator social-media-specialist marketing-specialist marketing-manager product-marketing-manager public-relations-specialist content-writer marketing-director',
  ),
  field(
    /\b(?:tech(?:nology)? sales|software sales|saas sales|sales|selling|business development)\b/i,
    'sales-development-representative account-executive inside-sales-representative account-manager customer-success-manager sales-manager',
  ),
  field(
    /\b(?:cyber|infosec|information security)\b/i,
    'technical-support-specialist security-analyst systems-administrator network-engineer',
  ),
  field(
    /\b(?:data|analytics|numbers|spreadsheets?)\b(?! entry)/i,
    'data-analyst market-research-analyst business-analyst bookkeeper financial-analyst',
  ),
  field(
    /\b(?:tech(?:nology)?|computers?|it (?:jobs?|work|field|department|support)|coding|programming|software|\bai\b|apps?)\b/i,
    'technical-support-specialist web-developer qa-engineer data-analyst software-engineer systems-administrator customer-success-manager',
  ),
  field(
    /\b(?:human resources|\bhr\b|people ops)\b/i,
    'human-resources-assistant recruiter benefits-specialist human-resources-generalist',
  ),
  field(
    /\b(?:accounting|bookkeeping|tax(?:es)?|payroll|finance|banking|investing|investments)\b/i,
    'bookkeeper billing-specialist payroll-specialist accountant bank-teller financial-analyst',
  ),
  field(
    /\b(?:insurance (?:company|industry|field|job))\b|^insurance$/i,
    'insurance-agent insurance-claims-adjuster underwriter customer-service-representative',
  ),
  field(
    /\b(?:mental health|counsel(?:l)?ing|therapy|psychology)\b/i,
    'behavior-technician case-manager mental-health-counselor social-worker',
  ),
  field(
    /\b(?:medical(?! (?:insurance|benefits|plan))|health ?care|health(?! (?:insurance|benefits|plan|coverage))|hospitals?|nursing field|medicine)\b/i,
    'medical-assistant phlebotomist medical-receptionist medical-biller pharmacy-technician medical-coder dental-assistant registered-nurse',
  ),
  field(
    /\b(?:teaching|education|academia|schools?|kids|children|students)\b/i,
    'teacher-aide substitute-teacher preschool-teacher tutor teacher academic-advisor',
  ),
  field(/\b(?:law|legal|court)\b/i, 'legal-secretary paralegal title-examiner compliance-officer court-reporter'),
  field(
    /\b(?:construction|building|job ?sites?)\b/i,
    'construction-inspector cost-estimator construction-manager heavy-equipment-operator crane-operator safety-specialist construction-laborer carpenter electrician',
  ),
  field(
    /\b(?:trades?|hands[- ]on|with my hands|fix(?:ing)? (?:things|stuff)|apprentice(?:ship)?)\b/i,
    'electrician hvac-technician plumber maintenance-technician welder field-service-technician',
  ),
  field(
    /\b(?:factory|manufacturing|production|plant work)\b/i,
    'production-worker quality-inspector machinist welder production-planner',
  ),
  field(
    /\b(?:logistics|supply chain|warehouses?|shipping)\b/i,
    'warehouse-associate forklift-operator shipping-clerk logistics-coordinator dispatcher',
  ),
  field(/\b(?:driving|driver)\b/i, 'delivery-driver bus-driver truck-driver passenger-driver'),
  field(
    /\b(?:outdoors?|outside(?! of)|nature|parks?|environment(?:al)?|conservation|forest\w*|wildlife)\b/i,
    'conservation-worker landscaper surveyor line-worker telecommunications-technician civil-engineering-technician environmental-scientist',
  ),
  field(/\b(?:animals?|pets?|dogs?|vet)\b/i, 'animal-caretaker veterinary-technician conservation-worker'),
  field(
    /\b(?:store|retail|mall|shop)\b(?! (?:of|floor))/i,
    'cashier retail-associate stocker grocery-clerk merchandiser',
  ),
  field(
    /\b(?:restaurants?|food|kitchen|cooking|culinary|hospitality|hotels?)\b/i,
    'food-service-worker host cook server hotel-front-desk-agent baker',
  ),
  field(
    /\b(?:design|creative|drawing|draw|art|arts|film|video|music|entertainment|media|writing)\b/i,
    'graphic-designer video-editor content-writer photographer social-media-specialist web-designer',
  ),
  field(
    /\b(?:government|(?:federal|state|city|county) (?:jobs?|work|government|agency)|public sector|post office|civil service)\b/i,
    'office-clerk administrative-assistant mail-carrier emergency-dispatcher case-manager contract-administrator',
  ),
  field(
    /\b(?:nonprofits?|non-profits?|charit(?:y|ies)|helping people|help people|community|make a difference)\b/i,
    'case-manager direct-support-professional fundraiser health-educator community-services-manager',
  ),
  field(
    /\b(?:science|lab|labs|laboratory|research|biotech|pharma(?:ceutical)?)\b/i,
    'laboratory-technician research-assistant clinical-research-coordinator research-scientist regulatory-affairs-specialist technical-writer',
  ),
  field(
    /\b(?:office|desk|admin|administrative|clerical|front desk|corporate(?! train))\b/i,
    'receptionist office-clerk administrative-assistant human-resources-assistant data-entry-clerk customer-service-representative buyer operations-manager',
  ),
];

/** Where people in a field usually go when they want something else, so that each common limit leaves some of it. */
const MOVES: Record<string, string> = {
  technology:
    'solutions-consultant product-manager technical-account-manager data-engineer technical-writer systems-analyst business-analyst training-specialist',
  finance:
    'financial-analyst payroll-specialist compliance-officer bookkeeper billing-specialist loan-processor business-analyst contract-administrator',
  procurement:
    'logistics-coordinator production-planner contract-administrator operations-manager project-manager shipping-clerk',
  'human-resources':
    'training-specialist benefits-specialist recruiter payroll-specialist project-manager academic-advisor',
  management:
    'project-manager management-consultant business-analyst contract-administrator product-manager training-specialist',
  office:
    'human-resources-assistant payroll-specialist medical-records-specialist legal-secretary executive-assistant billing-specialist customer-success-manager',
  law: 'compliance-officer contract-administrator title-examiner human-resources-generalist legal-secretary',
  sales:
    'account-executive account-manager customer-success-manager solutions-consultant technical-account-manager recruiter sales-support-specialist training-specialist',
  marketing:
    'marketing-manager product-marketing-manager marketing-director market-research-analyst content-writer public-relations-specialist project-manager fundraiser marketing-specialist',
  creative:
    'content-writer video-editor social-media-specialist ux-designer marketing-coordinator technical-writer web-designer',
  engineering:
    'project-manager quality-engineer safety-specialist technical-writer cost-estimator project-engineer sales-engineer',
  science:
    'regulatory-affairs-specialist technical-writer data-scientist clinical-research-coordinator data-analyst research-scientist management-consultant quality-inspector environmental-scientist',
  construction:
    'construction-inspector construction-manager heavy-equipment-operator cost-estimator crane-operator safety-specialist stationary-engineer facilities-manager quality-inspector service-advisor',
  repair:
    'service-advisor field-service-technician quality-inspector stationary-engineer cost-estimator electronics-technician dispatcher production-planner',
  manufacturing:
    'quality-inspector production-planner maintenance-technician logistics-coordinator safety-specialist shipping-clerk mechanical-drafter meter-reader',
  transport:
    'dispatcher logistics-coordinator shipping-clerk warehouse-supervisor safety-specialist service-advisor customer-service-representative meter-reader production-planner',
  health:
    'recreation-worker medical-receptionist passenger-driver medical-records-specialist case-manager medical-biller medical-coder health-educator recreational-therapist clinical-research-coordinator animal-caretaker library-assistant regulatory-affairs-specialist medical-services-manager training-specialist',
  education:
    'training-specialist academic-advisor instructional-coordinator tutor library-assistant admissions-counselor customer-success-manager content-writer human-resources-assistant administrative-assistant',
  'social-services':
    'academic-advisor human-resources-generalist health-educator training-specialist medical-records-specialist fundraiser administrative-assistant',
  'public-safety':
    'emergency-dispatcher safety-specialist insurance-claims-adjuster compliance-officer facilities-manager probation-officer logistics-coordinator',
  military:
    'hvac-technician line-worker maintenance-technician electrician telecommunications-technician heavy-equipment-operator field-service-technician technical-support-specialist logistics-coordinator operations-manager dispatcher',
  food: 'administrative-assistant medical-receptionist human-resources-assistant bank-teller office-clerk billing-specialist quality-inspector logistics-coordinator dispatcher delivery-driver',
  hospitality:
    'administrative-assistant receptionist medical-receptionist property-manager office-clerk human-resources-assistant facilities-manager dispatcher',
  retail:
    'administrative-assistant bank-teller medical-receptionist buyer human-resources-assistant logistics-coordinator office-clerk billing-specialist inside-sales-representative dispatcher',
  'personal-care':
    'medical-receptionist recreation-worker administrative-assistant admissions-counselor library-assistant',
  agriculture:
    'production-worker warehouse-associate machine-operator conservation-worker heavy-equipment-operator landscaper quality-inspector maintenance-technician delivery-driver',
  none: 'receptionist office-clerk customer-service-representative retail-associate cashier warehouse-associate teacher-aide maintenance-technician delivery-driver bookkeeper tutor stocker host',
};

/** The occupations that people in a field usually move to; those of beginners for no known field. */
export const listMoves = (from: string | null): string[] => (MOVES[from ?? 'none'] ?? '').split(' ').filter(Boolean);

/** What a vague target is about: "something in marketing", "any store job". */
const ABOUT =
  /\b(?:something|anything|some\w*|any|jobs?|work\w*|career|position|still|back|kinda|kind of)\b.*?\b(?:in|with|at|around|on|of|still|kinda|any)\b\s+(.+)|^(?:any|some|an?)\s+(.+)/i;
/** What a job should bring, which says nothing of the work. */
const TERMS =
  /\b(?:w\/?|with)\s+(?:\w+ )?(?:health insurance|insurance|benefits|pay|hours|pension|weekends off|a pension)\b/gi;
/** "Marketing job at a company". */
const HEAD = /^(?:an? )?([\w-]+(?: [\w-]+)?) (?:jobs?|roles?|positions?)\b/i;
const MAX_FIELD_WORDS = 3;

/** The field that a target names without a job. Null if it names none. */
export function findWorkField(title: string): WorkField | null {
  const plain = title.replace(REJECTED, ' ').replace(TERMS, ' ').trim();
  const still = /\b(?:still|kinda|kind of)\s+(.+)$/i.exec(title)?.[1];
  const about =
    still ??
    ABOUT.exec(plain)
      ?.slice(1)
      .find((part) => part !== undefined);
  const head = HEAD.exec(plain)?.[1];
  const isShort = plain.split(/\s+/).length <= MAX_FIELD_WORDS;
  const named = [head, about ?? (isShort ? plain : undefined)].filter((one) => one !== undefined);
  return WORK_FIELDS.find(({ pattern }) => named.some((one) => pattern.test(one))) ?? null;
}

const REJECTED =
  /\b(?:not|no|isn[’']?t|aren[’']?t|outside(?: of)?|anything but|except|other than|leave|leaving|out of)\b.*$/i;

/** The fields that a target rejects: "anything but restaurants". */
export function listRejectedFields(title: string): WorkField[] {
  const [rejected] = REJECTED.exec(title.replace(/\b(?:but )?still\b.*$/i, '')) ?? [];
  return rejected === undefined ? [] : WORK_FIELDS.filter(({ pattern }) => pattern.test(rejected));
}

const LIKED =
  /\b(?:i|do|really|like|love|enjoy) (?:like|love|enjoy)\b ([^.;!?\n]{3,60})|^(?:like|love|enjoy)\b ([^.;!?\n]{3,60})/gim;
const NOT_LIKED = /\b(?:not|don[’']?t|never|no|would)\s+(?:\w+ )?$/i;

/** Jobs in what somebody says they like. */
export function listLikedWork(text: string): string[] {
  const sentences = text.split(/[.;!?\n]+/).map((one) => one.trim());
  const liked = sentences.flatMap((sentence) =>
    [...sentence.matchAll(LIKED)]
      .filter(({ index }) => !NOT_LIKED.test(sentence.slice(0, index)))
      .map(([, some, other]) => (some ?? other ?? '').replace(/\b(?:just )?not .*$/i, '')),
  );
  return liked.flatMap((words) =>
    WORK_FIELDS.filter(({ pattern }) => pattern.test(words)).flatMap(({ occupations }) => occupations),
  );
}
