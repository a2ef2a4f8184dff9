import { isSameWord } from '../claims/items-follow.ts';
import { namesPerson } from '../claims/words/people.ts';
import { LIGHT_VERBS } from '../claims/words/verbs.ts';
import { MAKING_VERBS, isResult as namesResult } from '../claims/words/weights.ts';
import type { Segment, Word } from './read.ts';
import { EMPTY, GENERIC, implied, isEmpty, isFree, isPersonLike, set } from './words.ts';

/** Verbs whose object does what the infinitive behind it says. */
const CAUSING = set(
  'ask tell allow enable let teach train remind encourage get want need require invite direct order permit show hire pay instruct persuade convince help see watch observe hear shadow',
);

export const isSameDoer = (own: Segment, segment: Segment): boolean =>
  own.agent === segment.agent ||
  (own.agent === 'team' && segment.agent === 'self') ||
  (segment.agent !== 'self' &&
    own.agent !== 'self' &&
    (segment.agent === 'team'
      ? own.agent === 'team'
      : isSameWord(own.agent.split(' ').at(-1) ?? '', segment.agent.split(' ').at(-1) ?? '')));

/** Why a verb of an edit may not stand for a word of the source; undefined if it may. */
export function findVerbMisplacement(own: Word, word: Word, segment: Segment): string | undefined {
  const from = own.segment;
  const { words } = segment;
  if (own.text === word.text && own.form === word.form && word.verb !== 'main' && isSameDoer(from, segment))
    return undefined;
  if (/^(?:how|why|whether)$/.test(from.terms[from.from]?.text ?? '')) return 'a question';
  if (word.verb === 'gerund' && /^(?:before|after|upon|on)$/.test(word.role) && own.verb !== '')
    return own.role === word.role || from.terms[from.from]?.text === word.role ? undefined : 'another time';
  if (!isSameDoer(from, segment)) return 'another doer';
  const isAppointed = implied.get(own)?.some(({ text }) => text === 'charge') ?? false;
  if (own.isPassive && !isAppointed) {
    const doers = from.words.filter((one) => one.role === 'by' && one.at > own.at && one.verb === '');
    if (segment.agent === 'self' && doers.some(isPersonLike)) return 'another doer';
    const isThing = from.words.some((one) => one.at < own.at && one.verb === '' && one.part === 0);
    if (own.verb === 'main' && !word.isPassive && !isThing) return 'received';
  }
  if (own.verb !== 'main' && own.verb !== '' && !isActual(own, word)) return 'not done';
  if (isUnfinished(own, word)) return 'not finished';
  const isGiven =
    isAppointed ||
    (own.verb !== 'main' &&
      from.words.some(({ verb, bases }) => verb === 'main' && bases.some((base) => APPOINTING.has(base))));
  if (from.isReceived !== segment.isReceived && !(isGiven && !segment.isReceived)) return 'received';
  if (own.verb === '' && (!isOwnDeed(own) || word.form === 'base')) return 'not an action';
  if (word.verb === 'gerund' && own.verb === 'main' && isResult(word) && own.form !== 'gerund') return 'a result';
  if (
    own.verb !== 'main' &&
    word.bases.includes('train') &&
    !words.some((one) => one.verb === '' && one.part === word.part && one.at > word.at)
  )
    return 'training';
  if (own.verb === 'infinitive' && isCaused(own)) return 'another doer';
  if (isResult(word) && word.form !== 'gerund' && /^(?:gerund|ongoing)$/.test(own.form)) return 'a result';
  if (isResult(word) && own.verb !== 'main' && own.verb !== word.verb) return 'a result';
  if (word.verb === 'infinitive' && own.verb === 'main') {
    const opener = words.find(({ verb }) => verb === 'main');
    if (opener && !LIGHT_VERBS.has(opener.bases[0] ?? '')) return 'a purpose';
  }
  return undefined;
}

/** Whether a verb with its objects says that something was achieved. */
function isResult(word: Word): boolean {
  const { words } = word.segment;
  const objects = words
    .filter((one) => one.at > word.at && one.isHead && one.verb === '')
    .filter((one, _, list) => one.part === list[0]?.part)
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

/** Verbs that only lead to the next one. */
const OPENERS = set(
  'use work spend hire employ assign task put place entrust charge have be need do involve help assist support participate-in take-part-in contribute-to try attempt learn',
);

/** Verbs behind which an action isn't done: "offered to lead" isn't "led". */
const NOT_DONE = set(
  'offer ask want hope plan intend propose need try attempt seek aim agree promise refuse decline learn study teach train apply volunteer prepare expect wish consider suggest recommend discuss like love enjoy prefer know understand authorize allow permit qualify certify license approve wait help watch see observe hear shadow tell remind encourage invite persuade convince let require schedule slate avoid prevent stop quit support report',
);

/** Whether an infinitive or a gerund says what the person did: after an opening, as the purpose or the manner of another action. */
function isActual(own: Word, word: Word): boolean {
  if (own.text === word.text && own.form === word.form && word.verb !== 'main') return true;
  const { words, terms } = own.segment;
  const before = words.filter((one) => one.at < own.at);
  const verbs = before.filter(({ verb }) => verb !== '');
  const opener = verbs.findLast(({ verb }) => verb === 'main') ?? verbs[0];
  if (verbs.some(({ bases }) => bases.some((base) => NOT_DONE.has(base.split('-')[0] ?? base) && !OPENERS.has(base))))
    return isOpened(own);
  const last = before.at(-1);
  const isLinked =
    last !== undefined &&
    last.verb === '' &&
    namesPerson(last.noun) &&
    last.at === own.at - (own.verb === 'infinitive' ? 2 : 1);
  if (isLinked && opener && !isFree(opener)) return false;
  if (/^(?:without|instead|before|after|despite|against|about|toward|towards|from)$/.test(own.role))
    return isOpened(own);
  if (own.verb === 'infinitive' && isResult(word)) return isOpened(own);
  return terms.length > 0;
}

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

/** Nouns that add nothing to the words in front of them: "password issues", "bucket work". */
export const ADDED_HEADS = set(
  'work operation task duty area item issue matter activity service material supply session site event level care assignment request need',
);

/** Verbs that aren't work themselves. */
const IDLE = set(
  'see watch hear know want need like receive read visit tour attend observe study learn shadow witness listen look sit stand miss',
);

/** Verbs of everyday work, which an edit may put in front of a thing that a line names without a verb: "vitals, EKGs". */
const ROUTINE = set(
  'perform do handle take give make run use work answer prepare process assist serve provide operate complete collect clean write keep maintain have include attend hold help enter',
);

/** Verbs whose object comes from somebody else. */
const RECEIVING = set('get receive have be take attend');

/** Whether an edit may add a verb, because the things behind it stand without one in a source, or because every piece of work is one. */
export function mayBeAdded(
  word: Word,
  groundsOf: (word: Word) => readonly Word[],
  nearest: Segment | undefined,
): boolean {
  const { segment } = word;
  const next = segment.words.find(({ verb, at }) => verb !== '' && at > word.at);
  const things = segment.words.filter(
    ({ at, part, verb, isHead }) =>
      verb === '' && isHead && part === word.part && at > word.at && at < (next?.at ?? Number.POSITIVE_INFINITY),
  );
  const isPlain = (own: Segment) =>
    isSameDoer(own, segment) &&
    !own.isReceived &&
    own.words.every((one) => one.verb === '' || isEmpty(one)) &&
    !own.words.some(({ bases }) => bases.some((base) => IDLE.has(base.split('-')[0] ?? base) || RECEIVING.has(base)));
  const isNamed = (thing: Word) => groundsOf(thing).some((own) => own.part === 0 && isPlain(own.segment));
  if (word.bases.some((base) => ROUTINE.has(base)) && things.length > 0 && things.every(isNamed)) return true;
  if (!nearest || !word.bases.some((base) => GENERIC.has(base))) return false;
  if (!isSameDoer(nearest, segment) || nearest.isReceived) return false;
  const verbs = nearest.words.filter(({ verb }) => verb !== '');
  if (verbs.some(({ bases }) => bases.some((base) => IDLE.has(base.split('-')[0] ?? base)))) return false;
  return verbs.every(isEmpty) || word.bases.some((base) => /^(?:work|use|serve-as|work-as|include)$/.test(base));
}
