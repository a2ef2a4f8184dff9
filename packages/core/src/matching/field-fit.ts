import { occupationById } from '../jobs/index.ts';
import { allSkills, familyOf, skillById } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { FIELD_POINTS } from './parts.ts';
import { isCommon, weightOf } from './skill-credit.ts';
import type { ListingFacts, SeekerProfile } from './types.ts';

/**
 * Families of fields for an occupation, by the major group of its code in the Standard Occupational Classification 2018: the
 * groups come from that source, and the mapping to families of our vocabulary is our own.
 */
const FAMILIES_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
  '11': ['management'],
  '13': ['money', 'human-resources', 'management'],
  '15': ['computing'],
  '17': ['engineering', 'making', 'computing'],
  '19': ['science', 'health'],
  '21': ['social-care'],
  '23': ['law'],
  '25': ['education'],
  '27': ['creative', 'commerce'],
  '29': ['health'],
  '31': ['health', 'social-care'],
  '33': ['public-safety'],
  '35': ['food'],
  '37': ['cleaning'],
  '39': ['hospitality', 'beauty'],
  '41': ['commerce'],
  '43': ['office'],
  '45': ['agriculture'],
  '47': ['building'],
  '49': ['making', 'building'],
  '51': ['making'],
  '53': ['making'],
};

/** With this many skills of a family shown at work, it is the person's own field. */
const SKILLS_OF_OWN_FIELD = 8;
const SHOWN = 1;
const LISTED = 0.6;
const EARLIER = 0.6;
/** The number of steps in the second family's weight relative to the first. */
const STEPS = 4;

/** The families of a listing, encoded in one integer: the first, the second, and the weight of the second. */
export type FieldMix = number;

let places: ReadonlyMap<string, number> | undefined;

/** The 1-based position of a family; 0 for one without skills. */
function placeOf(family: string): number {
  places ??= new Map([...new Set(allSkills().map(({ field }) => familyOf(field)))].map((name, at) => [name, at + 1]));
  return places.get(family) ?? 0;
}

const MAX_FAMILIES = 64;

/** The fields of a listing: half from its occupation and half from its skills, or all from whichever it has. */
export function fieldMix({ occupation, mustHave, niceToHave }: ListingFacts): FieldMix {
  const weights = new Float64Array(MAX_FAMILIES);
  let total = 0;
  for (const skill of new Set([...mustHave, ...niceToHave])) {
    const place = familyPlaceOf(skill);
    if (place === 0) continue;
    weights[place] = (weights[place] ?? 0) + weightOf(skill);
    total += weightOf(skill);
  }
  for (const place of placesOf(occupation)) weights[place] = (weights[place] ?? 0) + (total || 1);
  return codeOf(weights);
}

function codeOf(weights: Float64Array): FieldMix {
  let first = 0;
  let second = 0;
  for (let place = 1; place < weights.length; place++) {
    if ((weights[place] ?? 0) > (weights[first] ?? 0)) {
      second = first;
      first = place;
    } else if ((weights[place] ?? 0) > (weights[second] ?? 0)) second = place;
  }
  const share = first === 0 ? 0 : (weights[second] ?? 0) / (weights[first] ?? 1);
  const step = Math.round(STEPS * share);
  return (first * MAX_FAMILIES + (step === 0 ? 0 : second)) * (STEPS + 1) + step;
}

/** How strongly each family is the person's field, 0 to 1. More skills never lower it. */
export function fieldStrengths({ skills, occupations }: SeekerProfile): Float64Array {
  const counts = new Float64Array(MAX_FAMILIES);
  for (const { skill, shown } of skills) {
    const place = familyPlaceOf(skill);
    if (place > 0) counts[place] = (counts[place] ?? 0) + (shown === 'dated-role' ? SHOWN : LISTED);
  }
  const strengths = counts.map((count) => Math.min(1, count / SKILLS_OF_OWN_FIELD));
  for (const { occupation, latest } of occupations)
    for (const place of placesOf(occupation)) strengths[place] = Math.max(strengths[place] ?? 0, latest ? 1 : EARLIER);
  return strengths;
}

/** Whole points for how well a listing matches the person's field. */
export function fieldPoints(mix: FieldMix, strengths: Float64Array): number {
  const step = mix % (STEPS + 1);
  const pair = (mix - step) / (STEPS + 1);
  const share = step / STEPS;
  const own = (strengths[Math.floor(pair / MAX_FAMILIES)] ?? 0) + share * (strengths[pair % MAX_FAMILIES] ?? 0);
  return Math.round((FIELD_POINTS * own) / (1 + share));
}

/** Traits, languages, and office software belong to no field. */
function familyPlaceOf(skill: SkillId): number {
  const entry = skillById(skill);
  return entry && !isCommon(entry) ? placeOf(familyOf(entry.field)) : 0;
}

function placesOf(occupation: string | undefined): number[] {
  const soc = occupation === undefined ? undefined : occupationById(occupation)?.soc;
  return (FAMILIES_OF_GROUP[soc?.slice(0, 2) ?? ''] ?? []).map(placeOf).filter((place) => place > 0);
}
