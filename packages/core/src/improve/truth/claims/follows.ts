import { HEDGE_WORDS, NEGATION_WORDS, UNIQUE_WITH_ARTICLE } from '../lexicon.ts';
import { mixesLines } from '../mixed-lines.ts';
import { makesNames } from '../names.ts';
import { aligns } from './align.ts';
import type { Claim } from './claim.ts';
import { claimFollows } from './claim-follows.ts';
import { readingsOf, withoutRepeats, withoutUsing, withSeparateObjects, withVerbsOfNouns } from './claim-readings.ts';
import { type ParsedText, parseClaims } from './parse.ts';
import { type Corrected, corrected } from './spelling.ts';
import { skillsByShortName, termsOf } from './terms.ts';
import { PADDING } from './words/function-words.ts';
import { namesPerson } from './words/people.ts';
import { mayBecome, standingOf } from './words/verbs.ts';
import { LIMITING, RESULT_VERBS } from './words/weights.ts';

/** An edit and its sources, ready to be compared. */
interface Comparison {
  after: string;
  sources: readonly Corrected[];
  context: 'prose' | 'list';
  /** Skills that are compared by identity, under any of their names. */
  shared: ReadonlySet<string>;
}

/** Undefined if the edit adds praise, a name, or "the only" that no source contains. It can't follow then. */
function createComparison(
  after: string,
  sources: readonly string[],
  context: 'prose' | 'list' = 'prose',
): Comparison | undefined {
  const repaired = sources.map((source) => corrected(source, after));
  const spelled = repaired.map(({ text }) => text);
  if (addsPraise(after, sources, spelled) || mixesLines(after, spelled) || makesNames(after, spelled, context))
    return undefined;
  return { after, sources: repaired, context, shared: skillsByShortName([after, ...spelled]) };
}

/**
 * Whether the sources say all of a text: word for word, or by making each of its claims, where each must match one claim of one source, including its dependent
 * claims. Text that can't be parsed doesn't follow unless it says the same word for word.
 */
export function followsFrom(after: string, sources: readonly string[], context: 'prose' | 'list' = 'prose'): boolean {
  const comparison = createComparison(after, sources, context);
  return comparison !== undefined && (followsInOrder(comparison) || findProof(comparison) !== undefined);
}

/** Whether one source, or several in a row, say the same as the text word for word. */
function followsInOrder({ after, sources, context, shared }: Comparison): boolean {
  const wanted = termsOf(after, context, shared);
  const own = sources.map(({ text, isSloppy }) => ({ terms: termsOf(`${text}.`, context, shared), isSloppy }));
  if (own.some(({ terms, isSloppy }) => aligns(wanted, terms, isSloppy))) return true;
  return (
    own.length > 1 &&
    aligns(
      wanted,
      own.flatMap(({ terms }) => terms),
      own.some(({ isSloppy }) => isSloppy),
    )
  );
}

/** Whether the parts of a line, in the same order, contain all of it and nothing more. */
export function followAsParts(parts: readonly string[], source: string): boolean {
  const places = parts.map((part) => {
    const comparison = createComparison(part, [source]);
    return comparison && findProof(comparison)?.map(({ ground }) => ground.from);
  });
  if (!places.every((place) => place !== undefined)) return false;
  const inOrder = places.every((place, i) => i === 0 || Math.min(...place) > Math.max(...(places[i - 1] ?? [])));
  return inOrder && followsFrom(source, parts);
}

/** Maximum number of claim pairs that are compared; a long line needs a few hundred. */
const MAX_COMPARISONS = 5_000;

/** A claim of a text, the source that makes the same claim, and that source's claim. */
export interface Proof {
  claim: Claim;
  source: number;
  ground: Claim;
}

function findProof({ after, sources, context, shared }: Comparison): Proof[] | undefined {
  const own = sources.map(({ text, isSloppy }) => {
    const parsed = parseClaims(text, context, shared);
    if (isSloppy)
      for (const { slots } of parsed.claims)
        for (const { items } of slots) for (const item of items) item.plural ||= item.bare;
    return parsed;
  });
  const wanted = parseClaims(after, context, shared);
  if (wanted.claims.length === 0) return undefined;
  const separate = withSeparateObjects(wanted.claims);
  const ways = separate.length > wanted.claims.length ? [separate] : [];
  for (const claims of [wanted.claims, withoutUsing(wanted.claims), ...ways]) {
    for (const reading of [(all: readonly Claim[]) => all, withoutUsing, withoutRepeats, withVerbsOfNouns]) {
      const grounds = own.map((text) => reading(text.claims));
      const proof = findProofs(claims, grounds, { left: MAX_COMPARISONS });
      if (proof && isComplete(proof, grounds) && hasSameLimits(wanted, own, proof)) return proof;
    }
  }
  return undefined;
}

/** Whether a text adds praise or "the only" that its sources don't have, as written and with corrected spelling. */
export const addsPraise = (after: string, sources: readonly string[], spelled: readonly string[]): boolean =>
  hasNewPadding(after, sources) || hasNewUniqueness(after, spelled);

/** "First nurse" isn't the same as "the first nurse". */
function hasNewUniqueness(after: string, sources: readonly string[]): boolean {
  const unique = [...UNIQUE_WITH_ARTICLE].join('|');
  const listUniqueClaims = (text: string) =>
    [...text.toLowerCase().matchAll(new RegExp(`\\bthe (${unique})\\b`, 'g'))].map(([, word]) => word);
  const all = sources.join(' ');
  return listUniqueClaims(after).some(
    (word) => word !== undefined && !listUniqueClaims(all).includes(word) && new RegExp(`\\b${word}\\b`, 'i').test(all),
  );
}

function hasNewPadding(after: string, sources: readonly string[]): boolean {
  const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const known = new Set(sources.flatMap(splitWords));
  return splitWords(after).some((word) => PADDING.has(word) && !known.has(word) && !/^(?:also|then|etc)$/.test(word));
}

function findProofs(
  claims: readonly Claim[],
  grounds: readonly (readonly Claim[])[],
  budget: { left: number },
  done: readonly Proof[] = [],
): Proof[] | undefined {
  const claim = claims[done.length];
  if (!claim) return [...done];
  const candidates = grounds.flatMap((all, source) => all.map((ground) => ({ claim, source, ground })));
  const earlier = claim.link === 'and' || claim.link === 'main' ? done : [];
  for (const one of candidates) {
    if (budget.left-- <= 0) return undefined;
    if (!linkFollows(one, done)) continue;
    // Several objects of one claim may be split across lines: "sinks" and "faucets and toilets".
    if (done.some(({ ground, claim: other }) => ground === one.ground && other.from !== claim.from)) continue;
    // A place from another line isn't carried over: "sold shoes in Ohio" doesn't say where the hats were sold.
    const beside = earlier.filter(
      ({ source, ground }) => source === one.source && ground.sentence === one.ground.sentence,
    );
    const lenders = [...beside.map(({ ground }) => ground), ...listJoinedClaims(one.ground, grounds[one.source] ?? [])];
    if (!listPairs(claim, one.ground).some(([a, s]) => claimFollows(a, s, lenders))) continue;
    const proof = findProofs(claims, grounds, budget, [...done, one]);
    if (proof) return proof;
  }
  return undefined;
}

/** Claims joined to this one by "and" in the same sentence. Their place may apply to it as well. */
const listJoinedClaims = (ground: Claim, all: readonly Claim[]): Claim[] =>
  all.filter(
    (other) =>
      other !== ground &&
      other.sentence === ground.sentence &&
      (other.link === 'and' || other.link === 'sub and') &&
      other.from >= ground.to,
  );

const listPairs = (after: Claim, ground: Claim): [Claim, Claim][] =>
  readingsOf(after).flatMap((a) => readingsOf(ground).map((s): [Claim, Claim] => [a, s]));

const isMain = ({ link }: Claim): boolean => link === 'main' || link === 'and';

/** After verbs of helping, "helped customers choose" and "assisted customers in choosing" are equivalent. */
function linkClass({ link, parent }: Claim): string {
  if ((link === 'with in' || link === 'with with') && parent && standingOf(parent.verb) === 'share')
    return 'complement';
  if (link === 'purpose' && parent && /^(?:help|assist|aid)$/.test(parent.verb)) return 'complement';
  if (link === 'with for' && parent?.verb !== undefined && mayBecome(parent.verb, 'use')) return 'purpose';
  return link;
}

/** Whether a claim relates to the others as its ground does, or is independent without losing meaning. */
function linkFollows({ claim, ground, source }: Proof, done: readonly Proof[]): boolean {
  const kind = linkClass(claim);
  const groundKind = linkClass(ground);
  if (isMain(claim))
    return (
      isMain(ground) ||
      (groundKind === 'sub and' && done.some((one) => one.ground === ground.parent)) ||
      ((groundKind === 'participle' || groundKind === 'with by') && done.some((one) => one.ground === ground.parent))
    );
  const parent = done.find((one) => one.claim === claim.parent);
  if (!parent || parent.source !== source) return false;
  if (kind === 'participle' && isMain(ground))
    return (
      ground.sentence === parent.ground.sentence && !RESULT_VERBS.has(ground.verb) && !RESULT_VERBS.has(claim.verb)
    );
  return groundKind === kind && (ground.parent === parent.ground || ground.parent?.sentence === parent.ground.sentence);
}

/** Dependent claims that limit a ground must be included too. */
function isComplete(proof: readonly Proof[], grounds: readonly (readonly Claim[])[]): boolean {
  const used = new Set(proof.map(({ ground }) => ground));
  return proof.every(({ ground, source }) =>
    (grounds[source] ?? []).every(
      (other) =>
        used.has(other) ||
        (other.parent === ground ? mayGo(other) : other.sentence <= ground.sentence || isStatement(other)),
    ),
  );
}

/** A later sentence that describes a separate action; "Class project." and "Supervised by a master." refer to the one before. */
function isStatement({ subject, verb, standing, slots, link }: Claim): boolean {
  if (link !== 'main' && link !== 'and') return true;
  return (
    subject === 'self' &&
    verb !== '' &&
    verb !== 'be' &&
    !standing.includes('passive') &&
    slots.some(({ role }) => role === 'object')
  );
}

/** "Working from blueprints" and "working in attics" don't imply that anyone else took part. */
const isManner = ({ verb, slots }: Claim): boolean =>
  verb === 'work' &&
  slots.every(({ role, items }) => /^(?:from|in|on|at)$/.test(role) && items.every(({ head }) => !namesPerson(head)));

function mayGo(child: Claim): boolean {
  const kind = linkClass(child);
  if (kind === 'and' || kind === 'main') return child.verb !== '' && child.slots.length > 0;
  if (
    kind === 'participle' &&
    ((/^work/.test(child.verb) && !isManner(child)) ||
      child.standing.length > 0 ||
      child.slots.some(({ role }) => role === 'under'))
  )
    return false;
  return /^(?:participle|purpose|with (?:by|before|after))$/.test(kind);
}

/** Whether the text has exactly the same negations, hedges, and shares as the sentences it uses. */
function hasSameLimits(after: ParsedText, own: readonly ParsedText[], proof: readonly Proof[]): boolean {
  const wanted = findLimits(
    after.terms.map(({ text }) => text),
    after.claims,
  );
  const allowed: string[] = [];
  for (const [source, { terms, claims }] of own.entries()) {
    const sentences = new Set(proof.filter((one) => one.source === source).map(({ ground }) => ground.sentence));
    const usedSpans = proof.filter((one) => one.source === source).map(({ ground }) => ground);
    const splitWords = terms.flatMap(({ text }, at) => {
      const claim = claims.findLast(({ from, to }) => from <= at && at < to);
      if (claim && !sentences.has(claim.sentence)) return [];
      const isLeftOut =
        claim !== undefined &&
        isMain(claim) &&
        !usedSpans.some(({ from, to }) => from === claim.from && to === claim.to) &&
        claim.verb !== '' &&
        claim.subject === 'self';
      return isLeftOut ? [] : [text];
    });
    allowed.push(...findLimits(splitWords, claims));
  }
  const left = [...allowed];
  for (const word of wanted) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    else if (!/^(?:about|over|help|share)$/.test(word)) return false;
  }
  return left.every((word) => /^(?:share|over|used)$/.test(word));
}

const ATTEMPT_FORMS: Readonly<Record<string, string>> = {
  tried: 'attempt',
  try: 'attempt',
  trying: 'attempt',
  attempted: 'attempt',
  endeavored: 'attempt',
  endeavoring: 'attempt',
  sought: 'attempt',
  strove: 'attempt',
  helped: 'share',
  help: 'share',
  helping: 'share',
  assisted: 'share',
  assisting: 'share',
  assist: 'share',
  supported: 'share',
  supporting: 'share',
  support: 'share',
  'or-more': 'over',
  'at-least': 'over',
  nearly: 'about',
  'or-so': 'about',
};

/** @param claims of the text: in "planned a trip", the verb doesn't limit another one */
function findLimits(splitWords: readonly string[], claims: readonly Claim[]): string[] {
  const plans = claims.some(({ verb }) => verb === 'plan');
  return splitWords.flatMap((word) => {
    if (plans && word === 'planned') return [];
    if (ATTEMPT_FORMS[word]) return [ATTEMPT_FORMS[word]];
    const isLimit = NEGATION_WORDS.has(word) || HEDGE_WORDS.has(word) || LIMITING.has(word) || word === 'at-most';
    return isLimit &&
      !/^(?:without|often|most|more|many|least|several|some|few|target|goal|should|would|test|trial|sample|first|second|third|part|largely)$/.test(
        word,
      )
      ? [word]
      : [];
  });
}
