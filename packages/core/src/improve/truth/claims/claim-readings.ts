import type { Claim, Item, Slot } from './claim.ts';
import { isOwnGroup } from './groups.ts';
import { verbOfNominal } from './words/nominals.ts';
import { LIGHT_VERBS } from './words/verbs.ts';
import { RESULT_VERBS } from './words/weights.ts';

/** The ways to phrase one claim: as it is, in the active voice, and with an action noun turned into its verb. */
export function readingsOf(claim: Claim): Claim[] {
  const active = toActiveVoice(claim) ?? claim;
  const all = [active, withVerbOfNoun(active), toContribution(active), withOthers(active)];
  return all.filter((one) => one !== undefined);
}

function toActiveVoice(claim: Claim): Claim | undefined {
  if (!claim.standing.includes('passive')) return undefined;
  const by = claim.slots.findLast(({ role }) => role === 'by');
  const agent = by?.items[0];
  if (!agent || agent.numbers.some((number) => /^\D?\d+%?$/.test(number) && agent.head === '#')) return undefined;
  const own = claim.slots.find(({ role }) => role === 'subject');
  const others = by.items.filter(({ head }) => !isMe(head));
  const isMine = others.length < by.items.length;
  const objects: Slot[] = own
    ? [{ role: 'object', items: own.items }]
    : claim.subject === 'self'
      ? [{ role: 'object', items: [createItem('me')] }]
      : [];
  const doers: Slot[] = others.length === 0 ? [] : [{ role: isMine ? 'co-subject' : 'subject', items: others }];
  return {
    ...claim,
    subject: isMine ? 'self' : others.length > 1 || isOwnGroup(agent.head) ? 'team' : `by ${agent.head}`,
    standing: claim.standing.filter((mark) => mark !== 'passive'),
    slots: [...objects, ...claim.slots.filter((slot) => slot !== own && slot !== by), ...doers],
  };
}

const isMe = (head: string): boolean => /^(?:me|myself)$/.test(head);

/** Reads "my partner and I laid pipe" as "laid pipe with my partner". */
function withOthers(claim: Claim): Claim | undefined {
  if (!claim.slots.some(({ role }) => role === 'co-subject')) return undefined;
  return { ...claim, subject: 'self' };
}

/** Reads "contributed to the design of the set" and "was involved in the calibration of scales" as helping to design and calibrate. */
function toContribution(claim: Claim): Claim | undefined {
  const isInvolved = claim.verb === 'involve' && claim.standing.includes('passive') && claim.subject === 'self';
  const role =
    /^(?:contribute-to|participate-in|take-part-in|facilitate|help-with|assist-with|support-with|work-on)$/.test(
      claim.verb,
    )
      ? 'object'
      : isInvolved || claim.verb === 'assist'
        ? 'in'
        : undefined;
  const slot = claim.slots.find((one) => one.role === role);
  const item = slot?.items[0];
  const verb =
    item && item.of.length > 0 && item.modifiers.length === 0 && slot.items.length === 1
      ? verbOfNominal(item.head)
      : undefined;
  if (!item || !verb || (claim.verb === 'assist' && claim.slots.some(({ role: own }) => own === 'object')))
    return undefined;
  return {
    ...claim,
    verb,
    standing: [...claim.standing.filter((mark) => mark !== 'passive'), 'share'],
    slots: [{ role: 'object', items: item.of }, ...claim.slots.filter((one) => one !== slot)],
  };
}

const createItem = (head: string): Item => ({
  head,
  plural: false,
  bare: true,
  modifiers: [],
  numbers: [],
  quantifiers: [],
  of: [],
});

/** Reads "performed maintenance on pumps" as "maintained pumps". */
function withVerbOfNoun(claim: Claim): Claim | undefined {
  const isHollow = LIGHT_VERBS.has(claim.verb) || (claim.verb === '' && claim.standing.includes('duty'));
  const slot = claim.slots.find(({ role }) => role === 'object');
  const item = slot?.items[0];
  const isBare =
    claim.verb === '' && item?.of.length === 1 && /(?:ing|tion|sion|ance|ment|al|sis|ery|age)$/.test(item.head);
  const verb = item && verbOfNominal(item.head);
  // In "the cleaning of boards and knives", the list follows "of".
  const listed = slot?.items.slice(1) ?? [];
  const isList = item?.of.length === 1 && listed.every(({ head, of }) => of.length === 0 && !verbOfNominal(head));
  if (
    !(isHollow || isBare) ||
    !slot ||
    !item ||
    !verb ||
    !(slot.items.length === 1 || isList) ||
    item.numbers.length + item.quantifiers.length > 0
  )
    return undefined;
  const others = claim.slots.filter((one) => one !== slot);
  const times = item.modifiers.filter((word) =>
    /^(?:daily|weekly|monthly|annually|quarterly|hourly|nightly)$/.test(word),
  );
  const rest = item.modifiers.filter((word) => !times.includes(word));
  const base = { ...claim, verb, form: isBare ? 'gerund' : 'past', adverbs: [...claim.adverbs, ...times] };
  if (item.of.length > 0)
    return rest.length > 0
      ? undefined
      : { ...base, slots: [{ role: 'object', items: [...item.of, ...listed] }, ...others] };
  if (rest.length > 0)
    return {
      ...base,
      slots: [
        { role: 'object', items: [{ ...createItem(rest.at(-1) ?? ''), modifiers: rest.slice(0, -1) }] },
        ...others,
      ],
    };
  const target =
    others.find(({ role }) => role === 'on' || role === 'to') ??
    others.find(({ role }) => /^(?:for|with|in)$/.test(role));
  return target
    ? { ...base, slots: [{ role: 'object', items: target.items }, ...others.filter((one) => one !== target)] }
    : undefined;
}

/** Reads "took care of the collection and distribution of ballots" as "collected and distributed ballots". */
export function withVerbsOfNouns(claims: readonly Claim[]): Claim[] {
  return claims.flatMap((claim) => {
    const slot = claim.slots.find(({ role }) => role === 'object');
    const last = slot?.items.at(-1);
    if (!slot || last?.of.length !== 1 || !(LIGHT_VERBS.has(claim.verb) || claim.verb === '')) return [claim];
    const verbs = slot.items.flatMap((item) =>
      isBareNoun(item) && (item === last || item.of.length === 0) ? (verbOfNominal(item.head) ?? []) : [],
    );
    if (verbs.length < Math.max(2, slot.items.length)) return [claim];
    const rest = claim.slots.filter((one) => one !== slot);
    return verbs.map((verb, i): Claim => {
      const link = i > 0 && claim.link === 'main' ? 'and' : claim.link;
      const form = claim.verb === '' ? 'gerund' : claim.form;
      return { ...claim, verb, form, link, slots: [{ role: 'object', items: last.of }, ...rest] };
    });
  });
}

const isBareNoun = ({ modifiers, numbers, quantifiers }: Item): boolean =>
  modifiers.length + numbers.length + quantifiers.length === 0;

/** Reads "used a spreadsheet to track orders" as "tracked orders with a spreadsheet". */
export function withoutUsing(claims: readonly Claim[]): Claim[] {
  return claims.flatMap((claim): Claim[] => {
    const child = claims.find(({ parent, link }) => parent === claim && (link === 'purpose' || link === 'with for'));
    if (claim.verb === 'use' && child && !RESULT_VERBS.has(child.verb)) return [];
    const user = claim.parent;
    if ((claim.link !== 'purpose' && claim.link !== 'with for') || user?.verb !== 'use' || RESULT_VERBS.has(claim.verb))
      return [claim];
    const tools = user.slots.map((slot): Slot => (slot.role === 'object' ? { ...slot, role: 'with' } : slot));
    return [
      {
        ...claim,
        subject: user.subject,
        standing: user.standing,
        form: 'past',
        link: user.link,
        slots: [...claim.slots, ...tools],
        adverbs: [...claim.adverbs, ...user.adverbs],
      },
    ];
  });
}

/** Reads "sorted mail, sorted letters and sorted packages" as one claim about all of them. */
export function withoutRepeats(claims: readonly Claim[]): Claim[] {
  const result: Claim[] = [];
  for (const claim of claims) {
    const last = result.at(-1);
    const isRepeat = last !== undefined && claim.link === 'and' && isSameDeed(last, claim);
    if (!isRepeat) {
      result.push(claim);
      continue;
    }
    const items = [...listObjects(last), ...listObjects(claim)];
    const others = claim.slots.filter(({ role }) => role !== 'object');
    result[result.length - 1] = {
      ...last,
      slots: [{ role: 'object', items }, ...others],
      adverbs: claim.adverbs,
      to: claim.to,
    };
  }
  return result;
}

/** Reads "cleaned the pool and the gym" as "cleaned the pool" and "cleaned the gym", which several lines may say. */
export function withSeparateObjects(claims: readonly Claim[]): Claim[] {
  return claims.flatMap((claim) => {
    const slot = claim.slots.find(({ role }) => role === 'object');
    const isParent = claims.some(({ parent }) => parent === claim);
    if (!slot || slot.items.length < 2 || isParent || !isPlainList(slot.items)) return [claim];
    const others = claim.slots.filter((one) => one !== slot);
    return slot.items.map(
      (item, at): Claim => ({
        ...claim,
        slots: [{ role: 'object', items: [item] }, ...others],
        link: at > 0 && claim.link === 'main' ? 'and' : claim.link,
      }),
    );
  });
}

/** In "4 cooks and bakers" and "all pools and gyms", the amount may belong to each of them. */
const isPlainList = (items: readonly Item[]): boolean =>
  items.every(({ numbers }) => numbers.length > 0) ||
  items.every(({ numbers, quantifiers }) => numbers.length + quantifiers.length === 0);

const listObjects = ({ slots }: Claim): Item[] => slots.flatMap(({ role, items }) => (role === 'object' ? items : []));

/** Whether both have the same verb and standing, and the first has only an object. */
function isSameDeed(first: Claim, second: Claim): boolean {
  const isPlain = first.adverbs.length === 0 && first.slots.every(({ role }) => role === 'object');
  return (
    isPlain &&
    first.slots.length > 0 &&
    listObjects(second).length > 0 &&
    first.verb === second.verb &&
    first.subject === second.subject &&
    first.sentence === second.sentence &&
    first.standing.join() === second.standing.join()
  );
}
