import { findOccupation, getOccupation } from '../jobs/occupation.ts';
import { SENIORITY_WORDS } from '../jobs/seniority.ts';
import { correctTitle } from '../jobs/title-spelling.ts';
import type { Occupation } from '../jobs/types.ts';

/** A title that names a rank or a kind of work, but not which. */
export interface GeneralTitle {
  /** What it may mean, the most common first. */
  choices: readonly Occupation[];
  /** Whether another occupation may be meant. */
  couldMean(occupation: string): boolean;
}

/** Maximum number of occupations to choose from. */
const MAX_CHOICES = 8;

/** Each general title with what it may mean, by how many people in the US work in it, from our own estimate. */
const MEANINGS: Readonly<Record<string, string>> = {
  analyst:
    'business-analyst financial-analyst data-analyst systems-analyst security-analyst market-research-analyst supply-chain-analyst budget-analyst credit-analyst',
  manager:
    'operations-manager store-manager project-manager finance-manager sales-manager restaurant-manager marketing-manager human-resources-manager it-manager construction-manager',
  'team lead':
    'customer-service-manager warehouse-supervisor production-manager engineering-manager sales-manager store-manager nurse-manager customer-success-manager',
  engineer:
    'software-engineer mechanical-engineer civil-engineer industrial-engineer electrical-engineer devops-engineer quality-engineer project-engineer',
  consultant:
    'management-consultant business-analyst solutions-consultant financial-advisor human-resources-generalist crm-developer',
  assistant:
    'administrative-assistant nursing-assistant medical-assistant teacher-aide executive-assistant dental-assistant physician-assistant research-assistant',
  specialist:
    'human-resources-generalist marketing-specialist technical-support-specialist training-specialist customer-service-representative medical-records-specialist billing-specialist payroll-specialist',
  coordinator:
    'marketing-coordinator logistics-coordinator project-manager event-planner clinical-research-coordinator instructional-coordinator case-manager human-resources-assistant',
  technician:
    'maintenance-technician automotive-technician pharmacy-technician hvac-technician technical-support-specialist laboratory-technician engineering-technician field-service-technician',
  director:
    'operations-manager marketing-director engineering-director finance-manager director-of-nursing community-services-manager human-resources-manager childcare-director',
  supervisor:
    'store-manager restaurant-manager warehouse-supervisor production-manager customer-service-manager construction-manager food-service-manager administrative-services-manager',
  associate:
    'retail-associate warehouse-associate customer-service-representative financial-analyst attorney management-consultant research-assistant administrative-assistant',
  administrator:
    'administrative-assistant systems-administrator database-administrator academic-administrator medical-services-manager contract-administrator administrative-services-manager',
  officer:
    'police-officer correctional-officer security-guard loan-officer compliance-officer probation-officer operations-manager',
  executive: 'account-executive chief-executive-officer sales-manager operations-manager marketing-manager',
  representative:
    'customer-service-representative inside-sales-representative sales-development-representative account-executive insurance-agent personal-banker',
  agent:
    'insurance-agent real-estate-agent customer-service-representative travel-agent hotel-front-desk-agent talent-agent',
  operator:
    'machine-operator heavy-equipment-operator forklift-operator chemical-operator printing-operator power-plant-operator crane-operator camera-operator',
  worker:
    'production-worker food-service-worker construction-laborer warehouse-associate social-worker childcare-worker agricultural-worker',
  advisor: 'financial-advisor academic-advisor service-advisor retail-associate',
  planner: 'production-planner event-planner urban-planner financial-advisor supply-chain-analyst',
  clerk: 'office-clerk cashier shipping-clerk bookkeeper data-entry-clerk grocery-clerk hotel-front-desk-agent',
  inspector: 'quality-inspector construction-inspector safety-specialist',
  instructor: 'professor training-specialist fitness-trainer tutor teacher coach',
  trainer: 'training-specialist fitness-trainer athletic-trainer',
  attendant: 'flight-attendant nursing-assistant childcare-worker cashier housekeeper lifeguard',
  aide: 'home-health-aide teacher-aide nursing-assistant direct-support-professional',
  doctor: 'physician dentist surgeon veterinarian optometrist chiropractor',
  therapist:
    'physical-therapist mental-health-counselor occupational-therapist speech-language-pathologist respiratory-therapist massage-therapist recreational-therapist',
  scientist: 'data-scientist biologist research-scientist chemist environmental-scientist geoscientist',
  strategist: 'marketing-manager social-media-specialist management-consultant content-writer',
  generalist: 'human-resources-generalist administrative-assistant marketing-specialist',
};

/** Other words for a rank. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'team leader': 'team lead',
  lead: 'team lead',
  leader: 'team lead',
  'vice president': 'director',
  vp: 'director',
  head: 'director',
  mgr: 'manager',
  admin: 'administrator',
  rep: 'representative',
  tech: 'technician',
  adviser: 'advisor',
  staffer: 'worker',
};

/** Ranks that people have in any work, so that a résumé or listing of any occupation says which is meant. */
const RANKS: ReadonlySet<string> = new Set(['team lead', 'supervisor', 'manager', 'director']);

/** Words before a rank that don't say which work is meant, unless the whole is a known name ("Executive Assistant"). */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'staff associate assistant deputy chief general executive technical a an the'.split(' '),
);

/** What a title may mean if it is general whatever its grade ("Senior Analyst", "Team lead"). Null if it says which work is meant. */
export function findGeneralTitle(title: string): GeneralTitle | null {
  const words = splitWords(title);
  const graded = getGeneralTitle(words) ?? getGeneralTitle(removeGrades(words));
  if (graded || findOccupation(title)) return graded;
  const [first = ''] = title.split(PART_PATTERN);
  const corrected = correctTitle(title) ?? '';
  return (
    getGeneralTitle(removeGrades(words, EMPTY_WORDS)) ??
    [first, corrected].map((text) => getGeneralTitle(removeGrades(splitWords(text), EMPTY_WORDS))).find(Boolean) ??
    null
  );
}

/** What the last word of a title that names no known occupation may mean ("Wellness coordinator"). Null if that isn't general. */
export const findGeneralHead = (title: string): GeneralTitle | null => getGeneralTitle(splitWords(title).slice(-1));

/** Starts what a title adds: "Analyst, Chicago", "Analyst (contract)". */
const PART_PATTERN = /[,(|/–—]| - /;

function getGeneralTitle(words: readonly string[]): GeneralTitle | null {
  const name = words.join(' ');
  const word = [name, name.replace(/s$/, '')]
    .map((one) => (Object.hasOwn(SYNONYMS, one) ? SYNONYMS[one] : one))
    .find((one) => one !== undefined && Object.hasOwn(MEANINGS, one));
  if (word === undefined) return null;
  const meanings = (MEANINGS[word] ?? '').split(' ');
  return {
    choices: meanings.slice(0, MAX_CHOICES).flatMap((id) => getOccupation(id) ?? []),
    couldMean: (occupation) =>
      RANKS.has(word) ||
      meanings.includes(occupation) ||
      (getOccupation(occupation)?.name.toLowerCase().endsWith(word) ?? false),
  };
}

const splitWords = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Removes grades at either end, and words of `empty` at the start. The last word stays. */
function removeGrades(words: readonly string[], empty: ReadonlySet<string> = new Set()): readonly string[] {
  const isGrade = (word: string | undefined, side: 'before' | 'after') => {
    const known = SENIORITY_WORDS.get(word ?? '');
    return known === side || known === 'either';
  };
  let [from, to] = [0, words.length];
  while (to > 1 && isGrade(words[to - 1], 'after')) to--;
  while (from < to - 1 && (isGrade(words[from], 'before') || empty.has(words[from] ?? ''))) from++;
  return words.slice(from, to);
}
