import type { Claim } from '../claims/claim.ts';
import { groupBeforeVerb } from '../claims/groups.ts';
import { verbFormsOf } from '../claims/lemmas.ts';
import { parseClaims } from '../claims/parse.ts';
import { hasForm, isActingGerund, isAdverb, opensAsVerb } from '../claims/reading.ts';
import type { Term } from '../claims/terms.ts';
import { verbOfNominal } from '../claims/words/nominals.ts';
import { namesPerson } from '../claims/words/people.ts';
import { RESULT_VERBS } from '../claims/words/weights.ts';
import { type Limit, limitAt } from './limits.ts';

/** A number or a word with a meaning of its own, and where it stands. */
export interface Word {
  text: string;
  noun: string;
  /** Base forms of the verbs that it can be a form of. */
  bases: readonly string[];
  /** The verb that it names as a noun: "inspection". */
  deed?: string;
  isNumber: boolean;
  plural: boolean;
  /** Whether no article precedes its phrase. */
  bare: boolean;
  /** Whether "the" precedes its phrase. */
  definite: boolean;
  /** How it is used as a verb; empty for other words. */
  verb: '' | 'main' | 'infinitive' | 'gerund';
  form: string;
  /** 0 before the first preposition of its segment, then counted by prepositions. */
  part: number;
  /** The preposition of its part; empty for part 0. */
  role: string;
  /** The noun phrase it belongs to, counted within the text. */
  phrase: number;
  /** Whether it is the last word of its noun phrase. */
  isHead: boolean;
  possessive: boolean;
  /** Whether a form of "be" precedes it. */
  isPassive: boolean;
  /** Whether it is an adverb or a particle, which nothing depends on. */
  isSide: boolean;
  /** Index of its term. */
  at: number;
  segment: Segment;
}

/** Part of a sentence about one action or one thing. */
export interface Segment {
  source: number;
  sentence: number;
  index: number;
  words: Word[];
  limits: Limit[];
  /** `self`, `team`, or the noun of another doer. */
  agent: string;
  /** Whether it was done to the person. */
  isReceived: boolean;
  hasPronoun: boolean;
  /** Whether it can name its own verb: false for parts that continue a list or add a detail. */
  hasVerb: boolean;
  terms: readonly Term[];
  /** Its terms, end exclusive. */
  from: number;
  to: number;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that need no source and carry nothing: they open a line or stand for what follows. */
export const HOLLOW = set(`
  duty responsibility role position job task work function purpose responsible include such well way thing type kind sort basis
  process total status presence language aspect lot various own also able charge etc respective related number day-to-day opportunity chance part-of use-of
  bunch what there here then again once while during both all-of whatever just even too`);

const ORGANIZATIONS = set(`
  tech doc cop rep boss vet sous senior junior pro temp aunt uncle
  county city state lab store company shop school unit office department vendor board district agency church hospital clinic plant firm contractor university college
  government bank museum library army navy police union association organization business kitchen class staff crew team group committee shift warehouse bakery
  restaurant brewery choir club everyone everybody nobody someone somebody kid guy girl folk lady man woman people`);

const OWN_GROUPS = set(
  'team crew group staff squad unit office department store shop kitchen class detail shift company',
);

const isOther = (noun: string): boolean => namesPerson(noun) || ORGANIZATIONS.has(noun);

/** A text as segments of words. */
export function readText(
  text: string,
  source: number,
  context: 'prose' | 'list',
  shared: ReadonlySet<string>,
): Segment[] {
  const { terms, claims } = parseClaims(text, context, shared);
  const owner = ownersOf(terms, claims);

  const segments: Segment[] = [];
  let sentence = 0;
  let current: Segment | undefined;
  let phrase = 0;
  let part = 0;
  let role = '';
  let bare = true;
  let definite = false;
  const open = (at: number): Segment => {
    const claim = owner[at];
    const found = claim ? doerOf(claim, claims, terms) : SELF;
    const isDoubtful = claim?.link === 'sub and' && claim.from <= at && terms[at - 1]?.kind === 'conjunction';
    const doer = isDoubtful
      ? { agent: '?', isReceived: false }
      : isCarriedOver(found.agent, terms, at, claim) ||
          (terms[at]?.text === 'i' && found.agent !== 'team' && found.agent !== 'self')
        ? SELF
        : found;
    const before = segments.at(-1);
    const isThing =
      terms[at]?.kind === 'relative' &&
      doer.agent === 'self' &&
      claim?.parent?.verb !== 'be' &&
      (terms[at + 1]?.kind === 'auxiliary' || hasForm(terms[at + 1], 'past', 'third')) &&
      terms[at + 1]?.text !== 'i' &&
      !/^(?:include|involve|mean)/.test(terms[at + 1]?.text ?? '');
    const continues =
      before &&
      before.sentence === sentence &&
      before.agent !== 'self' &&
      terms[at - 1]?.kind === 'conjunction' &&
      terms[at]?.text !== 'i' &&
      doer.agent === 'self' &&
      claim?.subject === 'self' &&
      !isOpening(terms, at);
    const named = doer.agent === 'self' && !doer.isReceived ? namedDoer(terms, at) : undefined;
    const next: Segment = {
      source,
      sentence,
      index: segments.length,
      words: [],
      limits: [],
      ...(continues
        ? { agent: before.agent, isReceived: before.isReceived }
        : named || isThing
          ? { agent: named ?? 'which', isReceived: false }
          : { ...doer, isReceived: doer.isReceived || isGiven(terms, at) }),
      hasPronoun: false,
      hasVerb: false,
      terms,
      from: at,
      to: at + 1,
    };
    segments.push(next);
    phrase++;
    part = 0;
    role = '';
    bare = true;
    return next;
  };
  for (const [at, term] of terms.entries()) {
    if (isEnd(terms, at)) {
      sentence++;
      current = undefined;
      continue;
    }
    if (term.kind === 'mark' && /^[,()[\]|/:+—–•]$/.test(term.text)) {
      current = undefined;
      continue;
    }
    const isNew = !current || startsSegment(terms, at, owner, current);
    if (isNew) current = open(at);
    const segment = current as Segment;
    segment.to = at + 1;
    const limit = limitAt(terms, at);
    if (limit) segment.limits.push(limit);
    if (
      /^(?:it|them|this|these|they|em|one|ones|that|there|his|her|their|its)$/.test(term.text) &&
      term.kind !== 'relative'
    )
      segment.hasPronoun = true;
    if (
      term.text === 'of' &&
      /^(?:all|each|both|every|none|most|some|any|many|several)$/.test(terms[at - 1]?.text ?? '')
    )
      continue;
    if (term.kind === 'preposition' && !(limit?.kind === 'about' || limit?.kind === 'most') && !isQuantity(terms, at)) {
      if (!(term.text === 'to' && hasForm(terms[at + 1], 'base') && !terms[at + 1]?.plural)) {
        part++;
        role = term.text;
      }
      phrase++;
      bare = true;
      definite = false;
      continue;
    }
    if (term.kind === 'determiner') {
      if (
        !/^(?:all|both|half)$/.test(terms[at - 1]?.text ?? '') &&
        !(terms[at - 1]?.text === 'of' && /^(?:all|each|both|most|some)$/.test(terms[at - 2]?.text ?? ''))
      )
        phrase++;
      definite = term.text === 'the';
      bare = /^(?:my|our|his|her|their|its|the)$/.test(term.text) ? bare : false;
      continue;
    }
    const isDoing =
      term.kind === 'auxiliary' &&
      /^(?:do|does|did|have|has|had)$/.test(term.text) &&
      owner[at]?.from !== undefined &&
      /^(?:do|have)$/.test(owner[at]?.verb ?? '') &&
      term.verbs.some(({ base }) => base === owner[at]?.verb);
    if (term.kind !== 'word' && term.kind !== 'number' && !isDoing) {
      if (term.kind !== 'mark') phrase++;
      continue;
    }
    const verb = isDoing ? 'main' : term.kind === 'word' ? verbUse(terms, at, segment) : '';
    if (verb !== '') {
      if (verb === 'main' || (verb === 'gerund' && segment.words.length === 0 && segment.from < at + 1 && part === 0))
        segment.hasVerb = true;
      phrase++;
    }
    if (verb === '' && isSide(terms, at)) phrase++;
    const last = segment.words.at(-1);
    if (last && last.phrase === phrase && !(term.kind === 'number')) last.isHead = false;
    if (last && (last.verb !== '' || last.isSide || (isAdverb(terms[at - 1]) && last.phrase === phrase))) phrase++;
    const bases = term.verbs.map(({ base }) => base).filter((base) => !base.endsWith('?'));
    segment.words.push({
      text: term.text,
      noun: term.noun,
      bases:
        verb === '' && term.verbs.every(({ form }) => form === 'base' || form === 'third')
          ? bases
          : term.verbs.map(({ base }) => base),
      ...deedOf(term.noun),
      isNumber: term.kind === 'number',
      plural: term.plural,
      bare,
      definite,
      verb,
      form: term.verbs[0]?.form ?? '',
      part,
      role,
      phrase,
      isHead: true,
      isSide: isSide(terms, at),
      at,
      possessive: term.possessive,
      isPassive:
        verb !== '' &&
        (!hasForm(term, 'gerund') || hasForm(term, 'past', 'participle')) &&
        terms
          .slice(Math.max(segment.from, at - 3), at)
          .some(({ text: word }) => /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/.test(word)),
      segment,
    });
    if (verb !== '') {
      bare = true;
      definite = false;
    }
    if (term.text === '1') bare = false;
  }
  return segments.filter(({ words, limits }) => words.length > 0 || limits.length > 0);
}

const isSide = (terms: readonly Term[], at: number): boolean =>
  isAdverb(terms[at]) ||
  /^(?:up|out|down|off|away|back|now|daily|weekly|monthly|annually|per-.*|hourly)$/.test(terms[at]?.text ?? '');

const SELF = { agent: 'self', isReceived: false };

/** A thing acts only in its own part of the sentence: in "planning office, during which I made maps", the office made nothing. */
function isCarriedOver(agent: string, terms: readonly Term[], at: number, claim: Claim | undefined): boolean {
  if (agent === 'self' || agent === 'team' || !claim) return false;
  if (terms[at]?.text === 'i') return true;
  const noun = agent.split(' ').at(-1) ?? '';
  if (isOther(noun) || terms[at - 1]?.kind === 'conjunction' || terms[at]?.kind === 'relative') return false;
  const last = terms.slice(0, at).findLastIndex((term) => term.noun === noun);
  return (
    last >= 0 &&
    terms.slice(last, at).some(({ kind }) => kind === 'mark') &&
    !terms.slice(at, at + 6).some((term) => term.noun === noun)
  );
}

/** Who acts in "the store manager cut costs", where the verb could also be a noun. */
function namedDoer(terms: readonly Term[], from: number): string | undefined {
  let at = from;
  while (
    /^(?:relative|subordinator|preposition)$/.test(terms[at]?.kind ?? '') ||
    /^(?:how|what|why|then)$/.test(terms[at]?.text ?? '')
  )
    at++;
  const group = at > from && terms[from]?.kind !== 'relative' ? groupBeforeVerb(terms, at) : undefined;
  const doer = group?.items[0]?.head;
  if (doer && !group.withSelf && !/^(?:i|we)$/.test(doer)) return doer;
  const first = terms[at];
  if (
    first?.kind !== 'determiner' &&
    first?.kind !== 'pronoun' &&
    !(first && /^\p{Lu}/u.test(first.raw) && (at > from || from > 0))
  )
    return undefined;
  if (first.kind === 'pronoun') return /^(?:he|she|they)$/.test(first.text) ? first.text : undefined;
  if (/^\p{Lu}\p{Ll}/u.test(first.raw) && from > 0 && hasForm(terms[at + 1], 'past') && !hasForm(first, 'past'))
    return first.noun;
  for (let k = at + 1; k < at + 6; k++) {
    const [before, term] = [terms[k - 1], terms[k]];
    if (term?.kind !== 'word' && term?.kind !== 'auxiliary' && term?.kind !== 'modal') return undefined;
    if (before?.kind !== 'word' || !isOther(before.noun)) continue;
    if (term.kind !== 'word') return before.noun;
    if (hasForm(term, 'past', 'third')) return before.noun;
  }
  return undefined;
}

/** "Briefed by the sergeant" was done to the person. */
function isGiven(terms: readonly Term[], from: number): boolean {
  const verb = terms[from];
  if (hasForm(verb, 'participle') && !hasForm(verb, 'past', 'base'))
    return !/^(?:done|run|seen)$/.test(verb?.text ?? '');
  if (/^(?:got|get|gets|getting)$/.test(verb?.text ?? ''))
    return (
      hasForm(terms[from + 1], 'participle', 'past') &&
      terms[from + 1]?.plural === false &&
      !/^(?:determiner|word)$/.test(terms[from + 2]?.kind ?? 'mark')
    );
  if (!hasForm(verb, 'past', 'participle')) return false;
  for (let at = from + 1; at < from + 8; at++) {
    const term = terms[at];
    if (!term || term.kind === 'mark' || term.kind === 'conjunction' || term.kind === 'relative') return false;
    if (term.text !== 'by') continue;
    return (
      terms.slice(at + 1, at + 5).some((one) => one.kind === 'word' && isOther(one.noun)) &&
      !hasForm(terms[at + 1], 'gerund')
    );
  }
  return false;
}

function deedOf(noun: string): { deed?: string } {
  const deed = verbOfNominal(noun) ?? agentVerb(noun);
  return deed === undefined ? {} : { deed };
}

/** "Caller" for "call". */
function agentVerb(noun: string): string | undefined {
  if (!/[a-z]{3}(?:er|or)$/.test(noun)) return undefined;
  const stem = noun.slice(0, -2);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((one) =>
    verbFormsOf(one).some(({ form, base }) => form === 'base' && base === one),
  );
}

const isQuantity = (terms: readonly Term[], at: number): boolean =>
  /^(?:over|under|about|around|like|near)$/.test(terms[at]?.text ?? '') &&
  (terms[at + 1]?.kind === 'number' || terms[at + 1]?.text === '$');

function isEnd(terms: readonly Term[], at: number): boolean {
  const [term, next] = [terms[at], terms[at + 1]];
  if (term?.kind !== 'mark' || !/^[.;!?]$/.test(term.text)) return false;
  return term.text === ';' || !(term.glued && next?.glued);
}

/** The innermost claim of each term. */
function ownersOf(terms: readonly Term[], claims: readonly Claim[]): (Claim | undefined)[] {
  const owner: (Claim | undefined)[] = terms.map(() => undefined);
  const bySize = [...claims].sort((a, b) => b.to - b.from - (a.to - a.from));
  for (const claim of bySize) for (let at = claim.from; at < claim.to && at < terms.length; at++) owner[at] = claim;
  return owner;
}

function doerOf(
  claim: Claim,
  claims: readonly Claim[],
  terms: readonly Term[],
): { agent: string; isReceived: boolean } {
  const { subject, standing, slots } = claim;
  const by = slots.find(({ role }) => role === 'by')?.items.map(({ head }) => head) ?? [];
  if (
    standing.includes('passive') &&
    by.length === 0 &&
    terms.some(({ text }, at) => text === 'by' && /^(?:me|myself)$/.test(terms[at + 1]?.text ?? ''))
  )
    return { agent: 'self', isReceived: false };
  if (by.some((head) => head === 'me' || head === 'myself'))
    return { agent: by.length > 1 ? 'team' : 'self', isReceived: false };
  const isPassive = standing.includes('passive');
  if (isPassive && subject === 'self')
    return { agent: 'self', isReceived: !slots.some(({ role }) => role === 'subject') };
  if (isPassive && subject !== 'team') {
    const agent = by.find((head) => isOther(head)) ?? by[0];
    const isOurs = terms
      .slice(claim.from, claim.to)
      .some(({ text }, at, list) => text === 'by' && list[at + 1]?.text === 'our');
    if (isOurs) return { agent: 'team', isReceived: false };
    if (agent === undefined && !isOther(subject.split(' ').at(-1) ?? '')) return { agent: 'self', isReceived: false };
    if (agent !== undefined && !/^(?:#|hand|phone|email|mail)$/.test(agent)) return { agent, isReceived: false };
    const isEnsured = terms
      .slice(Math.max(0, claim.from - 7), claim.from + 1)
      .some(
        ({ verbs, text: word }) =>
          word === 'make-sure' || verbs.some(({ base }) => /^(?:make-sure|ensure|verify|see)$/.test(base)),
      );
    return {
      agent: isEnsured && !isOther(subject.split(' ').at(-1) ?? '') ? 'self' : subject.slice(3),
      isReceived: false,
    };
  }
  if (subject === 'team' && terms[claim.from]?.text === 'our') {
    const head = terms.slice(claim.from + 1, claim.from + 5).find(({ kind, noun }) => kind === 'word' && isOther(noun));
    if (head && namesPerson(head.noun) && !OWN_GROUPS.has(head.noun)) return { agent: head.noun, isReceived: false };
  }
  if (subject === 'self' || subject === 'team') return { agent: subject, isReceived: false };
  const noun = subject.split(' ').at(-1) ?? '';
  // "The purpose of my role was to …", "I was the one who …".
  const lead = terms
    .slice(Math.max(0, claim.from - 4), claim.from)
    .map(({ text: word }) => word)
    .join(' ');
  const isOwn =
    HOLLOW.has(noun) ||
    /\b(?:i am|i was|be|was) (?:the )?(?:person|one|1|lady|guy|man|woman|girl)(?: who| that)?$/.test(lead) ||
    (claim.link === 'relative' &&
      claim.parent?.verb === 'be' &&
      claim.parent.subject === 'self' &&
      !terms.slice(claim.parent.from, claim.from).some(({ kind }) => kind === 'number'));
  const isEmptySubject = /^(?:it|that|this|what|there)$/.test(noun) && (claim.verb === 'be' || claim.verb === '');
  if (isOwn || isEmptySubject) return { agent: 'self', isReceived: false };
  const isRunOn =
    !isOther(noun) &&
    !RESULT_VERBS.has(claim.verb) &&
    claim.verb !== '' &&
    claim.verb !== 'be' &&
    claim.form === 'past' &&
    terms[claim.from]?.kind !== 'determiner' &&
    terms[claim.from]?.kind !== 'relative' &&
    slots.some(({ role }) => role === 'object') &&
    claims.length > 0 &&
    !terms.some(({ kind, text }) => kind === 'mark' && text !== ',');
  return { agent: isRunOn ? 'self' : subject.slice(3), isReceived: false };
}

/** Whether a clause of the person's own starts here: "and I". */
const isOpening = (terms: readonly Term[], at: number): boolean => terms[at]?.text === 'i' || terms[at]?.text === 'my';

function startsSegment(
  terms: readonly Term[],
  at: number,
  owner: readonly (Claim | undefined)[],
  current: Segment,
): boolean {
  const [before, term] = [terms[at - 1], terms[at]];
  if (!term) return false;
  if (term.kind === 'relative' || (term.kind === 'subordinator' && term.text !== 'before' && term.text !== 'after'))
    return true;
  if (term.text === 'i' && at > current.from) return true;
  if (/^(?:before|after)$/.test(term.text) && groupBeforeVerb(terms, at + 1)) return true;
  if (/^(?:how|why|plus)$/.test(term.text)) return true;
  if (before?.kind === 'conjunction') {
    let k = at;
    while (isAdverb(terms[k])) k++;
    if (hasForm(terms[k], 'past')) return true;
    if (hasForm(terms[k], 'gerund'))
      return isActingGerund(terms, k) && current.words.length > 0 && current.words.some(({ verb }) => verb !== '');
    if (
      hasForm(terms[k], 'base', 'third') &&
      current.words.some(({ verb }) => verb === 'main') &&
      opensAsVerb(terms, k) &&
      terms[k]?.text !== before.text
    )
      return true;
    return (
      term.text === 'we' ||
      (/^\p{Lu}\p{Ll}/u.test(term.raw) && hasForm(terms[at + 1], 'past') && !hasForm(terms[at + 1], 'base')) ||
      term.kind === 'auxiliary' ||
      term.kind === 'modal'
    );
  }
  const [own, last] = [owner[at], owner[at - 1]];
  return own !== undefined && last !== undefined && own !== last && own.subject !== last.subject;
}

/** How a word is used as a verb. */
function verbUse(terms: readonly Term[], at: number, segment: Segment): Word['verb'] {
  const term = terms[at] as Term;
  if (term.verbs.length === 0 || term.possessive) return '';
  let b = at - 1;
  while (b >= segment.from && (isAdverb(terms[b]) || terms[b]?.kind === 'negation')) b--;
  const before = b >= segment.from ? terms[b] : undefined;
  if (before?.text === 'to' && hasForm(term, 'base'))
    return /^(?:able|opportunity|chance|got|get|privilege|pleasure)$/.test(terms[b - 1]?.text ?? '')
      ? 'main'
      : 'infinitive';
  if (before?.kind === 'auxiliary' || before?.kind === 'modal')
    return hasForm(term, 'base', 'past', 'participle', 'gerund')
      ? hasForm(term, 'gerund') && !isActingGerund(terms, at)
        ? ''
        : 'main'
      : '';
  if (
    before === undefined ||
    before.kind === 'relative' ||
    before.kind === 'subordinator' ||
    /^(?:i|we|they|he|she|who)$/.test(before.text)
  ) {
    if (hasForm(term, 'past', 'participle') && !hasForm(term, 'base')) return 'main';
    if (before !== undefined && before.kind === 'pronoun') return 'main';
    if (opensAsVerb(terms, at)) return hasForm(term, 'gerund') && !hasForm(term, 'past') ? 'gerund' : 'main';
    return '';
  }
  const last = segment.words.findLast((one) => one.verb !== '');
  const following = terms[at + 1];
  const hasObject =
    /^(?:determiner|number|pronoun)$/.test(following?.kind ?? '') ||
    (following?.kind === 'word' && !following.verbs.some(({ form }) => form === 'past'));
  if (
    before.kind === 'conjunction' &&
    last?.verb === 'infinitive' &&
    hasForm(term, 'base') &&
    hasObject &&
    !term.plural
  )
    return 'infinitive';
  if (before.kind === 'conjunction' && last?.verb === 'gerund' && hasForm(term, 'gerund') && isActingGerund(terms, at))
    return 'gerund';
  if (before.kind === 'conjunction' && (segment.words.at(-1)?.verb ?? '') !== '')
    return segment.words.at(-1)?.verb ?? '';
  if (hasForm(term, 'gerund'))
    return (before.kind === 'preposition' || before.kind === 'conjunction' || before.kind === 'word') &&
      isActingGerund(terms, at) &&
      terms[at + 1]?.kind !== undefined &&
      !(
        before.kind === 'word' &&
        before.verbs.length === 0 &&
        !segment.words.some(
          ({ verb, bases }) => verb === 'main' && bases.some((base) => /^(?:work|spend|help|start|do)$/.test(base)),
        )
      )
      ? 'gerund'
      : '';
  const next = terms[at + 1];
  if (
    hasForm(term, 'past') &&
    !hasForm(term, 'base') &&
    before.kind === 'word' &&
    next &&
    /^(?:word|determiner|number|pronoun|preposition)$/.test(next.kind) &&
    !segment.words.some(({ verb }) => verb === 'main')
  )
    return 'main';
  return '';
}
