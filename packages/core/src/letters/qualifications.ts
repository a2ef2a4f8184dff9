import { getDegreeLevel, isOngoing } from '../ats/facts/education.ts';
import type { DegreeLevel } from '../jobs/types.ts';
import type { EducationEntry } from '../resume/model.ts';
import { findSkills } from '../skills/index.ts';
import { isCovered, names, normalize, wordSet } from './coverage.ts';
import type { Evidence } from './evidence.ts';
import { writtenDates } from './positions.ts';

const LEVEL_PHRASES: Readonly<Record<DegreeLevel, readonly string[]>> = {
  'high-school': ['high school diploma', 'high-school diploma', 'finished high school', 'ged'],
  associate: ['associate degree', 'associate’s degree', 'associate’s', 'associates degree'],
  bachelor: ['bachelor’s degree', 'bachelors degree', 'bachelor degree', 'bachelor’s', 'bachelor', 'college degree'],
  master: ['master’s degree', 'masters degree', 'master degree', 'master’s', 'graduate degree'],
  doctorate: ['doctorate', 'doctoral degree', 'phd', 'ph.d.'],
};
const EDUCATION_WORDS = wordSet(
  `i my have has i’ve hold held earned received got completed finished graduated studied attended a an the in from at of with and am i’m studying
  degree diploma major majored college school university since to also education includes include is`,
);
const HELD_PATTERN = /\b(?:have|hold|held|earned|received|got|completed|finished|graduated|my (?:education|degree))\b/;

/** Whether a statement only says what somebody studied where, and one entry says so; a degree in progress isn't held. */
export function isEducation(text: string, { facts }: Evidence): boolean {
  const plain = normalize(text);
  return facts.resume.education.some((entry) => {
    const isStudying = isOngoing(facts, entry);
    if (HELD_PATTERN.test(plain) && isStudying) return false;
    if (/\b(?:am|i’m) studying\b/.test(plain) && !isStudying) return false;
    return isCovered(plain, listEducationPhrases(entry), EDUCATION_WORDS);
  });
}

function listEducationPhrases(entry: EducationEntry): string[] {
  const { institution, degree, area, grade, start, end } = entry;
  const level = getDegreeLevel(entry);
  return [
    ...[institution, degree, area, grade].filter((field) => field !== undefined),
    ...(institution ? [institution.replace(/^the /i, ''), institution.replace(/,? (?:at|in)? ?[^,]*$/i, '')] : []),
    ...writtenDates([start, end]),
    ...(level ? LEVEL_PHRASES[level] : []),
  ];
}

const CREDENTIAL_WORDS = wordSet(
  `i my hold have has i’ve a an the am i’m licensed certified license licenses certification certifications certificate certificates include
  includes are is in as by from and of also with card both to valid earned received got completed passed since`,
);

/** Whether a statement only names licenses and certifications that the résumé lists and that haven't expired. */
export function isCredential(text: string, { facts, skills }: Evidence): boolean {
  const { certifications } = facts.resume;
  const held = certifications.filter(
    ({ expires }) => expires === undefined || expires >= facts.asOf.slice(0, expires.length),
  );
  const phrases = held.flatMap(({ name, issuer, date }) => [
    name,
    name.replace(/\s*\([^)]*\)/g, ''),
    ...[...name.matchAll(/\(([^)]+)\)/g)].map(([, inner = '']) => inner),
    ...(issuer ? [issuer] : []),
    ...writtenDates([date]),
  ]);
  const listed = new Set(held.flatMap(({ name }) => findSkills(name, { context: 'list' }).map(({ skill }) => skill)));
  const aliases = findSkills(text).flatMap(({ skill, start, end }) =>
    listed.has(skill) && skills.has(skill) ? [text.slice(start, end)] : [],
  );
  return isCovered(text, [...phrases, ...aliases], CREDENTIAL_WORDS);
}

const LANGUAGE_WORDS = wordSet(
  'i my speak read write languages language include and am i’m in a an know also both at level of with',
);
const FLUENT_PATTERN = /fluent|native|bilingual|mother|full|\bc[12]\b|advanced/i;
const FLUENT_PHRASES = ['fluent in', 'fluently', 'fluent', 'bilingual', 'a native speaker of'];

/** Whether a statement only names languages that the résumé lists, at no higher level. */
export function isLanguage(text: string, { facts }: Evidence): boolean {
  const { languages } = facts.resume;
  const spoken = languages.filter(({ name }) => names(text, name));
  const areFluent = spoken.length > 0 && spoken.every(({ fluency = '' }) => FLUENT_PATTERN.test(fluency));
  const phrases = [
    ...languages.flatMap(({ name, fluency }) => [name, ...(fluency ? [fluency] : [])]),
    ...(areFluent ? FLUENT_PHRASES : []),
  ];
  return spoken.length > 0 && isCovered(text, phrases, LANGUAGE_WORDS);
}

const SKILL_WORDS = wordSet(
  `i my have has know use used using work worked with am i’m familiar skilled in experience experienced of the a an and or as well also skills skill
  include includes tools tool such knowledge i’ve both`,
);

/** Whether a statement only says that somebody knows or used skills that the résumé shows: used ones in a role, others anywhere. */
export function isSkillStatement(text: string, { facts, skills }: Evidence): boolean {
  const mentions = findSkills(text);
  const isUse = /\b(?:use|used|using|worked?)\b/i.test(text);
  const isShown = mentions.every(
    ({ skill }) => skills.has(skill) && (!isUse || facts.skills.get(skill)?.shown?.entry !== undefined),
  );
  if (mentions.length === 0 || !isShown) return false;
  const phrases = mentions.map(({ start, end }) => text.slice(start, end));
  return isCovered(text, phrases, SKILL_WORDS);
}

const PERSONAL_WORDS = wordSet('i my name is am i’m live lives based located in near from the area here and');

/** Whether a statement only gives the person's name or place. */
export function isPersonal(text: string, { facts }: Evidence): boolean {
  const { name, location } = facts.resume.contact;
  const places = location ? [location, ...location.split(/,\s*/)] : [];
  return isCovered(text, [...(name ? [name, name.split(' ')[0] ?? ''] : []), ...places], PERSONAL_WORDS);
}
