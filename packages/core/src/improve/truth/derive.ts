import { saysWhatWasDone } from '../../ats/wording/gerunds.ts';
import { FILLER_WORDS, PLAIN_WORDING, phraseAt, weakOpening } from '../../ats/wording/phrases.ts';
import { inflectGerund, verbReadings } from '../../ats/wording/verbs.ts';
import { findSkills } from '../../skills/index.ts';
import { AFTER_ARTICLE, ARTICLES, HEDGE_WORDS, NEGATION_WORDS, UNIQUE_WITH_ARTICLE } from './lexicon.ts';
import { droppableRanges, isStop, type Joint, jointsOf, type Range, sentencesOf } from './pieces.ts';
import { isProperName, isShortName } from './skill-names.ts';
import type { Token } from './tokens.ts';
import { tokensOf } from './tokens.ts';

/** Longest text, in tokens, that is checked; a résumé's longest paragraph has a few hundred. */
export const MAX_TOKENS = 1_500;

/** A text taken apart for derivation. */
export interface Sentence {
  tokens: readonly Token[];
  /** Skills by the token where their name begins. */
  skills: ReadonlyMap<number, NamedSkill>;
}

export interface NamedSkill {
  skill: string;
  /** Token after the name. */
  to: number;
  isProper: boolean;
  isShort: boolean;
}

export function sentenceOf(text: string, context: 'prose' | 'list' = 'prose'): Sentence {
  const tokens = tokensOf(text);
  const skills = new Map<number, NamedSkill>();
  for (const { skill, start, end } of findSkills(text, { context })) {
    const from = tokens.findIndex((token) => token.start === start);
    const last = tokens.findLastIndex((token) => token.end === end);
    if (from < 0 || last < from) continue;
    skills.set(from, {
      skill,
      to: last + 1,
      isProper: isProperName(skill),
      isShort: isShortName(text.slice(start, end)),
    });
  }
  return { tokens, skills };
}

export interface DeriveOptions {
  /** Every clause has to be kept: for a line that is split into several. */
  keepClauses?: boolean;
}

/**
 * Whether `after` can be made from `source` by steps that each keep what is claimed: keep a token; drop padding, an article, "I" or "my"; put a hollow
 * opening and its "-ing" verb into the plain verb; say a long phrase plainly; write a skill by another of its names; make two sentences of one at its
 * own joint; leave out a whole clause that qualifies nothing. Anything else, in any order, is refused; so nothing has to be recognised as a lie.
 *
 * Time and memory are bounded by the product of the two lengths, and in practice follow the longer one.
 */
export function derives(after: Sentence, source: Sentence, options: DeriveOptions = {}): boolean {
  const goal = { i: source.tokens.length, j: after.tokens.length };
  if (goal.i > MAX_TOKENS || goal.j > MAX_TOKENS) return false;
  const walk = new Walk(after, source, options.keepClauses ? [] : droppableRanges(source.tokens));
  const width = goal.j + 1;
  const seen = new Uint8Array((goal.i + 1) * width);
  const open: number[] = [0];
  while (open.length > 0) {
    const state = open.pop() ?? 0;
    if (seen[state]) continue;
    seen[state] = 1;
    const i = Math.floor(state / width);
    const j = state % width;
    if (i === goal.i && j === goal.j) return true;
    for (const [nextI, nextJ] of walk.steps(i, j)) open.push(nextI * width + nextJ);
  }
  return false;
}

type Step = readonly [i: number, j: number];

/** The steps from "the first `i` tokens of the source have given the first `j` tokens of the result". */
class Walk {
  private readonly after: Sentence;
  private readonly source: Sentence;
  private readonly droppable: readonly Range[];
  private readonly joints: readonly Joint[];

  constructor(after: Sentence, source: Sentence, droppable: readonly Range[]) {
    this.after = after;
    this.source = source;
    this.droppable = droppable;
    this.joints = sentencesOf(source.tokens).flatMap((sentence) => jointsOf(source.tokens, sentence));
  }

  steps(i: number, j: number): Step[] {
    const from = this.source.tokens[i];
    const to = this.after.tokens[j];
    const steps: Step[] = [];
    if (from && to && isSame(from, to)) steps.push([i + 1, j + 1]);
    if (from && this.mayGo(i)) steps.push([i + 1, j]);
    if (to && this.mayCome(j, i)) steps.push([i, j + 1]);
    steps.push(...this.rewrites(i, j), ...this.otherNames(i, j));
    for (const range of this.droppable) if (range.from === i) steps.push([range.to, j]);
    if (to?.text === '.') for (const joint of this.joints) if (joint.at === i) steps.push([joint.next, j + 1]);
    return steps;
  }

  /** Tokens of the source that carry nothing. */
  private mayGo(i: number): boolean {
    const { tokens } = this.source;
    const token = tokens[i];
    if (!token) return false;
    if (token.kind === 'mark') return isSoft(tokens, i);
    if (ARTICLES.has(token.text)) return !AFTER_ARTICLE.has(tokens[i + 1]?.text ?? '');
    if (FILLER_WORDS.has(token.text)) return !this.isBent(i);
    if (token.text === 'my') return true;
    return isSubject(tokens, i) || (token.text === 'have' && tokens[i - 1]?.text === 'i' && isPastVerb(tokens[i + 1]));
  }

  /** Padding beside a negation or a measure ("not consistently", "nearly successfully", "very limited") is no padding. */
  private isBent(i: number): boolean {
    const next = this.source.tokens[i + 1]?.text ?? '';
    if (HEDGE_WORDS.has(next) || NEGATION_WORDS.has(next)) return true;
    for (let k = i - 1; k >= 0; k--) {
      const token = this.source.tokens[k];
      if (!token || isStop(token)) return false;
      if (NEGATION_WORDS.has(token.text)) return true;
      if (k === i - 1 && (HEDGE_WORDS.has(token.text) || BENDING.has(token.text))) return true;
    }
    return false;
  }

  private mayCome(j: number, i: number): boolean {
    const { tokens } = this.after;
    const token = tokens[j];
    if (!token) return false;
    if (ARTICLES.has(token.text)) {
      const next = tokens[j + 1]?.text ?? '';
      const isUnique = token.text === 'the' && UNIQUE_WITH_ARTICLE.has(next);
      return !isUnique && !AFTER_ARTICLE.has(next) && this.source.tokens[i]?.kind === 'word';
    }
    if (token.kind !== 'mark' || '()[]'.includes(token.text) || !isSoft(tokens, j)) return false;
    return !NEGATION_WORDS.has(tokens[j - 1]?.text ?? '');
  }

  private rewrites(i: number, j: number): Step[] {
    const { tokens } = this.source;
    const steps: Step[] = [];
    for (const { from, to } of PLAIN_WORDING) {
      const length = phraseAt(tokens, i, from);
      if (length > 0 && phraseAt(this.after.tokens, j, to) === to.length) steps.push([i + length, j + to.length]);
    }
    const opening = opensSentence(tokens, i) ? weakOpening(tokens.slice(i, i + 5)) : 0;
    const gerund = tokens[i + opening];
    const verb = this.after.tokens[j]?.text ?? '';
    if (
      opening > 0 &&
      gerund &&
      saysWhatWasDone(tokens, i + opening) &&
      !hasParallelGerund(tokens, i + opening) &&
      [...inflectGerund(gerund.text, 'past'), ...inflectGerund(gerund.text, 'base')].includes(verb)
    ) {
      steps.push([i + opening + 1, j + 1]);
    }
    return steps;
  }

  /** The same skill by another name, or by two of its names, one in brackets. */
  private otherNames(i: number, j: number): Step[] {
    const from = this.source.skills.get(i);
    const to = this.after.skills.get(j);
    if (!from || to?.skill !== from.skill || !areSameName(from, to)) return [];
    const afterEnd = bracketedName(this.after, to);
    const sourceEnd = bracketedName(this.source, from);
    return [
      [from.to, to.to],
      [from.to, afterEnd],
      [sourceEnd, to.to],
      [sourceEnd, afterEnd],
    ];
  }
}

/** "Communication" in "communication protocols" is no skill, so words of the language stand for each other only where one is a short form. */
function areSameName(a: NamedSkill, b: NamedSkill): boolean {
  return a.isProper || a.isShort || b.isShort;
}

/** End of "(k8s)" behind "Kubernetes", where it names the same skill; else the end of the name. */
function bracketedName({ tokens, skills }: Sentence, { skill, to }: NamedSkill): number {
  const inside = skills.get(to + 1);
  return tokens[to]?.text === '(' && inside?.skill === skill && tokens[inside.to]?.text === ')' ? inside.to + 1 : to;
}

const BENDING: ReadonlySet<string> = new Set(['as', 'too', 'so', 'how', 'less', 'more', 'most', 'least']);

function isSame(a: Token, b: Token): boolean {
  if (a.kind !== b.kind) return false;
  return a.text === b.text || (isStop(a) && isStop(b) && SENTENCE_STOPS.has(a.text) && SENTENCE_STOPS.has(b.text));
}

const SENTENCE_STOPS: ReadonlySet<string> = new Set(['.', ';']);

function isPastVerb(token: Token | undefined): boolean {
  return verbReadings(token?.text ?? '').some(({ form }) => form === 'past');
}

/** "I" as the subject at the start of a sentence or clause. */
function isSubject(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.text !== 'i') return false;
  const before = tokens[i - 1];
  return (
    before === undefined ||
    isStop(before) ||
    before.text === ',' ||
    (before.text === 'and' && tokens[i - 2]?.text === ',')
  );
}

function opensSentence(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before === undefined || isStop(before) || (before.text === 'i' && isSubject(tokens, i - 1));
}

/** "managing staff and training nurses": turning the first verb alone would bend the second. */
function hasParallelGerund(tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || isStop(token)) return false;
    const joined = tokens[i - 1]?.text === 'and' || tokens[i - 1]?.text === ',' || tokens[i - 1]?.text === 'or';
    if (joined && verbReadings(token.text).some(({ form }) => form === 'gerund')) return true;
  }
  return false;
}

/** Marks that only set words apart: a comma, a quote, a hyphen between words, the stop at the very end. */
function isSoft(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  switch (token?.text) {
    case ',':
    case '"':
    case "'":
    case '(':
    case ')':
    case '[':
    case ']':
      return before?.kind !== 'number' || next?.kind !== 'number';
    case '-':
      return (
        next?.kind === 'word' &&
        (before === undefined || before.kind === 'word' || (before.kind === 'number' && token.glued && next.glued))
      );
    case '•':
      return i === 0;
    case '.':
    case ';':
      return i === tokens.length - 1;
    default:
      return false;
  }
}
