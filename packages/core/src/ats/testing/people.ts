import { readJob } from '../../jobs/index.ts';
import type { JobRequirements } from '../../jobs/types.ts';
import {
  type Bullet,
  type EducationEntry,
  emptyResume,
  PRESENT,
  type Resume,
  type WorkEntry,
} from '../../resume/model.ts';
import { createRandom, type Random } from './random.ts';
import { TRADES, type Trade } from './trades.ts';

export interface GeneratedCase {
  trade: Trade;
  resume: Resume;
  job: JobRequirements;
}

const GIVEN_NAMES = [
  'Amara',
  'Jonas',
  'Mei',
  'Luis',
  'Priya',
  'Tomasz',
  'Grace',
  'Omar',
  'Nadia',
  'Samuel',
  'Ingrid',
  'Kofi',
];
const FAMILY = [
  'Okafor',
  'Lindqvist',
  'Tanaka',
  'Moreno',
  'Raman',
  'Kowalski',
  'Bennett',
  'Haddad',
  'Petrova',
  'Reyes',
];
const PLACES = ['Austin, TX', 'Dayton, OH', 'Portland, OR', 'Newark, NJ', 'Tampa, FL'];

/** A fictional person and a fictional job in the same trade, the same for the same seed; résumés may be complete or sparse, tidy or careless. */
export function generateCase(seed: number): GeneratedCase {
  const random = createRandom(seed);
  const trade = random.pick(TRADES);
  return { trade, resume: generateResume(random, trade), job: generateJob(random, trade) };
}

function generateResume(random: Random, trade: Trade): Resume {
  const given = random.pick(GIVEN_NAMES);
  const family = random.pick(FAMILY);
  const resume = emptyResume();
  resume.contact = {
    name: `${given} ${family}`,
    links: [],
    ...(random.chance(0.95) && { email: `${given}.${family}@example.com`.toLowerCase() }),
    ...(random.chance(0.85) && { phone: `(555) 010-0${random.int(100, 199)}` }),
    ...(random.chance(0.8) && { location: random.pick(PLACES) }),
  };
  if (random.chance(0.4))
    resume.summary = `${trade.title} who works with ${random.sample(trade.skills, 2).join(' and ')}.`;
  resume.work = createRoles(random, trade, random.int(0, 9) === 0 ? 0 : random.int(1, 4), 'w');
  if (random.chance(0.2)) resume.volunteer = createRoles(random, trade, 1, 'v');
  if (random.chance(0.3)) resume.projects = [createProject(random, trade)];
  if (random.chance(0.85)) resume.education = [createEducation(random, trade)];
  if (random.chance(0.8))
    resume.skills = [{ id: 's1', name: 'Skills', keywords: random.sample(trade.skills, random.int(2, 9)) }];
  const certificates = random.sample(trade.certificates, random.int(0, 1));
  resume.certifications = certificates.map((name, i) => ({ id: `c${i + 1}`, name }));
  if (random.chance(0.3)) resume.languages = [{ id: 'l1', name: 'Spanish', fluency: 'Fluent' }];
  return resume;
}

function createRoles(random: Random, trade: Trade, count: number, prefix: string): WorkEntry[] {
  let year = 2026;
  const list: WorkEntry[] = [];
  for (let i = 0; i < count; i++) {
    const end = i === 0 && random.chance(0.6) ? PRESENT : createDate(random, year);
    year -= random.int(1, 4);
    list.push({
      id: `${prefix}${i + 1}`,
      bullets: createBullets(random, trade, random.int(0, 5), `${prefix}${i + 1}b`),
      ...(random.chance(0.95) && { title: random.chance(0.5) ? trade.title : random.pick(trade.titles) }),
      ...(random.chance(0.95) && { employer: random.pick(trade.employers) }),
      ...(random.chance(0.9) && { start: createDate(random, year), end }),
      ...(random.chance(0.2) && {
        summary: `The work covered ${random.pick(trade.skills)} and ${random.pick(trade.skills)} for the whole site.`,
      }),
    });
  }
  return list;
}

function createDate(random: Random, year: number): string {
  return random.chance(0.3) ? `${year}` : `${year}-${String(random.int(1, 12)).padStart(2, '0')}`;
}

function createBullets(random: Random, trade: Trade, count: number, prefix: string): Bullet[] {
  return random
    .sample(trade.lines, count)
    .map((line, i) => ({ id: `${prefix}${i + 1}`, text: fill(random, line, random.pick(trade.skills)) }));
}

function fill(random: Random, line: string, skill: string): string {
  return line.replaceAll('{skill}', skill).replaceAll('{n}', String(random.int(6, 60)));
}

function createProject(random: Random, trade: Trade): Resume['projects'][number] {
  return {
    id: 'p1',
    name: `Volunteer ${trade.title} day`,
    bullets: createBullets(random, trade, random.int(0, 2), 'p1b'),
    ...(random.chance(0.7) && { start: '2023-04', end: '2023-06' }),
  };
}

function createEducation(random: Random, trade: Trade): EducationEntry {
  const year = random.int(2008, 2024);
  return {
    id: 'e1',
    institution: 'Larkspur Community College',
    ...random.pick(trade.degrees),
    start: String(year - 3),
    end: String(year),
    bullets: [],
  };
}

function generateJob(random: Random, trade: Trade): JobRequirements {
  const title = random.chance(0.7) ? trade.title : random.pick(trade.titles);
  const asked = random.sample(trade.skills, random.int(3, 9));
  const niceToHaveSkills = trade.skills.filter((skill) => !asked.includes(skill)).slice(0, random.int(0, 3));
  const lines = [
    title,
    'What you will do',
    ...trade.duties.map((duty) => `- ${duty}`),
    'Requirements',
    ...(random.chance(0.7) ? [`- ${random.int(1, 7)}+ years of experience`] : []),
    ...(random.chance(0.5)
      ? [
          `- ${random.pick(["Bachelor's degree", 'High school diploma or GED', "Bachelor's degree or equivalent experience"])}`,
        ]
      : []),
    ...asked.map((skill) => `- Experience with ${skill}`),
    ...(niceToHaveSkills.length > 0 ? ['Preferred', ...niceToHaveSkills.map((skill) => `- ${skill} is a plus`)] : []),
  ];
  return readJob(lines.join('\n'), { title });
}
