import { toYearlyAmount } from '../jobs/index.ts';
import { US_STATES } from '../text/us-states.ts';
import { isSameCompany } from '../tracking/index.ts';
import type { AskKind, BlockKind, MemberRules, RuledListing, RuleReason, RuleVerdict } from './types.ts';

/** Employment types that end by themselves. */
const LIMITED_TYPES: ReadonlySet<string> = new Set(['contract', 'temporary', 'internship', 'per-diem']);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const formatPay = (amount: number) => `${dollars.format(amount)} a year`;

/**
 * Checks a listing against a member's rules. The same input always gives the same answer. What the listing doesn't state is never guessed: if
 * a rule depends on it, the member is asked.
 */
export function checkRules(rules: MemberRules, listing: RuledListing): RuleVerdict {
  const blocked: RuleReason<BlockKind>[] = [];
  const ask: RuleReason<AskKind>[] = [];
  const never = rules.neverCompanies.find((name) => isSameCompany(name, listing.company.name));
  if (never !== undefined)
    blocked.push({
      kind: 'never-company',
      text: `${listing.company.name} is on the list of companies never to apply to.`,
    });
  checkPlace(rules, listing, ask);
  checkPay(rules, listing, blocked, ask);
  checkContract(rules, listing, ask);
  checkOnSite(rules, listing, ask);
  return { blocked, ask };
}

function checkPlace({ places, askBefore }: MemberRules, listing: RuledListing, ask: RuleReason<AskKind>[]): void {
  if (listing.remote === 'yes' || (places.length === 0 && !askBefore.relocation)) return;
  if (listing.places.length === 0) {
    ask.push({ kind: 'place-unknown', text: 'The listing doesn’t say where the job is.' });
    return;
  }
  const answers = listing.places.flatMap((place) => places.map((wanted) => comparePlace(wanted, place)));
  if (answers.includes('same')) return;
  if (answers.includes('unknown'))
    ask.push({ kind: 'place-unknown', text: 'The listing doesn’t say in which city the job is.' });
  else if (askBefore.relocation)
    ask.push({
      kind: 'relocation',
      text: 'The job may require moving: it isn’t remote or in one of the wanted places.',
    });
  else ask.push({ kind: 'other-place', text: 'The job isn’t in one of the wanted places.' });
}

type Place = RuledListing['places'][number];

/** @param wanted “Austin, TX”, “Austin”, or a state by code or name */
function comparePlace(wanted: string, { city, region }: Place): 'same' | 'other' | 'unknown' {
  const [first = '', second] = wanted.split(',').map((part) => part.trim());
  if (second === undefined) {
    if (isState(first)) return region !== null && toRegion(first) === toRegion(region) ? 'same' : 'other';
    return city === null ? 'unknown' : fold(first) === fold(city) ? 'same' : 'other';
  }
  if (region === null || toRegion(second) !== toRegion(region)) return region === null ? 'unknown' : 'other';
  if (city === null) return 'unknown';
  return fold(first) === fold(city) ? 'same' : 'other';
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^st /, 'saint ')
    .trim();

const STATE_CODES: ReadonlyMap<string, string> = new Map(
  [...US_STATES].flatMap(([code, name]) => [
    [fold(code), code],
    [fold(name), code],
  ]),
);

/** A city has the same name as New York and Washington. The state is meant only by its code then, or with the word. */
const CITIES_LIKE_STATES: ReadonlySet<string> = new Set(['new york', 'washington']);

const isState = (text: string): boolean => STATE_CODES.has(fold(text)) && !CITIES_LIKE_STATES.has(fold(text));

const toRegion = (text: string): string => STATE_CODES.get(fold(text)) ?? fold(text);

function checkPay(
  { payFloor, askBefore: { payBelow } }: MemberRules,
  { pay }: RuledListing,
  blocked: RuleReason<BlockKind>[],
  ask: RuleReason<AskKind>[],
): void {
  if (payFloor === null && payBelow === null) return;
  const isKnown = pay !== null && pay.currency === 'USD' && (pay.min !== null || pay.max !== null);
  if (!isKnown) {
    const text = pay ? 'The listing doesn’t state its pay in US dollars.' : 'The listing doesn’t state its pay.';
    ask.push({ kind: 'pay-unknown', text });
    return;
  }
  const least = pay.min === null ? null : toYearlyAmount(pay.min, pay.period);
  const most = pay.max === null ? null : toYearlyAmount(pay.max, pay.period);
  if (payFloor !== null && most !== null && most < payFloor)
    blocked.push({
      kind: 'below-floor',
      text: `It pays up to ${formatPay(most)}, which is below ${formatPay(payFloor)}.`,
    });
  else if (payBelow !== null && least !== null && least < payBelow)
    ask.push({
      kind: 'pay-below',
      text: `Its pay starts at ${formatPay(least)}, which is below ${formatPay(payBelow)}.`,
    });
  else if (isOpen({ least, most, payFloor, payBelow }))
    ask.push({ kind: 'pay-unknown', text: 'The listing states only one end of its pay range.' });
}

/** Whether the end of the range that isn't stated decides. */
function isOpen(range: Record<'least' | 'most' | 'payFloor' | 'payBelow', number | null>): boolean {
  const { least, most, payFloor, payBelow } = range;
  const mayBeBelowFloor = payFloor !== null && most === null && (least ?? 0) < payFloor;
  return mayBeBelowFloor || (payBelow !== null && least === null);
}

function checkContract({ askBefore }: MemberRules, { employmentType }: RuledListing, ask: RuleReason<AskKind>[]): void {
  if (!askBefore.contract) return;
  if (employmentType === null)
    ask.push({ kind: 'contract-unknown', text: 'The listing doesn’t say whether it is a contract job.' });
  else if (LIMITED_TYPES.has(employmentType)) ask.push({ kind: 'contract', text: 'It is contract or temporary work.' });
}

function checkOnSite({ askBefore }: MemberRules, { remote }: RuledListing, ask: RuleReason<AskKind>[]): void {
  if (!askBefore.onSite || remote === 'yes') return;
  if (remote === null)
    ask.push({ kind: 'on-site-unknown', text: 'The listing doesn’t say whether the job has days on site.' });
  else ask.push({ kind: 'on-site', text: remote === 'no' ? 'The job is on site.' : 'The job has some days on site.' });
}
