import { isSameWord } from '../claims/items-follow.ts';
import { namesPerson } from '../claims/words/people.ts';
import type { Segment, Word } from './read.ts';
import { isSameAmount, isStandingNoun, roleFits, staysWith } from './roles.ts';
import { ADDED_HEADS, findVerbMisplacement, isSameDoer, mayBeAdded } from './verbs.ts';
import { implied, impliedWords, isEmpty, isFree, isLicense, STRONG } from './words.ts';

type Licenses = Map<Word, Word[]>;

/** The words of a source, with those that several of them mean together. */
class Source {
  readonly segments: readonly Segment[];
  private readonly words: readonly Word[];

  constructor(segments: readonly Segment[]) {
    this.segments = segments;
    const said = segments.flatMap(({ words }) => words);
    this.words = [...new Set([...said, ...segments.flatMap(impliedWords)])];
  }

  licensesOf(word: Word): Word[] {
    return this.words.filter((own) => isLicense(own, word));
  }
}

/** Finds a license for every word of a text. Returns what lacks one, or is linked to other words than in the source. */
export function matchWords(wanted: readonly Segment[], all: readonly Segment[], licenses: Licenses): string[] {
  const source = new Source(all);
  const verbs = wanted.flatMap((segment) => matchVerbs(segment, wanted, source, licenses));
  return [...verbs, ...wanted.flatMap((segment) => matchThings(segment, wanted, source, licenses))];
}

function matchVerbs(segment: Segment, wanted: readonly Segment[], source: Source, licenses: Licenses): string[] {
  const lacking: string[] = [];
  for (const word of segment.words) {
    if (word.verb === '' || isFree(word)) continue;
    const options = source.licensesOf(word);
    const lacks = options.map((own) => findVerbMisplacement(own, word, segment));
    const fits = options.filter((_, at) => lacks[at] === undefined);
    const best = findBest(fits, (own) => support(own, word, wanted));
    if (best) licenses.set(word, [best, ...(implied.get(best) ?? [])]);
    else if (
      options.some((own) => own.verb !== '' && own.bases.some((base) => word.bases.includes(base))) ||
      !mayBeAdded(word, (thing) => source.licensesOf(thing), nearestOf(segment, source))
    )
      lacking.push(options.length > 0 ? `misplaced “${word.text}”: ${lacks.join()}` : `unknown “${word.text}”`);
  }
  return lacking;
}

/** The first of those with the highest score. */
function findBest(words: readonly Word[], scoreOf: (word: Word) => number): Word | undefined {
  let best: Word | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const score = words.length > 1 ? scoreOf(word) : 0;
    if (score > most) [best, most] = [word, score];
  }
  return best;
}

/** How many things that a verb is said of in the edit are near the verb in the source. */
function support(own: Word, word: Word, wanted: readonly Segment[]): number {
  const things = wanted
    .filter(({ sentence }) => sentence === word.segment.sentence)
    .flatMap((one) => (one === word.segment || !one.hasVerb ? one.words : []))
    .filter((one) => one.verb === '' && !isFree(one));
  const isNear = (thing: Word) => own.segment.words.some((one) => one !== own && isLicense(one, thing));
  const isExact = own.bases.some((base) => word.bases.includes(base));
  return things.filter(isNear).length * 2 + (isExact ? 1 : 0) + (own.verb !== '' ? 0.5 : 0);
}

/** The part of the source that shares most words with a part of the edit. */
function nearestOf(segment: Segment, source: Source): Segment | undefined {
  let best: Segment | undefined;
  let most = 0;
  for (const own of source.segments) {
    if (!isSameDoer(own, segment)) continue;
    const score = segment.words.filter((word) => own.words.some((one) => isLicense(one, word))).length;
    if (score > most) [best, most] = [own, score];
  }
  return best;
}

function matchThings(segment: Segment, wanted: readonly Segment[], source: Source, licenses: Licenses): string[] {
  const lacking: string[] = [];
  const things = segment.words.filter((word) => word.verb === '' && !isFree(word));
  const heads = things.filter(({ isHead, isSide, isNumber }) => isHead && !isSide && !isNumber);
  for (const word of [...heads, ...things.filter((one) => !heads.includes(one))]) {
    const options = source.licensesOf(word);
    const lacks = options.map((own) => findMisplacement(own, word, wanted, source, licenses));
    const fits = options.filter((_, at) => lacks[at] === undefined);
    const best = findBest(fits, (own) => closeness(own, word, wanted, licenses));
    if (best) licenses.set(word, [best, ...(implied.get(best) ?? [])]);
    else if (!isAddedHead(word))
      lacking.push(options.length > 0 ? `misplaced “${word.text}”: ${lacks.join()}` : `unknown “${word.text}”`);
  }
  return lacking;
}

/** Nouns that add nothing to the words in front of them: "password issues", "bucket work". */
const isAddedHead = (word: Word): boolean =>
  word.isHead &&
  ADDED_HEADS.has(word.noun) &&
  word.segment.words.some((one) => one !== word && one.phrase === word.phrase);

/** The verb that a word of the edit belongs to. */
function verbOf(word: Word, wanted: readonly Segment[]): Word | undefined {
  const { words, sentence, index } = word.segment;
  const verbs = words.filter(({ verb }) => verb !== '');
  const own = verbs.findLast(({ at }) => at < word.at) ?? verbs[0];
  if (own) return own;
  const before = wanted.filter((one) => one.sentence === sentence && one.index < index).flatMap((one) => one.words);
  const after = wanted.filter((one) => one.sentence === sentence && one.index > index).flatMap((one) => one.words);
  return before.findLast(({ verb }) => verb !== '') ?? after.find(({ verb }) => verb !== '');
}

function closeness(own: Word, word: Word, wanted: readonly Segment[], licenses: Licenses): number {
  const taken = [...licenses.values()].some(([one]) => one === own);
  const mates = word.segment.words.filter((one) => one !== word && one.phrase === word.phrase);
  const beside = mates.filter((mate) =>
    own.segment.words.some((one) => one !== own && one.phrase === own.phrase && isLicense(one, mate)),
  ).length;
  const verb = verbOf(word, wanted);
  const ground = verb && licenses.get(verb)?.[0];
  const near = ground?.segment === own.segment ? 2 : ground?.segment.source === own.segment.source ? 1 : 0;
  return beside * 2 + near - (taken ? 2 : 0) + (own.noun === word.noun ? 0.5 : 0);
}

/** Why a thing, a figure, or a detail of an edit may not stand for a word of the source; undefined if it may. */
function findMisplacement(
  own: Word,
  word: Word,
  wanted: readonly Segment[],
  source: Source,
  licenses: Licenses,
): string | undefined {
  if (word.isNumber && !isSameAmount(own, word)) return 'another amount';
  if (word.plural && !own.plural && own.verb === '' && (!own.bare || !isSameWord(own.noun, word.noun)))
    return 'a plural';
  if (STRONG.has(word.text) && !staysWith(own, word, word.segment.words)) return 'a strong word';
  if (!roleFits(own, word)) return `role ${own.role} > ${word.role}`;
  const { words } = word.segment;
  const head = words.find(
    (one) => one.phrase === word.phrase && one.isHead && !one.isSide && !one.isNumber && one !== word,
  );
  const headGround = head && licenses.get(head)?.[0];
  if (headGround)
    return own.segment.source === headGround.segment.source || own.segment.hasPronoun ? undefined : 'another line';
  const verb = verbOf(word, wanted);
  const ground = verb && licenses.get(verb)?.[0];
  if (!ground) return findStray(own, word);
  return word.part === 0 ? findOtherObject(own, word, ground, source) : findOtherDetail(own, word, ground);
}

/** A person's title stands without a verb only if it is their own. */
const findStray = (own: Word, word: Word): string | undefined =>
  word.isHead && namesPerson(word.noun) && word.part === 0 && !word.segment.hasVerb && !isStandingNoun(own)
    ? 'not own title'
    : undefined;

/** Whether a verb has a thing of its own that it is done to. */
const hasObject = (verb: Word): boolean =>
  verb.segment.words.some((one) => one.verb === '' && one.part === 0 && !one.isSide && !isFree(one));

/** Whether the thing that something was done to is the same as in the source. */
function findOtherObject(own: Word, word: Word, verb: Word, source: Source): string | undefined {
  const [from, to] = [own.segment, verb.segment];
  if (from === to) {
    if (verb.verb === '' || isEmpty(verb)) return undefined;
    if (own.part === 0 || own.part === verb.part) {
      const isSubject =
        own.at < verb.at && !verb.isPassive && !from.words.some((one) => one.verb !== '' && one.at < own.at);
      return isSubject && from.agent !== 'self' ? 'did it itself' : undefined;
    }
    return undefined;
  }
  if (to.hasPronoun && from.index < to.index) return undefined;
  if (from.source !== to.source) return isParallel(own, verb) ? undefined : 'another line';
  if (!from.hasVerb && (from.sentence === to.sentence || !to.hasVerb)) return undefined;
  if (from.sentence === to.sentence && from.agent === to.agent && !hasObject(verb)) return undefined;
  if (word.verb === '' && isParallel(own, verb)) return undefined;
  return source.segments.length > 0 ? 'another object' : undefined;
}

/** "Changed pads" and "changed rotors": the same was done to both. */
const isParallel = (own: Word, verb: Word): boolean =>
  own.segment.words.some(
    (one) => one.verb !== '' && one.at < own.at && one.bases.some((base) => verb.bases.includes(base)),
  );

/** Whether a detail belongs to the same action as in the source. */
function findOtherDetail(own: Word, word: Word, verb: Word): string | undefined {
  const [from, to] = [own.segment, verb.segment];
  if (from === to) return undefined;
  if (from.source !== to.source) return 'another line';
  if (from.sentence !== to.sentence && from.hasVerb && !to.hasPronoun) return 'another sentence';
  if (from.agent !== to.agent && from.agent !== 'self') return own.part === 0 ? undefined : 'of another doer';
  if (!from.hasVerb && !to.words.some(({ role }) => role !== '' && role === own.role)) return undefined;
  if (word.isNumber && to.words.some(({ isNumber }) => isNumber)) return 'another figure';
  return to.words.some(({ role }) => role !== '' && role === own.role) ? 'another detail' : undefined;
}
