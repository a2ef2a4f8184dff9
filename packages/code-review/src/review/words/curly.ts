import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Rules of our own that Java and C++ share. */
export const CURLY_WORDS: WordTable = {
  'unreachable-code': fault(
    'Code that is never reached',
    'What stands after return, throw, break or continue never runs.',
    'Remove it, or move it up.',
  ),
  'assigned-to-itself': fault(
    'Assigned to itself',
    'The line changes nothing; one of the two names is probably wrong, often a missing this.',
    'Correct the name, or remove the line.',
    'high',
  ),
  'compared-with-itself': fault(
    'Both sides are the same',
    'The result is known before it is computed; one of the names is probably wrong.',
    'Correct the name.',
    'high',
  ),
  'assignment-as-condition': fault(
    'Assignment as a condition',
    'A single = assigns: the check is about the assigned value, and the variable is overwritten.',
    'Use == to compare.',
    'high',
  ),
  'repeated-condition': fault(
    'Branch that can never run',
    'The same condition stands earlier in the chain.',
    'Check what this branch was meant to test, or remove it.',
    'high',
  ),
  'same-branches': fault(
    'Both branches are the same',
    'Whatever the condition is, the same happens.',
    'Correct one branch, or remove the condition.',
  ),
  'one-too-far': fault(
    'Loop runs one too far',
    'The last index is the size less one; with <= the last round reads beyond the end.',
    'Use < in place of <=, or loop over the elements.',
    'high',
  ),
  'body-missing': fault(
    'Semicolon in place of a body',
    'The condition or loop ends at the semicolon; the block below runs once, whatever it says.',
    'Remove the semicolon.',
    'high',
  ),
  'float-equality': fault(
    'Floating point number compared by ==',
    'Most decimal fractions have no exact binary form, so equality depends on how the number came about.',
    'Compare the difference with a small bound.',
  ),
  'secret-in-code': security(
    'Secret in the code',
    'Everybody who can read the code, its history or the built program has this secret.',
    'Read it from the environment or a secret store, and replace this one: it is known now.',
  ),
  'case-falls-through': fault(
    'Case is reached from the one above',
    'The case above has no break, so its way runs through this one as well.',
    'End the case above with break or return; say so in a comment, or by [[fallthrough]], where it is meant.',
    'high',
  ),
  'empty-catch-clause': fault(
    'Failure swallowed',
    'The catch does nothing, so nobody learns that something failed, also when it is a failure nobody thought of.',
    'Handle it, pass it on, or say in a comment why nothing is to be done.',
  ),
  'loop-runs-once': low(
    'Loop that runs once',
    'Every round ends by leaving the loop, so only the first element is looked at.',
    'Make the way out conditional, or take the first element without a loop.',
  ),
};
