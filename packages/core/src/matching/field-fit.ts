import { getOccupation } from '../jobs/index.ts';
import { getFamily, getSkillById, getSkillIndex, listSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { FIELD_POINTS } from './parts.ts';
import { getSkillWeight, isCommon, LEAST_WEIGHT } from './skill-credit.ts';
import type { ListingFacts, SeekerProfile } from './types.ts';

/**
 * The fields of our vocabulary for an occupation, by the start of its code in the Standard Occupational Classification 2018
 * (https://www.bls.gov/soc/2018/): the longest start that fits counts. The groups come from that source, and the mapping to our
 * fields is our own.
 */
const FIELDS_BY_SOC_CODE: Readonly<Record<string, string>> = {
  '11': 'management',
  '11-2': 'marketing sales',
  '11-301': 'office management',
  '11-302': 'software it-support',
  '11-303': 'accounting finance',
  '11-305': 'manufacturing quality',
  '11-306': 'logistics',
  '11-307': 'logistics',
  '11-311': 'human-resources',
  '11-312': 'human-resources',
  '11-313': 'human-resources',
  '11-901': 'agriculture',
  '11-902': 'construction',
  '11-903': 'education',
  '11-904': 'mechanical-engineering civil-engineering',
  '11-905': 'food hospitality',
  '11-907': 'hospitality',
  '11-908': 'hospitality',
  '11-911': 'medicine nursing',
  '11-912': 'science',
  '11-914': 'real-estate',
  '11-915': 'social-care',
  '13-1': 'management',
  '13-102': 'logistics',
  '13-103': 'finance',
  '13-105': 'construction',
  '13-107': 'human-resources',
  '13-108': 'logistics management',
  '13-112': 'hospitality',
  '13-113': 'marketing',
  '13-114': 'human-resources',
  '13-115': 'human-resources education',
  '13-116': 'marketing',
  '13-2': 'accounting finance',
  '15': 'software',
  '15-1212': 'security',
  '15-123': 'it-support',
  '15-124': 'cloud it-support',
  '15-1242': 'data',
  '15-1243': 'data',
  '15-1255': 'design software',
  '15-2': 'data',
  '17': 'mechanical-engineering',
  '17-1': 'civil-engineering construction',
  '17-204': 'chemical-engineering',
  '17-205': 'civil-engineering',
  '17-206': 'hardware',
  '17-207': 'hardware',
  '17-208': 'environment',
  '17-211': 'manufacturing quality',
  '17-219': 'mechanical-engineering hardware',
  '19': 'science',
  '19-204': 'environment science',
  '19-301': 'data finance',
  '19-303': 'social-care medicine',
  '19-4': 'laboratory science',
  '19-5': 'public-safety environment',
  '21': 'social-care',
  '23': 'law',
  '25': 'education',
  '27-1': 'design',
  '27-2': 'media',
  '27-202': 'sports',
  '27-3': 'media marketing',
  '27-4': 'media',
  '29': 'medicine',
  '29-102': 'dental',
  '29-105': 'pharmacy',
  '29-112': 'allied-health',
  '29-113': 'veterinary',
  '29-114': 'nursing',
  '29-115': 'nursing medicine',
  '29-116': 'nursing',
  '29-117': 'nursing medicine',
  '29-1292': 'dental',
  '29-201': 'laboratory',
  '29-203': 'allied-health',
  '29-2052': 'pharmacy',
  '29-2056': 'veterinary',
  '29-206': 'nursing',
  '31-1': 'nursing social-care',
  '31-2': 'allied-health',
  '31-9': 'medicine nursing',
  '31-9011': 'beauty',
  '31-9091': 'dental',
  '31-9095': 'pharmacy',
  '31-9096': 'veterinary',
  '31-9097': 'laboratory nursing',
  '33': 'public-safety',
  '35': 'food',
  '37': 'cleaning',
  '37-3': 'agriculture',
  '39': 'hospitality',
  '39-1022': 'beauty',
  '39-2': 'veterinary',
  '39-4': 'social-care',
  '39-5': 'beauty',
  '39-901': 'social-care education',
  '39-903': 'sports',
  '39-904': 'social-care',
  '41': 'sales',
  '41-1011': 'retail',
  '41-2': 'retail',
  '41-302': 'sales finance',
  '41-303': 'finance sales',
  '41-902': 'real-estate sales',
  '43': 'office',
  '43-3': 'accounting',
  '43-307': 'finance',
  '43-4': 'office customer-service',
  '43-405': 'customer-service',
  '43-408': 'hospitality',
  '43-413': 'finance',
  '43-416': 'human-resources',
  '43-5': 'logistics',
  '43-6012': 'law office',
  '43-6013': 'medicine office',
  '45': 'agriculture',
  '47': 'construction',
  '47-211': 'electrical-trade',
  '47-215': 'plumbing-hvac',
  '49': 'manufacturing',
  '49-2': 'electrical-trade hardware',
  '49-3': 'automotive',
  '49-902': 'plumbing-hvac',
  '49-905': 'electrical-trade',
  '49-9062': 'hardware medicine',
  '49-907': 'construction plumbing-hvac',
  '51': 'manufacturing',
  '51-3': 'food',
  '51-412': 'welding',
  '51-906': 'quality',
  '53': 'logistics',
  '55': 'public-safety',
};

/** With this many skills of a family of fields shown at work, it is the person's own. */
const OWN_FAMILY_SKILL_COUNT = 8;
/** A field within a family is narrower, so half as many do. */
const OWN_FIELD_SKILL_COUNT = 4;
const SHOWN_CREDIT = 1;
const LISTED_CREDIT = 0.6;
const EARLIER_CREDIT = 0.6;
/** The number of steps in the second field's weight relative to the first, and in how much a listing says. */
const MIX_STEPS = 4;

/**
 * The fields of a listing, encoded in one integer: the first, the second, the weight of the second, and how much the listing says of them.
 */
export type FieldMix = number;

let places: ReadonlyMap<string, number> | undefined;

function getFieldPlaces(): ReadonlyMap<string, number> {
  places ??= new Map([...new Set(listSkills().map(({ field }) => field))].map((field, at) => [field, at + 1]));
  return places;
}

function listAllFields(): Iterable<string> {
  return getFieldPlaces().keys();
}

/** The 1-based position of a field; 0 for one without skills. */
function getFieldPosition(field: string): number {
  return getFieldPlaces().get(field) ?? 0;
}

const MAX_FIELDS = 64;

/** The fields of a listing: half from its occupation and half from its skills, or all from whichever it has. */
export function getFieldMix({ occupation, mustHave, niceToHave }: ListingFacts): FieldMix {
  const weights = new Float64Array(MAX_FIELDS);
  let total = 0;
  for (const skill of new Set([...mustHave, ...niceToHave])) {
    const place = getSkillFieldPosition(skill);
    if (place === 0) continue;
    const weight = getSkillWeight(skill);
    weights[place] = (weights[place] ?? 0) + weight;
    total += weight;
  }
  const fields = listFieldPositions(occupation);
  for (const place of fields) weights[place] = (weights[place] ?? 0) + (total || 1) / fields.length;
  return encodeMix(weights, fields.length > 0 ? 1 : total / LEAST_WEIGHT);
}

function encodeMix(weights: Float64Array, known: number): FieldMix {
  let first = 0;
  let second = 0;
  for (let place = 1; place < weights.length; place++) {
    if ((weights[place] ?? 0) > (weights[first] ?? 0)) {
      second = first;
      first = place;
    } else if ((weights[place] ?? 0) > (weights[second] ?? 0)) second = place;
  }
  const share = first === 0 ? 0 : (weights[second] ?? 0) / (weights[first] ?? 1);
  const step = Math.round(MIX_STEPS * share);
  const evidence = Math.round(MIX_STEPS * Math.min(1, known));
  return ((first * MAX_FIELDS + (step === 0 ? 0 : second)) * (MIX_STEPS + 1) + step) * (MIX_STEPS + 1) + evidence;
}

/**
 * How strongly each field and family is the person's own, 0 to 1. A field within a family counts half by itself and half by its family: who
 * works with data knows some of what network engineers do. More skills never lower it.
 */
export function getFieldStrengths({ skills, occupations }: SeekerProfile): Float64Array {
  const counts = new Map<string, number>();
  for (const { skill, shown } of skills) {
    const field = getFieldName(skill);
    if (field === undefined) continue;
    for (const name of new Set([field, getFamily(field)]))
      counts.set(name, (counts.get(name) ?? 0) + (shown === 'dated-role' ? SHOWN_CREDIT : LISTED_CREDIT));
  }
  const held = new Map<string, number>();
  for (const { occupation, latest } of occupations) {
    for (const field of listFields(occupation)) {
      for (const name of [field, getFamily(field)])
        held.set(name, Math.max(held.get(name) ?? 0, latest ? 1 : EARLIER_CREDIT));
    }
  }
  const describeStrength = (name: string, fullStrengthCount: number): number =>
    Math.max(Math.min(1, (counts.get(name) ?? 0) / fullStrengthCount), held.get(name) ?? 0);
  const strengths = new Float64Array(MAX_FIELDS);
  for (const field of listAllFields()) {
    const family = getFamily(field);
    const familyStrength = describeStrength(family, OWN_FAMILY_SKILL_COUNT);
    strengths[getFieldPosition(field)] =
      family === field ? familyStrength : (describeStrength(field, OWN_FIELD_SKILL_COUNT) + familyStrength) / 2;
  }
  return strengths;
}

/** Whole points for how well a listing matches the person's field. */
export function scoreField(mix: FieldMix, strengths: Float64Array): number {
  const evidence = mix % (MIX_STEPS + 1);
  const fields = (mix - evidence) / (MIX_STEPS + 1);
  const step = fields % (MIX_STEPS + 1);
  const pair = (fields - step) / (MIX_STEPS + 1);
  const share = step / MIX_STEPS;
  const own = (strengths[Math.floor(pair / MAX_FIELDS)] ?? 0) + share * (strengths[pair % MAX_FIELDS] ?? 0);
  return Math.round((FIELD_POINTS * own * evidence) / ((1 + share) * MIX_STEPS));
}

/** Traits, languages, and office software belong to no field. */
function getFieldName(skill: SkillId): string | undefined {
  const entry = getSkillById(skill);
  return entry && !isCommon(entry) ? entry.field : undefined;
}

let positionsBySkill: Uint8Array | undefined;

/** The 1-based position of a skill's field; 0 if it belongs to none. */
function getSkillFieldPosition(skill: SkillId): number {
  positionsBySkill ??= Uint8Array.from(listSkills(), ({ id }) => getFieldPosition(getFieldName(id) ?? ''));
  return positionsBySkill[getSkillIndex(skill)] ?? 0;
}

const positionsByOccupation = new Map<string, readonly number[]>();

function listFieldPositions(occupation: string | undefined): readonly number[] {
  if (occupation === undefined || !getOccupation(occupation)) return [];
  let positions = positionsByOccupation.get(occupation);
  if (!positions) {
    positions = listFields(occupation).map(getFieldPosition);
    positionsByOccupation.set(occupation, positions);
  }
  return positions;
}

function listFields(occupation: string | undefined): string[] {
  const soc = occupation === undefined ? undefined : getOccupation(occupation)?.soc;
  for (let length = soc?.length ?? 0; length >= 2; length--) {
    const fields = FIELDS_BY_SOC_CODE[soc?.slice(0, length) ?? ''];
    if (fields) return fields.split(' ');
  }
  return [];
}
