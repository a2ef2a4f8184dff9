import { findSkills } from '../../skills/index.ts';
import { getNameKey, isProperName, isShortName } from './skill-names.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A text prepared for derivation. */
export interface Sentence {
  tokens: readonly Token[];
  /** Skills by the token at which their name starts. */
  skills: ReadonlyMap<number, NamedSkill>;
}

export interface NamedSkill {
  skill: string;
  /** The same for names that mean the same. */
  key: string;
  /** The token after the name. */
  to: number;
  isProper: boolean;
  isShort: boolean;
}

export function sentenceOf(text: string, context: 'prose' | 'list' = 'prose'): Sentence {
  const tokens = tokensOf(text);
  const skills = new Map<number, NamedSkill>();
  for (const { skill, start, end, turned } of findSkills(text, { context })) {
    // A verb and its object are ordinary words of a sentence, not a name to keep in one piece.
    if (turned) continue;
    const from = tokens.findIndex((token) => token.start === start);
    const last = tokens.findLastIndex((token) => token.end === end);
    if (from < 0 || last < from) continue;
    skills.set(from, {
      skill,
      key: getNameKey(skill, text.slice(start, end)),
      to: last + 1,
      isProper: isProperName(skill),
      isShort: isShortName(text.slice(start, end)),
    });
  }
  return { tokens, skills };
}
