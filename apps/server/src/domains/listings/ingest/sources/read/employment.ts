import type { IncomingListing } from '../../incoming.ts';
import { toLine } from './fields.ts';

type EmploymentType = NonNullable<IncomingListing['employmentType']>;

/** In order: "Full-time internship" is an internship. */
const KINDS: readonly [EmploymentType, RegExp][] = [
  ['internship', /\b(intern|interns|internship|praktikum|praktikant|pasant[ií]a|estágio)\b/],
  ['per-diem', /\b(per diem|prn)\b/],
  ['temporary', /\b(temporary|temp|seasonal)\b/],
  ['contract', /\b(contract|contractor|freelance|freelancer|independent contractor|1099)\b/],
];
const FULL_TIME_PATTERN =
  /\b(full time|fulltime|vollzeit|temps plein|tiempo completo|jornada completa|tempo pieno|voltijd|heltid|(?:salaried|hourly) ft)\b/;
const PART_TIME_PATTERN =
  /\b(part time|parttime|teilzeit|temps partiel|tiempo parcial|media jornada|tempo parziale|deeltijd|deltid|(?:salaried|hourly) pt)\b/;
/** A "permanent contract" isn't contract work. */
const EMPLOYED_PATTERN = /\b(permanent|indefinite|unlimited|fixed term|employment contract|unbefristet|no contract)\b/;

/**
 * The employment type that a label of a source states: "Full Time", "FULL_TIME", "Intern". Undefined if it states none or more than one
 * ("Full or part time"), or only what we have no word for ("Permanent").
 */
export function readEmploymentType(label: unknown): EmploymentType | undefined {
  const words = toLine(label)
    ?.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[\s_/().,-]+/g, ' ');
  if (words === undefined) return undefined;
  const isFullTime = FULL_TIME_PATTERN.test(words) || /\bfull\b.*\btime\b/.test(words);
  const isPartTime = PART_TIME_PATTERN.test(words);
  if (isFullTime && isPartTime) return undefined;
  const kinds = KINDS.filter(
    ([type, pattern]) => pattern.test(words) && !(type === 'contract' && EMPLOYED_PATTERN.test(words)),
  );
  if (/\bor\b/.test(words) && kinds.length + Number(isFullTime || isPartTime) > 1) return undefined;
  return kinds[0]?.[0] ?? (isFullTime ? 'full-time' : isPartTime ? 'part-time' : undefined);
}

/** Reads several labels, of which some may state no employment type. Undefined if they state different ones. */
export function readEmploymentTypes(labels: readonly unknown[]): EmploymentType | undefined {
  const types = new Set(labels.flatMap((label) => readEmploymentType(label) ?? []));
  return types.size === 1 ? [...types][0] : undefined;
}
