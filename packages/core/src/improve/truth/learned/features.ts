import { NEGATION_WORDS } from '../lexicon.ts';
import type { Alignment } from './alignment.ts';
import { listPlaceChanges } from './place-changes.ts';
import { listSigns } from './signs.ts';
import { listWordChanges } from './word-changes.ts';

/** Features of everything that an edit changes. One that applies several times is listed as often. */
export const listFeatures = (alignment: Alignment): string[] => [
  ...listWordChanges(alignment),
  ...listPlaceChanges(alignment),
  ...listSigns(alignment),
  ...listTotals(alignment),
];

function listTotals({ after, own, links }: Alignment): string[] {
  const missing = links.filter((link) => !link).length;
  const changed = links.filter((link) => link && link.relation.score < 0.9).length;
  const features = ['all'];
  const add = (name: string, count: number, most: number) => {
    for (let step = 1; step <= Math.min(most, count); step++) features.push(`all ${name} ${step}`);
  };
  add('missing', missing, 6);
  add('changed', changed, 6);
  add('share', Math.round((missing / Math.max(1, after.length)) * 10), 10);
  add('longer', after.length - own.length, 5);
  const lines = new Set(own.map(({ line }) => line)).size;
  if (lines > 1) features.push('all lines');
  if (own.some(({ term }) => NEGATION_WORDS.has(term.text))) features.push('all denied');
  return features;
}
