import { occupationById } from '../../jobs/index.ts';
import type { JobRequirements } from '../../jobs/types.ts';
import { findSkills, skillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';

/** Lines of work, each with its fields in the skill vocabulary and the occupation table. Skills that belong to none are used in all of them. */
const LINES: Readonly<Record<string, { skills: readonly string[]; occupations: readonly string[] }>> = {
  computing: {
    skills: ['software', 'data', 'cloud', 'security', 'it-support', 'hardware'],
    occupations: ['technology'],
  },
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

const bySkillField = new Map(
  Object.entries(LINES).flatMap(([line, { skills }]) => skills.map((field) => [field, line])),
);
const byOccupationField = new Map(
  Object.entries(LINES).flatMap(([line, { occupations }]) => occupations.map((field) => [field, line])),
);

/** Skills named in jobs of every line of work, whichever field of the vocabulary they are in. */
const COMMON: ReadonlySet<SkillId> = new Set([
  'microsoft-windows',
  'macos',
  'operating-systems',
  'computer-science',
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
]);

/** A skill's line of work; undefined for skills used in all of them, such as spreadsheets or traits. */
export function lineOfSkill(id: SkillId): string | undefined {
  const skill = skillById(id);
  return skill && skill.kind !== 'trait' && !COMMON.has(id) ? bySkillField.get(skill.field) : undefined;
}

/** The same, but including common skills, for jobs that name nothing else. */
const fieldLine = (id: SkillId): string | undefined => bySkillField.get(skillById(id)?.field ?? '');

export function lineOfOccupation(id: string | undefined): string | undefined {
  return byOccupationField.get(occupationById(id ?? '')?.field ?? '');
}

const OCCUPATION_WEIGHT = 5;
const ASKED_WEIGHT = 2;
const MENTIONED_WEIGHT = 1;

const known = new WeakMap<JobRequirements, string | undefined>();

/** A job's line of work, from its occupation and the skills it requires and mentions; undefined if they don't determine one. */
export function lineOfJob(job: JobRequirements, occupation: string | undefined): string | undefined {
  if (known.has(job)) return known.get(job);
  const weights = new Map<string, number>();
  const add = (line: string | undefined, weight: number) =>
    line && weights.set(line, (weights.get(line) ?? 0) + weight);
  add(lineOfOccupation(occupation), OCCUPATION_WEIGHT);
  for (const { skill } of job.mustHave) add(lineOfSkill(skill), ASKED_WEIGHT);
  for (const { skill } of [...job.niceToHave, ...job.mentioned]) add(lineOfSkill(skill), MENTIONED_WEIGHT);
  if (weights.size === 0)
    for (const { skill } of [...job.mustHave, ...job.niceToHave, ...job.mentioned])
      add(fieldLine(skill), MENTIONED_WEIGHT);
  if (weights.size === 0) for (const { skill } of findSkills(job.text)) add(fieldLine(skill), MENTIONED_WEIGHT);
  const [first, second] = [...weights].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  // A tie is inconclusive.
  const line = first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
  known.set(job, line);
  return line;
}
