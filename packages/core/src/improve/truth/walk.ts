import { describesAction } from '../../ats/wording/gerunds.ts';
import {
  FILLER_WORDS,
  LONGEST_OPENING,
  matchPhraseLength,
  measureWeakOpening,
  PLAIN_REPLACEMENTS,
  SUPERFLUOUS_WORDS,
} from '../../ats/wording/phrases.ts';
import { inflectGerund } from '../../text/verbs.ts';
import { hasParallelGerund, isPastVerb, isSame, isSoft, isSubject, opensSentence } from './grammar.ts';
import { AFTER_ARTICLE, ARTICLES, HEDGE_WORDS, NEGATION_WORDS, UNIQUE_WITH_ARTICLE } from './lexicon.ts';
import { isStop, type Joint, jointsOf, type Range, sentencesOf } from './pieces.ts';
import type { NamedSkill, Sentence } from './sentence.ts';

/** The number of tokens of the source and of the result that have been processed. */
export type Step = readonly [i: number, j: number];

const DEGREE_WORDS: ReadonlySet<string> = new Set(['as', 'too', 'so', 'how', 'less', 'more', 'most', 'least']);

/** The steps from the state "the first `i` tokens of the source produced the first `j` tokens of the result". */
export class Walk {
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
    const listSteps: Step[] = [];
    if (from && to && isSame(from, to)) listSteps.push([i + 1, j + 1]);
    if (from && this.mayGo(i)) listSteps.push([i + 1, j]);
    if (to && this.mayCome(j, i)) listSteps.push([i, j + 1]);
    listSteps.push(...this.rewrites(i, j), ...this.otherNames(i, j));
    for (const range of this.droppable) if (range.from === i) listSteps.push([range.to, j]);
    if (to?.text === '.') for (const joint of this.joints) if (joint.at === i) listSteps.push([joint.next, j + 1]);
    return listSteps;
  }

  /** Source tokens that carry no meaning. */
  private mayGo(i: number): boolean {
    const { tokens } = this.source;
    const token = tokens[i];
    if (!token) return false;
    if (token.kind === 'mark') return isSoft(tokens, i);
    if (ARTICLES.has(token.text)) return !AFTER_ARTICLE.has(tokens[i + 1]?.text ?? '');
    if (FILLER_WORDS.has(token.text) || SUPERFLUOUS_WORDS.has(token.text)) return !this.isBent(i);
    if (token.text === 'my') return true;
    return isSubject(tokens, i) || (token.text === 'have' && tokens[i - 1]?.text === 'i' && isPastVerb(tokens[i + 1]));
  }

  /** Padding next to a negation or a measure ("not consistently", "nearly successfully", "very limited") changes the meaning and is kept. */
  private isBent(i: number): boolean {
    const next = this.source.tokens[i + 1]?.text ?? '';
    if (HEDGE_WORDS.has(next) || NEGATION_WORDS.has(next)) return true;
    for (let k = i - 1; k >= 0; k--) {
      const token = this.source.tokens[k];
      if (!token || isStop(token)) return false;
      if (NEGATION_WORDS.has(token.text)) return true;
      if (k === i - 1 && (HEDGE_WORDS.has(token.text) || DEGREE_WORDS.has(token.text))) return true;
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
    const listSteps: Step[] = [];
    for (const { from, to } of PLAIN_REPLACEMENTS) {
      const length = matchPhraseLength(tokens, i, from);
      if (length > 0 && matchPhraseLength(this.after.tokens, j, to) === to.length)
        listSteps.push([i + length, j + to.length]);
    }
    const opening = opensSentence(tokens, i) ? measureWeakOpening(tokens.slice(i, i + LONGEST_OPENING)) : 0;
    const gerund = tokens[i + opening];
    const verb = this.after.tokens[j]?.text ?? '';
    if (
      opening > 0 &&
      gerund &&
      describesAction(tokens, i + opening) &&
      !hasParallelGerund(tokens, i + opening) &&
      [...inflectGerund(gerund.text, 'past'), ...inflectGerund(gerund.text, 'base')].includes(verb)
    ) {
      listSteps.push([i + opening + 1, j + 1]);
    }
    return listSteps;
  }

  /** The same skill under another name, or under two of its names with one in parentheses. */
  private otherNames(i: number, j: number): Step[] {
    const from = this.source.skills.get(i);
    const to = this.after.skills.get(j);
    if (!from || to?.key !== from.key || !areSameName(from, to)) return [];
    const afterEnd = findBracketedName(this.after, to);
    const sourceEnd = findBracketedName(this.source, from);
    return [
      [from.to, to.to],
      [from.to, afterEnd],
      [sourceEnd, to.to],
      [sourceEnd, afterEnd],
    ];
  }
}

/** "Communication" in "communication protocols" isn't a skill, so ordinary words are interchangeable only if one is an abbreviation. */
function areSameName(a: NamedSkill, b: NamedSkill): boolean {
  return a.isProper || a.isShort || b.isShort;
}

/** The end of "(k8s)" after "Kubernetes" if it names the same skill; otherwise the end of the name. */
function findBracketedName({ tokens, skills }: Sentence, { key, to }: NamedSkill): number {
  const inside = skills.get(to + 1);
  return tokens[to]?.text === '(' && inside?.key === key && tokens[inside.to]?.text === ')' ? inside.to + 1 : to;
}
