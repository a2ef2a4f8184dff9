import type { WordTable } from '../types.ts';
import { fault, low } from './kinds.ts';

/** Texts for our rules on threads, containers, and ownership in C++. */
export const CPP_THREAD_WORDS: WordTable = {
  'cpp-lock-without-name': fault(
    'Lock without a name',
    'This makes a temporary, or declares a new variable: the mutex isn’t held in the lines below.',
    'Name it: std::lock_guard lock(mutex);',
    'high',
  ),
  'cpp-wait-once': fault(
    'Spurious wakeup: wait without a loop',
    'wait may return without a notification, or after another thread took the work.',
    'Pass a condition: wait(lock, [&] { return !tasks.empty(); }).',
    'high',
  ),
  'cpp-loop-variable-captured': fault(
    'Dangling capture: loop variable by reference',
    'The loop goes on or ends while the thread reads the variable.',
    'Capture it by value: [i].',
    'high',
  ),
  'cpp-thread-not-joined': fault(
    'Thread isn’t joined',
    'Destroying a running thread calls std::terminate.',
    'Join it in the destructor, or use std::jthread.',
    'high',
  ),
  'cpp-one-notified-at-end': fault(
    'Only one thread is notified',
    'The others keep waiting, so joining them never ends.',
    'Use notify_all().',
    'high',
  ),
  'cpp-member-without-lock': fault(
    'Data race: member used without the lock',
    'Other functions use it under a lock, and this one doesn’t: undefined behavior.',
    'Lock here, too, or make it std::atomic.',
    'high',
  ),
  'cpp-inserted-by-reading': fault(
    'Reading inserts a key',
    'operator[] adds the key with an empty value if it is missing.',
    'Use find, contains, or at.',
  ),
  'cpp-found-read-at-once': fault(
    'Result of find isn’t checked',
    'find returns end() if nothing is found, and reading from it is undefined behavior.',
    'Compare it with end(), or use at.',
    'high',
  ),
  'cpp-front-of-empty': fault(
    'First or last element of an empty container',
    'front, back, and top are undefined behavior if it is empty.',
    'Check empty() first.',
  ),
  'cpp-comparator-not-strict': fault(
    'Comparator isn’t strict',
    'It says of equal elements that each comes first, which is undefined behavior and may crash.',
    'Use <.',
    'high',
  ),
  'cpp-copied-in-loop': low('Needless copy of each element', 'auto copies every element.', 'Use const auto&.'),
  'cpp-view-of-temporary': fault(
    'Dangling string_view',
    'It points into a string that ends at the semicolon.',
    'Use std::string, or substr of a string_view.',
    'high',
  ),
  'cpp-unsigned-minus-one': fault(
    'Unsigned underflow',
    'size() is unsigned, so size() - 1 of an empty container is a huge number.',
    'Use i + 1 < size().',
    'high',
  ),
  'cpp-front-erased': low(
    'Inefficient removal at the front',
    'All other elements are moved each time.',
    'Use std::deque or a read position.',
  ),
  'cpp-stream-not-checked': fault(
    'File isn’t checked',
    'If it can’t be opened, every read fails silently.',
    'Check if (!in) after opening.',
  ),
  'cpp-compared-as-bool': fault(
    'Result of strcmp as a truth value',
    'It is 0 for equal strings, so the answer is reversed.',
    'Compare with 0.',
    'high',
  ),
  'cpp-pointer-copied': fault(
    'Double free: pointer is copied',
    'Both objects own the same memory, and both delete it.',
    'Copy what it points to, set the other’s to nullptr after a move, or use std::vector or std::unique_ptr.',
    'high',
  ),
  'cpp-operator-returns-nothing': fault(
    'Operator returns nothing',
    'a + b must not change a, and its result is needed.',
    'Return a new object.',
  ),
  'cpp-shared-cycle': fault(
    'Reference cycle',
    'Objects that hold each other by shared_ptr are never deleted.',
    'Use std::weak_ptr for the way back.',
  ),
  'cpp-getter-not-const': low(
    'Method isn’t const',
    'It changes nothing, yet can’t be called on a const object.',
    'Add const.',
  ),
  'cpp-removed-without-check': fault(
    'Missing bounds check',
    'If there is nothing left, the index becomes negative.',
    'Check for an empty container first.',
    'high',
  ),
  'cpp-size-of-pointer': fault(
    'Size of a pointer',
    'An array parameter is a pointer, so this divides the size of a pointer.',
    'Pass the length, or use std::span.',
    'high',
  ),
  'cpp-used-after-move': fault(
    'Use after move',
    'Its value was moved away, so what it holds is unspecified.',
    'Use it before the move, or copy it.',
    'high',
  ),
  'cpp-owned-deleted': fault('Double free', 'The smart pointer deletes it again.', 'Use reset().', 'high'),
  'cpp-shared-of-this': fault(
    'Double free: second owner of this',
    'It counts its owners apart from the first, so the object is deleted twice.',
    'Use std::enable_shared_from_this.',
    'high',
  ),
  'cpp-shifted-too-far': fault(
    'Undefined shift',
    'An int has 32 bits; shifting by as many is undefined behavior.',
    'Use 1ULL <<.',
    'high',
  ),
  'cpp-length-in-loop': low(
    'Quadratic time: strlen in each round',
    'It walks through the text again for every character.',
    'Measure it once, before the loop.',
  ),
  'cpp-end-of-file-as-char': fault(
    'End of file in a char',
    'EOF doesn’t fit into a char, so the loop may never end, or end too early.',
    'Use int.',
    'high',
  ),
  'cpp-locks-in-two-orders': fault(
    'Deadlock: locks in two orders',
    'Two threads may each hold one mutex and wait for the other.',
    'Lock both at once: std::scoped_lock(a, b).',
    'high',
  ),
  'cpp-money-in-floating-point': fault(
    'Floating-point number for money',
    'Cents can’t be stored exactly, so sums are off by one.',
    'Use whole cents.',
  ),
};
