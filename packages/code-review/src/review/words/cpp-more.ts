import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our rules on C++ classes, shared state, and calls. */
export const CPP_MORE_WORDS: WordTable = {
  'cpp-member-uninitialised': fault(
    'Uninitialized member',
    'A constructor leaves it unset, and reading it is undefined behavior.',
    'Give it a default: int used = 0;',
    'high',
  ),
  'cpp-member-order': fault(
    'Members initialized in another order',
    'Members are initialized in the order of their declaration, so this one reads another that isn’t set yet.',
    'Change the order of the declarations, or don’t use the other member.',
    'high',
  ),
  'cpp-hides-virtual': fault(
    'Hides instead of overrides',
    'The parameters or const differ from the base’s virtual function, so calls through the base don’t come here.',
    'Use the same signature, and mark it override.',
    'high',
  ),
  'cpp-hides-function': low(
    'Hides a function that isn’t virtual',
    'Through a pointer to the base, the base’s version is called.',
    'Make it virtual in the base, or rename it.',
  ),
  'cpp-sliced': fault(
    'Object slicing',
    'Passing a base by value copies only its part, so virtual calls use the base’s version.',
    'Pass it by reference: const Shape&.',
    'high',
  ),
  'cpp-shared-without-lock': fault(
    'Race condition: shared variable without a lock',
    'Several threads change it at the same time: undefined behavior, and changes get lost.',
    'Use std::atomic, or a std::mutex with std::lock_guard.',
    'high',
  ),
  'cpp-returned-locked': fault(
    'Deadlock: returns with the lock held',
    'This way out skips unlock, and the next thread waits forever.',
    'Use std::lock_guard.',
    'high',
  ),
  'cpp-busy-wait': fault(
    'Busy waiting on a plain variable',
    'The compiler may read it once and loop forever, and it uses a whole processor.',
    'Use std::atomic<bool>, or a condition variable.',
    'high',
  ),
  'cpp-detached-capture': fault(
    'Dangling capture in a detached thread',
    'The thread goes on after the function has returned, and its references point to nothing.',
    'Capture by value, or join the thread.',
    'high',
  ),
  'cpp-reference-outlived': fault(
    'Dangling reference: the container changed',
    'Growing or shrinking it can move its elements, so references and iterators into it are invalid.',
    'Take the reference afterwards, or keep the index.',
    'high',
  ),
  'cpp-eof-loop': fault(
    'eof as the condition of a loop',
    'eof is only set after a read has failed, so the last round works with old data.',
    'Loop over the read itself: while (std::getline(in, line)).',
  ),
  'cpp-found-not-checked': fault(
    'Iterator not checked',
    'find returns end() if nothing fits, and reading through that is undefined behavior.',
    'Compare with end() first.',
    'high',
  ),
  'cpp-found-as-number': fault(
    'find compared with 0',
    'find returns npos, a huge positive number, if nothing fits.',
    'Compare with std::string::npos.',
    'high',
  ),
  'cpp-file-not-checked': fault(
    'fopen not checked',
    'It returns a null pointer if the file can’t be opened, and using that crashes.',
    'if (!f) return …;',
  ),
  'cpp-malloc-size': fault(
    'Buffer overflow: too little memory',
    'malloc counts bytes, not elements.',
    'malloc(n * sizeof *p), or use std::vector.',
    'high',
  ),
  'cpp-copy-unterminated': fault(
    'Text without its terminator',
    'The bound is the length of the source, so the final zero isn’t copied and the target isn’t protected.',
    'Use std::string, or the size of the target minus one and a zero at the end.',
    'high',
  ),
  'cpp-text-as-format-argument': fault(
    'Format string doesn’t match the arguments',
    'printf trusts its format: a missing argument or one of another type is undefined behavior.',
    'Match them, call c_str() on strings, or use streams.',
    'high',
  ),
  'cpp-narrow-counter': fault(
    'Infinite loop: the counter can’t reach the limit',
    'The type of the counter ends below the limit, so it wraps around and the loop goes on.',
    'Use int or std::size_t.',
    'high',
  ),
  'cpp-freed-then-read': fault(
    'Use after free',
    'The line reads from what was just deleted: undefined behavior.',
    'Keep the next pointer before deleting.',
    'high',
  ),
  'cpp-macro-semicolon': fault(
    'Macro ends with a semicolon',
    'The semicolon becomes part of every use, in the middle of expressions, too.',
    'Remove it, or use constexpr.',
  ),
  'cpp-seed-guessable': security(
    'Predictable random numbers',
    'The seed is the time, which can be guessed, and so can everything that follows.',
    'Use the operating system’s random numbers.',
    'medium',
  ),
};
