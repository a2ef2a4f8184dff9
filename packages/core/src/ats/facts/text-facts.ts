import { findNamedOccupations, findOccupation, findSeniority } from '../../jobs/index.ts';
import type { Seniority } from '../../jobs/types.ts';
import { findSkillsBothWays } from '../../skills/index.ts';
import type { SkillMention } from '../../skills/types.ts';
import { findStanding } from '../../text/standing/standing.ts';
import { findAmount } from '../wording/amounts.ts';
import { neutralizeTitle } from '../wording/titles.ts';
import { isSmallWord, splitWords, type Word } from '../wording/words.ts';
import { countShortParts, findAction, findDominantWord, isDescription } from './sentence-shape.ts';
import { findFault, type WordingFault } from './wording-fault.ts';

/** What a text says on its own, regardless of its place in the résumé. */
export interface TextFacts {
  words: readonly Word[];
  mentions: readonly SkillMention[];
  /** Skills that the text says the person has, as opposed to denied, wished for, held by someone else, or the purpose of something. */
  claims: readonly SkillMention[];
  /** The action word that the text starts with, if any. */
  action?: Word;
  /** A number or extent, not counting those in skill names. */
  amount?: Word;
  /** Whether it reads like a sentence about work, not a list of terms. Doesn't depend on which words are known skills. */
  isDescription: boolean;
  /** The number of short terms separated by commas if at most one part ("Skilled in …") is longer; otherwise 0. Doesn't depend on known skills either. */
  enumerated: number;
  /** Whether it names four or more skills and has fewer other words than skills. */
  isTermList: boolean;
  /** The word that makes up most of the text, if one is repeated far more often than normal use explains. */
  dominantWord?: { word: string; times: number };
  /** Words that aren't part of a skill name, in order. Words that may be a name count as one, whatever surrounds them. */
  spoken: readonly string[];
  /** How many of them are content words. */
  contentWordCount: number;
  /** The content words, joined: equal for two lines that say the same about different skills. */
  gist: string;
  fault?: WordingFault;
}

export interface TitleFacts {
  occupation: string | undefined;
  seniority: Seniority | undefined;
}

/** Reads texts and caches the results, so that scoring many variants of one résumé reads each line once. */
export class TextReader {
  private readonly known = { prose: new Map<string, TextFacts>(), list: new Map<string, TextFacts>() };
  private readonly judgments = new Map<(text: string) => unknown, Map<string, unknown>>();
  private readonly titles = new Map<string, TitleFacts>();
  private readonly occupations = new Map<string, readonly string[]>();

  /** @param context `list` if the text is known to be a list of skills. */
  read(text: string, context: 'prose' | 'list' = 'prose'): TextFacts {
    const texts = this.known[context];
    const known = texts.get(text);
    if (known) return known;
    const facts = readText(text, context);
    texts.set(text, facts);
    return facts;
  }

  /** The result of a pure function of a text, called once for each text. */
  judge<T>(text: string, judgment: (text: string) => T): T {
    const known = this.judgments.get(judgment) ?? new Map<string, unknown>();
    if (known.has(text)) return known.get(text) as T;
    const result = judgment(text);
    this.judgments.set(judgment, known.set(text, result));
    return result;
  }

  /** Occupations that a text names: in a headline also by the work ("Customer service"), in a line only by the person ("Customer service agent"). */
  readOccupations(text: string, where: 'headline' | 'line'): readonly string[] {
    const key = `${where}:${text}`;
    const known = this.occupations.get(key);
    if (known) return known;
    const names = findNamedOccupations(neutralizeTitle(text)).filter(
      ({ isActivity }) => where === 'headline' || !isActivity,
    );
    const named = [...new Set(names.map(({ occupation }) => occupation))];
    this.occupations.set(key, named);
    return named;
  }

  /** What a job title means, without gendered words. */
  readTitle(title: string): TitleFacts {
    const known = this.titles.get(title);
    if (known) return known;
    const neutral = neutralizeTitle(title);
    const facts = { occupation: findOccupation(neutral)?.occupation, seniority: findSeniority(neutral) };
    this.titles.set(title, facts);
    return facts;
  }
}

function readText(text: string, context: 'prose' | 'list'): TextFacts {
  const words = splitWords(text);
  const named = findSkillsBothWays(text);
  const mentions = named[context];
  const isInSkill = (word: Word) => mentions.some((mention) => overlaps(word, mention));
  const spoken = removeNames(words, named.list);
  const plain = spoken.filter((word) => !isSmallWord(word));
  const action = findAction(words);
  const amount = findAmount(text, words, isInSkill);
  const fault = findFault(words);
  const dominantWord = findDominantWord(words);
  return {
    words,
    mentions,
    claims: mentions.filter((mention) => findStanding(text, mention, context) === 'claimed'),
    isDescription: !isOneName(text, mentions) && isDescription(text, words),
    enumerated: countShortParts(text),
    isTermList: mentions.length >= 4 && plain.length < mentions.length,
    spoken,
    contentWordCount: plain.length,
    gist: plain.join(' '),
    ...(action && { action }),
    ...(amount && { amount }),
    ...(fault && { fault }),
    ...(dominantWord && { dominantWord: dominantWord }),
  };
}

/** "Advanced Cardiac Life Support" starts like a sentence but is a name. */
function isOneName(text: string, mentions: readonly SkillMention[]): boolean {
  const [only] = mentions;
  return mentions.length === 1 && only !== undefined && only.end - only.start >= text.trim().length;
}

/** Words that belong to no name. Both are sorted by their start, since a text can be a whole description with thousands of each. */
function removeNames(words: readonly Word[], names: readonly SkillMention[]): string[] {
  let next = 0;
  const outside = words.filter((word) => {
    while ((names[next]?.end ?? word.end) <= word.start) next++;
    const name = names[next];
    return name === undefined || !overlaps(word, name);
  });
  return outside.map(({ text }) => text);
}

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
