import { NOT_ENOUGH } from '../../jobs/license-exceptions.ts';
import { findCredentials } from '../../jobs/licenses.ts';
import { listImpliedSkills } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Facts } from '../facts/index.ts';
import { isListedCredential } from './credential-lines.ts';
import { normalizeCredential } from './license-words.ts';
import { listShortLines, type Statement } from './statements.ts';
import { findStatesInLine } from './states.ts';
import { readStatus } from './status.ts';

/** Credentials of which each takes more than the one before it; who names a lower one alone doesn't hold the higher one. */
const LADDERS: readonly (readonly SkillId[])[] = [
  ['emergency-medical-responder', 'emt-certification', 'advanced-emt', 'paramedic-license'],
  ['certified-nursing-assistant', 'licensed-practical-nurse', 'registered-nurse', 'advanced-practice-registered-nurse'],
  ['physical-therapist-assistant-license', 'physical-therapist-license'],
  ['certified-occupational-therapy-assistant', 'occupational-therapist-license'],
  ['registered-behavior-technician', 'board-certified-assistant-behavior-analyst', 'board-certified-behavior-analyst'],
  ['registered-dental-assistant', 'registered-dental-hygienist'],
  ['class-c-cdl', 'class-b-cdl', 'class-a-cdl'],
  ['engineer-in-training', 'professional-engineer-license'],
  ['electrical-apprenticeship', 'journeyman-electrician-license', 'master-electrician-license'],
  ['journeyman-plumber-license', 'master-plumber-license'],
  ['licensed-bachelor-social-worker', 'licensed-master-social-worker', 'licensed-clinical-social-worker'],
  ['certified-associate-in-project-management', 'project-management-professional'],
  ['six-sigma-yellow-belt', 'six-sigma-green-belt', 'six-sigma-black-belt'],
  ['guard-card', 'armed-guard-license'],
  ['private-pilot-license', 'commercial-pilot-license', 'airline-transport-pilot'],
  ['real-estate-license', 'real-estate-broker-license'],
  ['substitute-teaching-license', 'teaching-certificate'],
  ['cisco-certified-network-associate', 'cisco-certified-network-professional', 'cisco-certified-internetwork-expert'],
  ['firefighter-i', 'firefighter-ii'],
];

/** The credentials below which somebody with the first one doesn't stay: a Class A license allows what a Class B license does. */
const COVERS: Readonly<Record<SkillId, readonly SkillId[]>> = {
  'class-a-cdl': ['class-b-cdl', 'class-c-cdl'],
  'class-b-cdl': ['class-c-cdl'],
  'basic-life-support': ['cpr-certification'],
  'advanced-emt': ['emt-certification'],
  'paramedic-license': ['emt-certification', 'advanced-emt'],
  'master-electrician-license': ['journeyman-electrician-license'],
  'master-plumber-license': ['journeyman-plumber-license', 'plumbing-license'],
  'licensed-clinical-social-worker': [
    'licensed-master-social-worker',
    'licensed-social-worker',
    'licensed-bachelor-social-worker',
  ],
  'osha-30': ['osha-10'],
  'journeyman-plumber-license': ['plumbing-license'],
  'real-estate-broker-license': ['real-estate-license'],
  'certified-food-manager': ['food-handler-card'],
  'servsafe-manager': ['food-handler-card'],
  'professional-engineer-license': ['engineer-in-training'],
  'project-management-professional': ['certified-associate-in-project-management'],
  'six-sigma-black-belt': ['six-sigma-green-belt', 'six-sigma-yellow-belt'],
  'six-sigma-green-belt': ['six-sigma-yellow-belt'],
  'airline-transport-pilot': ['commercial-pilot-license', 'private-pilot-license'],
  'commercial-pilot-license': ['private-pilot-license'],
  'registered-respiratory-therapist': ['certified-respiratory-therapist'],
  'nurse-practitioner-license': ['advanced-practice-registered-nurse'],
  'family-nurse-practitioner': ['nurse-practitioner-license'],
  'armed-guard-license': ['guard-card', 'firearms-license'],
  'comptia-security-plus': ['dod-8570-certification'],
  'comptia-cysa-plus': ['dod-8570-certification'],
  cissp: ['dod-8570-certification'],
};

/** Whether holding a credential is as good as holding one of the wanted ones. */
export const isAsGoodAs = (skill: SkillId, wanted: readonly SkillId[]): boolean =>
  [skill, ...listImpliedSkills(skill), ...(COVERS[skill] ?? [])].some((one) => wanted.includes(one));

/** A line that names a lower credential of the same ladder, if no line names a wanted one. */
export function holdsLower(facts: Facts, wanted: readonly SkillId[], quote: string): Statement | undefined {
  const below = LADDERS.flatMap((steps) => {
    const least = Math.min(...wanted.map((skill) => steps.indexOf(skill)).filter((at) => at >= 0));
    return Number.isFinite(least) && wanted.every((skill) => steps.includes(skill)) ? steps.slice(0, least) : [];
  });
  if (below.length === 0) return undefined;
  // Another state's license says nothing of the ones in this state.
  const asked = findStatesInLine(quote);
  const found = findHeld(facts, below, wanted);
  const own = findStatesInLine(found?.text ?? '');
  return asked.length > 0 && own.length > 0 && !own.some((state) => asked.includes(state)) ? undefined : found;
}

/** A line that names a credential of which the advertisement says that it isn't enough: "EMT and AEMT levels don't qualify". */
export function findInsufficient(facts: Facts, wanted: readonly SkillId[]): Statement | undefined {
  const insufficient = (facts.job?.text ?? '').split(/\n|(?<=[.;])\s/).flatMap((sentence) => {
    const named = findCredentials(sentence, 'list');
    const at = named.findIndex(({ end }) => NOT_ENOUGH.test(sentence.slice(end)));
    // "LMSWs and LPCs don't qualify": what is named before shares the verb.
    return named.slice(0, at + 1).map(({ skill }) => skill);
  });
  const lower = insufficient.filter((skill) => !isAsGoodAs(skill, wanted));
  return lower.length === 0 ? undefined : findHeld(facts, lower, wanted);
}

/** A line that says that its writer holds one of these credentials, unless it names a wanted one. */
function findHeld(facts: Facts, some: readonly SkillId[], wanted: readonly SkillId[]): Statement | undefined {
  return listShortLines(facts).find((statement) => {
    const text = normalizeCredential(statement.text);
    const named = findCredentials(text, 'list');
    if (named.some(({ skill }) => isAsGoodAs(skill, wanted))) return false;
    return named.some(
      (place) =>
        some.includes(place.skill) &&
        readStatus(text, place, facts.asOf, { others: named, isEntry: isListedCredential(facts, statement) }) ===
          'held',
    );
  });
}

/** Steps of a trade, in order. */
const STEPS_PATTERNS: readonly RegExp[] = [
  /\bapprentice\b(?![^.;]{0,20}\bturned out\b)/i,
  /\bjourney[ -]?(?:man|person|worker|level)\b|\bJW\b/i,
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

/** Whether a line doesn't name a lower step of the trade than a sentence asks for. */
export function reachesStep(quote: string, text: string): boolean {
  const wanted = STEPS_PATTERNS.findIndex((step) => step.test(quote));
  const own = STEPS_PATTERNS.findLastIndex((step) => step.test(text.replace(TEST_PATTERN, ' ')));
  return wanted < 0 || own < 0 || own >= wanted;
}

/** The exam for a step, and somebody on it whom the person works for. */
const TEST_PATTERN =
  /\b(?:under|by|for|with|to|assist(?:ed|ing)?|helped) (?:(?:a|the|an|our|two|licensed) )*(?:journey\w+|masters?)\b|\bjourney\w+ (?:\w+ )?(?:exam|test)\b|\bmaster[’']?s? (?:\w+ )?(?:exam|test)\b/gi;
