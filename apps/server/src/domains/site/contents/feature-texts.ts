import {
  FEATURES,
  type Feature,
  type FeatureId,
  getFeature,
  getMark,
  listLimits,
  listNotOpen,
} from '@foothold/contracts/billing/features';
import { getAccountEntitlements } from '@foothold/core/pricing';

const FEATURE_PATTERN = /\{feature:(\w+)\}/g;
const NOT_OPEN = '{not-open}';
const LIMITS = '{limits}';

/**
 * Fills in what the table of features says: `{feature:tracking}` for one feature, `{not-open}` for the list of all that aren't open to
 * everyone, and `{limits}` for the table of each plan's limits.
 * @throws Error for an unknown feature
 */
export const fillFeatures = (source: string): string =>
  source
    .replaceAll(FEATURE_PATTERN, (_, id: string) => {
      if (!Object.hasOwn(FEATURES, id)) throw new Error(`it names an unknown feature: ${id}`);
      return describeFeature(getFeature(id as FeatureId));
    })
    .replaceAll(NOT_OPEN, () =>
      listNotOpen('x')
        .map((feature) => `- ${describeFeature(feature)}`)
        .join('\n'),
    )
    .replaceAll(LIMITS, writeLimits);

/** "**Application tracking** (not open yet). Today: save listings." */
function describeFeature(feature: Feature): string {
  const mark = getMark(feature);
  const name = `**${feature.label}**${mark === null ? '' : ` (${mark.toLowerCase()})`}`;
  return feature.instead === null ? `${name}.` : `${name}. ${feature.instead}`;
}

const numbers = new Intl.NumberFormat('en-US');
const writeValue = (value: number | boolean) =>
  typeof value === 'number' ? numbers.format(value) : value ? 'yes' : 'no';

function writeLimits(): string {
  const trial = getAccountEntitlements({ plan: 'prime', bought: false });
  const rows = listLimits().map(({ id, label, mark, values: { none, one, prime } }) => {
    const name = mark === null ? label : `${label} (${mark.toLowerCase()})`;
    return `| ${[name, ...[trial[id], one, prime, none].map(writeValue)].join(' | ')} |`;
  });
  return [
    '| | During the trial | {one} | {prime} | Without a plan (before and after the trial) |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
