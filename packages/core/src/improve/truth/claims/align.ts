import { HEDGE_WORDS, isQualifier, NEGATION_WORDS, UNIQUE_WITH_ARTICLE } from '../lexicon.ts';
import type { Form, VerbForm } from './lemmas.ts';
import { openerAt } from './openers.ts';
import { isActingGerund, isAdverb, isBe } from './reading.ts';
import type { Term } from './terms.ts';
import { mayBeCalled } from './words/nouns.ts';
import { mayBecome, standingOf } from './words/verbs.ts';
import { LIMITING, MAKING_VERBS, RESULT_VERBS } from './words/weights.ts';

/** Maximum number of terms of each text; a long résumé line has about sixty. */
const MAX_TERMS = 400;

/** Maximum number of positions that are compared; a long line needs about as many as it has terms. Beyond it, the texts don't count as the same. */
const MAX_STATES = 4_000;

/** Prepositions that are interchangeable wherever they are. */
const PREPOSITION_ROWS = [
  'in at',
  'in inside within',
  'on at',
  'during in throughout',
  'with using via',
  'about regarding concerning',
  'into to onto',
  'toward towards to',
  'over during',
].map((row) => row.split(' '));

/** Determiners that identify the same thing before a noun that has one. */
const isPlainDeterminer = ({ kind, text }: Term): boolean => kind === 'determiner' && !/^(?:our|no)$/.test(text);

/**
 * Whether two texts say the same thing word for word: in the same order and with the same limits. Each word may take another form or be
 * replaced by one that claims no more, and only articles, commas, and function words may be added or dropped. This also works for text
 * that can't be parsed into claims, because the relations between words stay the same.
 * @param isLenient whether the source has mistakes, so that a missing plural or a wrong tense may be one too
 */
export function aligns(after: readonly Term[], source: readonly Term[], isSloppy: boolean): boolean {
  if (after.length === 0 || after.length > MAX_TERMS || source.length > MAX_TERMS) return false;
  const seen = new Set<number>();
  const width = after.length + 1;
  const open: [number, number][] = [[0, 0]];
  const pair = new Pair(after, source, isSloppy);
  for (let state = open.pop(); state; state = open.pop()) {
    const [i, j] = state;
    if (i === source.length && j === after.length) return true;
    if (seen.has(i * width + j)) continue;
    seen.add(i * width + j);
    if (seen.size > MAX_STATES) return false;
    open.push(...pair.steps(i, j));
  }
  return false;
}

class Pair {
  private readonly after: readonly Term[];
  private readonly source: readonly Term[];
  private readonly isSloppy: boolean;
  private readonly isDenied: boolean;
  /** Hollow openings, by their start. */
  private readonly openers = new Map<number, { length: number; duty: boolean } | undefined>();
  /** The end of a hollow opening, and whether a duty follows. */
  private readonly opened = new Map<number, boolean>();

  constructor(after: readonly Term[], source: readonly Term[], isSloppy: boolean) {
    this.after = after;
    this.source = source;
    this.isSloppy = isSloppy;
    this.isDenied = source.some(({ text }) => NEGATION_WORDS.has(text));
  }

  steps(i: number, j: number): [number, number][] {
    const [from, to] = [this.source[i], this.after[j]];
    const listSteps: [number, number][] = [];
    const opener = this.openerAt(i);
    if (opener) listSteps.push([i + opener.length, j]);
    if (to && this.mayCome(i, j)) listSteps.push([i, j + 1]);
    if (from && this.mayGo(i)) listSteps.push([i + 1, j]);
    if (from && to && this.isSame(i, j)) listSteps.push([i + 1, j + 1]);
    const [ends, starts] = [findJointEnd(this.source, i), findJointEnd(this.after, j)];
    if (ends > i && starts > j && isSameJoint(this.source, i, ends, this.after, j, starts))
      listSteps.push([ends, starts]);
    return listSteps;
  }

  private openerAt(i: number): { length: number } | undefined {
    if (!this.openers.has(i)) {
      const opener = startsClause(this.source, i) ? openerAt(this.source, i) : undefined;
      this.openers.set(i, opener);
      if (opener) this.opened.set(i + opener.length, opener.duty);
    }
    return this.openers.get(i);
  }

  /** Hollow words in the source. */
  private mayGo(i: number): boolean {
    const term = this.source[i] as Term;
    const [before, next] = [this.source[i - 1], this.source[i + 1]];
    if (term.kind === 'determiner') return isPlainDeterminer(term) && !/^(?:this|that|these|those)$/.test(term.text);
    if (term.kind === 'mark')
      return (i === this.source.length - 1 && /^[.;!,]$/.test(term.text)) || isLooseComma(this.source, i);
    const isStart = startsClause(this.source, i);
    if (term.text === 'i') return isStart && next?.kind !== 'conjunction';
    if (term.text === 'would' || term.text === 'did')
      return (
        (isStart || before?.text === 'i') &&
        !!next &&
        hasForm(next, 'base') &&
        !/^(?:like|love|have|be|want)$/.test(next.text)
      );
    if (isBe(term))
      return (
        (isStart || before?.text === 'i') &&
        (hasForm(next, 'gerund') || (before?.text === 'i' && next?.kind === 'preposition'))
      );
    if (/^(?:have|has|had)$/.test(term.text))
      return (
        (isStart || before?.text === 'i') &&
        (hasForm(next, 'past') || hasForm(next, 'participle') || next?.text === 'been')
      );
    if (term.text === 'been') return /^(?:have|has|had)$/.test(before?.text ?? '') && hasForm(next, 'gerund');
    if (term.text === 'of')
      return hasForm(before, 'gerund') || /^(?:all|both|inside|outside|off)$/.test(before?.text ?? '');
    return (
      term.text === 'to' &&
      [before, this.source[i - 2]].some((one) => /^help/.test(one?.text ?? '')) &&
      hasForm(next, 'base')
    );
  }

  private mayCome(i: number, j: number): boolean {
    const term = this.after[j] as Term;
    const [next, opposite] = [this.after[j + 1], this.source[i]];
    if (term.kind === 'mark')
      return (j === this.after.length - 1 && /^[.;!]$/.test(term.text)) || isLooseComma(this.after, j);
    if (term.kind !== 'determiner' || !/^(?:a|an|the|my|their|his|her|its)$/.test(term.text)) return false;
    if (next === undefined || next.kind === 'mark' || next.kind === 'determiner') return false;
    const isSole = term.text === 'the' && (UNIQUE_WITH_ARTICLE.has(next.text) || isNaming(this.after, j));
    const isAmount = /^(?:few|little|lot|bit|couple|dozen|number|majority|half|third|quarter)$/.test(next.text);
    return !isSole && !isAmount && opposite !== undefined && !isQualifier(next.text);
  }

  private isSame(i: number, j: number): boolean {
    const [from, to] = [this.source[i] as Term, this.after[j] as Term];
    if (from.possessive !== to.possessive) return false;
    if (from.kind === 'preposition' && to.kind === 'preposition')
      return from.text === to.text || this.isSamePreposition(i, j);
    if (from.kind !== to.kind) return false;
    if (from.text === to.text)
      return from.raw.toLowerCase() === to.raw.toLowerCase() || from.kind !== 'determiner' || isPlainDeterminer(from);
    if (from.kind !== 'word' || isWeighty(from) || isWeighty(to)) return false;
    if (this.isSameNoun(i, j)) return true;
    return this.isSameVerb(i, j);
  }

  private isSamePreposition(i: number, j: number): boolean {
    const [from, to] = [this.source[i] as Term, this.after[j] as Term];
    if (this.source[i + 1]?.kind === 'number' && !/^(?:19|20)\d\d$/.test(this.source[i + 1]?.text ?? '')) return false;
    return PREPOSITION_ROWS.some((row) => row.includes(from.text) && row.includes(to.text));
  }

  private isSameNoun(i: number, j: number): boolean {
    const [from, to] = [this.source[i] as Term, this.after[j] as Term];
    if (to.plural && !from.plural && !this.isSloppy && !isCounted(this.after, j) && !isShared(this.source, i))
      return false;
    if (from.noun === to.noun) return from.plural !== to.plural || from.text !== to.text;
    if (from.text.startsWith('~') || to.text.startsWith('~') || this.isDenied) return false;
    return isName(this.source, i) && isName(this.after, j) && mayBeCalled(from.noun, to.noun);
  }

  private isSameVerb(i: number, j: number): boolean {
    const [from, to] = [this.source[i] as Term, this.after[j] as Term];
    return from.verbs.some((own) =>
      to.verbs.some((other) => this.isSameAction(own, other) && this.isSameTime(own, other, i, j)),
    );
  }

  private isSameAction(own: VerbForm, other: VerbForm): boolean {
    if (own.base === other.base) return true;
    if (this.isDenied || own.base.endsWith('?') || other.base.endsWith('?')) return false;
    return standingOf(own.base) === standingOf(other.base) && mayBecome(own.base, other.base);
  }

  /** Whether one verb form may replace another: the tense of the person's action may change, and other forms must match. */
  private isSameTime(own: VerbForm, other: VerbForm, i: number, j: number): boolean {
    const isPast = (form: Form) => form === 'past' || form === 'participle';
    if (own.form === other.form) return true;
    if (isPast(own.form) && isPast(other.form)) return own.form === 'past' || !this.wasGiven(i);
    if (this.isDenied) return false;
    if (!startsAction(this.after, j)) return false;
    if (this.opened.has(i) && (own.form === 'base' || (own.form === 'gerund' && hasGerundObject(this.source, i))))
      return !(this.opened.get(i) && RESULT_VERBS.has(own.base));
    if (own.form === 'gerund' && isPast(other.form) && isUnfinished(this.source, i, own.base)) return false;
    if (!isMainVerb(this.source, i)) return false;
    if (isPast(other.form)) return !RESULT_VERBS.has(own.base) || own.form === 'third' || this.wasDone(i);
    return isPast(own.form) ? other.form === 'base' || other.form === 'third' : other.form !== 'gerund';
  }

  /** "Given a bonus" without "have" means that someone else gave it, while "done" and "seen" are often used for "did" and "saw". */
  private wasGiven(i: number): boolean {
    const [before, term] = [this.source[i - 1], this.source[i]];
    return !/^(?:have|has|had)$/.test(before?.text ?? '') && !/^(?:done|run|seen)$/.test(term?.text ?? '');
  }

  /** "Would open", "have been opening" and "did open" are in the past, like the corrected form. */
  private wasDone(i: number): boolean {
    return /^(?:would|did|had|was|were)$/.test(this.source[i - 1]?.text ?? '') || this.isSloppy;
  }
}

const hasForm = (term: Term | undefined, form: Form): boolean =>
  term?.kind === 'word' && term.verbs.some((one) => one.form === form);

/** Words that limit a claim and therefore must match exactly. */
const isWeighty = ({ text }: Term): boolean =>
  isQualifier(text) || HEDGE_WORDS.has(text) || LIMITING.has(text) || UNIQUE_WITH_ARTICLE.has(text);

const isStop = (term: Term | undefined): boolean => term?.kind === 'mark' && /^[.;!:]$/.test(term.text);

const isJointTerm = (term: Term | undefined): boolean =>
  isStop(term) || (term?.kind === 'mark' && term.text === ',') || (term?.kind === 'conjunction' && term.text === 'and');

/** The term after commas, "and", and sentence ends; the same position if there are none. */
function findJointEnd(terms: readonly Term[], from: number): number {
  let at = from;
  while (isJointTerm(terms[at]) && at < terms.length - 1) at++;
  return at;
}

/** Whether two joints join the same way: a list stays a list, and a new sentence starts with an action in both. */
function isSameJoint(
  source: readonly Term[],
  i: number,
  iEnd: number,
  after: readonly Term[],
  j: number,
  jEnd: number,
): boolean {
  const hasStop = (terms: readonly Term[], from: number, to: number) => terms.slice(from, to).some(isStop);
  if (hasStop(source, i, iEnd) === hasStop(after, j, jEnd)) return true;
  return startsAction(source, iEnd) && startsAction(after, jEnd);
}

/** A comma next to "and", or after an opening phrase. */
function isLooseComma(terms: readonly Term[], at: number): boolean {
  return terms[at]?.text === ',' && (terms[at + 1]?.kind === 'conjunction' || terms[at - 1]?.kind === 'conjunction');
}

/** Whether a clause starts here: nothing, or only a joint, is before it. */
const startsClause = (terms: readonly Term[], at: number): boolean => at === 0 || isJointTerm(terms[at - 1]);

/** Whether a verb starts the clause, after "I" and auxiliaries. */
function startsAction(terms: readonly Term[], at: number): boolean {
  let from = at;
  while (
    from > 0 &&
    (terms[from - 1]?.text === 'i' ||
      /^(?:auxiliary|modal)$/.test(terms[from - 1]?.kind ?? '') ||
      isAdverb(terms[from - 1]))
  )
    from--;
  return startsClause(terms, from) && (terms[at]?.verbs.length ?? 0) > 0;
}

/** Whether the verb states the person's own action: nothing before it in the sentence limits it or makes it depend on another verb. */
function isMainVerb(terms: readonly Term[], at: number): boolean {
  if (!startsAction(terms, at)) return false;
  for (let k = at - 1; k >= 0 && !isStop(terms[k]); k--) {
    const term = terms[k] as Term;
    if (/^(?:relative|subordinator|negation)$/.test(term.kind)) return false;
    if (term.kind === 'preposition' && term.text === 'to' && hasForm(terms[k + 1], 'base')) return false;
    if (term.kind === 'modal' && term.text !== 'would') return false;
    if (term.verbs.some(({ base, form }) => standingOf(base) !== undefined && form !== 'third')) return false;
  }
  return true;
}

/** Whether an "-ing" word has an object, and so isn't the name of an activity. */
function hasGerundObject(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1];
  return isActingGerund(terms, at) && !!next && /^(?:word|determiner|number|pronoun)$/.test(next.kind);
}

/** "Writing a novel" doesn't mean that it was finished. */
const isUnfinished = (terms: readonly Term[], at: number, base: string): boolean =>
  RESULT_VERBS.has(base) || (MAKING_VERBS.has(base) && terms[at + 1]?.kind === 'determiner');

/** "As the cook" implies that there was only one. */
const isNaming = (terms: readonly Term[], at: number): boolean =>
  isBe(terms[at - 1]) || /^(?:as|be|serve-as|work-as|act-as)$/.test(terms[at - 1]?.text ?? '') || at === 0;

/** "Their room" can mean one room each. */
const isShared = (terms: readonly Term[], at: number): boolean => terms[at - 1]?.text === 'their';

const isCounted = (terms: readonly Term[], at: number): boolean =>
  terms.slice(Math.max(0, at - 3), at).some(({ kind, text }) => kind === 'number' && text !== '1');

/** Whether a word can be a noun or an adjective where it is. */
function isName(terms: readonly Term[], at: number): boolean {
  const [term, before] = [terms[at], terms[at - 1]];
  if (hasForm(term, 'past') && !hasForm(term, 'base')) return false;
  return before !== undefined && !isJointTerm(before) ? true : !(term?.verbs.length ?? 0) || (term?.plural ?? false);
}
