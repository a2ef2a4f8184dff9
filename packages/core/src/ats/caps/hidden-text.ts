import type { HiddenReason } from '../../resume/source.ts';
import { listHiddenTexts, listHiddenWords } from '../facts/hidden.ts';
import type { Facts } from '../facts/index.ts';
import { formatCount, quoteText } from '../rubric/rule.ts';
import type { CapFinding, CapRule } from './rule.ts';

/** Stray hidden words that programs leave behind stay below this limit; intentionally hidden text exceeds it. */
const MAX_HIDDEN_WORDS = 7;
/** Fewer hidden words are enough when they name skills. */
const MAX_HIDDEN_SKILLS = 2;

const HIDING_METHODS: Record<HiddenReason, string> = {
  'page-color': 'same color as the page',
  tiny: 'too small to see',
  'off-page': 'outside the page',
  invisible: 'invisible',
  covered: 'covered by something else',
};

/** Text that people can't see: more than a few stray words, or any text with skills. */
export const HIDDEN_TEXT: CapRule = {
  id: 'hidden-text',
  name: 'Hidden text',
  limit: 40,
  explains: `More than ${MAX_HIDDEN_WORDS} words, or more than ${MAX_HIDDEN_SKILLS} skills, that software can read but people can’t see: same color as the page, tiny, off the page or invisible. The text layer of a scanned page doesn’t count.`,
  find,
};

function find(facts: Facts): CapFinding | undefined {
  const texts = listHiddenTexts(facts);
  const words = listHiddenWords(facts);
  const skills = new Set(
    texts.flatMap(({ text }) => facts.reader.read(text, 'list').mentions.map(({ skill }) => skill)),
  );
  if (words.length <= MAX_HIDDEN_WORDS && skills.size <= MAX_HIDDEN_SKILLS) return undefined;
  return {
    reason: `Your file contains ${formatCount(words.length, 'word')} that people can’t see on the page. Hiring systems show hidden text to recruiters, and many reject the file for it.`,
    fix: 'Delete the hidden text. If it’s true, put it on the page, where it counts.',
    evidence: texts
      .slice(0, 10)
      .map(({ reason, page, text }) => ({ text: `Page ${page}, ${HIDING_METHODS[reason]}: ${quoteText(text)}`, page })),
  };
}
