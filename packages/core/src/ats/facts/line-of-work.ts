import { getOccupation } from '../../jobs/index.ts';
import type { JobRequirements } from '../../jobs/types.ts';
import { findSkills, getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';

/** Lines of work, each with its fields in the skill vocabulary and the occupation table. Skills that belong to none are used in all of them. */
const LINES: Readonly<Record<string, { skills: readonly string[]; occupations: readonly string[] }>> = {
  software: { skills: ['software', 'cloud'], occupations: ['technology'] },
  data: { skills: ['data'], occupations: [] },
  'computer systems': { skills: ['security', 'it-support', 'hardware'], occupations: [] },
  health: {
    skills: ['nursing', 'medicine', 'allied-health', 'dental', 'pharmacy', 'veterinary'],
    occupations: ['health'],
  },
  'social care': { skills: ['social-care'], occupations: ['social-services'] },
  education: { skills: ['education'], occupations: ['education'] },
  engineering: {
    skills: ['civil-engineering', 'mechanical-engineering', 'chemical-engineering'],
    occupations: ['engineering'],
  },
  science: { skills: ['laboratory', 'science', 'environment'], occupations: ['science'] },
  finance: { skills: ['accounting', 'finance', 'real-estate'], occupations: ['finance'] },
  'human resources': { skills: ['human-resources'], occupations: ['human-resources'] },
  law: { skills: ['law'], occupations: ['law'] },
  sales: { skills: ['sales'], occupations: ['sales'] },
  marketing: { skills: ['marketing'], occupations: ['marketing'] },
  design: { skills: ['design', 'media'], occupations: ['creative'] },
  construction: { skills: ['construction', 'electrical-trade', 'plumbing-hvac'], occupations: ['construction'] },
  repair: { skills: ['automotive'], occupations: ['repair'] },
  manufacturing: { skills: ['manufacturing', 'quality', 'welding'], occupations: ['manufacturing'] },
  logistics: { skills: ['logistics'], occupations: ['transport', 'procurement'] },
  hospitality: { skills: ['food', 'hospitality', 'cleaning'], occupations: ['food', 'hospitality'] },
  retail: { skills: ['retail'], occupations: ['retail'] },
  'personal care': { skills: ['beauty', 'sports'], occupations: ['personal-care'] },
  'public safety': { skills: ['public-safety'], occupations: ['public-safety'] },
  agriculture: { skills: ['agriculture'], occupations: ['agriculture'] },
  office: { skills: ['customer-service'], occupations: ['office'] },
  management: { skills: [], occupations: ['management'] },
};

/**
 * Lines of work between which people commonly move, after the groups of the Standard Occupational Classification 2018 (https://www.bls.gov/soc/2018/): sales and
 * office work; construction, repair, production and transportation; services; and care.
 */
const NEIGHBORS: readonly ReadonlySet<string>[] = [
  new Set(['software', 'data', 'computer systems']),
  new Set(['sales', 'marketing', 'retail', 'office']),
  new Set(['office', 'finance', 'human resources']),
  new Set(['construction', 'repair', 'manufacturing', 'logistics', 'agriculture']),
  new Set(['hospitality', 'retail', 'personal care']),
  new Set(['health', 'social care', 'personal care']),
  new Set(['social care', 'education']),
  new Set(['marketing', 'design']),
];

/** The lines of work next to the given ones, without those themselves. */
export function findNeighbors(lines: ReadonlySet<string>): ReadonlySet<string> {
  const groups = NEIGHBORS.filter((group) => [...lines].some((line) => group.has(line)));
  return new Set(groups.flatMap((group) => [...group].filter((line) => !lines.has(line))));
}

const lineBySkillField = new Map(
  Object.entries(LINES).flatMap(([line, { skills }]) => skills.map((field) => [field, line])),
);
const lineByOccupationField = new Map(
  Object.entries(LINES).flatMap(([line, { occupations }]) => occupations.map((field) => [field, line])),
);

/** Skills named in jobs of every line of work, whichever field of the vocabulary they are in. */
const COMMON: ReadonlySet<SkillId> = new Set([
  'microsoft-windows',
  'macos',
  'operating-systems',
  'computer-science',
  'drivers-license',
  'clean-driving-record',
  'customer-service',
  'sales',
  'marketing',
  'social-media',
  'facebook',
  'twitter',
  'linkedin',
  'finance',
  'payroll-tax',
  'workers-compensation',
  'life-insurance',
  'compensation-and-benefits',
  'recruiting',
  'quality-assurance',
  'quality-control',
  'mathematics',
  'statistics',
  'budgeting',
  'change-management',
  'cost-control',
  'document-review',
  'engineering',
  'forecasting',
  'learning-and-development',
  'performance-management',
  'product-knowledge',
  'product-launches',
  'risk-management',
  'safety-procedures',
  'safety-training',
  'system-monitoring',
  'technical-documentation',
  'timekeeping',
]);

/** A skill's line of work; undefined for skills used in all of them, such as spreadsheets or traits. */
export function getLineOfSkill(id: SkillId): string | undefined {
  const skill = getSkillById(id);
  return skill && skill.kind !== 'trait' && !COMMON.has(id) ? lineBySkillField.get(skill.field) : undefined;
}

/** Clerical work: every office needs some of it, but where a job names little else, it is office work. */
const CLERICAL: ReadonlySet<SkillId> = new Set([
  'administrative-support',
  'back-office-operations',
  'calendar-management',
  'certified-administrative-professional',
  'clerical-skills',
  'correspondence-handling',
  'data-entry',
  'document-preparation',
  'executive-support',
  'filing',
  'front-office-operations',
  'mail-processing',
  'mailroom-operations',
  'office-management',
  'office-supply-management',
  'personal-assistance',
  'phone-answering',
  'photocopying',
  'receptionist-duties',
  'switchboard-operation',
  'travel-coordination',
  'typing',
  'visitor-management',
]);

/** The same, but including common skills: for the subject of a degree, and for jobs that name little else. */
export function getLineOfSubject(id: SkillId): string | undefined {
  return CLERICAL.has(id) ? 'office' : lineBySkillField.get(getSkillById(id)?.field ?? '');
}

/** Occupations whose line of work differs from that of the rest of their field. */
const OWN_LINE: Readonly<Record<string, string>> = {
  'data-engineer': 'data',
  'data-scientist': 'data',
  'machine-learning-engineer': 'data',
  'data-analyst': 'data',
  'data-architect': 'data',
  'database-administrator': 'computer systems',
  'it-manager': 'computer systems',
  'chief-information-officer': 'computer systems',
  'security-engineer': 'computer systems',
  'security-analyst': 'computer systems',
  'chief-information-security-officer': 'computer systems',
  'network-engineer': 'computer systems',
  'systems-administrator': 'computer systems',
  'systems-engineer': 'computer systems',
  'technical-support-specialist': 'computer systems',
  'ux-designer': 'design',
  'web-designer': 'design',
  'maintenance-technician': 'repair',
  'shipping-clerk': 'logistics',
};

export function getLineOfOccupation(id: string | undefined): string | undefined {
  const own = OWN_LINE[id ?? ''];
  if (own) return own;
  return lineByOccupationField.get(getOccupation(id ?? '')?.field ?? '');
}

const OCCUPATION_WEIGHT = 5;
/** A manager's title reveals less about the line of work than the business: a restaurant's general manager works in hospitality. */
const MANAGEMENT_WEIGHT = 2;
const ASKED_WEIGHT = 2;
const MENTIONED_WEIGHT = 1;
/** Below this weight, common skills are counted too. */
const MIN_WEIGHT = 4;
/**
 * A job also belongs to the second line of work if its weight is at least this share of the first: a clothing store associate works in
 * sales and in retail.
 */
const MIN_SECOND_SHARE = 0.5;

const known = new WeakMap<JobRequirements, ReadonlySet<string>>();

/** A job's lines of work, from its occupation and the skills that it requires and mentions; empty if they determine none. */
export function getLinesOfJob(job: JobRequirements, occupation: string | undefined): ReadonlySet<string> {
  const before = known.get(job);
  if (before) return before;
  const weights = new Map<string, number>();
  const add = (line: string | undefined, weight: number) =>
    line && weights.set(line, (weights.get(line) ?? 0) + weight);
  const addSkills = (lineOf: (id: SkillId) => string | undefined) => {
    for (const { skill } of job.mustHave) add(lineOf(skill), ASKED_WEIGHT);
    for (const { skill } of [...job.niceToHave, ...job.mentioned]) add(lineOf(skill), MENTIONED_WEIGHT);
  };
  const held = getLineOfOccupation(occupation);
  add(held, held === 'management' ? MANAGEMENT_WEIGHT : OCCUPATION_WEIGHT);
  addSkills(getLineOfSkill);
  if (Math.max(0, ...weights.values()) < MIN_WEIGHT)
    addSkills((id) => (getLineOfSkill(id) === undefined ? getLineOfSubject(id) : undefined));
  let lines = findStrongest(weights);
  if (lines.size === 0) {
    for (const { skill } of findSkills(job.text)) add(getLineOfSubject(skill), MENTIONED_WEIGHT);
    lines = findStrongest(weights);
  }
  known.set(job, lines);
  return lines;
}

/** The strongest line of work and those not much weaker. Of more than three equally strong ones, none says where a job belongs. */
function findStrongest(weights: ReadonlyMap<string, number>): ReadonlySet<string> {
  const sorted = [...weights].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  const [first, , , fourth] = sorted.map(([, weight]) => weight);
  const least = Math.max(MIN_SECOND_SHARE * (first ?? 0), (fourth ?? 0) + 0.5);
  return new Set(sorted.filter(([, weight]) => weight >= least).map(([line]) => line));
}
