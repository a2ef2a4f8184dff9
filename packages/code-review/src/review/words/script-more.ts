import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our rules on values, promises, forms, and cookies in JavaScript and TypeScript. */
export const SCRIPT_MORE_WORDS: WordTable = {
  'zero-taken-as-missing': fault(
    'Zero is taken as missing',
    '|| replaces 0, too, which may be a valid value.',
    'Use ??.',
  ),
  'fraction-compared': fault(
    'Floating-point numbers compared for equality',
    'Most fractions can’t be stored exactly: 0.1 + 0.2 is not 0.3.',
    'Compare the difference with a small number, or calculate in whole cents.',
  ),
  'comparator-of-booleans': fault(
    'Comparator returns a boolean',
    'sort needs a negative number, zero, or a positive one; true and false never say that the first is smaller.',
    'Return the difference: (a, b) => a - b.',
    'high',
  ),
  'state-sorted': low(
    'Returns its own list, sorted in place',
    'sort and reverse change the list of the object, which others see as well.',
    'Copy it first: [...this.items].sort(…).',
  ),
  'text-result-unused': fault(
    'Result isn’t used',
    'Strings never change: the method returns a new one.',
    'Assign or return the result.',
    'high',
  ),
  'age-by-year': fault(
    'Age from years alone',
    'Before the birthday, the difference of the years is one too many.',
    'Compare month and day, too.',
  ),
  'seconds-of-milliseconds': fault(
    'Wrong unit: milliseconds taken as seconds',
    'The difference of two dates is in milliseconds.',
    'Divide by 1000 as well.',
    'high',
  ),
  'key-of-prototype': security(
    'Prototype pollution',
    'A key named __proto__ changes the prototype of all objects.',
    'Skip __proto__, constructor, and prototype.',
  ),
  'last-taken-first': fault(
    'Queue in the wrong order',
    'push and pop take the newest first, so the oldest may wait forever.',
    'Use shift(), or push and a read position.',
  ),
  'default-object-changed': fault(
    'Shared default object is changed',
    'The first argument is changed, so every later call starts with the values of this one.',
    'Merge into a new object: { ...DEFAULTS, ...given }.',
    'high',
  ),
  'unlike-its-awaited-calls': fault(
    'Missing await',
    'Other calls of this object are awaited; here, nothing waits for the result, and an error is unhandled.',
    'Add await.',
    'high',
  ),
  'promised-callback-left': fault(
    'Floating promise',
    'The function that was passed returns a promise, and nobody waits for it or handles its error.',
    'Add await.',
  ),
  'found-row-not-checked': fault(
    'Null dereference: nothing may be found',
    'The query returns null or undefined if there is no such row, and reading a property of it throws an error.',
    'Check it first.',
    'high',
  ),
  'listener-parses-unguarded': fault(
    'Unhandled exception in a listener',
    'A message that isn’t JSON makes JSON.parse throw, and nobody catches that: the process may end.',
    'Use try and catch.',
  ),
  'timeout-outlives-race': low(
    'Timer isn’t cleared',
    'It goes on after the race is decided, and keeps the process alive.',
    'Call clearTimeout in finally.',
  ),
  'check-then-create': fault(
    'Race condition: checked, then created',
    'Two requests at once both find nothing, and both create it.',
    'Use a unique index or a transaction.',
  ),
  'form-reloads-page': fault(
    'Missing preventDefault',
    'The browser also sends the form itself and loads the page again.',
    'Call event.preventDefault().',
  ),
  'body-not-serialized': fault(
    'Body isn’t serialized',
    'fetch turns an object into the text "[object Object]".',
    'Use JSON.stringify, and set the Content-Type.',
    'high',
  ),
  'handler-called-in-render': fault(
    'Handler is called during rendering',
    'It runs on each render instead of on the event, and its result is used as the handler.',
    'Pass a function: onClick={() => onSelect(id)}.',
    'high',
  ),
  'session-cookie-open': security(
    'Session cookie without HttpOnly',
    'A script on the page can read it, so one XSS is enough to take over the session.',
    'Set httpOnly, secure, and sameSite.',
    'medium',
  ),
  'any-origin-with-cookies': security(
    'CORS: every origin, with cookies',
    'Any page can send requests as the visitor and read the answers.',
    'List the origins that may.',
  ),
  'query-not-encoded': fault(
    'Value in a URL isn’t encoded',
    'A space, &, or # in it breaks the address or adds parameters.',
    'Use encodeURIComponent or URLSearchParams.',
  ),
  'fixed-iv': security(
    'Static IV',
    'The same IV for each message shows which ones are equal, and breaks some modes completely.',
    'Use randomBytes for every message, and store it with the text.',
  ),
  'key-in-code': security(
    'Hardcoded secret',
    'Everyone who can read the code, or an old copy of it, has the key.',
    'Read it from the environment or a secret store.',
  ),
  'refusal-by-false': security(
    'Check fails open',
    'If the value is missing, it isn’t false, and access is allowed.',
    'Refuse unless it is true.',
    'medium',
  ),
  'angular-html-trusted': security(
    'XSS: sanitizer is bypassed',
    'Scripts in the value run on the page.',
    'Let Angular sanitize it: [innerHTML].',
  ),
  'angular-request-not-sent': fault(
    'Request is never sent',
    'HttpClient sends it only when somebody subscribes.',
    'Call subscribe(), or await firstValueFrom(…).',
    'high',
  ),
  'subscription-left': fault(
    'Subscription leak',
    'It goes on after the component is gone.',
    'Use takeUntilDestroyed, or unsubscribe in ngOnDestroy.',
  ),
  'cache-without-limit': low(
    'Memory leak: grows without limit',
    'Entries are added and never removed, so memory grows as long as the process runs.',
    'Remove old entries, or use a cache with a limit.',
  ),
  'effect-left-running': fault(
    'Effect without cleanup',
    'The connection, timer, or listener stays after the component is gone, and each new run adds another.',
    'Return a function that closes it.',
  ),
  'state-of-first-render': fault(
    'Stale closure',
    'With an empty list of dependencies, the callback always sees the value of the first render.',
    'Use the function form: setCount((old) => old + 1).',
    'high',
  ),
  'numbers-sorted-as-text': fault(
    'Numbers are sorted as text',
    'Without a comparator, sort compares text: 10 comes before 2.',
    'Use sort((a, b) => a - b).',
    'high',
  ),
  'element-deleted': fault('Hole in an array', 'delete leaves an empty slot, and the length stays.', 'Use splice.'),
  'month-beyond-december': fault(
    'Wrong month',
    'Months count from 0, so 12 is January of the next year.',
    'Use 11 for December.',
    'high',
  ),
  'query-from-body': security(
    'NoSQL injection',
    'A body may contain an object such as {"$ne": null}, which matches every document.',
    'Check that it is text: String(value).',
  ),
  'password-compared-as-text': security(
    'Plain-text password',
    'The password is stored as it was typed, so anyone who reads the database has all of them.',
    'Store a hash (bcrypt, argon2), and compare with its function.',
  ),
  'message-to-anyone': security(
    'Message to any origin',
    'Whatever page is in that window gets the data.',
    'Name the origin.',
    'medium',
  ),
  'empty-slots-mapped': fault(
    'Empty slots are skipped',
    'map and forEach skip slots that were never set, so nothing runs.',
    'Use Array.from({ length: n }, …).',
    'high',
  ),
  'one-object-in-all': fault(
    'One object in all slots',
    'fill puts the same object into every slot, so a change shows in all.',
    'Use Array.from({ length: n }, () => []).',
    'high',
  ),
  'nested-part-shared': fault(
    'Shallow copy',
    'The spread copies only the outer object, so the original’s list is changed, too.',
    'Copy the list as well, or use structuredClone.',
    'high',
  ),
  'index-as-key': low('Index as key', 'If the order changes, React keeps the state of the wrong row.', 'Use an ID.'),
  'getter-calls-itself': fault(
    'Endless recursion',
    'The getter reads itself, until the stack overflows.',
    'Read the private field.',
    'high',
  ),
  'stream-error-ignored': fault(
    'Unhandled error of a stream',
    'If the file is missing, the error event has no listener, and the process ends.',
    'Use pipeline, or listen for error.',
    'high',
  ),
  'reduced-without-start': fault(
    'reduce without a start',
    'For an empty array it throws TypeError.',
    'Give a start: reduce(add, 0).',
  ),
  'mapped-promises-dropped': fault(
    'Missing await',
    'Nobody waits for the promises, and their errors are unhandled.',
    'Use await Promise.all(…).',
    'high',
  ),
};
