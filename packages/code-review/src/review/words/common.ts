import type { WordTable } from '../types.ts';
import { complexity, fault } from './kinds.ts';

/** Measures for every language. */
export const COMMON_WORDS: WordTable = {
  syntax: {
    category: 'syntax',
    severity: 'high',
    title: 'Syntax error',
    why: 'The code cannot be read from here on: a bracket, a quote, a word or an operator is missing or stands in the wrong place.',
    fix: 'Correct this line and the one above it first; what is around it was reviewed as far as it could be.',
  },
  'complex-function': complexity(
    'Function with many ways through it',
    'More than 15 ways through one function cannot be held in mind, and each needs a test of its own.',
    'Give parts of it names of their own: one function a decision, early returns in place of nesting.',
  ),
  'very-complex-function': complexity(
    'Function with too many ways through it',
    'More than 30 ways through one function: changing it without breaking another way is luck.',
    'Split it by what it decides, and put tables in place of chains of conditions.',
    'high',
  ),
  'deep-nesting': complexity(
    'Nested more than five deep',
    'The reader has to remember every condition above to know when a line runs.',
    'Return early, or move the inner part to a function.',
  ),
  'many-parameters': complexity(
    'More than six parameters',
    'Anyone who calls it has to know their order, and two of one type are easily swapped unseen.',
    'Put what belongs together into one object or record.',
    'low',
  ),
  'long-function': complexity(
    'Function of more than 100 lines',
    'Nobody sees its beginning and its end at once.',
    'Split it where a comment would say what comes next.',
    'low',
  ),
  'repeated-code': complexity(
    'Same code twice',
    'At least 50 symbols in a row stand above already: a correction has to be made in both places, and one will be forgotten.',
    'Make a function of it, with what differs as parameters.',
  ),
  'conflict-marker': fault(
    'Mark of a merge conflict',
    'Two versions of these lines stand in the file, and neither was chosen.',
    'Choose one, and remove the marks.',
    'high',
  ),
};
