import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Our own rules shared by Java and C++. */
export const CURLY_WORDS: WordTable = {
  'unreachable-code': fault(
    'Unreachable code',
    'Code after return, throw, break, or continue never runs: it is left over, or the line above was meant to be conditional.',
    'Remove these lines, or put the return above them in an if.',
  ),
  'assigned-to-itself': fault(
    'Assigned to itself',
    'The line changes nothing; one of the two names is probably wrong, often a missing this.',
    'Write this.name = name (Java) or this->name = name (C++); otherwise remove the line.',
    'high',
  ),
  'compared-with-itself': fault(
    'Both sides are the same',
    'The result is always the same, so the check tests nothing; one of the two names is probably wrong.',
    'Put the other object’s value on one side, such as a.id == b.id.',
    'high',
  ),
  'assignment-as-condition': fault(
    'Assignment as a condition',
    'A single = assigns: the check tests the assigned value, and the variable is overwritten.',
    'Compare with two equals signs: if (a == b).',
    'high',
  ),
  'repeated-condition': fault(
    'Branch that can never run',
    'An earlier condition in the chain is the same and already handles this case, so these lines never run.',
    'Test what this branch was meant for, or remove it.',
    'high',
  ),
  'same-branches': fault(
    'Both branches are the same',
    'The same happens whatever the condition is.',
    'Fix one branch, or remove the condition.',
  ),
  'one-too-far': fault(
    'Loop runs one step too far',
    'The last index is the size minus one; with <= the last iteration reads beyond the end.',
    'Use < instead of <=, or loop over the elements.',
    'high',
  ),
  'body-missing': fault(
    'Semicolon instead of a body',
    'The condition or loop ends at the semicolon; the block below runs once, whatever the condition.',
    'Remove the semicolon after the parenthesis: if (a) { … }',
    'high',
  ),
  'float-equality': fault(
    'Floating-point numbers compared with ==',
    'Most decimal fractions have no exact binary form, so equality depends on how the number was computed.',
    'Compare the difference with a small tolerance: Math.abs(a - b) < 1e-9, in C++ std::abs(a - b) < 1e-9.',
  ),
  'secret-in-code': security(
    'Hard-coded secret',
    'Anyone who can read the code, its history, or the built program has this secret.',
    'Read it from the environment or a secret store, and replace this one, because it has leaked.',
  ),
  'case-falls-through': fault(
    'Fallthrough from the case above',
    'The case above has no break, so this one runs as well.',
    'End the case above with break or return; if it is intended, say so in a comment, or with [[fallthrough]].',
    'high',
  ),
  'empty-catch-clause': fault(
    'Swallowed exception',
    'The catch does nothing, so failures go unnoticed, including unexpected ones.',
    'Handle it, rethrow it, or say in a comment why there is nothing to do.',
  ),
  'loop-runs-once': low(
    'Loop that runs once',
    'Every iteration exits the loop, so only the first element is examined.',
    'Make the exit conditional, or take the first element without a loop.',
  ),
  'chained-comparison': fault(
    'Chained comparison',
    'a < b < c first computes a < b as true or false, and then compares that with c as a number: it doesn’t check whether b is between.',
    'Write both: a < b && b < c.',
    'high',
  ),
  'size-never-negative': fault(
    'Size compared with less than zero',
    'A size is never negative, so this check always has the same result; > 0 was probably meant.',
    'Compare with > 0, or check whether it is empty.',
  ),
  'single-and': fault(
    '& or | between conditions',
    'A single & or | always evaluates both sides, so the right one runs even if the left was meant to guard it; it also has a different precedence.',
    'Double the operator: a != null && a.isReady().',
    'high',
  ),
  'wrong-loop-variable': fault(
    'Loop changes another variable',
    'The condition checks one variable and the step changes another: the loop never ends, or runs too far.',
    'Change the variable in the condition.',
    'high',
  ),
  'covered-condition': fault(
    'Branch that can never run',
    'An earlier condition in the chain is true whenever this one is, so its branch is taken first.',
    'Put the narrower condition first, or correct its number.',
    'high',
  ),
  'index-at-size': fault(
    'Index out of range by one',
    'The last element is at the size minus one; there is none at the size.',
    'Subtract one: list.get(list.size() - 1), in C++ list.back().',
    'high',
  ),
  'next-beyond-end': fault(
    'Reads past the last element',
    'In the last iteration, the index plus one is beyond the end.',
    'End the loop at the size minus one.',
    'high',
  ),
  'calls-itself-unchanged': fault(
    'Infinite recursion',
    'The function calls itself with the same arguments before anything can stop it, until the stack overflows.',
    'Return the intended value, or change the arguments of the call.',
    'high',
  ),
  'odd-by-one': low(
    'Odd numbers below zero are missed',
    '-3 % 2 is -1, so a negative odd number isn’t recognized.',
    'Compare with 0: n % 2 != 0.',
  ),
  'middle-overflows': low(
    'Midpoint computed by a sum',
    'The sum of two large numbers overflows an int, and the midpoint becomes negative.',
    'Write low + (high - low) / 2.',
  ),
  'lost-loop-assignment': fault(
    'Change to a loop variable is lost',
    'The variable is a copy of the element; assigning to it leaves the element unchanged.',
    'Assign to the element by its index, or loop by reference.',
    'high',
  ),
  'sign-after-assignment': fault(
    '=+ instead of +=',
    'x =+ 1 assigns plus one; nothing is added.',
    'Write += or -=.',
    'high',
  ),
  'exception-not-thrown': fault(
    'Exception created but not thrown',
    'An object is created and discarded, and the program continues as if nothing were wrong.',
    'Add throw: throw new IllegalStateException(…), in C++ throw std::runtime_error(…).',
    'high',
  ),
};
