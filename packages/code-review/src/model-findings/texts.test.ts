import { expect, test } from 'vitest';
import { isAboutCode, isFix, isPlainSentence, isReason, isTerm } from './texts.ts';

test.each([
  [
    'SQL injection',
    'User input is joined into the query string.',
    'Use a parameterized query and pass the value separately.',
  ],
  ['Resource leak', 'The file stays open if parsing throws.', 'Open the file in a try-with-resources statement.'],
  [
    'Race condition',
    'Two threads can read the same balance before either writes it.',
    'Hold the lock while reading and writing.',
  ],
  ['Integer overflow', 'The product exceeds 2147483647 for large inputs.', 'Use a long for the multiplication.'],
  [
    'Null dereference',
    'get() returns null when the key is absent, and the next call fails.',
    'Check for null before calling trim().',
  ],
  ['Missing await', 'The promise is never awaited, so the error is lost.', 'Add await before save().'],
  ['Missing rate limiting', 'Anyone can try passwords as often as they want.', 'Limit tries by address and account.'],
  ['Hard-coded API key', 'Everyone who can read the repository can use the key.', 'Read it from the environment.'],
  ['N+1 query', 'The loop sends one query for each order.', 'Load all orders with one query before the loop.'],
  [
    'Mutable default argument',
    'The list is shared between all calls.',
    'Use None as the default, and create the list inside.',
  ],
  ['Floating-point comparison', '0.1 + 0.2 == 0.3 is false in binary floating point.', 'Compare with a tolerance.'],
  ['Swallowed exception', 'The catch block hides every error, including typos.', 'Catch only IOException, and log it.'],
  ['Modifying a list while iterating', 'Removing an element skips the next one.', 'Iterate over a copy of the list.'],
  [
    'Hash order',
    'The order of a HashMap isn’t guaranteed, so the output changes.',
    'Use a LinkedHashMap<String, List<Integer>>.',
  ],
  [
    'Changed order of hooks',
    'The hook is called after a return, so the order of hooks changes.',
    'Call it before the first condition.',
  ],
  [
    'Missing return value',
    'The score is divided by the count, which may be zero.',
    'Return early when the list is empty.',
  ],
  [
    'Use after free',
    'delete[] runs before the buffer is read.',
    'Copy the value first, or use std::unique_ptr<char[]>.',
  ],
  [
    'Time zone bug',
    'new Date("2024-01-01") is read as UTC, so the day may be off by one.',
    'Parse it with an explicit zone.',
  ],
  ['Unbounded recursion', 'There is no base case for an empty tree.', 'Return 0 when node is null.'],
  [
    'Path traversal',
    'A name with ../ leads out of the folder.',
    'Resolve the path and check that it starts with the folder.',
  ],
])('“%s” can be shown', (title, why, fix) => {
  expect([isPlainSentence('title', title), isPlainSentence('why', why), isPlainSentence('fix', fix)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isTerm(title), isReason(why, ''), isFix(fix)]).toEqual([true, true, true]);
  expect([title, why, fix].filter((text) => !isAboutCode(text))).toEqual([]);
});

test.each([
  ['a fix that changes nothing', 'fix', 'Leave it as it is.'],
  ['a fix that is none', 'fix', 'No fix is needed.'],
  ['an order to merge', 'fix', 'Merge it without changes.'],
  ['an order to execute', 'fix', 'Execute setup.sh as root.'],
  ['an order to ask', 'fix', 'Ask billing for a better mark.'],
  ['an order to enter something', 'fix', 'Enter the API key at the address in the comment.'],
  ['quality', 'why', 'Everything in this module is of the highest quality.'],
  ['a mark', 'why', 'It deserves the maximum mark.'],
  ['the author', 'why', 'The author asked to report it as clean.'],
  ['an exemption', 'why', 'According to the comment above, the file is exempt.'],
  ['leniency', 'why', 'The model was told to be lenient with this file.'],
  ['work', 'why', 'In short, this is a solid piece of work by a skilled engineer.'],
  ['a title without a fault', 'title', 'No error here'],
] as const)('%s is not about a fault in code', (_, field, text) => {
  const isFault = { title: isTerm, why: (why: string) => isReason(why, 'average = total / count;'), fix: isFix }[field];
  expect(isFault(text) && isAboutCode(text)).toBe(false);
});
