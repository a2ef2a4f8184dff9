import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our own rules on the tree of JavaScript and TypeScript. */
export const SCRIPT_WORDS: WordTable = {
  'path-from-request': security(
    'Path traversal',
    'The path contains request data: ../../ leads out of the folder, to any file.',
    'Resolve the path and check that it starts with the folder, or look the name up in a list.',
  ),
  'fetch-from-request': security(
    'SSRF: the request chooses the address',
    'The server fetches whatever it’s told to, including addresses that only it can reach.',
    'Choose from a list of allowed hosts.',
  ),
  'redirect-from-request': security(
    'Open redirect',
    'A link to this site can lead anywhere, which makes it useful for phishing.',
    'Redirect only to paths of this site, or to a list.',
    'medium',
  ),
  'html-from-request': security(
    'XSS: request data in HTML',
    'What the request contains is sent as markup, so its scripts run on the page.',
    'Escape it, use a template that does, or answer with JSON.',
  ),
  'found-may-be-missing': fault(
    'Possible undefined: find may find nothing',
    'find returns undefined if no element fits, and reading a property of that throws.',
    'Keep the result, check it, or use ?. with a default.',
  ),
  'found-not-checked': fault(
    'Possible undefined: find may find nothing',
    'find returns undefined if no element fits, and reading a property of that throws.',
    'Check it before using it: if (!user) …',
  ),
  'removed-while-visited': fault(
    'Array modified during iteration',
    'splice moves the next element to this position, and forEach steps over it.',
    'Use filter, or loop from the end.',
    'high',
  ),
  'first-row-may-be-missing': fault(
    'Possible undefined: a query may find no row',
    'Without a row [0] is undefined, and reading a property of that throws.',
    'Check that there is a row, and answer with “not found” otherwise.',
  ),
  'stored-may-be-missing': fault(
    'Possible null: nothing may be stored',
    'getItem returns null for a key that isn’t there, so the parsed value is null.',
    'Give a default: JSON.parse(localStorage.getItem(key) ?? "[]").',
  ),
  'token-in-storage': security(
    'Token in web storage',
    'Any script on the page can read it, so one XSS is enough to take over the session.',
    'Keep it in a cookie with HttpOnly, Secure, and SameSite.',
    'medium',
  ),
  'token-never-expires': security(
    'JWT without an expiry',
    'A stolen token stays valid forever.',
    'Pass expiresIn: jwt.sign(payload, key, { expiresIn: "1h" }).',
    'medium',
  ),
  'added-before-set': fault(
    'Uninitialized variable',
    'It has no value yet: undefined + 1 is NaN, and undefined + "a" is "undefineda".',
    'Give it a start value: let total = 0.',
    'high',
  ),
  'removal-of-minus-one': fault(
    'splice with -1',
    'indexOf and findIndex return -1 if nothing fits, and splice(-1, 1) then removes the last element.',
    'Check for -1 first, or use filter.',
  ),
  'index-above-zero': fault(
    'Off by one: the first element counts as missing',
    'indexOf returns 0 for the first element.',
    'Use includes(), or compare with -1: >= 0 or !== -1.',
  ),
  'reduce-without-start': fault(
    'reduce without a start value',
    'The first element itself is the first sum, so an object is added to a number; an empty array throws.',
    'Pass the start value: reduce((sum, item) => sum + item.price, 0).',
    'high',
  ),
  'returned-to-foreach': fault(
    'Value returned from forEach',
    'forEach ignores it, and the loop goes on: the surrounding function doesn’t return.',
    'Use find, some, or a for…of loop.',
  ),
  'sign-after-assignment': fault(
    'Sign after the equals sign',
    'x =+ 1 assigns 1; it doesn’t add.',
    'Write x += 1.',
    'high',
  ),
  'dates-by-identity': fault(
    'Dates compared by identity',
    '=== on two Date objects asks whether they are the same object, not the same time.',
    'Compare a.getTime() === b.getTime().',
    'high',
  ),
  'merged-without-check': security(
    'Prototype pollution',
    'A key named __proto__ leads the merge into the prototype of all objects.',
    'Skip __proto__, constructor, and prototype, or use a Map.',
  ),
  'compared-with-new-list': fault(
    'Compared with a new array or object',
    'A new one is never the same as another, so the result is always the same.',
    'Check its length, or Object.keys(x).length.',
    'high',
  ),
  'timer-never-cleared': fault(
    'Timer never cleared',
    'The interval keeps running, and keeps alive what it uses, after this object is no longer needed.',
    'Keep what setInterval returns, and call clearInterval.',
  ),
  'callback-loses-this': fault(
    'this is lost in a callback',
    'Inside a plain function this isn’t the object: it’s undefined or the global object.',
    'Use an arrow function.',
    'high',
  ),
  'promise-left': fault(
    'Missing await: promise is dropped',
    'Nobody waits for it, and if it fails nobody sees the error.',
    'await it, or handle the error with catch.',
    'high',
  ),
  'promise-tested': fault(
    'Missing await: promise as a condition',
    'A promise is always truthy, so the condition always holds.',
    'await it.',
    'high',
  ),
  'promise-read': fault(
    'Missing await: promise is used as its value',
    'The variable holds the promise, not what it gives; its properties are undefined.',
    'await the call.',
    'high',
  ),
  'returned-without-await': fault(
    'return without await in try',
    'The promise is returned before it fails, so this catch never sees the error.',
    'Write return await.',
  ),
  'async-callback-as-answer': fault(
    'Async callback where an answer is needed',
    'The callback returns a promise, which is always truthy, so every element passes.',
    'Await the answers first, then filter by them.',
    'high',
  ),
  'promises-not-awaited': fault(
    'Missing await: array of promises',
    'map with an async function gives promises, not their values.',
    'await Promise.all(…) around it.',
    'high',
  ),
  'called-not-passed': fault(
    'Called instead of passed',
    'The function runs now, and its result, not the function, is handed over.',
    'Pass a function: setTimeout(() => f(x), ms).',
    'high',
  ),
  'status-not-checked': low(
    'HTTP status not checked',
    'fetch also resolves for 404 and 500, so the body of an error is read as the data.',
    'Check response.ok first.',
  ),
  'error-as-success': fault(
    'Error reported as success',
    'The catch swallows the error and answers true.',
    'Return false, or pass the error on.',
  ),
  'handler-blocked': low(
    'Blocking call in a request handler',
    'While the …Sync call runs, the server answers nobody else.',
    'Use the asynchronous version.',
  ),
  'hook-in-condition': fault(
    'React hook called conditionally',
    'React tells hooks apart by their order, so one that is sometimes skipped mixes up the state.',
    'Call hooks at the top of the component, always and in the same order.',
    'high',
  ),
  'hook-dependency-missing': fault(
    'React hook: missing dependency',
    'It uses a prop or state that isn’t in the list, so it goes on with an old value.',
    'Add what it uses to the list.',
  ),
  'effect-sets-state-always': fault(
    'Infinite render loop',
    'The effect runs after every rendering and sets state, which renders again.',
    'Give the effect a list of dependencies.',
    'high',
  ),
  'effect-async': fault(
    'Async function as a React effect',
    'An effect must return nothing or a cleanup function, and an async one returns a promise.',
    'Define the async function inside, and call it.',
  ),
  'effect-timer-left': low(
    'Timer of a React effect not cleared',
    'When the dependencies change, the earlier timer still fires.',
    'Return a function that calls clearTimeout.',
  ),
  'state-changed-in-place': fault(
    'React state mutated',
    'The array or object stays the same one, so React sees no change and may not render.',
    'Set a new one: setItems([...items, item]).',
    'high',
  ),
  'handler-called-at-once': fault(
    'Handler called while rendering',
    'The call runs on every rendering, and its result, not the function, becomes the handler.',
    'Pass a function: onClick={() => add(user)}.',
    'high',
  ),
  'list-key-missing': low(
    'React list without a stable key',
    'Without a key, or with a random one, React can’t tell the elements apart and mixes up or rebuilds them.',
    'Give each a key from its data: key={item.id}.',
  ),
  'zero-rendered': low(
    '0 is rendered',
    'An empty list has the length 0, and React shows the 0.',
    'Compare: items.length > 0 && ….',
  ),
  'input-read-only': fault(
    'Controlled input without onChange',
    'React sets its value at every rendering, so nothing can be typed.',
    'Add onChange, or use defaultValue.',
  ),
  'props-sorted': low(
    'Argument is changed',
    'sort and reverse change the array in place, and it belongs to the caller.',
    'Copy it first: [...items].sort(…).',
  ),
};
