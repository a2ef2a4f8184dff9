import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Our own rules shared by Java and C++. */
export const CURLY_WORDS: WordTable = {
  'unreachable-code': fault(
    'Code that is never reached',
    'What is after return, throw, break or continue never runs: it is left over, or the line above was meant to depend on something.',
    'Remove these lines, or put the return above them into an if.',
  ),
  'assigned-to-itself': fault(
    'Assigned to itself',
    'The line changes nothing; one of the two names is probably wrong, often a missing this.',
    'Write this.name = name (Java) or this->name = name (C++); otherwise remove the line.',
    'high',
  ),
  'compared-with-itself': fault(
    'Both sides are the same',
    'The result is known before it is computed, so the check tests nothing; one of the two names is probably wrong.',
    'Put the other object’s value on one side, such as a.id == b.id.',
    'high',
  ),
  'assignment-as-condition': fault(
    'Assignment as a condition',
    'A single = assigns: the check is about the assigned value, and the variable is overwritten.',
    'Compare with two signs: if (a == b).',
    'high',
  ),
  'repeated-condition': fault(
    'Branch that can never run',
    'The same condition stands earlier in the chain and takes this case already, so these lines never run.',
    'Test what this branch was meant for, or remove it.',
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
    'Remove the semicolon behind the bracket: if (a) { … }',
    'high',
  ),
  'float-equality': fault(
    'Floating point number compared by ==',
    'Most decimal fractions have no exact binary form, so equality depends on how the number came about.',
    'Compare the difference with a small bound: Math.abs(a - b) < 1e-9, in C++ std::abs(a - b) < 1e-9.',
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
  'chained-comparison': fault(
    'Two comparisons in a row',
    'a < b < c first makes true or false of a < b, and then compares that with c as a number: it does not ask whether b lies between.',
    'Write both: a < b && b < c.',
    'high',
  ),
  'size-never-negative': fault(
    'Size compared with less than nothing',
    'A size is never negative, so this check always has one outcome; > 0 was probably meant.',
    'Compare with > 0, or ask whether it is empty.',
  ),
  'single-and': fault(
    '& or | between conditions',
    'A single & or | always evaluates both sides, so the right one runs even where the left was meant to guard it; it also binds differently.',
    'Write two signs: a != null && a.isReady().',
    'high',
  ),
  'wrong-loop-variable': fault(
    'Loop counts another variable',
    'The condition looks at one variable and the step changes another: the loop never ends, or runs past what it should.',
    'Change the variable that the condition compares.',
    'high',
  ),
  'covered-condition': fault(
    'Branch that can never run',
    'An earlier condition of the chain is true whenever this one is, so its branch is taken first.',
    'Put the narrower condition first, or correct its number.',
    'high',
  ),
  'index-at-size': fault(
    'Index one too far',
    'The last element stands at the size less one; at the size there is none.',
    'Subtract one: list.get(list.size() - 1), in C++ list.back().',
    'high',
  ),
  'next-beyond-end': fault(
    'Reads the element after the last',
    'In the last round the index plus one lies beyond the end.',
    'End the loop at the size less one.',
    'high',
  ),
  'calls-itself-unchanged': fault(
    'Calls itself without an end',
    'The function calls itself with the same arguments before anything could stop it, until the stack is full.',
    'Return the value that was meant, or change what the call is given.',
    'high',
  ),
  'middle-overflows': low(
    'Middle of two numbers by their sum',
    'The sum of two large numbers does not fit in an int, and the middle becomes negative.',
    'Write low + (high - low) / 2.',
  ),
  'lost-loop-assignment': fault(
    'Change of a loop variable is lost',
    'The variable is a copy of the element; what is assigned to it is gone with the round, and the element stays as it was.',
    'Assign to the element by its index, or loop by reference.',
    'high',
  ),
  'sign-after-assignment': fault(
    '=+ in place of +=',
    'x =+ 1 assigns plus one; nothing is added.',
    'Write += or -=.',
    'high',
  ),
  'exception-not-thrown': fault(
    'Exception made and not thrown',
    'An object is made and dropped, and the program goes on as if nothing were wrong.',
    'Write throw in front: throw new IllegalStateException(…), in C++ throw std::runtime_error(…).',
    'high',
  ),
};
