import type { DegreeLevel, Seniority } from '@foothold/core/jobs';
import type { IncomingListing } from '../domains/listings/index.ts';

/**
 * How an occupation is written down. One block each, one line per item:
 *
 *     # occupation id | sectors that employ it | hour or year, usual range of pay | share of the catalog | further traits
 *     plain: titles of a usual listing, separated by ";"        also intern, apprentice, entry, senior, lead, executive
 *     executive year 150000-195000 = other-occupation: titles that pay differently, or are another occupation; both are optional
 *     slot unit: what "{unit}" is replaced by, the same in the whole listing
 *     years: what follows "3 years of experience"
 *     degree: level required|or-experience|preferred: the line that asks for it       or "none"
 *     open: an opening paragraph
 *     do: a duty, to be read after "You will"
 *     must: a requirement, with the skills that are meant in [[double brackets]]
 *     nice: a nice-to-have
 *     when: hours, separated by ";"
 *     also: a knockout that isn't a skill
 *
 * Further traits: "visa often" or "visa sometimes" (how often such listings mention sponsorship), "remote 40 hybrid 20" and
 * "full 70, part 20, per-diem 10" (percent).
 */
export interface SampleOccupation {
  occupation: string;
  sectors: string[];
  pay: SamplePay;
  share: number;
  visa: 'seldom' | 'sometimes' | 'often';
  remote: { yes: number; hybrid: number };
  types: WeightedValue<IncomingListing['employmentType']>[];
  grades: SampleGrade[];
  slots: Map<string, string[]>;
  experience: string;
  degree: { level: DegreeLevel; kind: 'required' | 'or-experience' | 'preferred'; text: string } | null;
  openings: string[];
  duties: string[];
  requirements: string[];
  niceToHaves: string[];
  hours: string[];
  knockouts: string[];
}

type WeightedValue<T> = { value: T; weight: number };

export interface SampleGrade {
  /** Null if the titles state none. */
  seniority: Seniority | null;
  occupation: string;
  titles: string[];
  /** Seasonal work during studies. An apprentice stays. */
  isInternship: boolean;
  /** Unless it is derived from the block. */
  pay?: SamplePay;
}

interface SamplePay {
  period: 'hour' | 'year';
  low: number;
  high: number;
}

const GRADES: Record<string, Seniority | null> = {
  intern: 'intern',
  apprentice: 'intern',
  entry: 'entry',
  plain: null,
  senior: 'senior',
  lead: 'lead',
  executive: 'executive',
};

const TYPES: Record<string, IncomingListing['employmentType']> = {
  full: 'full-time',
  part: 'part-time',
  contract: 'contract',
  temporary: 'temporary',
  'per-diem': 'per-diem',
};
const USUAL_TYPES = 'full 90, part 4, contract 4, temporary 2';

/** Parses the tables. @throws Error that names the invalid line */
export function parseOccupations(table: string): SampleOccupation[] {
  const blocks: string[][] = [];
  for (const line of table.split('\n').map((text) => text.trim())) {
    if (line.startsWith('# ')) blocks.push([line]);
    else if (line !== '') (blocks.at(-1) ?? fail(line)).push(line);
  }
  return blocks.map(parseBlock);
}

function parseBlock([head = '', ...lines]: string[]): SampleOccupation {
  const block = parseHead(head);
  for (const line of lines) {
    const colon = line.indexOf(': ');
    if (colon < 0) fail(line);
    addLine(block, line.slice(0, colon), line.slice(colon + 2), line);
  }
  const isWhole =
    block.grades.length > 0 && block.openings.length > 0 && block.duties.length > 4 && block.requirements.length > 3;
  return isWhole && block.niceToHaves.length > 1 && block.experience !== '' ? block : fail(head);
}

function parseHead(head: string): SampleOccupation {
  const [id = '', sectors = '', pay = '', share = '', ...traits] = head
    .slice(2)
    .split('|')
    .map((cell) => cell.trim());
  const findTrait = (prefix: string) => traits.find((text) => text.startsWith(prefix)) ?? '';
  const getPercent = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(traits.join(' '))?.[1] ?? 0);
  return {
    occupation: id,
    sectors: list(sectors, ','),
    pay: parsePay(pay, head),
    share: Number(share) || fail(head),
    visa: findTrait('visa') === 'visa often' ? 'often' : findTrait('visa') === '' ? 'seldom' : 'sometimes',
    remote: { yes: getPercent('remote'), hybrid: getPercent('hybrid') },
    types: list(traits.find((text) => /^(full|part) /.test(text)) ?? USUAL_TYPES, ',').map((text) =>
      parseType(text, head),
    ),
    grades: [],
    slots: new Map(),
    experience: '',
    degree: null,
    openings: [],
    duties: [],
    requirements: [],
    niceToHaves: [],
    hours: [],
    knockouts: [],
  };
}

function parsePay(text: string, line: string): SamplePay {
  const [, period, low, high] = /^(hour|year) ([\d.]+)-([\d.]+)$/.exec(text) ?? fail(line);
  return { period: period === 'hour' ? 'hour' : 'year', low: Number(low), high: Number(high) };
}

function parseType(text: string, head: string): WeightedValue<IncomingListing['employmentType']> {
  const [name = '', weight = ''] = text.split(' ');
  return { value: TYPES[name] ?? fail(head), weight: Number(weight) };
}

function addLine(block: SampleOccupation, key: string, text: string, line: string): void {
  const [, grade = '', pay, occupation] = /^(\w+)(?: (hour .+?|year .+?))?(?: = (\S+))?$/.exec(key) ?? [];
  if (grade in GRADES)
    block.grades.push({
      seniority: GRADES[grade] ?? null,
      occupation: occupation ?? block.occupation,
      titles: list(text, ';'),
      isInternship: grade === 'intern',
      ...(pay && { pay: parsePay(pay, line) }),
    });
  else if (key.startsWith('slot ')) block.slots.set(key.slice(5), list(text, ';'));
  else if (key === 'years') block.experience = text;
  else if (key === 'degree') block.degree = text === 'none' ? null : parseDegree(text, line);
  else if (key === 'when') block.hours.push(...list(text, ';'));
  else (parseLists(block)[key] ?? fail(line)).push(text);
}

function parseLists(block: SampleOccupation): Record<string, string[]> {
  return {
    open: block.openings,
    do: block.duties,
    must: block.requirements,
    nice: block.niceToHaves,
    also: block.knockouts,
  };
}

function parseDegree(text: string, line: string): NonNullable<SampleOccupation['degree']> {
  const [, level, kind, words] = /^(\S+) (required|or-experience|preferred): (.+)$/.exec(text) ?? fail(line);
  return { level: level as DegreeLevel, kind: kind as 'required', text: words ?? '' };
}

function list(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function fail(line: string): never {
  throw new Error(`Cannot parse a line of the sample tables: ${line}`);
}

/** A line without its brackets, and the skills they name. */
export function stripMarks(line: string): { text: string; skills: string[] } {
  const skills: string[] = [];
  const text = line.replaceAll(/\[\[([^\]]+)\]\]/g, (_, name: string) => {
    skills.push(name);
    return name;
  });
  return { text, skills };
}
