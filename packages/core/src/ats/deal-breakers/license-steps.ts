import { findCredentials } from '../../jobs/licenses.ts';
import { listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Facts } from '../facts/index.ts';
import { isEntry, normalizeCredential } from './license-words.ts';
import { listShortLines, type Statement } from './statements.ts';
import { readStatus } from './status.ts';

/** Credentials of which each takes more than the one before it; who names a lower one alone doesn't hold the higher one. */
const LADDERS: readonly (readonly SkillId[])[] = [
  ['emt-certification', 'advanced-emt', 'paramedic-license'],
  ['licensed-practical-nurse', 'registered-nurse'],
  ['class-c-cdl', 'class-b-cdl', 'class-a-cdl'],
  ['engineer-in-training', 'professional-engineer-license'],
  ['electrical-apprenticeship', 'journeyman-electrician-license', 'master-electrician-license'],
  ['journeyman-plumber-license', 'master-plumber-license'],
  ['licensed-bachelor-social-worker', 'licensed-master-social-worker', 'licensed-clinical-social-worker'],
  ['certified-associate-in-project-management', 'project-management-professional'],
  ['six-sigma-yellow-belt', 'six-sigma-green-belt', 'six-sigma-black-belt'],
];

/** The credentials below which somebody with the first one doesn't stay: a Class A license allows what a Class B license does. */
const COVERS: Readonly<Record<SkillId, readonly SkillId[]>> = {
  'class-a-cdl': ['class-b-cdl'],
  'advanced-emt': ['emt-certification'],
  'paramedic-license': ['emt-certification', 'advanced-emt'],
  'master-electrician-license': ['journeyman-electrician-license'],
  'master-plumber-license': ['journeyman-plumber-license'],
  'licensed-clinical-social-worker': [
    'licensed-master-social-worker',
    'licensed-social-worker',
    'licensed-bachelor-social-worker',
  ],
  'osha-30': ['osha-10'],
};

/** Whether holding a credential is as good as holding one of the wanted ones. */
export const isAsGoodAs = (skill: SkillId, wanted: readonly SkillId[]): boolean =>
  [skill, ...listImpliedSkills(skill), ...(COVERS[skill] ?? [])].some((one) => wanted.includes(one));

/** A line that names a lower credential of the same ladder, if no line names a wanted one. */
export function holdsLower(facts: Facts, wanted: readonly SkillId[]): Statement | undefined {
  const below = LADDERS.flatMap((steps) => {
    const least = Math.min(...wanted.map((skill) => steps.indexOf(skill)).filter((at) => at >= 0));
    return Number.isFinite(least) && wanted.every((skill) => steps.includes(skill)) ? steps.slice(0, least) : [];
  });
  if (below.length === 0) return undefined;
  return listShortLines(facts).find(({ text: written, path }) => {
    const text = normalizeCredential(written);
    const named = findCredentials(text, 'list');
    if (named.some(({ skill }) => isAsGoodAs(skill, wanted))) return false;
    return named.some(
      (place) =>
        below.includes(place.skill) &&
        readStatus(text, place, facts.asOf, { others: named, isEntry: isEntry({ text, ...(path && { path }) }) }) ===
          'held',
    );
  });
}

/** Steps of a trade, in order. */
const STEPS_PATTERNS: readonly RegExp[] = [
  /\bapprentice\b/i,
  /\bjourney[ -]?(?:man|person|worker|level)\b/i,
  /\bmaster\b/i,
];

/** The line with the highest step of the trade that a résumé names, if that is a lower one than the required one. */
export function findLowerStep(facts: Facts, quote: string): Statement | undefined {
  const wanted = STEPS_PATTERNS.findIndex((step) => step.test(quote));
  if (wanted <= 0) return undefined;
  const held = listShortLines(facts).map((statement) => {
    // The test for a step is taken before it.
    const own = normalizeCredential(statement.text).replace(TEST_PATTERN, ' ');
    return { statement, step: STEPS_PATTERNS.findLastIndex((step) => step.test(own)) };
  });
  const highest = Math.max(...held.map(({ step }) => step));
  return highest < wanted ? held.find(({ step }) => step >= 0 && step === highest)?.statement : undefined;
}

/** The exam for a step, and somebody on it whom the person works for. */
const TEST_PATTERN =
  /\b(?:under|by|for|with|to|assist(?:ed|ing)?|helped) (?:(?:a|the|an|our|two|licensed) )*(?:journey\w+|masters?)\b|\bjourney\w+ (?:\w+ )?(?:exam|test)\b|\bmaster[’']?s? (?:\w+ )?(?:exam|test)\b/gi;
