import type { WordTable } from '../types.ts';
import { complexity, fault } from './kinds.ts';

/** Measures for every language. */
export const COMMON_WORDS: WordTable = {
  syntax: {
    category: 'syntax',
    severity: 'high',
    title: 'Syntax error',
    why: 'The code can’t be parsed from here on: a bracket, a quote, a word, or an operator is missing or in the wrong place.',
    fix: 'Fix this line and the one above it first; the code around it was reviewed as far as possible.',
  },
  'complex-function': complexity(
    'Function with many paths',
    'Nobody can keep track of more than 15 paths through one function, and each needs its own test.',
    'Move parts of it into named functions: one function per decision, early returns instead of nesting.',
  ),
  'very-complex-function': complexity(
    'Function with too many paths',
    'More than 30 paths through one function: changing it without breaking one of them is luck.',
    'Split it by decision, and replace chains of conditions with tables.',
    'high',
  ),
  'deep-nesting': complexity(
    'Nested more than five deep',
    'The reader has to remember every condition above to know when a line runs.',
    'Return early, or move the inner part to a function.',
  ),
  'many-parameters': complexity(
    'More than six parameters',
    'Callers have to know their order, and two of the same type are easily swapped unnoticed.',
    'Group related parameters into one object or record.',
    'low',
  ),
  'long-function': complexity(
    'Function of more than 100 lines',
    'Nobody can see its beginning and end at once.',
    'Split it at the points where you’d add a comment to introduce the next step.',
    'low',
  ),
  'repeated-code': complexity(
    'Duplicate code',
    'At least 50 symbols in a row repeat code above: a fix has to be made in both places, and one will be forgotten.',
    'Extract a function, with the differences as parameters.',
  ),
  'conflict-marker': fault(
    'Merge conflict marker',
    'The file contains two versions of these lines, and neither was chosen.',
    'Choose one, and remove the markers.',
    'high',
  ),
};
