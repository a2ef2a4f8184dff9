import type { DegreeLevel, Seniority } from '@foothold/core/jobs';
import type { Sponsorship } from '@foothold/core/visa';
import type { IncomingListing } from '../domains/listings/index.ts';
import type { SampleCompany } from './companies.ts';
import { type SampleGrade, type SampleOccupation, stripMarks } from './format.ts';
import { formatPay } from './pay.ts';
import type { Random } from './random.ts';
import * as wording from './wording.ts';

/** What an advertisement is meant to say. Tests compare it with what our reader extracts. */
export interface AdvertisementFacts {
  occupation: string;
  seniority: Seniority | null;
  years: number | null;
  degree: DegreeLevel | null;
  /** Names of skills. */
  mustHave: string[];
  niceToHave: string[];
  sponsorship: Sponsorship;
}

export interface AdvertisementInput {
  block: SampleOccupation;
  grade: SampleGrade;
  company: SampleCompany;
  sector: string;
  city: string;
  remote: NonNullable<IncomingListing['remote']>;
  employmentType: IncomingListing['employmentType'];
  pay: NonNullable<IncomingListing['pay']> | null;
  sponsorship: Sponsorship;
}

export interface Advertisement {
  title: string;
  description: string;
  meaning: AdvertisementFacts;
}

/** Writes an advertisement. The same brief and random numbers give the same text. */
export function writeAdvertisement(brief: AdvertisementInput, random: Random): Advertisement {
  const slots = new Map([...brief.block.slots].map(([name, values]) => [name, random.pick(values)]));
  const fillSlots = (text: string) =>
    text
      .replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => (name === 'city' ? brief.city : (slots.get(name) ?? whole)))
      .replaceAll(
        /\{(\$?)(\d+)-(\d+)\}/g,
        (_, sign: string, low: string, high: string) => sign + pickNumber(Number(low), Number(high), random),
      );
  const meaning: AdvertisementFacts = {
    occupation: brief.grade.occupation,
    seniority: brief.grade.seniority,
    years: null,
    degree: null,
    mustHave: [],
    niceToHave: [],
    sponsorship: brief.sponsorship,
  };
  const title = fillSlots(random.pick(brief.grade.titles));
  const parts = writeParts(brief, meaning, fillSlots, random);
  return { title, description: arrangeParts(parts, random), meaning };
}

/** Large numbers come in steps of 50, because people choose round numbers. */
function pickNumber(low: number, high: number, random: Random): string {
  const step = high > 100 ? 50 : 1;
  return (random.between(low / step, high / step) * step).toLocaleString('en-US');
}

interface Parts {
  opening: string;
  duties: string[];
  requirements: string[];
  niceToHaves: string[];
  hours: string;
  /** Not at the office every day. */
  isElsewhere: boolean;
  offers: string[];
  pay: string;
  company: string;
  closing: string;
}

function writeParts(
  brief: AdvertisementInput,
  meaning: AdvertisementFacts,
  fillSlots: (text: string) => string,
  random: Random,
): Parts {
  const { block, company, pay, employmentType } = brief;
  return {
    opening: fillSlots(writeOpening(brief, random)),
    duties: chooseDuties(brief, random).map(fillSlots),
    requirements: writeRequirements(brief, meaning, random).map(fillSlots),
    niceToHaves: writeNiceToHaves(brief, meaning, random).map(fillSlots),
    hours: fillSlots(
      [writeWorkplace(brief, random), writeHours(block, employmentType, random)]
        .filter((text) => text !== '')
        .join(' '),
    ),
    isElsewhere: brief.remote !== 'no',
    offers: writeBenefits(brief, random).map(fillSlots),
    pay: pay ? writePay(formatPay(pay), random) : '',
    company: company.about,
    closing: writeClosing(brief, random),
  };
}

function writeOpening({ block, grade }: AdvertisementInput, random: Random): string {
  if (grade.isInternship) return random.pick(wording.INTERN_OPENINGS);
  const opening = random.pick(block.openings);
  return isFirstJob(grade) ? `${opening} ${random.pick(wording.ENTRY_LINES)}` : opening;
}

function isFirstJob({ seniority, isInternship }: SampleGrade): boolean {
  return seniority === 'entry' || (seniority === 'intern' && !isInternship);
}

function chooseDuties({ block, grade }: AdvertisementInput, random: Random): string[] {
  const own = random.some(block.duties, random.between(4, Math.min(6, block.duties.length)));
  const guidanceLines = grade.seniority ? wording.GUIDANCE_LINES[grade.seniority] : undefined;
  // Occupations only for leaders already say it.
  if (!guidanceLines || block.grades.every(({ seniority }) => seniority === 'lead' || seniority === 'executive'))
    return own;
  return [...own.slice(0, 4), ...random.some(guidanceLines, 2)];
}

function writeRequirements(brief: AdvertisementInput, meaning: AdvertisementFacts, random: Random): string[] {
  const { block, grade } = brief;
  const years = pickYears(grade, block, random);
  // If years with a skill are required, don't require "experience" with it again.
  const isRedundant = (line: string) => years !== null && line === `Experience ${block.experience}`;
  const chosen = random.some(
    block.requirements.filter((line) => !isRedundant(line)),
    random.between(4, Math.min(6, block.requirements.length)),
  );
  const lines = chosen.map((line) => writeRequirement(line, meaning.mustHave));
  if (years !== null) {
    meaning.years = years;
    const forms = years === 1 ? wording.YEARS.slice(0, 1) : wording.YEARS;
    lines.unshift(random.pick(forms)(years, collectSkills(block.experience, meaning.mustHave)));
  }
  const degree = writeDegree(brief, meaning);
  if (degree) lines.splice(random.between(0, 1), 0, degree);
  if (grade.isInternship) lines.unshift(random.pick(wording.STUDENT_LINES));
  if (block.knockouts.length > 0 && random.chance(85))
    lines.push(writeRequirement(random.pick(block.knockouts), meaning.mustHave));
  return lines;
}

/** Returns a line as printed and records the skills it names. */
function writeRequirement(line: string, skills: string[]): string {
  return toSentenceCase(collectSkills(line, skills));
}

function collectSkills(line: string, skills: string[]): string {
  const marked = stripMarks(line);
  skills.push(...marked.skills);
  return marked.text;
}

/** Years required by grade. Hourly work requires fewer. */
function pickYears({ seniority }: SampleGrade, block: SampleOccupation, random: Random): number | null {
  if (seniority === 'intern') return null;
  if (seniority === 'entry') return random.chance(30) ? 1 : null;
  if (seniority === 'senior') return random.between(4, 7);
  if (seniority === 'lead') return random.between(3, 6);
  if (seniority === 'executive') return random.between(8, 12);
  const isLowPay = block.pay.period === 'hour' && block.pay.high <= 24;
  return random.chance(isLowPay ? 45 : 15) ? null : random.between(1, isLowPay ? 2 : 4);
}

function writeDegree({ block: { degree }, grade }: AdvertisementInput, meaning: AdvertisementFacts): string | null {
  if (!degree || grade.isInternship) return null;
  if (degree.kind !== 'preferred') meaning.degree = degree.level;
  return writeRequirement(degree.text, meaning.mustHave);
}

function writeNiceToHaves({ block }: AdvertisementInput, meaning: AdvertisementFacts, random: Random): string[] {
  const chosen = random.some(block.niceToHaves, random.between(2, Math.min(3, block.niceToHaves.length)));
  return chosen.map((line) => writeRequirement(line, meaning.niceToHave));
}

function writeWorkplace({ remote }: AdvertisementInput, random: Random): string {
  return remote === 'no' ? '' : random.pick(wording.WORKPLACES[remote]);
}

function writeHours(block: SampleOccupation, type: IncomingListing['employmentType'], random: Random): string {
  if (type === 'part-time')
    return `Part time, ${random.pick(['16 to 24', '20 to 28', '12 to 20', '24 to 30'])} hours a week.`;
  if (type === 'per-diem') return 'Per diem: pick up the shifts you want, at least two a month.';
  if (type === 'temporary') return `Temporary, ${random.pick(['three', 'four', 'six'])} months, with a chance to stay.`;
  if (type === 'contract')
    return `Contract of ${random.pick(['six', 'nine', 'twelve'])} months, with a possible extension.`;
  return block.hours.length > 0 && random.chance(80) ? toSentence(random.pick(block.hours)) : '';
}

function writeBenefits({ sector, employmentType, remote }: AdvertisementInput, random: Random): string[] {
  const special = remote === 'no' ? random.some(wording.SECTOR_OFFERS[sector] ?? [], random.between(0, 2)) : [];
  if (employmentType === 'internship') return random.some(wording.INTERN_OFFERS, 2);
  const isFull = employmentType === 'full-time';
  const standardBenefits = isFull
    ? chooseFullTimeBenefits(random)
    : random.some(wording.PART_TIME_OFFERS, random.between(2, 3));
  return employmentType === 'contract' ? [] : [...standardBenefits, ...special];
}

/** One line about health, one about retirement, and some of the rest, without contradictions. */
function chooseFullTimeBenefits(random: Random): string[] {
  const [health, retirement, rest] = [
    wording.FULL_TIME_OFFERS.slice(0, 3),
    wording.FULL_TIME_OFFERS.slice(3, 5),
    wording.FULL_TIME_OFFERS.slice(5),
  ];
  return [random.pick(health), random.pick(retirement), ...random.some(rest, random.between(2, 4))];
}

function writePay(range: string, random: Random): string {
  return random.pick([
    `Pay: ${range}, depending on experience.`,
    `The pay range for this position is ${range}.`,
    `We pay ${range}, by a scale everybody can read.`,
    `Pay range: ${range}. Where you start depends on what you bring.`,
  ]);
}

function writeClosing({ sponsorship, block }: AdvertisementInput, random: Random): string {
  const lines = wording.SPONSORSHIP[sponsorship];
  const isH1b = sponsorship === 'sponsors' && block.visa !== 'seldom';
  return [random.pick(isH1b ? [...lines, ...wording.H1B_SPONSORSHIP] : lines), random.pick(wording.EQUAL_OPPORTUNITY)]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Puts the parts in one of the orders that employers use. */
function arrangeParts(parts: Parts, random: Random): string {
  const pickHeading = (kind: keyof typeof wording.HEADINGS) => random.pick(wording.HEADINGS[kind]);
  const duties = random.chance(22) ? toProse(parts.duties) : formatList(pickHeading('duties'), parts.duties);
  const requiredList = formatList(pickHeading('requirements'), parts.requirements);
  const niceToHaves = random.chance(25)
    ? parts.niceToHaves.map((line) => `${line} would be a plus.`).join(' ')
    : formatList(pickHeading('niceToHaves'), parts.niceToHaves);
  const hours = parts.hours === '' ? '' : `${pickHeading(parts.isElsewhere ? 'place' : 'hours')}\n${parts.hours}`;
  const offer = arrangeOffer(parts, pickHeading('offer'), random);
  const company = `${pickHeading('company')}\n${parts.company}`;
  const order = random.weighted([
    { value: [parts.opening, duties, requiredList, niceToHaves, hours, offer, company], weight: 34 },
    {
      value: [company, `${pickHeading('overview')}\n${parts.opening}`, duties, requiredList, niceToHaves, offer, hours],
      weight: 24,
    },
    { value: [parts.opening, requiredList, niceToHaves, duties, offer, hours, company], weight: 16 },
    { value: [`${parts.opening}\n\n${parts.company}`, duties, hours, requiredList, niceToHaves, offer], weight: 16 },
    { value: [parts.opening, hours, duties, requiredList, niceToHaves, company, offer], weight: 10 },
  ]);
  return [...order, parts.closing].filter((part) => part !== '').join('\n\n');
}

function arrangeOffer({ offers, pay }: Parts, heading: string, random: Random): string {
  if (offers.length === 0) return pay === '' ? '' : `${heading}\n${pay}`;
  const list = formatBullets(offers);
  if (pay === '') return `${heading}\n${list}`;
  return random.chance(50) ? `${heading}\n${pay}\n\n${list}` : `${heading}\n${list}\n\n${pay}`;
}

function formatList(heading: string, lines: readonly string[]): string {
  return `${heading}\n${formatBullets(lines)}`;
}

function formatBullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Duties as sentences: "You will … . You will also … ." */
function toProse(duties: readonly string[]): string {
  const leadIns = [
    'You will',
    'You will also',
    'On top of that you will',
    'Beyond that you will',
    'You will',
    'And you will',
  ];
  return duties
    .map((duty, place) => `${leadIns[place] ?? 'You will'} ${duty.charAt(0).toLowerCase()}${duty.slice(1)}.`)
    .join(' ');
}

/** "8 a.m. to 5 p.m." already ends with a period. */
function toSentence(text: string): string {
  return text.endsWith('.') ? toSentenceCase(text) : `${toSentenceCase(text)}.`;
}

function toSentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
