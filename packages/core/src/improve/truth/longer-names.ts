import { getSkillById } from '../../skills/index.ts';
import type { SkillMention } from '../../skills/types.ts';

const CAPITAL_BEFORE_PATTERN = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}.+#’'-]*\s+$/u;
const CAPITAL_AFTER_PATTERN = /^\s+\p{Lu}/u;
const SENTENCE_START_PATTERN = /(?:^|[.!?:;•])[^\p{L}\p{N}]*$/u;
/** "Python-based tools" are made with Python. */
const MADE_OF_PATTERN = /^-(?:backed|based|driven|powered)\b/i;
const NAME_LENGTH = 60;

/**
 * Whether the name of a skill is only a part of a longer name: "AWS VPC Lattice", "Finance Society", "self-supervised learning". Inside a sentence, an ordinary word
 * with a capital is a name, too: "the Financial Aid office".
 */
export function isPartOfName(
  text: string,
  { skill, start, end }: Pick<SkillMention, 'skill' | 'start' | 'end'>,
): boolean {
  if (/[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, start - 2), start))) return true;
  const isProduct = getSkillById(skill)?.kind === 'technology';
  if (/^-\p{L}/u.test(text.slice(end)) && !(isProduct && MADE_OF_PATTERN.test(text.slice(end)))) return true;
  if (/^[\s-]related\b/i.test(text.slice(end))) return true;
  if (!/\p{Lu}/u.test(text.slice(start, end))) return false;
  const before = text.slice(0, start);
  const isSentenceStart = SENTENCE_START_PATTERN.test(before.slice(-NAME_LENGTH));
  if (!isProduct && !isSentenceStart && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))) return true;
  return (
    hasCapitalBefore(text, start) ||
    (!isSentenceStart && CAPITAL_AFTER_PATTERN.test(text.slice(end, end + NAME_LENGTH)))
  );
}

function hasCapitalBefore(text: string, start: number): boolean {
  const from = Math.max(0, start - NAME_LENGTH);
  const found = CAPITAL_BEFORE_PATTERN.exec(text.slice(from, start));
  if (!found || /-(?:backed|based|driven|powered)\s+$/i.test(found[0])) return false;
  const at = from + found.index;
  return !SENTENCE_START_PATTERN.test(text.slice(Math.max(0, at - NAME_LENGTH), at));
}
