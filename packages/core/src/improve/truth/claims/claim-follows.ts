import { HEDGE_WORDS, NEGATION_WORDS, SCOPE_WORDS } from '../lexicon.ts';
import type { Claim, Item, Slot } from './claim.ts';
import { isSameWord, itemFollows, type Lender } from './items-follow.ts';
import { namesPerson } from './words/people.ts';
import { mayBecome } from './words/verbs.ts';
import { isResult, MAKING_VERBS, SCOPE_VERBS, TIME } from './words/weights.ts';

/** Prepositions that are interchangeable. */
const ROLES = [
  'in on at inside within around near',
  'in during throughout over',
  'for over during throughout',
  'on during',
  'with using via through by',
  'in with using',
  'with alongside together-with-others',
  'about regarding on concerning',
  'to into onto toward towards',
  'among between',
  'from off',
].map((row) => new Set(row.split(' ')));

/** Verbs with two objects, whose recipient can be written with or without a preposition. */
const GIVING_VERBS = new Set(
  'give show teach send offer hand tell ask provide serve supply request read write bring sell present'.split(' '),
);

function isSameRole(own: string, role: string, verb: string, isTime: boolean): boolean {
  if (own === role || (/^(?:with|co-subject)$/.test(own) && /^(?:with|co-subject)$/.test(role))) return true;
  const normalizeRole = (text: string) => (text === 'object2' ? 'object' : text);
  if (normalizeRole(own) === normalizeRole(role)) return true;
  // "Taught math to freshmen" and "taught freshmen in math".
  if (TEACHING.has(verb) && ((own === 'object' && role === 'in') || (own === 'to' && role === 'object'))) return true;
  if (
    GIVING_VERBS.has(verb) &&
    [normalizeRole(own), normalizeRole(role)].every((text) => /^(?:object|to|for|from)$/.test(text)) &&
    normalizeRole(own) !== normalizeRole(role)
  )
    return own === 'object' || role === 'object';
  if (normalizeRole(own) === 'object' || normalizeRole(role) === 'object')
    return (
      isTime &&
      /^(?:at|on|in|for|over|during|object)$/.test(normalizeRole(own)) &&
      /^(?:at|on|in|for|over|during|object)$/.test(normalizeRole(role))
    );
  return ROLES.some((roles) => roles.has(own) && roles.has(role)) && (isTime || !(own === 'for' || role === 'for'));
}

/** Prepositions whose object may also precede the noun. */
const COMPOUNDING_PATTERN = /^(?:object2|of|for|in|on|at|with|from|to|about|by)$/;

interface Entry {
  role: string;
  item: Item;
  slot: Slot;
  used: boolean;
}

const listEntries = (claim: Claim): Entry[] =>
  claim.slots.flatMap((slot) => slot.items.map((item): Entry => ({ role: slot.role, item, slot, used: false })));

/**
 * Whether a claim says nothing beyond another one: the same action or a lesser one, by the same people, with the same standing, done to the same things in the
 * same roles, in the same numbers.
 *
 * @param lenders claims whose place or time may also apply to this one: "Took names and handed out masks at the door".
 */
export function claimFollows(after: Claim, source: Claim, lenders: readonly Claim[] = []): boolean {
  if (after.unclear || source.unclear) return false;
  const hangs = after.link === source.link && /^(?:purpose|complement|with )/.test(after.link);
  if (!hangs && !isSameSubject(after.subject, source.subject)) return false;
  if (!isVerbSupported(after, source) || !isStandingSupported(after, source)) return false;
  const entries = listEntries(source);
  const said = collectWords(after);
  const isDenied = denies(source) || denies(after);
  const isScoped =
    source.verb === '' ||
    source.verb === 'be' ||
    source.verb.endsWith('-as') ||
    SCOPE_VERBS.has(source.verb) ||
    SCOPE_VERBS.has(after.verb);
  const adverbs = [...new Set(source.adverbs)];
  for (const word of new Set(after.adverbs)) {
    const at = adverbs.findIndex((own) => isSameWord(own, word));
    if (at >= 0) adverbs.splice(at, 1);
    else if (!lendWord(entries, word)) return false;
  }
  const borrowed = lenders
    .flatMap(listEntries)
    .filter(
      ({ role }) => role !== 'object' && !role.endsWith('subject') && !source.slots.some((slot) => slot.role === role),
    );
  for (const slot of after.slots) {
    const same = source.slots.find(
      (own) =>
        own.role === slot.role &&
        isSameList(slot.items, own.items) &&
        entries.every((entry) => entry.slot !== own || !entry.used),
    );
    if (same) {
      for (const entry of entries) if (entry.slot === same) entry.used = true;
      continue;
    }
    for (const item of slot.items) {
      const found =
        findEntry(entries, slot.role, item, after.verb, said, isDenied) ??
        (slot.role === 'object' ? undefined : findEntry(borrowed, slot.role, item, after.verb, said, isDenied));
      if (!found) return false;
      found.used = true;
    }
  }
  if (!isDenied && source.slots.some((slot) => slot.isChoice && !isSameChoice(slot, entries, after))) return false;
  const hasNumbers = after.slots.some(({ items }) => items.some(hasNumber));
  if (adverbs.some((word) => isDenied || !mayAdverbGo(word, hasNumbers, isScoped))) return false;
  // Where and when something didn't happen limits the claim.
  if (isDenied && entries.some(({ used }) => !used)) return false;
  return (
    source.slots.every((slot) => maySlotShrink(slot, entries, source.verb, isScoped, said)) &&
    !movesPlace(source.slots, entries) &&
    !takesInAll(after, entries)
  );
}

/** Whether some things become all of their owner's: "hung the city's flags" for "hung the flags on Elm Street for the city". */
function takesInAll(after: Claim, entries: readonly Entry[]): boolean {
  const isOwned = entries.some(
    ({ role, used }) => role === 'for' && used && !after.slots.some((slot) => slot.role === 'for'),
  );
  const isSome = entries.some(({ role, item }) => role === 'object' && item.plural && !item.bare);
  return (
    isOwned && isSome && entries.some(({ role, used }) => !used && /^(?:in|on|at|along|between|near|from)$/.test(role))
  );
}

/** Whether a place stays that may belong to something left out: "interned in London" for "interned for an agency with an office in London". */
function movesPlace(slots: readonly Slot[], entries: readonly Entry[]): boolean {
  const isUsed = (slot: Slot) => entries.some((entry) => entry.slot === slot && entry.used);
  return slots.some((slot, i) => {
    const before = slots[i - 1];
    const isOfPlace = before?.role === 'with' && before.items.some(({ head }) => PLACES_PATTERN.test(head));
    return isOfPlace && /^(?:in|at|on|near)$/.test(slot.role) && isUsed(slot) && !isUsed(before);
  });
}

/** What an employer has somewhere, where the person may never have been. */
const PLACES_PATTERN =
  /^(?:office|branch|headquarters?|plant|store|shop|location|site|clinic|campus|warehouse|factory|lab|laboratory|studio|facility|center|restaurant|kitchen|base|subsidiary|customer|client|partner|supplier)$/;

function findEntry(
  entries: readonly Entry[],
  role: string,
  item: Item,
  verb: string,
  said: ReadonlySet<string>,
  isDenied: boolean,
): Entry | undefined {
  for (const relaxed of [false, true]) {
    for (const entry of entries) {
      if (entry.used || (relaxed ? !isSameRole(entry.role, role, verb, TIME.test(item.head)) : entry.role !== role))
        continue;
      const lent: Entry[] = [];
      const lender: Lender = {
        isCountFree: entry.role === 'object' && !/^(?:%|percent|hour|minute|day|week|month)$/.test(entry.item.head),
        isDenied,
        lend(word) {
          const isPart = (item: Item): boolean =>
            item.modifiers.some((own) => isSameWord(own, word)) ||
            item.of.some((inner) => isSameWord(inner.head, word) || isPart(inner));
          if (lent.some(({ item: one }) => isPart(one))) return true;
          const other = entries.find(
            (one) =>
              one !== entry &&
              !one.used &&
              !lent.includes(one) &&
              COMPOUNDING_PATTERN.test(one.role) &&
              one.item.numbers.length === 0 &&
              (entry.role === 'object' || !TIME.test(word)) &&
              isSameWord(one.item.head, word),
          );
          if (other) lent.push(other);
          return other !== undefined;
        },
      };
      if (!itemFollows(item, entry.item, lender, said)) continue;
      if (lent.some(({ item: one }) => !isSpent(one, item))) continue;
      for (const one of lent) one.used = true;
      return entry;
    }
  }
  return undefined;
}

/** Whether everything said about something that moved in front of a noun is also said there. */
function isSpent(lent: Item, item: Item): boolean {
  const joinWords = listWords(item);
  return listWords(lent).every((own) => joinWords.some((word) => isSameWord(own, word)));
}

/** The content words of a claim, including the base forms of its verbs. */
const collectWords = ({ verb, slots }: Claim): ReadonlySet<string> =>
  new Set([verb, ...slots.flatMap(({ items }) => items.flatMap(listWords))]);

/** "Probate, adoption and guardianship files" in a different order: the same words, but a different one next to the last. */
function isSameList(after: readonly Item[], source: readonly Item[]): boolean {
  if (after.length < 2 || after.length !== source.length) return false;
  // "A dog and a cat" aren't "dogs and cats".
  const isOne = ({ head }: Item) => source.some((own) => own.head === head && !own.plural);
  if (after.some((item) => item.plural && isOne(item))) return false;
  if (isOfList(after) && isOfList(source) && after[0]?.head === source[0]?.head)
    return [...after.flatMap(listWords)].sort().join(' ') === [...source.flatMap(listWords)].sort().join(' ');
  const isPlain = (items: readonly Item[]) =>
    items.every(
      ({ modifiers, numbers, quantifiers, of }, i) =>
        numbers.length + quantifiers.length + of.length === 0 && modifiers.length <= (i === items.length - 1 ? 1 : 0),
    );
  const joinWords = (items: readonly Item[]) => items.flatMap(listWords).sort().join(' ');
  return (
    isPlain(after) &&
    isPlain(source) &&
    after.at(-1)?.head === source.at(-1)?.head &&
    joinWords(after) === joinWords(source)
  );
}

const listWords = ({ head, modifiers, of }: Item): string[] => [...modifiers, head, ...of.flatMap(listWords)];

/** "Hats or coats" don't say which: both or none of them are in the other claim. */
function isSameChoice(slot: Slot, entries: readonly Entry[], after: Claim): boolean {
  const own = entries.filter((entry) => entry.slot === slot);
  return (
    own.every(({ used }) => !used) || (own.every(({ used }) => used) && after.slots.some(({ isChoice }) => isChoice))
  );
}

const HOW_OFTEN_PATTERN = /^(?:daily|weekly|monthly|annually|hourly|quarterly|nightly)$/;

/** Treats "sent the weekly report" and "sent the report weekly" as equal. */
function lendWord(entries: readonly Entry[], word: string): boolean {
  return (
    (HOW_OFTEN_PATTERN.test(word) && entries.some(({ item }) => item.modifiers.some((own) => own === word))) ||
    entries.some((entry) => {
      const fits =
        !entry.used &&
        entry.role !== 'object' &&
        entry.item.modifiers.length + entry.item.numbers.length === 0 &&
        entry.item.quantifiers.every((own) => own === 'each' || own === 'every') &&
        isSameWord(entry.item.head, word);
      if (fits) entry.used = true;
      return fits;
    })
  );
}

/** Whether a claim states that something didn't happen or didn't exist. */
const denies = ({ standing, slots }: Claim): boolean =>
  standing.includes('not') ||
  slots.some(
    ({ role, items }) =>
      /^(?:without|except|excluding)$/.test(role) ||
      items.some(({ quantifiers }) => quantifiers.includes('no') || quantifiers.includes('not')),
  );

const hasNumber = (item: Item): boolean => item.numbers.length > 0 || item.of.some(hasNumber);

function mayAdverbGo(word: string, hasNumbers: boolean, isScoped: boolean): boolean {
  if (HEDGE_WORDS.has(word) || NEGATION_WORDS.has(word) || SCOPE_WORDS.has(word)) return false;
  if (/^(?:remotely|virtually|online|offsite|unpaid)$/.test(word)) return false;
  if (HOW_OFTEN_PATTERN.test(word) || word === 'per-shift') return !hasNumbers && !isScoped;
  return /^(?:too|also|now|again|here|there|then|back|well|out|together)$/.test(word) ? word !== 'together' : !isScoped;
}

/**
 * Details that can be left out: a place, a tool, or a purpose of plain work. Never who else took part, a number, or something that limits responsibility for
 * the whole.
 */
function maySlotShrink(
  slot: Slot,
  entries: readonly Entry[],
  verb: string,
  isScoped: boolean,
  said: ReadonlySet<string>,
): boolean {
  const own = entries.filter((entry) => entry.slot === slot);
  const left = own.filter(({ used }) => !used);
  if (left.length === 0) return true;
  if (
    !slot.role.endsWith('subject') &&
    left.every(
      ({ item }) =>
        !hasNumber(item) && item.quantifiers.length === 0 && listWords(item).every((word) => said.has(word)),
    )
  )
    return true;
  if (
    left.some(
      ({ item }) =>
        item.quantifiers.some((word) => word === 'no' || word === 'not' || word === 'only') ||
        (hasNumber(item) &&
          !(slot.role === 'with' && !isPerson(item)) &&
          !isFreeFigure(slot.role, item, verb, entries) &&
          !(!isScoped && isCountedPlace(slot.role, item)) &&
          !isNumberedPlace(slot.role, item)),
    )
  )
    return false;
  if (left.length < own.length)
    return !slot.role.endsWith('subject') && !(slot.role === 'with' && left.some(({ item }) => isPerson(item)));
  if (left.every(({ item }) => hasNumber(item) && isFreeFigure(slot.role, item, verb, entries))) return true;
  if (TEACHING.has(verb) && slot.role === 'with') return !left.some(({ item }) => isPerson(item));
  if (
    isScoped ||
    !/^(?:in|on|at|with|from|between|to|for|during|through|via|using|around|about|before|after|among|across|near|inside|outside|behind|including|like|per|into|onto|toward|towards|along|beside|throughout|within|under-)$/.test(
      slot.role,
    )
  )
    return false;
  return slot.role !== 'with' || !left.some(({ item }) => isPerson(item));
}

/** Verbs whose responsibility doesn't depend on the tool: "taught division with blocks". */
const TEACHING = new Set('teach train coach instruct tutor'.split(' '));

const CHANGES_PATTERN =
  /^(?:increase|raise|grow|boost|expand|reduce|cut|lower|decrease|improve|shorten|shrink|save|speed-up|trim)$/;

/** A figure that makes a claim larger, and so can be left out: how much something changed, for how many years, the size of a place. */
function isFreeFigure(
  role: string,
  { head, bare, plural, modifiers, numbers, quantifiers, of }: Item,
  verb: string,
  entries: readonly Entry[],
): boolean {
  if (quantifiers.length > 0 || of.length > 0 || numbers.length !== 1) return false;
  const isTime = TIME.test(head);
  if (CHANGES_PATTERN.test(verb) && (/^(?:from|to|by)$/.test(role) || (role === 'in' && isTime))) return true;
  const isLong = /^(?:year|season|summer|winter|semester)$/.test(head) && Number(numbers[0]) > 1;
  if (role === 'for') return isLong;
  // "30 cars over 2 years" is a rate.
  if (/^(?:over|during|throughout)$/.test(role) && isLong)
    return entries.every(({ role: other, item }) => other !== 'object' || !hasNumber(item));
  return /^(?:in|at)$/.test(role) && !isTime && !bare && !plural && modifiers.length > 0;
}

/** "On dock 14": leaving out which one doesn't enlarge the claim. */
const isNumberedPlace = (role: string, { head, isNumbered }: Item): boolean =>
  /^(?:in|on|at)$/.test(role) && isNumbered === true && !TIME.test(head) && !MONTH_PATTERN.test(head);

/** "In three suburbs", like any other place. */
const isCountedPlace = (role: string, { head, plural, quantifiers, of }: Item): boolean =>
  /^(?:in|on|at|across|along|near)$/.test(role) &&
  plural &&
  head !== '#' &&
  quantifiers.length + of.length === 0 &&
  !TIME.test(head) &&
  !/^(?:minute|second|percent|point|mile|step|try|attempt|case|time|language)$/.test(head);

const MONTH_PATTERN =
  /^(?:january|february|march|april|may-month|june|july|august|september|october|november|december)$/;

/** Whether an item may be a person or a group; "a painter" is, and so may a name be. */
const isPerson = (item: Item): boolean =>
  namesPerson(item.head) ||
  item.isName === true ||
  item.of.some(isPerson) ||
  item.modifiers.some((word) => word === 'crew' || word === 'team');

function isSameSubject(after: string, source: string): boolean {
  if (after === source) return true;
  if (!after.startsWith('by ') || !source.startsWith('by ')) return false;
  const [a, b] = [after.slice(3).split(' '), source.slice(3).split(' ')];
  return isSameWord(b.at(-1) ?? '', a.at(-1) ?? '');
}

function isVerbSupported(after: Claim, source: Claim): boolean {
  // "I am a certified welder" is also a line without a verb.
  if (after.verb === '' && source.verb === 'be' && source.subject === 'self') return after.link === 'main';
  if (after.verb === '' || source.verb === '') return after.verb === source.verb;
  if (!mayBecome(source.verb, after.verb)) return false;
  const isUnfinished = source.form === 'ongoing' || source.form === 'gerund';
  const isFinished = after.form === 'past' || after.form === 'participle';
  const hangs =
    source.link === 'participle' ||
    source.link.startsWith('with') ||
    source.link === 'complement' ||
    source.link === 'purpose';
  if (!isUnfinished || !isFinished || hangs || source.standing.includes('duty')) return true;
  const isOne = source.slots.some(
    ({ role, items }) => role === 'object' && items.some(({ plural, bare }) => !plural && !bare),
  );
  return !statesResult(source) && !(isOne && MAKING_VERBS.has(source.verb));
}

const statesResult = ({ verb, slots }: Claim): boolean =>
  isResult(
    verb,
    slots.flatMap(({ role, items }) => (role === 'object' ? items : [])),
  );

function isStandingSupported(after: Claim, source: Claim): boolean {
  const left = source.standing.filter((mark) => mark !== 'continue');
  for (const mark of after.standing.filter((one) => one !== 'continue')) {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    else if (mark !== 'share' || after.link !== 'main') return false;
  }
  const acts = source.slots.some(({ role }) => role === 'object') || source.form !== 'gerund';
  return left.every(
    (mark) => mark === 'duty' && acts && !statesResult(source) && !statesResult(after) && source.verb !== '',
  );
}

/** "Knowledge of Java, SQL and Git": single words after one "of". */
const isOfList = (items: readonly Item[]): boolean =>
  items.every(({ modifiers, numbers, quantifiers, of }, i) => {
    const isPlain = modifiers.length + numbers.length + quantifiers.length === 0;
    return isPlain && (i === 0 ? of.length === 1 && listWords(of[0] as Item).length === 1 : of.length === 0);
  });
