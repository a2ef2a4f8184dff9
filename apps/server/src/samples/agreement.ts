import { findSkillByName } from '@foothold/core/skills';
import type { NormalListing } from '../domains/listings/index.ts';
import type { AdvertisementFacts } from './advertisement.ts';

/** A field that was read differently from what was meant. */
interface FieldDifference {
  field: string;
  meant: string | number | null;
  read: string | number | null;
  /** The title, or the sentence in which a skill was found. */
  where: string;
}

export interface Agreement {
  /** Share of listings in which the field was read as meant, 0 to 1. */
  fields: Record<(typeof FIELDS)[number][0], number>;
  mustHave: { precision: number; recall: number };
  niceToHave: { precision: number; recall: number };
  differences: FieldDifference[];
}

type PlainValue = string | number | null;
const FIELDS = [
  [
    'occupation',
    (meaning: AdvertisementFacts) => meaning.occupation as PlainValue,
    (read: NormalListing) => read.occupation as PlainValue,
  ],
  [
    'seniority',
    (meaning: AdvertisementFacts) => meaning.seniority as PlainValue,
    (read: NormalListing) => read.seniority as PlainValue,
  ],
  [
    'years',
    (meaning: AdvertisementFacts) => meaning.years as PlainValue,
    (read: NormalListing) => read.years as PlainValue,
  ],
  [
    'degree',
    (meaning: AdvertisementFacts) => meaning.degree as PlainValue,
    (read: NormalListing) => read.degree as PlainValue,
  ],
  [
    'sponsorship',
    (meaning: AdvertisementFacts) => meaning.sponsorship as PlainValue,
    (read: NormalListing) => read.sponsorship.value as PlainValue,
  ],
] as const;

/** How well our reader's results agree with what the samples were written to say. */
export function measureAgreement(pairs: readonly { meaning: AdvertisementFacts; read: NormalListing }[]): Agreement {
  const differences: FieldDifference[] = [];
  const fields = FIELDS.map(([field, getMeant, getRead]) => {
    for (const { meaning, read } of pairs) {
      const [meant, found] = [getMeant(meaning), getRead(read)];
      if (meant !== found) differences.push({ field, meant, read: found, where: read.title });
    }
    return [field, 1 - differences.filter((difference) => difference.field === field).length / pairs.length] as const;
  });
  return {
    fields: Object.fromEntries(fields) as Agreement['fields'],
    mustHave: measureSkillAgreement(pairs, true, differences),
    niceToHave: measureSkillAgreement(pairs, false, differences),
    differences,
  };
}

function measureSkillAgreement(
  pairs: readonly { meaning: AdvertisementFacts; read: NormalListing }[],
  required: boolean,
  differences: FieldDifference[],
) {
  const field = required ? 'must-have' : 'nice-to-have';
  let both = 0;
  let missedCount = 0;
  let extra = 0;
  for (const { meaning, read } of pairs) {
    const requiredIds = toSkillIds(meaning.mustHave);
    const meant = required ? requiredIds : toSkillIds(meaning.niceToHave).difference(requiredIds);
    const found = new Map(
      read.skills.filter((skill) => skill.required === required).map(({ skill, quote }) => [skill, quote]),
    );
    for (const id of meant) {
      if (found.has(id)) both++;
      else missedCount++;
      if (!found.has(id)) differences.push({ field, meant: id, read: null, where: read.title });
    }
    for (const [id, quote] of found) {
      if (meant.has(id)) continue;
      extra++;
      differences.push({ field, meant: null, read: id, where: quote });
    }
  }
  return { precision: both / (both + extra), recall: both / (both + missedCount) };
}

function toSkillIds(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => findSkillByName(name)?.id ?? []));
}
