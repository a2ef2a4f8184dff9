import { findSkills } from '../../../skills/index.ts';
import { HEDGE_WORDS, NEGATION_WORDS } from '../lexicon.ts';
import { getNameKey, isProperName, isShortName } from '../skill-names.ts';
import { tokensOf } from '../tokens.ts';
import { singular, type VerbForm, verbFormsOf } from './lemmas.ts';
import { prepared } from './prepare.ts';
import { isAbbreviation, longForm } from './words/abbreviations.ts';
import {
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  MODALS,
  NEGATIONS,
  PADDING,
  PREPOSITIONS,
  RELATIVES,
  SUBORDINATORS,
} from './words/function-words.ts';
import { type Phrase, phrasesFrom, spelling, verbPhrasesFrom } from './words/phrases.ts';

export type TermKind =
  | 'word'
  | 'number'
  | 'mark'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'auxiliary'
  | 'modal'
  | 'negation'
  | 'relative'
  | 'subordinator'
  | 'pronoun';

/** A word, number, or punctuation mark in normalized form: abbreviations, spellings, and set phrases are unified. */
export interface Term {
  kind: TermKind;
  text: string;
  /** As written. */
  raw: string;
  /** In the singular, for nouns. */
  noun: string;
  plural: boolean;
  verbs: readonly VerbForm[];
  /** "director's". */
  possessive: boolean;
  /** Whether it is a verb of several words. */
  isPhrase: boolean;
  /** Whether no space precedes it. */
  glued: boolean;
  start: number;
  end: number;
}

interface Raw {
  text: string;
  raw: string;
  kind: 'word' | 'number' | 'mark';
  glued: boolean;
  start: number;
  end: number;
  possessive?: boolean;
  isSkill?: boolean;
}

/** Skills that one of the texts abbreviates. The full name is treated as the same skill. */
export function skillsByShortName(texts: readonly string[]): Set<string> {
  const mentions = texts.flatMap((text) =>
    findSkills(text)
      .filter(({ turned }) => !turned)
      .map(({ skill, start, end }) => ({ skill, name: text.slice(start, end) })),
  );
  return new Set(mentions.filter(({ name }) => isShortName(name)).map(({ skill }) => skill));
}

/** The terms of a text, without padding. */
export function termsOf(
  written: string,
  context: 'prose' | 'list' = 'prose',
  shared: ReadonlySet<string> = new Set(),
): Term[] {
  const text = prepared(written);
  const phrased = withPhrases(withSkills(text, withoutDots(splitRawTerms(text)), context, shared), text);
  const raws = withVerbPhrases(phrased.filter((raw, i) => raw.text !== '' && !isPadding(phrased, i)));
  return withModifiersInFront(removeThat(removeOwnWorkClause(resolveNominals(raws).map(createTerm).map(withNounTill))));
}

function splitRawTerms(text: string): Raw[] {
  const raws: Raw[] = [];
  for (const { kind, text: word, start, end, glued } of tokensOf(text)) {
    const raw = text.slice(start, end);
    const last = raws.at(-1);
    if (glued && last?.kind === 'number' && /^[ap]m$/.test(word)) {
      last.text += word;
      last.end = end;
      continue;
    }
    if (kind === 'number' && last?.kind === 'number' && isSpoken(raw) && isSpoken(last.raw)) {
      const sum = spokenSum(last.text, word);
      if (sum !== undefined) {
        last.text = sum;
        last.end = end;
        continue;
      }
    }
    const multiple = MULTIPLES[word];
    if (multiple !== undefined) {
      const own = last?.kind === 'number' && !last.text.includes('.') ? Number(last.text) : undefined;
      if (last && own !== undefined) {
        last.text = String(own * multiple);
        last.end = end;
      } else raws.push({ kind: 'number', text: String(multiple), raw, glued, start, end });
      continue;
    }
    if (kind === 'word' && word.endsWith("'s")) {
      raws.push({ kind, text: word.slice(0, -2), raw, glued, start, end, possessive: true });
      continue;
    }
    if (word === "'" && glued && last?.kind === 'word' && last.text.endsWith('s')) {
      last.possessive = true;
      continue;
    }
    if (word === '"' || word === "'" || word === '•') continue;
    raws.push({ kind, text: word, raw, glued, start, end });
  }
  return joinHyphenated(raws);
}

/** Leaves out the dots of abbreviations, which don't end a sentence if it goes on in lowercase: "12 pts. each shift". */
function withoutDots(raws: readonly Raw[]): Raw[] {
  return raws.filter((raw, i) => {
    const [before, next] = [raws[i - 1], raws[i + 1]];
    if (raw.text !== '.' || !raw.glued || before?.kind !== 'word' || !next) return true;
    return !(isAbbreviation(before.raw.toLowerCase()) && /^[\p{Ll}\p{Nd}(,;:/&-]/u.test(next.raw));
  });
}

/** In "the till", the word isn't a preposition. */
const withNounTill = (term: Term, at: number, all: readonly Term[]): Term =>
  term.text === 'till' && all[at - 1]?.kind === 'determiner' ? { ...term, kind: 'word' } : term;

/** Reads "dogs that were old" as "old dogs" and "shelves made of oak" as "oak shelves". */
function withModifiersInFront(terms: readonly Term[]): Term[] {
  const result = [...terms];
  for (let at = 1; at < result.length - 2; at++) {
    const noun = result[at - 1];
    const skip = introducesModifier(result, at);
    const word = result[at + skip];
    if (skip === 0 || noun?.kind !== 'word' || noun.verbs.some(({ form }) => form === 'past')) continue;
    const next = result[at + skip + 1];
    const ends = !next || next.kind === 'mark' || next.kind === 'preposition';
    if (word?.kind !== 'word' || word.plural || !ends || /ly$/.test(word.text) || isParticiple(word)) continue;
    result.splice(at - 1, skip + 2, word, noun);
  }
  return result;
}

const isParticiple = ({ verbs }: Term): boolean => verbs.some(({ form }) => form !== 'base' && form !== 'third');

/** The number of terms between a noun and a word behind it that describes it; 0 if they aren't there. */
function introducesModifier(terms: readonly Term[], at: number): number {
  const [first, second] = [terms[at], terms[at + 1]];
  if (first?.kind === 'relative' && /^(?:is|are|was|were)$/.test(second?.text ?? '')) return 2;
  return first?.text === 'made' && second?.text === 'of' ? 2 : 0;
}

/** Gerunds that name a thing, not an action, before "of". */
const GERUND_NOUN_PATTERN =
  /^(?:building|meeting|painting|drawing|understanding|beginning|opening|listing|reading|training|wedding|ceiling|recording|offering|hearing|clothing|housing|rating|ranking|grouping|setting|string|thing|lining|landing|coating|filling|bearing|wiring|piping)$/;

const LIGHT_VERBS = new Set(['perform', 'do', 'conduct', 'carry-out', 'undertake', 'complete', 'handle']);

/** Reads "performed the cleaning of pumps" as "cleaned pumps" and "the ordering of supplies" as "ordering supplies". */
function resolveNominals(raws: readonly Raw[]): Raw[] {
  const left = new Set<Raw>();
  const changed = new Map<Raw, Raw>();
  for (const [at, raw] of raws.entries()) {
    const gerund = raws[at - 1];
    const base = verbFormsOf(gerund?.text ?? '').find(({ form }) => form === 'gerund')?.base;
    if (raw.text !== 'of' || !gerund || !base || GERUND_NOUN_PATTERN.test(gerund.text)) continue;
    const hasArticle = raws[at - 2]?.text === 'the';
    const lead = raws[hasArticle ? at - 3 : at - 2];
    const [verb = '', phrase] = (lead?.text ?? '').split('>');
    const hollow = verbFormsOf(verb).find((own) => LIGHT_VERBS.has(phrase ?? own.base));
    const isPlain =
      !lead ||
      lead.kind === 'mark' ||
      PREPOSITIONS.has(lead.text) ||
      CONJUNCTIONS.has(lead.text) ||
      /^(?:included|include|includes|was|were|is|are)$/.test(lead.text);
    if (!hollow && !isPlain) continue;
    left.add(raw);
    if (hasArticle) left.add(raws[at - 2] as Raw);
    if (hollow && lead && hollow.form === 'past') {
      left.add(gerund);
      changed.set(lead, { ...lead, text: `${verb}>${base}` });
    }
  }
  return raws.filter((raw) => !left.has(raw)).map((raw) => changed.get(raw) ?? raw);
}

const MULTIPLES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100 };

const isSpoken = (raw: string): boolean => /^\p{L}/u.test(raw);

/** Joins "twenty" and "three", "two hundred" and "five". */
function spokenSum(first: string, second: string): string | undefined {
  const [a, b] = [Number(first), Number(second)];
  const fits =
    (a >= 20 && a < 100 && a % 10 === 0 && b > 0 && b < 10) || (a >= 100 && a % 100 === 0 && b > 0 && b < 100);
  return fits ? String(a + b) : undefined;
}

/** Padding next to a negation or a measure ("very limited", "not consistently") changes the meaning and is kept. */
function isPadding(raws: readonly Raw[], at: number): boolean {
  const word = raws[at]?.text ?? '';
  if (isRedundant(raws, at)) return true;
  if (!PADDING.has(word)) return false;
  const next = raws[at + 1]?.text ?? '';
  return !(
    (HEDGE_WORDS.has(next) && !MODALS.has(next)) ||
    NEGATION_WORDS.has(next) ||
    NEGATION_WORDS.has(raws[at - 1]?.text ?? '')
  );
}

/** "Worked together with" means the same as "worked with". */
function isRedundant(raws: readonly Raw[], at: number): boolean {
  if (!/^(?:together|jointly)$/.test(raws[at]?.text ?? '')) return false;
  return raws[at + 1]?.text === 'with' || isRedundant(raws, at + 1);
}

const CREATION_VERBS = new Set(
  'write make build design create draw devise develop take put-together invent paint sew bake cook compose plant knit code program record film organize grow carve'.split(
    ' ',
  ),
);

/** Reads "a relish I came up with was" as being about my relish, without a separate claim that the person made it. */
function removeOwnWorkClause(terms: readonly Term[]): Term[] {
  return terms.filter((_, i) => {
    const isStart = (at: number): boolean => {
      const [before, i1, verb, next] = [terms[at - 1], terms[at], terms[at + 1], terms[at + 2]];
      const isNoun = before?.kind === 'word' || (before?.kind === 'relative' && terms[at - 2]?.kind === 'word');
      return (
        i1?.text === 'i' &&
        isNoun &&
        (verb?.verbs.some(({ base }) => CREATION_VERBS.has(base)) ?? false) &&
        next?.kind !== 'determiner' &&
        next?.kind !== 'number' &&
        next?.kind !== 'conjunction' &&
        (next?.kind !== 'word' || next.verbs.some(({ form }) => form === 'past'))
      );
    };
    const isRelative = terms[i]?.kind === 'relative' && isStart(i + 1);
    return !(isRelative || isStart(i) || isStart(i - 1));
  });
}

const REPORTING_VERBS = new Set(
  'make-sure ensure verify check confirm show say report see note think know find learn tell remind explain state believe notice promise understand agree guarantee'.split(
    ' ',
  ),
);

/** "Made sure that all is clean" means the same without "that". */
function removeThat(terms: readonly Term[]): Term[] {
  return terms.filter(
    ({ text }, i) => text !== 'that' || !terms[i - 1]?.verbs.some(({ base }) => REPORTING_VERBS.has(base)),
  );
}

/** Treats "bottle-fed" and "co-led" as one verb. */
function withDeeds(raws: readonly Raw[]): Raw[] {
  const result: Raw[] = [];
  for (const raw of raws) {
    const [hyphen, first] = [result.at(-1), result.at(-2)];
    const isDeed =
      hyphen?.text === '-' &&
      hyphen.glued &&
      raw.glued &&
      first?.kind === 'word' &&
      verbFormsOf(raw.text).some(({ form, base }) => form === 'past' && !base.endsWith('?'));
    if (!isDeed) {
      result.push(raw);
      continue;
    }
    result.splice(-2, 2, { ...first, text: `${first.text}-${raw.text}`, end: raw.end });
  }
  return result;
}

/** Removes a hyphen between words; "-" with spaces around it becomes a comma. */
function joinHyphenated(all: readonly Raw[]): Raw[] {
  const raws = withDeeds(all);
  return raws.flatMap((raw, i): Raw[] => {
    if (raw.text !== '-') return [raw];
    const next = raws[i + 1];
    if (raw.glued && next?.glued) {
      const isRange = raws[i - 1]?.kind === 'number' && next.kind === 'number';
      return isRange ? [{ ...raw, kind: 'word', text: 'to' }] : [];
    }
    if (raws[i - 1]?.kind === 'number' && next?.kind === 'number') return [{ ...raw, kind: 'word', text: 'to' }];
    return [{ ...raw, text: ',' }];
  });
}

/** Replaces names of products and licenses, and short names, by the skill's id. */
function withSkills(text: string, raws: readonly Raw[], context: 'prose' | 'list', shared: ReadonlySet<string>): Raw[] {
  const mentions = findSkills(text, { context }).filter(
    ({ skill, start, end, turned }) =>
      !turned && (isProperName(skill) || shared.has(skill) || isShortName(text.slice(start, end))),
  );
  const result: Raw[] = [];
  for (let i = 0; i < raws.length; i++) {
    const raw = raws[i] as Raw;
    const mention = mentions.find(({ start }) => start === raw.start);
    const last = mention ? raws.findLastIndex(({ end, start }) => end <= mention.end + 2 && start < mention.end) : -1;
    if (!mention || last < i || verbFormsOf(raw.text).some(({ form }) => form === 'past')) {
      result.push(raw);
      continue;
    }
    const written = text.slice(mention.start, mention.end);
    result.push({
      ...raw,
      kind: 'word',
      text: `~${getNameKey(mention.skill, written)}`,
      raw: written,
      end: mention.end,
      isSkill: true,
    });
    i = last;
  }
  return removeBrackets(result);
}

/** "Kubernetes (k8s)" names one thing twice, so it is counted once. */
function removeBrackets(raws: readonly Raw[]): Raw[] {
  return raws.filter((raw, i) => {
    const isRepeat = (at: number) =>
      raws[at]?.isSkill === true &&
      raws[at]?.text === raws[at - 2]?.text &&
      raws[at - 1]?.text === '(' &&
      raws[at + 1]?.text === ')';
    return !(isRepeat(i) || isRepeat(i + 1) || isRepeat(i - 1)) || (raw.isSkill === true && !isRepeat(i));
  });
}

function withPhrases(raws: readonly Raw[], line: string): Raw[] {
  const result: Raw[] = [];
  for (let i = 0; i < raws.length; i++) {
    const raw = raws[i] as Raw;
    const found = phrasesFrom(raw.text)
      .map((phrase) => ({ phrase, length: measurePhrase(raws, i, phrase.from) }))
      .find(({ length }) => length > 0);
    const phrase = found && !(raw.text === 'a' && isMeasured(raws[i - 1])) ? found.phrase : undefined;
    const length = found?.length ?? 0;
    const last = raws[i + length - 1];
    if (!phrase || !last) {
      result.push(raw.kind === 'word' && !raw.isSkill ? { ...raw, text: normalizeSpelling(raws, i, line) } : raw);
      continue;
    }
    if (phrase.to !== '')
      result.push({ ...last, text: phrase.to, raw: raw.raw, start: raw.start, glued: raw.glued, kind: 'word' });
    i += length - 1;
  }
  return result;
}

/** A word in American spelling and without abbreviations. */
function normalizeSpelling(raws: readonly Raw[], at: number, line: string): string {
  const text = toAmericanSpelling(raws[at]?.text ?? '');
  return spelling(text) ?? (text === raws[at]?.text ? longForm(raws, at, line) : text);
}

/** In "for a year", the words are a length of time, not "annually". */
const isMeasured = (before: Raw | undefined): boolean =>
  /^(?:for|in|of|over|within|after|about|to|half|during|under|nearly|than|at|on|by|into|since|until)$/.test(
    before?.text ?? '',
  );

/** The number of words at a position that make up a phrase, where "the" may be left out or added inside; 0 if it doesn't start there. */
function measurePhrase(raws: readonly Raw[], at: number, phrase: readonly string[]): number {
  let i = at;
  for (const [k, word] of phrase.entries()) {
    if (k > 0 && raws[i]?.text === 'the' && word !== 'the') i++;
    if (raws[i]?.text !== word || (k > 0 && raws[i - 1]?.possessive)) return 0;
    i++;
  }
  return i - at;
}

/** How far behind its verb a particle may be: "put the folding chairs away". */
const MAX_PARTICLE_DISTANCE = 6;

/** A particle after its verb's object: "wrote vitals down". */
function findParticle(raws: readonly Raw[], at: number, base: string): { phrase: Phrase; at: number } | undefined {
  const phrases = verbPhrasesFrom(base).filter(
    ({ from }) => from.length === 1 && SEPARABLE_PARTICLE_PATTERN.test(from[0] ?? ''),
  );
  if (phrases.length === 0) return undefined;
  for (let k = at + 2; k <= at + MAX_PARTICLE_DISTANCE; k++) {
    const [object, raw, next] = [raws[k - 1], raws[k], raws[k + 1]];
    if (!raw || object?.kind === 'mark' || PREPOSITIONS.has(object?.text ?? '') || object?.text === 'and')
      return undefined;
    const phrase = phrases.find(({ from }) => from[0] === raw.text);
    const ends =
      !next ||
      next.kind === 'mark' ||
      PREPOSITIONS.has(next.text) ||
      CONJUNCTIONS.has(next.text) ||
      SUBORDINATORS.has(next.text) ||
      TIME_WORDS_PATTERN.test(next.text);
    if (phrase) return ends ? { phrase, at: k } : undefined;
  }
  return undefined;
}

const PLACES_PATTERN =
  /^(?:farms?|ranch|floor|ward|units?|ship|boat|team|crew|line|campus|dock|deck|street|weekends?|weekdays?|weeknights?|nights?|days?|shifts?|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

/** In "worked on a farm" and "worked on Sundays", "on" introduces a place or a time. */
function isWorkplace(raws: readonly Raw[], from: number): boolean {
  let at = from;
  while (
    raws[at]?.kind === 'word' &&
    !PREPOSITIONS.has(raws[at]?.text ?? '') &&
    !CONJUNCTIONS.has(raws[at]?.text ?? '')
  )
    at++;
  return at > from && PLACES_PATTERN.test(raws[at - 1]?.text ?? '');
}

const SEPARABLE_PARTICLE_PATTERN = /^(?:up|down|out|off|away|over|back|apart|aside|together|ready|in)$/;
const TIME_WORDS_PATTERN = /^(?:daily|weekly|monthly|annually|hourly|nightly|quarterly|per-shift|every|each|after)$/;

function withVerbPhrases(all: readonly Raw[]): Raw[] {
  let raws = all;
  const result: Raw[] = [];
  for (let i = 0; i < raws.length; i++) {
    const raw = raws[i] as Raw;
    const found = verbFormsOf(raw.text)
      .flatMap(({ base }) => verbPhrasesFrom(base).map((phrase) => ({ base, phrase })))
      .filter(({ phrase }) => phrase.to !== 'work-on' || !isWorkplace(raws, i + 2))
      .find(({ phrase }) => phrase.from.every((word, k) => raws[i + 1 + k]?.text === word));
    const last = found && raws[i + found.phrase.from.length];
    if (!found || !last) {
      const behind = verbFormsOf(raw.text)
        .map(({ base }) => findParticle(raws, i, base))
        .find((one) => one !== undefined);
      result.push(behind ? { ...raw, text: `${raw.text}>${behind.phrase.to}` } : raw);
      if (behind) {
        raws = raws.filter((_, k) => k !== behind.at);
      }
      continue;
    }
    result.push({ ...raw, text: `${raw.text}>${found.phrase.to}`, end: last.end });
    i += found.phrase.from.length;
  }
  return result;
}

const BRITISH_PATTERN = /(.{4,}[^aeiou])is(e|es|ed|ing|ation|ations)$/;
const UNCHANGED_PATTERN =
  /^(?:exercis|advertis|supervis|advis|revis|surpris|promis|compris|devis|televis|improvis|enterpris|franchis|premis|treatis|expertis)/;

function toAmericanSpelling(word: string): string {
  return UNCHANGED_PATTERN.test(word) ? word : word.replace(BRITISH_PATTERN, '$1iz$2');
}

const PRONOUNS = new Set('i me we us you he she they them it myself ourselves'.split(' '));

function createTerm({ text, raw, kind, glued, start, end, possessive = false }: Raw): Term {
  const [word = '', phrase] = text.split('>');
  const forms = verbFormsOf(word);
  const verbs = phrase === undefined ? forms : forms.map(({ form }) => ({ base: phrase, form }));
  const { text: noun, plural } = singular(word);
  const base = {
    text: phrase ?? text,
    raw,
    noun: phrase ?? noun,
    plural,
    verbs,
    possessive,
    isPhrase: phrase !== undefined,
    glued,
    start,
    end,
  };
  return { ...base, kind: phrase === undefined ? getTermKind(kind, word) : 'word' };
}

function getTermKind(kind: Raw['kind'], word: string): TermKind {
  if (kind !== 'word') return kind;
  if (PRONOUNS.has(word)) return 'pronoun';
  if (DETERMINERS.has(word)) return 'determiner';
  if (CONJUNCTIONS.has(word)) return 'conjunction';
  if (AUXILIARIES.has(word)) return 'auxiliary';
  if (MODALS.has(word)) return 'modal';
  if (NEGATIONS.has(word) && word !== 'without') return 'negation';
  if (RELATIVES.has(word)) return 'relative';
  if (PREPOSITIONS.has(word)) return 'preposition';
  if (SUBORDINATORS.has(word)) return 'subordinator';
  return 'word';
}
