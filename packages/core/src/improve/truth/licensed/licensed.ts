import { isSameWord } from '../claims/items-follow.ts';
import { DROPPABLE } from '../claims/words/function-words.ts';
import { mayBeCalled } from '../claims/words/nouns.ts';
import { namesPerson } from '../claims/words/people.ts';
import { LIGHT_VERBS, mayBecome } from '../claims/words/verbs.ts';
import { MAKING_VERBS, isResult as namesResult, SCOPE_VERBS, TIME } from '../claims/words/weights.ts';
import { SCOPE_WORDS } from '../lexicon.ts';
import { isSwapped } from '../swapped.ts';
import { tokensOf } from '../tokens.ts';
import { MAY_COME } from './limits.ts';
import { meaningsFrom } from './meanings.ts';
import { HOLLOW, readText, type Segment, type Word } from './read.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that make a claim larger: they stay with the words that they stood with. */
const STRONG = set(`
  all every each both entire whole full only sole single first best top lead senior head chief principal independently independent alone solo personally certified
  licensed registered award-winning expert fluent native proficient advanced multiple many numerous various more most complete always never high highest large
  largest major key`);

/** Verbs that an edit may add in front of what somebody was or did. */
const GENERIC = set(
  'work serve serve-as work-as act-as include use handle perform provide do have hold be conduct carry-out undertake make',
);

/** Prepositions whose object changes the meaning if it is taken from another role. */
const STRICT = set('by to from under with against without except over before after since until than toward into');
const SAME_ROLES = [
  'to into onto toward',
  'with using via through',
  'with alongside',
  'from off',
  'in on at within inside near around during',
  'for of',
  'about regarding on concerning',
].map((row) => new Set(row.split(' ')));

const EXPLAINING = set('explain speak talk communicate present demonstrate teach show discuss review describe');

/** Verbs whose object does what the infinitive behind it says. */
const CAUSING = set(
  'ask tell allow enable let teach train remind encourage get want need require invite direct order permit show hire pay instruct persuade convince help see watch observe hear shadow',
);

/** Longest text, in characters, that is compared. */
const LONGEST = 1_200;

/**
 * Whether nothing in a text lacks a license: each of its words is said in the source, as the same word, a synonym, or a weaker one; by the same doer; in a role that
 * keeps what it says; with all limits of the words it uses.
 */
export function isLicensed(
  after: string,
  sources: readonly string[],
  context: 'prose' | 'list',
  shared: ReadonlySet<string>,
): boolean {
  return findUnlicensed(after, sources, context, shared) === undefined;
}

/** What in a text lacks a license, for people who work on the rules; undefined if nothing does. */
export function findUnlicensed(
  after: string,
  sources: readonly string[],
  context: 'prose' | 'list',
  shared: ReadonlySet<string>,
): string | undefined {
  if (after.length + sources.join('').length > LONGEST * 2) return 'too long';
  if (sources.length === 1 && isSwapped(tokensOf(sources[0] ?? ''), tokensOf(after), (word) => word)) return 'swapped';
  const own = sources.map((source, at) => readText(source, at, context, shared));
  const wanted = readText(after, 0, context, shared);
  const licenses = new Map<Word, Word[]>();
  const all = own.flat();
  const extra = all.flatMap(impliedWords);
  for (const word of [...all.flatMap(({ words }) => words), ...extra]) {
    const list = bySegment.get(word.segment) ?? [];
    if (!list.includes(word)) bySegment.set(word.segment, [...list, word]);
  }
  for (const segment of wanted) {
    const lack = licenseSegment(segment, all, licenses);
    if (lack !== undefined) return lack;
  }
  return (
    lostSource(wanted, licenses, sources.length) ??
    lostLimit(wanted, all, licenses) ??
    lostHead(licenses) ??
    lostScope(licenses) ??
    lostRest(wanted, all, licenses) ??
    lostDetail(wanted, all, licenses)
  );
}

/** A detail without a verb comes from the line of the deed that it stands with. */
function lostSource(
  wanted: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
  sources: number,
): string | undefined {
  const of = (one: Segment | undefined) =>
    new Set((one?.words ?? []).flatMap((word) => (licenses.get(word) ?? []).map((own) => own.segment.source)));
  for (const [at, segment] of wanted.entries()) {
    if (segment.hasVerb || sources < 2) continue;
    const beside = (one: Segment) => one.hasVerb && one.sentence === segment.sentence;
    const theirs = of(wanted.slice(0, at).findLast(beside) ?? wanted.slice(at).find(beside));
    if (theirs.size > 0 && [...of(segment)].some((source) => !theirs.has(source))) return 'mixed sources';
  }
  return undefined;
}

const bySegment = new WeakMap<Segment, Word[]>();
const implied = new WeakMap<Word, Word[]>();

/** Words that the words of a segment mean together. */
function impliedWords(segment: Segment): Word[] {
  return segment.words.flatMap((word) =>
    keysOf(word).flatMap((key) =>
      meaningsFrom(key).flatMap((meaning) => {
        const others = meaning.from
          .slice(1)
          .map(
            (part) =>
              segment.words.find((one) => one !== word && keysOf(one).includes(part)) ??
              (segment.terms.slice(segment.from, segment.to).some(({ text }) => text === part) ? word : undefined),
          );
        if (others.some((one) => one === undefined)) return [];
        const parts = [word, ...(others as Word[])];
        return [...meaning.to].map((to): Word => {
          const one: Word = {
            ...word,
            text: to,
            noun: to,
            bases: [to],
            plural: true,
            verb: word.verb === '' && parts.some(({ verb }) => verb !== '') ? 'main' : word.verb,
            part: Math.min(...parts.map(({ part }) => part)),
            role: parts.some(({ part }) => part === 0) ? '' : word.role,
            isHead: true,
          };
          implied.set(one, parts);
          return one;
        });
      }),
    ),
  );
}

const keyCache = new WeakMap<Word, string[]>();
function keysOf(word: Word): string[] {
  const known = keyCache.get(word);
  if (known) return known;
  const guesses = word.bases.flatMap((base) =>
    base.endsWith('?') ? [base.slice(0, -1), `${base.slice(0, -1)}e`, base.slice(0, -2)] : [base],
  );
  const keys = [...new Set([word.text, word.noun, ...guesses, ...(word.deed ? [word.deed] : [])])];
  keyCache.set(word, keys);
  return keys;
}

/** Whether a word of the source says at least what a word of the edit says. */
function isLicense(own: Word, word: Word): boolean {
  if (own.isNumber || word.isNumber) return own.isNumber && word.isNumber && own.text === word.text;
  const [from, to] = [keysOf(own), keysOf(word)];
  if (from.some((key) => to.includes(key))) return true;
  if (implied.has(own) || isDenied(own)) return false;
  if (isSameWord(own.noun, word.noun) || mayBeCalled(own.text, word.text)) return true;
  const deeds = [...own.bases, ...(own.deed ? [own.deed] : [])];
  const wanted = word.verb !== '' ? word.bases : word.deed ? [word.deed] : word.bases;
  return deeds.some((a) => wanted.some((b) => mayBecome(a, b)));
}

/** Behind a denial, a synonym can say more: "no accidents" isn't "no incidents". */
const isDenied = (own: Word): boolean => own.segment.limits.some(({ kind, at }) => kind === 'not' && at < own.at);

/** Finds licenses for all words of a segment; returns what lacks one. */
function licenseSegment(segment: Segment, all: readonly Segment[], licenses: Map<Word, Word[]>): string | undefined {
  const words = segment.words.filter((word) => !isFree(word));
  if (words.length === 0) return undefined;
  const anchors = all
    .map((own) => ({ own, score: words.filter((word) => candidates(own).some((one) => isLicense(one, word))).length }))
    .filter(
      ({ own, score }) => score > 0 && (!segment.words.some(({ verb }) => verb !== '') || isSameDoer(own, segment)),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, 6);
  let first: string | undefined;
  for (const { own } of anchors) {
    const found = new Map<Word, Word[]>();
    const why = licenseFrom(segment, words, own, all, found);
    if (why === undefined) {
      for (const [word, list] of found) licenses.set(word, list);
      return undefined;
    }
    first ??= why;
  }
  return first ?? `nothing like “${words.map(({ text }) => text).join(' ')}”`;
}

const candidates = (segment: Segment): readonly Word[] => bySegment.get(segment) ?? segment.words;

const isFree = (word: Word): boolean =>
  !word.isNumber &&
  !(word.noun === 'responsible' && !word.isHead) &&
  (HOLLOW.has(word.noun) || HOLLOW.has(word.text) || (word.verb !== '' && word.bases.includes('include')));

function licenseFrom(
  segment: Segment,
  words: readonly Word[],
  anchor: Segment,
  all: readonly Segment[],
  found: Map<Word, Word[]>,
): string | undefined {
  const verbs = words.filter(({ verb }) => verb !== '');
  const odd = words.find(
    (word) =>
      word.verb === '' &&
      segment.terms[word.at - 1]?.kind === 'conjunction' &&
      verbs.some(({ at }) => at === word.at - 2),
  );
  if (odd) return `“${odd.text}” joined to a verb`;
  const near = [...nearby(anchor, all), ...parallels(verbs, anchor, segment, all)];
  for (const word of [...verbs, ...words.filter(({ verb }) => verb === '')]) {
    const options = [anchor, ...near].flatMap((own) => candidates(own).filter((one) => isLicense(one, word)));
    const fits = options.filter((one) => mayLicense(one, word, segment, anchor, words, found));
    const taken = new Set([...found.values()].map(([one]) => one));
    const mates = words.filter((one) => one !== word && one.phrase === word.phrase && one.segment === word.segment);
    const closeness = (one: Word) =>
      taken.has(one)
        ? -1
        : mates.filter((mate) =>
            one.segment.words.some((other) => other !== one && other.phrase === one.phrase && isLicense(other, mate)),
          ).length;
    const best =
      fits.length < 2
        ? fits[0]
        : fits.map((one) => ({ one, score: closeness(one) })).reduce((a, b) => (b.score > a.score ? b : a)).one;
    if (best) found.set(word, [best, ...(implied.get(best) ?? [])]);
    else if (!mayBeAdded(word, segment, anchor))
      return `${options.length > 0 ? 'misplaced' : 'unknown'} “${word.text}”`;
  }
  return bindings(words, found, anchor);
}

/** Segments of other lines that say the same of something else: "changed pads" and "changed rotors". */
const parallels = (verbs: readonly Word[], anchor: Segment, segment: Segment, all: readonly Segment[]): Segment[] => {
  const [verb] = verbs;
  if (!verb) return [];
  return all.filter(
    (own) =>
      own.source !== anchor.source &&
      isSameDoer(own, segment) &&
      own.words.some((one) => one.verb === 'main' && isLicense(one, verb)),
  );
};

/** Segments whose words may also say something about the anchor's action. */
function nearby(anchor: Segment, all: readonly Segment[]): Segment[] {
  return all
    .filter(
      (own) =>
        own !== anchor &&
        own.source === anchor.source &&
        (own.sentence === anchor.sentence || !own.hasVerb || (anchor.hasPronoun && own.index === anchor.index - 1)),
    )
    .sort((a, b) => Math.abs(a.index - anchor.index) - Math.abs(b.index - anchor.index));
}

const isSameDoer = (own: Segment, segment: Segment): boolean =>
  own.agent === segment.agent ||
  (own.agent === 'team' && segment.agent === 'self') ||
  (segment.agent !== 'self' &&
    own.agent !== 'self' &&
    (segment.agent === 'team'
      ? own.agent === 'team'
      : isSameWord(own.agent.split(' ').at(-1) ?? '', segment.agent.split(' ').at(-1) ?? '')));

function mayLicense(
  own: Word,
  word: Word,
  segment: Segment,
  anchor: Segment,
  words: readonly Word[],
  found: ReadonlyMap<Word, Word[]>,
): boolean {
  const from = own.segment;
  if (word.isNumber && !isSameAmount(own, word)) return false;
  if (word.plural && !own.plural && !own.bare && word.verb === '' && own.verb === '') return false;
  if (STRONG.has(word.text) && !staysWith(own, word, words)) return false;
  if (word.verb !== '') {
    if (word.verb === 'gerund' && /^(?:before|after|upon|on)$/.test(word.role) && own.verb !== '')
      return own.role === word.role || from.terms[from.from]?.text === word.role;
    if (/^(?:how|why|whether)$/.test(from.terms[from.from]?.text ?? '')) return false;
    if (
      segment.agent === 'self' &&
      own.isPassive &&
      from.words.some((one) => one.role === 'by' && one.at > own.at && one.verb === '' && isPersonLike(one))
    )
      return false;
    if (
      own.verb === 'main' &&
      own.isPassive &&
      !word.isPassive &&
      !from.words.some((one) => one.at < own.at && one.verb === '' && one.part === 0)
    )
      return false;
    if (
      own.verb !== 'main' &&
      (!isOpened(own) ||
        (word.form === 'base' &&
          own.form === 'base' &&
          words.some(({ verb, form }) => verb === 'main' && form === 'past')))
    )
      return false;
    if (isUnfinished(own, word)) return false;
    if (!isSameDoer(from, segment)) return false;
    const isGiven =
      own.verb !== 'main' &&
      from.words.some(({ verb, bases }) => verb === 'main' && bases.some((base) => APPOINTING.has(base)));
    if (from.isReceived !== segment.isReceived && !(isGiven && !segment.isReceived)) return false;
    if (own.text === word.text && own.form === word.form && word.verb !== 'main') return true;
    if (own.verb === '' && (!isOwnDeed(own) || word.form === 'base')) return false;
    if (word.verb === 'gerund' && own.verb === 'main' && isResult(word) && own.form !== 'gerund') return false;
    if (
      own.verb !== 'main' &&
      word.bases.includes('train') &&
      !segment.words.some((one) => one.verb === '' && one.part === word.part && one.at > word.at)
    )
      return false;
    if (word.verb === 'main' && own.verb === 'infinitive' && (isResult(word) || isCaused(own))) return false;
    if (own.verb === 'infinitive' && isCaused(own)) return false;
    if (isResult(word) && word.form !== 'gerund' && /^(?:gerund|ongoing)$/.test(own.form)) return false;
    if (isResult(word) && own.verb !== 'main' && own.verb !== word.verb) return false;
    if (word.verb === 'infinitive' && own.verb === 'main' && !found.has(word)) {
      const opener = words.find(({ verb }) => verb === 'main');
      if (opener && !LIGHT_VERBS.has(opener.bases[0] ?? '')) return false;
    }
    const isShared =
      from.sentence === anchor.sentence &&
      !from.hasPronoun &&
      !from.words.some((one) => one.verb === '' && one.part === 0);
    return from === anchor || (from.source === anchor.source && (word.verb !== 'main' || isShared));
  }
  if (
    from !== anchor &&
    from.agent !== anchor.agent &&
    !/^(?:self|team)$/.test(from.agent) &&
    !(word.part > 0 && word.role === own.role) &&
    segment.agent === 'self'
  )
    return false;
  if (from.source !== anchor.source && (word.part > 0 || own.part > 0 || word.isNumber)) return false;
  if (from !== anchor && from.source === anchor.source) {
    if (word.part === 0 && !lendsCore(from, anchor)) return false;
    if (word.part > 0 && !lendsDetail(own, word, anchor)) return false;
  }
  return roleFits(own, word);
}

/** Whether a verb with its objects says that something was achieved. */
function isResult(word: Word): boolean {
  const { words } = word.segment;
  const objects = words
    .filter((one) => one.at > word.at && one.part === word.part && one.isHead && one.verb === '')
    .map(({ noun, phrase }) => ({
      head: noun,
      numbers: words.filter((one) => one.isNumber && one.phrase === phrase).map(({ text }) => text),
    }));
  return word.bases.some((base) => namesResult(base, objects));
}

/** Verbs that give somebody work: what follows is the work. */
const APPOINTING = set(
  'put place hire employ assign task trust pay give utilize use entrust charge bring choose select pick appoint name',
);

/** Verbs and openings that leave it to a noun to say what was done. */
const EMPTY = set(
  'put place hire employ assign task trust utilize entrust charge bring be have make do get take give keep serve-as work-as',
);
const isEmpty = (word: Word): boolean =>
  isFree(word) || word.bases.some((base) => LIGHT_VERBS.has(base) || EMPTY.has(base));

/** A noun that names what the person did: "performed inspections", "responsible for inspections", "Inspection of pumps". */
function isOwnDeed(own: Word): boolean {
  const { words, limits } = own.segment;
  if (own.segment.words.some((one) => one !== own && one.phrase === own.phrase && one.text === 'talk-to')) return false;
  if (own.segment.words.some((one) => one.role === 'by' && one.at > own.at && one.verb === '' && isPersonLike(one)))
    return false;
  if (own.possessive || (!own.isHead && !(own.deed === undefined && own.bases.length > 0 && words[0]?.at === own.at)))
    return false;
  if (own.verb === '' && /^(?:past|participle)$/.test(own.form) && own.deed === undefined) return false;
  const before = words
    .filter((one) => one.at < own.at)
    .filter(({ phrase, isNumber }) => phrase !== own.phrase && !isNumber);
  if (limits.some(({ kind }) => kind === 'learn' || kind === 'observe')) return false;
  return before.every((word) => isEmpty(word) || (word.part === own.part && word.verb === '' && isOwnDeed(word)));
}

/** In "asked customers to sign", the customers signed. */
function isCaused(own: Word): boolean {
  const { words } = own.segment;
  if (own.segment.terms[own.at - 2]?.kind === 'conjunction') return false;
  const before = words.filter((one) => one.at < own.at);
  const verb = before.findLast((one) => one.verb !== '');
  const last = before.at(-1);
  if (last?.role === 'for' && last.verb === '') return true;
  return verb !== undefined && last !== verb && verb.bases.some((base) => CAUSING.has(base));
}

/** Parts without a verb continue a list or add a detail. */
const lendsCore = (from: Segment, anchor: Segment): boolean =>
  !from.hasVerb ||
  !anchor.hasVerb ||
  (anchor.hasPronoun && from.index === anchor.index - 1) ||
  from.words.length === 0 ||
  (!anchor.hasPronoun &&
    from.sentence === anchor.sentence &&
    from.agent === anchor.agent &&
    !anchor.words.some(({ verb, part }) => verb === '' && part === 0));

function lendsDetail(own: Word, word: Word, anchor: Segment): boolean {
  if (own.segment.agent !== anchor.agent && own.segment.agent !== 'self') return own.part === 0;
  if (word.isNumber && anchor.words.some(({ isNumber }) => isNumber) && own.segment.hasVerb) return false;
  return !anchor.words.some(
    ({ role, segment }) => segment === anchor && role !== '' && role === own.role && own.segment.hasVerb,
  );
}

function isSameAmount(own: Word, word: Word): boolean {
  if (
    own.role === 'from' &&
    word.role === '' &&
    /^(?:19|20)\d\d$/.test(own.text) &&
    word.segment.terms[word.at + 1]?.text === 'to'
  )
    return true;
  const phraseMates = (one: Word) =>
    one.segment.words.filter((other) => other !== one && other.phrase === one.phrase && !other.isNumber);
  const mates = (one: Word) => {
    const list = phraseMates(one);
    const before = one.segment.words.findLast((other) => other.at < one.at && !other.isNumber);
    return list.length > 0 || one.role !== 'of' || !before ? list : [before];
  };
  const next = (one: Word) => one.segment.words[one.segment.words.indexOf(one) + 1];
  const [a, b] = [mates(own), mates(word)];
  const isTied = (one: Word) => /^(?:from|to|by|since|until|before|after|between)$/.test(one.role);
  if (own.role !== word.role && (isTied(own) || isTied(word))) return false;
  if (/^(?:from|since|until|before|after)$/.test(word.role) && own.role !== word.role) return false;
  if (signOf(own) !== signOf(word)) return false;
  if (a.length === 0 && !own.segment.hasVerb) return true;
  if (b.length === 0 || a.length === 0)
    return (
      a.length === b.length || next(own) === undefined || next(word) === undefined || /^(?:19|20)\d\d$/.test(own.text)
    );
  return b.some((one) => a.some((other) => isLicense(other, one)));
}

/** "$" in front of a number, or "%" behind it. */
function signOf(word: Word): string {
  const { terms } = word.segment;
  const at = terms.findIndex((term) => term.text === word.text && term.kind === 'number');
  const [before, next] = [terms[at - 1]?.text ?? '', terms[at + 1]?.text ?? ''];
  const isFraction = before === '.' && terms[at]?.glued === true && terms[at - 2]?.kind !== 'number';
  return `${isFraction ? '.' : ''}${/^[$€£]$/.test(before) ? before : ''}${/^(?:%|percent)$/.test(next) ? '%' : ''}`;
}

const isPersonLike = (word: Word): boolean => namesPerson(word.noun) || isName(word);

/** Verbs that only lead to the next one. */
const OPENERS = set(
  'use work spend hire employ assign task put place entrust charge have be need do involve help assist support participate-in take-part-in contribute-to try attempt learn',
);

/** Whether nothing but an opening precedes an infinitive, a gerund, or a noun for what was done: "offered to lead" isn't "led". */
function isOpened(own: Word): boolean {
  const { words, terms } = own.segment;
  const before = words.filter(
    (one) =>
      one.verb !== '' && one.at < own.at && !(terms[own.at - 1]?.kind === 'conjunction' && one.verb === own.verb),
  );
  if (own.verb === 'gerund' && own.role === 'by') return true;
  if (
    own.verb === 'infinitive' &&
    before.length === 0 &&
    words.some((one) => one.at < own.at && one.verb === '' && !isFree(one) && !/^(?:charge|able|ready)$/.test(one.text))
  )
    return false;
  return before.every(
    ({ bases, verb }) =>
      verb === own.verb ||
      bases.some(
        (base) => OPENERS.has(base) || (own.verb !== 'infinitive' && (LIGHT_VERBS.has(base) || EMPTY.has(base))),
      ),
  );
}

/** "Writing a novel" isn't "wrote a novel". */
function isUnfinished(own: Word, word: Word): boolean {
  if (
    own.form !== 'gerund' ||
    !/^(?:past|participle)$/.test(word.form) ||
    !word.bases.some((base) => MAKING_VERBS.has(base))
  )
    return false;
  const { words } = own.segment;
  const object = words.find((one) => one.at > own.at && one.part === own.part && one.verb === '' && one.isHead);
  return object !== undefined && !object.plural && !object.bare && own.role === '';
}

/** Whether a strong word describes the same thing or action in both texts. */
function staysWith(own: Word, word: Word, words: readonly Word[]): boolean {
  const mates = words.filter((one) => one !== word && one.phrase === word.phrase && one.segment === word.segment);
  const others = own.segment.words.filter((one) => one !== own && one.phrase === own.phrase);
  if (mates.length === 0 || own.isSide || /^(?:solo|alone|full|independently|personally)$/.test(word.text))
    return own.text === word.text;
  return mates.some((mate) => others.some((other) => isLicense(other, mate)));
}

function roleFits(own: Word, word: Word): boolean {
  const isTitle =
    word.part === 0 &&
    namesPerson(word.noun) &&
    word.segment.words.some(({ at, bases }) => at < word.at && bases.some((base) => base.endsWith('-as')));
  if (isTitle) return isStandingNoun(own);
  if (own.role === 'by' && word.part === 0 && isPersonLike(own) && own.segment.agent === 'self') return false;
  if (own.role === 'for' && /^(?:in|at|on)$/.test(word.role)) return false;
  if (word.part === 0 || word.role === own.role) return true;
  if (SAME_ROLES.some((roles) => roles.has(word.role) && roles.has(own.role))) return true;
  if (word.role === 'as') return isStandingNoun(own);
  if (STRICT.has(word.role)) {
    if (
      own.role === 'with' &&
      word.role === 'to' &&
      word.segment.words.some(({ bases }) => bases.some((base) => EXPLAINING.has(base)))
    )
      return true;
    if (word.role === 'with') return !namesPerson(word.noun) || own.segment.agent !== 'self' || own.role === 'under';
    if (word.role === 'to' || word.role === 'from') return own.part === 0 && !STRICT.has(own.role);
    if (word.role === 'by' && word.verb !== '') return true;
    if (word.role === 'by') return !namesPerson(word.noun) && own.verb === '';
    if (word.role === 'under') return false;
    return false;
  }
  return !STRICT.has(own.role) || (own.role === 'with' && !namesPerson(word.noun));
}

/** Whether a person's title is what the text's own subject was. */
function isStandingNoun(own: Word): boolean {
  const { segment } = own;
  return (
    own.role === 'as' ||
    (own.part === 0 &&
      (!segment.hasVerb ||
        segment.words.some(({ bases }) => bases.includes('be') || bases.some((base) => base.endsWith('-as')))))
  );
}

/** Nouns that add nothing to the words in front of them: "password issues", "bucket work". */
const ADDED_HEADS = set(
  'work operation task duty area item issue matter activity service material supply session site event level care assignment request need',
);

/** Verbs that aren't work themselves. */
const IDLE = set(
  'see watch hear know want need like receive read visit tour attend observe study learn shadow witness listen look sit stand miss',
);

/** Verbs that an edit may add, because every piece of work is one. */
function mayBeAdded(word: Word, segment: Segment, anchor: Segment): boolean {
  if (word.verb === '' && word.isHead && ADDED_HEADS.has(word.noun))
    return segment.words.some((one) => one !== word && one.phrase === word.phrase);
  if (word.verb === '' || !word.bases.some((base) => GENERIC.has(base))) return false;
  if (!isSameDoer(anchor, segment) || anchor.isReceived) return false;
  const verbs = anchor.words.filter(({ verb }) => verb !== '');
  if (verbs.some(({ bases }) => bases.some((base) => IDLE.has(base.split('-')[0] ?? base)))) return false;
  return verbs.every(isEmpty) || word.bases.some((base) => /^(?:work|use|serve-as|work-as|include)$/.test(base));
}

/** Words of one phrase come from one phrase, or from words that are linked in the source. */
function bindings(words: readonly Word[], found: ReadonlyMap<Word, Word[]>, anchor: Segment): string | undefined {
  for (const word of words) {
    const [own] = found.get(word) ?? [];
    if (!own || word.verb !== '') continue;
    if (word.isHead && namesPerson(word.noun) && word.part === 0 && !word.segment.hasVerb && !isStandingNoun(own))
      return `not own title “${word.text}”`;
  }
  const verb = words.find((word) => word.verb !== '' && found.get(word)?.[0]?.segment === anchor);
  const deed = verb && found.get(verb)?.[0];
  if (verb && deed && deed.verb !== '' && !deed.isPassive && words[0]?.segment.agent === 'self') {
    const own = anchor.words;
    const object = words.find(
      (word) =>
        word.verb === '' && word.part === 0 && words.indexOf(word) > words.indexOf(verb) && word.phrase > verb.phrase,
    );
    const ground = object && found.get(object)?.[0];
    if (
      ground &&
      ground.segment === anchor &&
      ground.part === 0 &&
      own.indexOf(ground) >= 0 &&
      own.indexOf(ground) < own.indexOf(deed) &&
      ground.verb === '' &&
      !own.slice(0, own.indexOf(ground)).some((one) => one.verb !== '')
    )
      return `“${ground.text}” did it itself`;
  }
  const used = new Set([...found.values()].flat());
  const lines = new Set([...used].map((own) => own.segment.source));
  if (lines.size > 1 && words.some(({ part, isNumber, text }) => part > 0 || isNumber || STRONG.has(text)))
    return 'a detail of several lines';
  for (const own of used) {
    const mates = own.segment.words.filter((one) => one.phrase === own.phrase);
    const isRate = mates.some(({ text }) => /^(?:every|each|per)$/.test(text));
    const isLent = !own.segment.hasVerb && [...used].some(({ segment }) => segment !== own.segment);
    const left = (isRate ? mates : isLent ? own.segment.words : []).find((one) => one.isNumber && !used.has(one));
    if (left && !own.isNumber && !own.text.startsWith('~')) return `dropped number “${left.text}” of “${own.text}”`;
  }
  return undefined;
}

/** A thing that was only part of what another word says doesn't replace it: "screens for the app" isn't "the app". */
function lostHead(licenses: ReadonlyMap<Word, Word[]>): string | undefined {
  const users = new Map<Word, Set<Segment>>();
  for (const [word, list] of licenses)
    for (const own of list) users.set(own, (users.get(own) ?? new Set()).add(word.segment));
  for (const [word, [own]] of licenses) {
    if (!own || implied.has(own) || word.verb !== '' || own.isNumber) continue;
    const { words } = own.segment;
    const staysHere = (one: Word | undefined) =>
      one === undefined || isFree(one) || (users.get(one)?.has(word.segment) ?? false);
    const isNested =
      word.part > 0 &&
      own.part > 1 &&
      /^(?:in|at)$/.test(own.role) &&
      words.some(({ part, role }) => part === own.part - 1 && /^(?:with|near|beside)$/.test(role));
    if (own.part > 0 && (word.part === 0 || isNested)) {
      const governor = words.findLast(
        (one) => one.part < own.part && one.isHead && one.verb === '' && !one.isNumber && !one.isSide && !isFree(one),
      );
      if (!staysHere(governor)) return `dropped head “${governor?.text}” of “${own.text}”`;
      const isApart =
        governor !== undefined &&
        !isFree(governor) &&
        word.part === 0 &&
        !/^(?:including|like|as|plus)$/.test(own.role);
      if (
        isApart &&
        [...licenses].every(
          ([other, list]) => !list.includes(governor) || (other.verb === '' && other.phrase !== word.phrase),
        )
      )
        return `“${own.text}” was part of “${governor.text}”`;
    }
    if (/^(?:early|late|fast|hard|well|only|alone|online)$/.test(word.text)) {
      const before = word.segment.words.find(({ at }) => at === word.at - 1);
      const ground = before && licenses.get(before)?.[0];
      if (ground && before.verb === '' && ground.segment === own.segment && ground.at === own.at + 1)
        return `moved “${word.text}”`;
    }
    if (own.role === 'of' && word.part > 0) {
      const governor = words.findLast(
        (one) => one.part === own.part - 1 && one.isHead && one.verb === '' && !one.isNumber && !one.isSide,
      );
      if (!staysHere(governor) && !/^(?:team|crew|group|variety|range|lot)$/.test(governor?.noun ?? ''))
        return `dropped head “${governor?.text}” of “${own.text}”`;
    }
    if (word.isHead && own.isHead) {
      const left = words.find(
        (one) =>
          (one.phrase === own.phrase || (/^(?:down|out|off|away)$/.test(one.text) && one.at === own.at - 1)) &&
          one.at < own.at &&
          !staysHere(one) &&
          !one.isNumber &&
          (!one.isSide || /^(?:down|out|off|away|up)$/.test(one.text)) &&
          one.verb === '' &&
          !one.possessive &&
          !DROPPABLE.has(one.text) &&
          !isFree(one) &&
          !isName(one),
      );
      if (left) return `dropped “${left.text}” before “${own.text}”`;
    }
    if (word.isHead && !own.isHead) {
      const head = words.find((one) => one.phrase === own.phrase && one.isHead && !one.isNumber && !one.isSide);
      if (!staysHere(head)) return `dropped head “${head?.text}” of “${own.text}”`;
    }
    if (STRONG.has(own.text) || ORDINAL.test(own.text)) {
      const left = words.find(
        (one) =>
          one !== own && one.phrase === own.phrase && !staysHere(one) && (one.isNumber || !DROPPABLE.has(one.text)),
      );
      if (
        left &&
        words.indexOf(left) < words.findLastIndex(({ phrase }) => phrase === own.phrase) + 1 &&
        (left.isNumber || words.indexOf(left) <= words.indexOf(own) + 1)
      )
        return `dropped “${left.text}” beside “${own.text}”`;
    }
  }
  return undefined;
}

/** Names of makers and owners may go: "a Ford truck". */
const isName = (word: Word): boolean =>
  /^\p{Lu}/u.test(word.segment.terms[word.at]?.raw ?? '') && word.at > word.segment.from;

/** Words whose claim covers all that follows, so that nothing of it is left out: "managed the budget for supplies". */
function lostScope(licenses: ReadonlyMap<Word, Word[]>): string | undefined {
  const used = new Set([...licenses.values()].flat());
  for (const [word, list] of licenses) {
    const [own] = list;
    if (!own) continue;
    const isScope = word.verb !== '' && word.bases.some((base) => SCOPE_VERBS.has(base)) && own.verb !== '';
    const isTop =
      STRONG.has(own.text) &&
      /^(?:first|best|top|lead|senior|head|chief|principal|sole|single|only|expert|highest|largest)$/.test(own.text);
    const isFactor = own.bases.some((base) => /^(?:double|triple|halve)$/.test(base));
    if (!isScope && !isTop && !isFactor) continue;
    const { words } = own.segment;
    const rank = words.find((one) => one.isNumber && one.at === own.at + 1);
    if (isTop && rank && !used.has(rank)) return `dropped “${rank.text}” behind “${own.text}”`;
    const parts = new Set(words.filter(({ at, part }) => at > own.at && part > own.part).map(({ part }) => part));
    for (const part of parts) {
      const inPart = words.filter((one) => one.part === part);
      const isDetail =
        !inPart.some(({ isNumber }) => isNumber) &&
        inPart.some(
          ({ noun, role }) => TIME.test(noun) || /^(?:at|in|from|to|during|since|until|with|as)$/.test(role),
        ) &&
        !isTop &&
        !isFactor;
      if (!isDetail && inPart.every((one) => !used.has(one) && !isFree(one)))
        return `dropped “${inPart[0]?.role} ${inPart[0]?.text}” of “${own.text}”`;
    }
    const number = words.find(
      (one) =>
        one.isNumber &&
        one.at > own.at &&
        !used.has(one) &&
        one.role !== 'in' &&
        words.some((mate) => mate.phrase === one.phrase && mate !== one && used.has(mate)),
    );
    const ofTeam = words.find((one) => one.isNumber && one.role === 'of' && !used.has(one) && isScope);
    if (isScope && (number || ofTeam)) return `dropped “${(number ?? ofTeam)?.text}” of “${own.text}”`;
  }
  return undefined;
}

const HOW_OFTEN = /^(?:daily|weekly|monthly|annually|hourly|quarterly|nightly|per-.*)$/;

/** Figures, rates, choices, roles, and descriptions that limit what is used of a part aren't left out. */
function lostDetail(
  wanted: readonly Segment[],
  all: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
): string | undefined {
  const used = new Set([...licenses.values()].flat());
  const isUsed = (segment: Segment | undefined) => segment?.words.some((word) => used.has(word)) ?? false;
  const hasOr = (segment: Segment) =>
    segment.terms
      .slice(segment.from, segment.to + 1)
      .some(({ text }, at, list) => text === 'or' && !/^(?:so|more)$/.test(list[at + 1]?.text ?? ''));
  const saysOr = wanted.some(hasOr);
  for (const segment of all) {
    const { words, terms, from } = segment;
    if (!isUsed(segment)) {
      const before = all.find((one) => one.source === segment.source && one.index === segment.index - 1);
      if (terms[from]?.kind === 'relative' && terms[from - 1]?.kind !== 'mark' && isUsed(before))
        return `dropped description “${words[0]?.text}”`;
      const isBeside = all.some(
        (one) => one.source === segment.source && one.sentence === segment.sentence && isUsed(one),
      );
      if (!segment.hasVerb && words[0]?.role === 'as' && isBeside) return `dropped “as ${words[0].text}”`;
      continue;
    }
    if (hasOr(segment) && !saysOr && !segment.limits.some(({ kind }) => kind === 'not')) return 'lost choice';
    const left = words.filter((word) => !used.has(word));
    const hasFigure = words.some((word) => word.isNumber && used.has(word));
    const rate = left.find(({ text }) => HOW_OFTEN.test(text));
    const hasRate = words.some(({ text }, at) => HOW_OFTEN.test(text) && used.has(words[at] as Word));
    if (rate && (hasFigure || hasRate || left.some(({ isNumber, at }) => isNumber && rate.at - at < 3 && at < rate.at)))
      return `dropped “${rate.text}”`;
    for (const part of new Set(left.map((word) => word.part))) {
      const inPart = words.filter((word) => word.part === part);
      if (part === 0 || inPart.some((word) => used.has(word))) continue;
      const [first] = inPart;
      if (first?.role === 'as' && !isFree(first)) return `dropped “as ${first.text}”`;
      if (
        inPart.some(({ isNumber }) => isNumber) &&
        !/^(?:for|since|from|to|with|about|like|of|by|on)$/.test(first?.role ?? '')
      )
        return `dropped “${first?.role} ${first?.text}”`;
    }
    const span = left.find(
      (word) =>
        word.isNumber &&
        terms[word.at - 1]?.text === 'over' &&
        words.some((one) => one.phrase === word.phrase && TIME.test(one.noun)),
    );
    if (span && hasFigure) return `dropped “over ${span.text}”`;
    const between = words.filter((word) => word.role === 'between' && word.isNumber);
    if (between.some((word) => used.has(word)) && between.some((word) => !used.has(word))) return 'dropped a bound';
  }
  for (const [word, [own]] of licenses) {
    if (own?.verb !== '' || !word.definite || own.definite) continue;
    if (own.segment.words.some((one) => one.phrase === own.phrase && one.isNumber && !used.has(one)))
      return `dropped number of “the ${word.text}”`;
  }
  return undefined;
}

/** What a verb was done to doesn't stand without it: "planned a migration" isn't "migration". And later sentences that say no other deed stay. */
function lostRest(
  wanted: readonly Segment[],
  all: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
): string | undefined {
  const used = new Set([...licenses.values()].flat());
  for (const segment of wanted) {
    if (segment.hasVerb || segment.words.some(({ verb }) => verb !== '')) continue;

    for (const word of segment.words) {
      const own = licenses.get(word)?.[0];
      if (!own || own.role === 'as' || own.verb !== '' || word.part > 0 || own.part > 0) continue;
      const verb = own.segment.words.find((one) => one.verb === 'main' && one.at < own.at);
      if (verb && !used.has(verb) && !isEmpty(verb)) return `dropped verb “${verb.text}” of “${own.text}”`;
    }
  }
  const segments = new Set([...used].map(({ segment }) => segment));
  for (const segment of all) {
    const isLater = [...segments].some((one) => one.source === segment.source && one.sentence < segment.sentence);
    const isUsed = [...segments].some((one) => one.source === segment.source && one.sentence === segment.sentence);
    if (!isLater || isUsed) continue;
    const isDeed = all.some(
      (one) =>
        one.source === segment.source &&
        one.sentence === segment.sentence &&
        one.agent === 'self' &&
        !one.isReceived &&
        one.words.some(({ verb }) => verb === 'main') &&
        one.words.some(({ verb, part }) => verb === '' && part === 0),
    );
    if (!isDeed) return `lost sentence with “${segment.words[0]?.text ?? segment.limits[0]?.word}”`;
  }
  return undefined;
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)$/;

/** Limits that belong to one action, so that another one in the same text doesn't keep them. */
const BOUND = set('not except failed share attempt plan learn observe if pending');

/** Whether the limits of all segments that are used are in the edit, and no other ones. */
function lostLimit(
  wanted: readonly Segment[],
  all: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
): string | undefined {
  const used = new Set([...licenses.values()].flat());
  const segments = new Set([...used].map(({ segment }) => segment));
  const own = new Set(all.flatMap(kindsOf));
  const said = new Set(wanted.flatMap(kindsOf));
  for (const { kind, word } of wanted.flatMap(({ limits }) => limits))
    if (
      !(own.has(kind) && (kind !== 'team' || !SCOPE_WORDS.has(word) || all.some(sharesScope))) &&
      (!MAY_COME.has(kind) || SCOPE_WORDS.has(word))
    )
      return `new limit (${kind})`;
  const teams = (list: readonly Segment[]) =>
    list.flatMap(({ limits }) => limits).filter(({ kind }) => kind === 'team').length;
  if (teams(wanted) < teams([...segments])) return 'lost limit (team)';
  for (const segment of all) {
    const isUsed = segments.has(segment);
    const touches = all.some(
      (one) => segments.has(one) && one.source === segment.source && one.sentence === segment.sentence,
    );
    if (!isUsed && !touches) continue;
    for (const limit of segment.limits) {
      if (said.has(limit.kind)) continue;
      if (
        limit.isLocal &&
        segment.words.some((word) => !isFree(word)) &&
        segment.words.find(({ at }) => at > limit.at)?.verb !== 'main' &&
        !isTouched(limit.at, segment, used)
      )
        continue;
      if (
        !isUsed &&
        segment.hasVerb &&
        segment.agent === 'self' &&
        !/^(?:if|team|pending|failed|supervised|until)$/.test(limit.kind)
      )
        continue;
      if (
        !isUsed &&
        segment.words.length > 0 &&
        !/^(?:if|until)$/.test(limit.kind) &&
        segment.agent !== 'self' &&
        segment.agent !== 'team'
      )
        continue;
      return `lost limit “${limit.word}” (${limit.kind})`;
    }
    if (isUsed && segment.agent === 'team' && !said.has('team')) return 'lost team';
    if (isUsed && segment.limits.some(({ kind }) => kind === 'not')) {
      const next = all.find(
        (one) =>
          one.source === segment.source &&
          one.index === segment.index + 1 &&
          one.sentence === segment.sentence &&
          !segment.hasVerb,
      );
      const left = [...segment.words, ...(next?.words ?? [])].find((word) => !used.has(word) && !isFree(word));
      if (left) return `dropped “${left.text}” of a denial`;
    }
  }
  for (const segment of wanted) {
    const grounds = new Set(segment.words.flatMap((word) => (licenses.get(word) ?? []).map((one) => one.segment)));
    const kinds = new Set(
      wanted
        .filter((one) => one.sentence === segment.sentence && (one === segment || !one.hasVerb))
        .flatMap(inheritedKinds(wanted)),
    );
    const mine = new Set(
      [...grounds].filter(({ hasVerb }) => hasVerb || grounds.size === 1).flatMap(inheritedKinds(all)),
    );
    for (const kind of mine)
      if (
        BOUND.has(kind) &&
        !kinds.has(kind) &&
        ![...grounds].some((one) => !one.hasVerb && !one.limits.length && kind !== 'not')
      )
        return `lost limit here (${kind})`;
    if (
      segment.limits.some(({ kind }) => kind === 'not') &&
      grounds.size > 0 &&
      ![...grounds].some((one) => inheritedKinds(all)(one).includes('not'))
    )
      return 'moved denial';
  }
  return undefined;
}

/** Whether a part says by a pronoun or an adverb that others took part. */
const sharesScope = ({ limits }: Segment): boolean =>
  limits.some(
    ({ kind, word }) => kind === 'team' && (SCOPE_WORDS.has(word) || word === 'with' || word === 'with-the-help-of'),
  );

const kindsOf = ({ limits, agent }: Segment): string[] => [
  ...limits.map(({ kind }) => kind),
  ...(agent === 'self' ? [] : ['team']),
];

/** In "helped sort and pack", the second verb has the limit of the first. */
const inheritedKinds =
  (all: readonly Segment[]) =>
  (segment: Segment): string[] => {
    const own = segment.limits.map(({ kind }) => kind);
    const before = all.find(
      (one) => one.source === segment.source && one.sentence === segment.sentence && one.index === segment.index - 1,
    );
    const verb = segment.words[0];
    const isJoined =
      before !== undefined &&
      segment.terms[segment.from - 1]?.kind === 'conjunction' &&
      verb !== undefined &&
      verb.verb !== '' &&
      /^(?:base|gerund)$/.test(verb.form);
    return isJoined ? [...own, ...inheritedKinds(all)(before)] : own;
  };

/** Whether the phrase with the limit, or the next one, is used. */
function isTouched(at: number, segment: Segment, used: ReadonlySet<Word>): boolean {
  const term = segment.terms[at];
  const next = segment.words.find(({ text }) => segment.terms.slice(at + 1, at + 4).some((one) => one.text === text));
  const self = segment.words.find(({ text }) => text === term?.text);
  const phrases = new Set([next?.phrase, self?.phrase]);
  return segment.words.some((word) => phrases.has(word.phrase) && used.has(word));
}
