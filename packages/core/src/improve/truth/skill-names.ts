import { getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';

const SHORT_NAME_PATTERN = /^[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}&/.+-]{1,7}$/u;

/** A name in capitals or digits: "QA", "IV". */
export function isShortName(text: string): boolean {
  return SHORT_NAME_PATTERN.test(text);
}

/** The name of a product or license, which has no other meaning. Other skills are also ordinary words: "communication", "sales". */
export function isProperName(skill: SkillId): boolean {
  const kind = getSkillById(skill)?.kind;
  return kind === 'technology' || kind === 'license';
}
