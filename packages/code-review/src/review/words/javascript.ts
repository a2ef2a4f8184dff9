import type { WordTable } from '../types.ts';
import { fault, low, security, style } from './kinds.ts';

/** Texts for the enabled ESLint rules. */
export const JAVASCRIPT_WORDS: WordTable = {
  'array-callback-return': fault(
    'Callback returns nothing',
    'map, filter, find and their like use what the callback returns. On some way through it returns nothing, so the result holds undefined or leaves things out.',
    'Return a value on every way, or use forEach where no result is wanted.',
  ),
  'constructor-super': fault(
    'super is not called as it must be',
    'A class that extends another has no this before super() has run; creating an object throws.',
    'Call super() once, before anything else in the constructor.',
    'high',
  ),
  'default-case-last': low(
    'default stands before other cases',
    'A default in the middle of a switch reads as the end of it, and falls into the case below if its break is forgotten.',
    'Move default to the end.',
  ),
  eqeqeq: fault(
    'Loose comparison',
    '== converts before it compares: 0 == "" and "1" == 1 are both true, which is rarely what a check means.',
    'Use === or !==, and convert on purpose where types differ.',
  ),
  'for-direction': fault(
    'Loop counts the wrong way',
    'The counter moves away from the limit, so the loop never ends or never starts.',
    'Turn the step or the comparison round.',
    'high',
  ),
  'getter-return': fault(
    'Getter returns nothing',
    'Reading the property gives undefined on at least one way.',
    'Return a value on every way.',
    'high',
  ),
  'guard-for-in': low(
    'for…in without a check',
    'for…in also visits what the object inherits, so somebody else’s addition to a prototype ends up in the loop.',
    'Loop over Object.keys(), Object.entries(), or check Object.hasOwn() first.',
  ),
  'no-array-constructor': low(
    'Array made by its constructor',
    'Array(3) makes three holes and Array(3, 4) makes two elements; the reader has to know which.',
    'Write a literal, or Array.from({ length }).',
  ),
  'no-async-promise-executor': fault(
    'Async function inside new Promise',
    'What an async executor throws is lost: the promise neither resolves nor rejects, and anyone who waits for it waits for ever.',
    'Make the surrounding function async and await there, or keep the executor synchronous.',
    'high',
  ),
  'no-caller': low(
    'arguments.caller or callee',
    'Strict mode, and so every module, throws here.',
    'Give the function a name and use it.',
  ),
  'no-case-declarations': fault(
    'Declaration directly in a case',
    'The name is visible in every case of the switch but has a value only in this one; using it elsewhere throws.',
    'Put braces around the case’s statements.',
  ),
  'no-class-assign': fault(
    'Class overwritten',
    'After this assignment the name no longer means the class.',
    'Use another name for the value.',
    'high',
  ),
  'no-compare-neg-zero': fault(
    'Comparison with -0',
    '=== does not tell -0 from 0, so this does not check what it seems to.',
    'Compare with 0, or use Object.is(x, -0).',
  ),
  'no-cond-assign': fault(
    'Assignment as a condition',
    'A single = assigns: the check is always about the assigned value, and the variable is overwritten.',
    'Use === to compare. Where the assignment is meant, make it before the condition.',
    'high',
  ),
  'no-const-assign': fault(
    'Constant assigned again',
    'Assigning to a const throws a TypeError when this line runs.',
    'Declare it with let if it has to change, or use another name.',
    'high',
  ),
  'no-constant-binary-expression': fault(
    'Expression always gives the same',
    'Whatever the values are, this comes out the same way, so part of it is dead. Often an operator binds tighter than the author thought.',
    'Add the brackets that were meant, or remove the dead part.',
    'high',
  ),
  'no-constant-condition': fault(
    'Condition never changes',
    'The condition is a constant, so one of the two ways is never taken.',
    'Check the value that was meant, or remove the branch.',
  ),
  'no-control-regex': low(
    'Control character in a pattern',
    'A pattern with control characters is nearly always a slip of an escape.',
    'Write the character that was meant.',
  ),
  'no-debugger': fault(
    'debugger left in',
    'It stops the page or the process whenever developer tools are open.',
    'Remove it.',
  ),
  'no-delete-var': fault(
    'Variable deleted',
    'delete works on properties, not on variables; in modules this does not parse.',
    'Set the variable to undefined, or let it go out of scope.',
  ),
  'no-dupe-args': fault('Two parameters with one name', 'Only the last of them can be reached.', 'Rename one.', 'high'),
  'no-dupe-class-members': fault(
    'Member defined twice',
    'The later one silently replaces the earlier.',
    'Remove or rename one of them.',
    'high',
  ),
  'no-dupe-else-if': fault(
    'Branch that can never run',
    'An earlier condition of the same chain already covers this one.',
    'Check what this branch was meant to test, or remove it.',
    'high',
  ),
  'no-dupe-keys': fault(
    'Key given twice',
    'The later value silently replaces the earlier one.',
    'Keep one of them.',
    'high',
  ),
  'no-duplicate-case': fault(
    'Case given twice',
    'The second can never run, since the first one matches before it.',
    'Correct the value, or remove the copy.',
    'high',
  ),
  'no-empty': fault(
    'Empty block',
    'Nothing happens here. An empty catch hides every failure, also those nobody thought of.',
    'Handle the case, or say in a comment why nothing is to be done.',
  ),
  'no-empty-character-class': fault(
    'Pattern with an empty class',
    '[] matches nothing, so the whole pattern can never match.',
    'Fill the class, or escape the bracket.',
  ),
  'no-empty-pattern': fault(
    'Destructuring takes nothing',
    'An empty pattern declares no variable; often a default (= {}) was meant.',
    'Name what is needed, or remove the pattern.',
  ),
  'no-eval': security(
    'eval',
    'Whatever reaches this string runs as code, with everything the page or the process may do.',
    'Use JSON.parse for data, a table of functions for choices.',
  ),
  'no-ex-assign': fault(
    'Caught error overwritten',
    'The cause of the failure is gone after this line.',
    'Use another variable.',
  ),
  'no-extend-native': fault(
    'Built-in prototype changed',
    'Every object of that kind in the whole program changes, also those of libraries and of future language versions.',
    'Write a function of your own instead.',
  ),
  'no-fallthrough': fault(
    'Case falls through',
    'Without break or return the statements of the next case run as well.',
    'End the case with break or return; say so in a comment where falling through is meant.',
    'high',
  ),
  'no-func-assign': fault(
    'Function overwritten',
    'After this assignment the name no longer means the function.',
    'Use another name for the value.',
    'high',
  ),
  'no-global-assign': fault(
    'Built-in overwritten',
    'Everything that runs afterwards gets the new value in place of the built-in.',
    'Use a name of your own.',
    'high',
  ),
  'no-implied-eval': security(
    'Text run as code',
    'A string given to setTimeout or setInterval is run like eval.',
    'Give it a function.',
  ),
  'no-import-assign': fault('Import assigned', 'Imports are read only; this throws.', 'Copy the value first.', 'high'),
  'no-invalid-regexp': fault(
    'Pattern is not valid',
    'Creating this regular expression throws.',
    'Correct the pattern or its flags.',
    'high',
  ),
  'no-irregular-whitespace': low(
    'Unusual blank',
    'A blank that looks like a space but is another character; searching and comparing will miss it.',
    'Replace it with a plain space.',
  ),
  'no-loop-func': fault(
    'Function in a loop shares its variable',
    'Each function made here sees the variable as it is later, not as it was in its round.',
    'Declare the variable inside the loop with let or const.',
    'high',
  ),
  'no-loss-of-precision': fault(
    'Number cannot be held exactly',
    'The literal has more digits than a number keeps; another value is used.',
    'Use BigInt or a string.',
    'high',
  ),
  'no-misleading-character-class': fault(
    'Class splits a character',
    'A character made of several code points is taken apart, so the class matches its halves.',
    'Use the v flag or alternatives in place of the class.',
  ),
  'no-nested-ternary': low(
    'Choice inside a choice',
    'Several ? : in one expression are easily read the wrong way round.',
    'Use if and else, or a table.',
  ),
  'no-new-func': security(
    'Function made from text',
    'new Function runs a string as code, as eval does.',
    'Write the function, or choose among functions by name.',
  ),
  'no-new-native-nonconstructor': fault(
    'new on what is no constructor',
    'Calling it with new throws a TypeError.',
    'Call it without new.',
    'high',
  ),
  'no-new-wrappers': fault(
    'Wrapper object',
    'new Boolean(false) is an object and therefore true; new String("a") equals no other string.',
    'Use the plain value, or call the function without new.',
  ),
  'no-obj-calls': fault(
    'Object called like a function',
    'Math, JSON and their like are no functions; this throws.',
    'Call one of its methods.',
    'high',
  ),
  'no-octal': fault('Number with a leading zero', '010 is eight, not ten.', 'Remove the zero, or write 0o10.'),
  'no-proto': low(
    '__proto__ used',
    'It is slow, old, and a way for data from outside to change every object.',
    'Use Object.getPrototypeOf and Object.create.',
  ),
  'no-prototype-builtins': low(
    'Method of Object called on data',
    'An object may have a property of that name, or no prototype at all; then this throws or lies.',
    'Use Object.hasOwn(object, key).',
  ),
  'no-redeclare': fault(
    'Variable declared twice',
    'Both are the same variable, so the second declaration overwrites the first value.',
    'Rename one, or assign in place of declaring.',
  ),
  'no-return-assign': fault(
    'Assignment returned',
    'A single = in a return assigns; a comparison may have been meant.',
    'Use ===, or assign on a line before.',
  ),
  'no-script-url': security('javascript: address', 'The address runs as code.', 'Use an event handler.'),
  'no-self-assign': fault(
    'Assigned to itself',
    'The line changes nothing; one of the two names is probably wrong.',
    'Correct the name, or remove the line.',
  ),
  'no-self-compare': fault(
    'Compared with itself',
    'Both sides are the same, so the result is known; one of the names is probably wrong.',
    'Correct the name; for NaN use Number.isNaN.',
    'high',
  ),
  'no-sequences': low(
    'Comma between expressions',
    'Only the last value counts, which is easily overlooked.',
    'Use separate statements.',
  ),
  'no-setter-return': fault('Setter returns a value', 'The value is thrown away.', 'Remove the return.'),
  'no-shadow-restricted-names': fault(
    'Built-in name reused',
    'undefined, NaN and their like stop meaning what every reader expects.',
    'Use another name.',
  ),
  'no-sparse-arrays': fault(
    'Hole in a list',
    'Two commas in a row leave a hole, which loops skip and length counts.',
    'Remove the comma, or write undefined.',
  ),
  'no-template-curly-in-string': fault(
    'Placeholder in a plain string',
    'A placeholder works in backticks only; here it stays in the text as it is.',
    'Use backticks.',
  ),
  'no-this-before-super': fault(
    'this before super',
    'There is no this yet; creating an object throws.',
    'Call super() first.',
    'high',
  ),
  'no-throw-literal': fault(
    'Thrown value is no Error',
    'Without an Error there is no stack, and handlers that read message find nothing.',
    'Throw new Error(…).',
  ),
  'no-unassigned-vars': fault(
    'Variable that never gets a value',
    'It is read, but nothing ever assigns it, so it is always undefined.',
    'Assign it, or remove it.',
    'high',
  ),
  'no-unexpected-multiline': fault(
    'Line joins the one above',
    'A line that begins with a bracket or a backtick continues the line above when that has no semicolon.',
    'End the line above with a semicolon.',
    'high',
  ),
  'no-unmodified-loop-condition': fault(
    'Nothing in the loop changes its condition',
    'If the condition holds once it holds for ever.',
    'Change the variable in the loop, or correct the condition.',
    'high',
  ),
  'no-unreachable': fault(
    'Code that is never reached',
    'What is after return, throw, break or continue never runs.',
    'Remove it, or move it up.',
  ),
  'no-unreachable-loop': fault(
    'Loop that runs once',
    'Every way through the body leaves the loop, so only the first element is looked at.',
    'Move the return out of the loop, or make it conditional.',
    'high',
  ),
  'no-unsafe-finally': fault(
    'finally throws the outcome away',
    'A return, throw, break or continue in finally replaces whatever was returned or thrown before.',
    'Leave finally without one.',
    'high',
  ),
  'no-unsafe-negation': fault(
    'Only the left side is negated',
    '!key in object means (!key) in object, which is always about "true" or "false".',
    'Put brackets: !(key in object).',
    'high',
  ),
  'no-unsafe-optional-chaining': fault(
    'Optional value used as if it were there',
    'When ?. gives undefined, calling, reading or spreading that throws.',
    'Give a default with ??, or carry the ?. on.',
    'high',
  ),
  'no-unused-expressions': fault(
    'Statement without effect',
    'The value is computed and thrown away; a call or an assignment was probably meant.',
    'Call the function, assign the value, or remove the line.',
  ),
  'no-unused-private-class-members': low('Private member never used', 'Nothing in the class reads it.', 'Remove it.'),
  'no-unused-vars': low(
    'Never used',
    'It is given a value that nobody reads: a leftover, or a sign that another name was used by mistake.',
    'Use it or remove it.',
  ),
  'no-use-before-define': fault(
    'Used before it is declared',
    'let, const and class have no value before their line; reading them there throws.',
    'Move the declaration up.',
    'high',
  ),
  'no-useless-assignment': fault(
    'Value never read',
    'The variable is assigned, and assigned again or left before anybody reads it.',
    'Remove the assignment, or use the value.',
  ),
  'no-useless-backreference': fault(
    'Reference in a pattern that matches nothing',
    'It refers to a group that cannot have matched at that point.',
    'Correct the number or the order of the groups.',
  ),
  'no-useless-catch': low(
    'catch that only throws again',
    'It changes nothing and costs the reader a level.',
    'Remove the try, or add what the catch was for.',
  ),
  'no-var': style(
    'var',
    'var is visible in the whole function, may be declared twice and is undefined before its line.',
    'Use const, or let where it changes.',
  ),
  'no-with': fault(
    'with statement',
    'Which object a name belongs to is known only when it runs.',
    'Name the object each time.',
  ),
  'prefer-const': style(
    'let that never changes',
    'A const tells the reader that the value stays.',
    'Declare it with const.',
  ),
  'prefer-promise-reject-errors': fault(
    'Rejected with something that is no Error',
    'Anyone who catches it gets no stack and no message.',
    'Reject with new Error(…).',
  ),
  'require-yield': fault(
    'Generator without yield',
    'It never gives a value.',
    'Yield something, or use a plain function.',
  ),
  'use-isnan': fault(
    'Comparison with NaN',
    'NaN equals nothing, not even itself, so this is always false (or always true).',
    'Use Number.isNaN(value).',
    'high',
  ),
  'valid-typeof': fault(
    'typeof compared with an unknown word',
    'typeof never gives this text, so the comparison is always false.',
    'Correct the word: "undefined", "function", "object", …',
    'high',
  ),
};

/** eslint-plugin-security. */
export const SECURITY_WORDS: WordTable = {
  'security/detect-bidi-characters': security(
    'Hidden text direction',
    'A character that turns the direction of writing makes code look different from what runs.',
    'Remove it.',
  ),
  'security/detect-buffer-noassert': security(
    'Buffer access without bounds check',
    'With noAssert the access may reach beyond the buffer.',
    'Leave the argument out.',
  ),
  'security/detect-disable-mustache-escape': security(
    'Escaping switched off',
    'Text from users reaches the page as markup.',
    'Leave escaping on, and mark only known-safe parts.',
  ),
  'security/detect-new-buffer': security(
    'Buffer made by its constructor',
    'With a number it may hold old memory, with a string it does not; input decides which.',
    'Use Buffer.from or Buffer.alloc.',
  ),
  'security/detect-no-csrf-before-method-override': security(
    'Cross-site check before method override',
    'The method is changed after it was checked.',
    'Put methodOverride before the check.',
  ),
  'security/detect-non-literal-regexp': security(
    'Pattern made from a variable',
    'If the text comes from outside, it can be a pattern that takes minutes to match, or that matches everything.',
    'Escape the text first (RegExp.escape), or compare strings.',
    'medium',
  ),
  'security/detect-non-literal-require': security(
    'Module chosen by a variable',
    'If the name comes from outside, any file can be loaded and run.',
    'Choose from a table of known modules.',
    'medium',
  ),
  'security/detect-pseudoRandomBytes': security(
    'Random bytes that can be guessed',
    'pseudoRandomBytes promises no secrecy.',
    'Use crypto.randomBytes.',
  ),
};

/** Our own rules for JavaScript and TypeScript. */
export const OWN_WORDS: WordTable = {
  'unsafe-regex': security(
    'Pattern that may take exponential time',
    'Repetition inside repetition lets a short text keep the matcher busy for minutes.',
    'Make the inner part match in one way only, or limit the length first.',
    'medium',
  ),
  'chained-comparison': fault(
    'Two comparisons in a row',
    'a < b < c first makes true or false of a < b, and then compares that with c as a number: it does not ask whether b lies between.',
    'Write both: a < b && b < c.',
    'high',
  ),
  'size-never-negative': fault(
    'Size compared with less than nothing',
    'A length is never negative, so this check always has one outcome; > 0 was probably meant.',
    'Compare with > 0.',
  ),
  'logic-as-number': fault(
    '&& or || compared with a number',
    '&& and || give one of their sides as it is; to test a bit of a number, a single & is needed.',
    'Write (flags & flag) !== 0.',
    'high',
  ),
  'negated-side': fault(
    'Only one side is negated',
    '! binds tighter than the comparison: !a === b compares true or false with b.',
    'Write a !== b, or !(a === b).',
    'high',
  ),
  'float-equality': fault(
    'Floating point number compared by ===',
    'Most decimal fractions have no exact binary form: 0.1 + 0.2 === 0.3 is false.',
    'Compare the difference with a small bound: Math.abs(a - b) < 1e-9.',
  ),
  'index-as-condition': fault(
    'Position as a condition',
    'indexOf gives 0, which counts as false, where it stands first, and -1, which counts as true, where it is missing.',
    'Use includes, or compare with -1.',
    'high',
  ),
  'match-may-be-null': fault(
    'Match that may be null',
    'Where the pattern does not fit, match and exec give null, and reading from it throws.',
    'Use text.match(pattern)?.[1], and say what happens without a match.',
  ),
  'same-branches': fault(
    'Both branches are the same',
    'Whatever the condition is, the same happens.',
    'Correct one branch, or remove the condition.',
  ),
  'error-not-thrown': fault(
    'Error made and not thrown',
    'An error object is made and dropped, and the code goes on as if nothing were wrong.',
    'Write throw before it.',
    'high',
  ),
  'wrong-loop-variable': fault(
    'Loop counts another variable',
    'The condition looks at one variable and the step changes another: the loop never ends, or runs past what it should.',
    'Change the variable that the condition compares.',
    'high',
  ),
  'changed-while-looped': fault(
    'Array changed while it is looped over',
    'Taking elements out shifts the rest, so the next one is skipped.',
    'Use filter, or loop over a copy: for (const x of [...list]).',
    'high',
  ),
  'list-by-for-in': fault(
    'for…in over an array',
    'for…in gives the indexes as texts, and also names that somebody added to the array or its prototype: i + 1 is "01".',
    'Use for…of, or list.entries() where the index is needed.',
  ),
  'sorted-as-text': fault(
    'Numbers sorted as texts',
    'Without a comparison sort turns everything into text: [10, 9, 1] becomes [1, 10, 9].',
    'Use sort((a, b) => a - b).',
    'high',
  ),
  'map-as-object': fault(
    'Map or Set used with square brackets',
    'map[key] reads and writes a property of the object, not an entry of the map: has, get and size know nothing of it.',
    'Use get, set, has and delete.',
    'high',
  ),
  'hidden-parameter': fault(
    'Name hides a parameter that nobody uses',
    'Inside, the name means this variable, and the parameter of the function around it is out of reach: one of the two was probably meant to be the other.',
    'Rename one of them.',
  ),
  'mixed-logic': low(
    '&& and || mixed without brackets',
    '&& binds tighter than ||, which readers get wrong as easily as writers.',
    'Put brackets around the part that belongs together.',
  ),
  'endless-recursion': fault(
    'Calls itself without an end',
    'The function calls itself with the same arguments, until the stack is full.',
    'Hand over what is to be looked at next.',
    'high',
  ),
  'fetch-from-request': security(
    'Address from a request',
    'Anyone who sends the request chooses what the server connects to, its own network included.',
    'Choose the address from a list of allowed hosts.',
  ),
  'redirect-from-request': security(
    'Redirect to where a request says',
    'A link to this site can lead anybody to any other, which looks like this one.',
    'Redirect to paths of this site only, or to an address from a list.',
    'medium',
  ),
  'html-from-request': security(
    'Value of a request becomes markup',
    'Whatever the request holds becomes part of the page, scripts included, with the rights of the person who opens the link.',
    'Let a template encode it, or escape &, <, > and quotes first.',
  ),
  'answered-twice': fault(
    'Goes on after the answer',
    'The branch answers and does not return, so the code below answers a second time, which throws.',
    'Put return before or behind the answer.',
    'high',
  ),
  'error-not-looked-at': fault(
    'Error of a callback ignored',
    'Where the call failed, the other arguments are undefined, and nobody learns why.',
    'if (error) … first, or use the version with promises.',
  ),
  'message-from-anybody': security(
    'Message whose sender is not checked',
    'Every page that opens or frames this one can send it messages.',
    'Leave first where event.origin is not the one expected.',
    'medium',
  ),
  'secret-compared': security(
    'Secret compared by ===',
    '=== stops at the first difference, so the time it takes tells how much of a guess is right.',
    'Use crypto.timingSafeEqual on two buffers of the same length.',
    'medium',
  ),
  'secret-logged': security(
    'Secret in the log',
    'Logs are kept, copied and read by many people who must not know it.',
    'Leave it out; log who or what it belongs to.',
  ),
  'merge-into-prototype': security(
    'Merge that reaches the prototype',
    'With a key "__proto__" in the source the merge changes what every object of the program inherits.',
    'Skip __proto__, constructor and prototype, or loop over Object.keys and use Object.hasOwn.',
    'medium',
  ),
  'method-without-this': fault(
    'Method handed over without its object',
    'Called later, the method has another this, or none: reading its fields throws.',
    'Hand over () => this.method().',
    'high',
  ),
  'shared-defaults': fault(
    'Defaults overwritten',
    'Object.assign changes its first argument, here an object that every call shares.',
    'Write { ...defaults, ...given }.',
    'high',
  ),
  'sorts-argument': low(
    'Sorts the list of the caller',
    'sort and reverse change the array they are called on, and the person who handed it over does not expect that.',
    'Use toSorted and toReversed, or copy it first: [...list].sort().',
  ),
  'effect-not-ended': fault(
    'Effect that is never ended',
    'The timer, listener or subscription goes on after the component is gone, and one more starts each time the effect runs.',
    'Return a function that ends it: return () => clearInterval(timer).',
    'high',
  ),
  'promise-stored-as-value': fault(
    'Promise used as its value',
    'The function is async, so the variable holds a promise: it is always true, and has none of the fields that are read from it.',
    'Write await before the call.',
    'high',
  ),
  'then-without-catch': low(
    'Request without a word for its failure',
    'Where the network fails, the promise is rejected and nobody hears it.',
    'Add a catch, or await it in a try.',
  ),
  'async-callback-ignored': fault(
    'forEach does not wait',
    'forEach ignores the promises that an async callback gives: the code after it runs at once, and failures are unhandled.',
    'Use for…of with await, or await Promise.all(list.map(…)).',
    'high',
  ),
  'floating-promise': fault(
    'Promise that nobody waits for',
    'The function is async and its result is dropped: what follows runs before it is done, and its failure is unhandled.',
    'Await it, return it, or give it a catch.',
    'high',
  ),
  'promise-as-value': fault(
    'Promise used as its value',
    'An async function gives a promise, which is always true and equals nothing.',
    'Await the call first.',
    'high',
  ),
  'hard-coded-secret': security(
    'Secret in the code',
    'Everybody who can read the code, or its history, has this secret, and it cannot be changed without a release.',
    'Read it from the environment or a secret store, and replace this one: it is known now.',
  ),
  'html-from-text': security(
    'Text becomes markup',
    'Whatever the text holds becomes part of the page, scripts included, with the rights of the person who looks at it.',
    'Set textContent, or sanitize the markup with a library made for it.',
  ),
  'implicit-global': fault(
    'Assigned without a declaration',
    'In a module this throws; elsewhere it makes a variable that the whole page shares.',
    'Declare it with const or let.',
    'high',
  ),
  'misspelt-name': fault(
    'Name that is declared nowhere',
    'Nothing here has this name, and something has nearly the same: reading it throws a ReferenceError.',
    'Correct the spelling.',
    'high',
  ),
  'off-by-one': fault(
    'Loop runs one too far',
    'The last index is length - 1; with <= the last round reads undefined.',
    'Use < in place of <=, or for…of.',
    'high',
  ),
  'parse-int-map': fault(
    'parseInt as a callback',
    'map gives it the index as the second argument, which parseInt takes as the base: ["1", "2"] becomes [1, NaN].',
    'Use map(Number), or an arrow that passes the text alone.',
    'high',
  ),
  'path-from-request': security(
    'Path from a request',
    'With ../ in it the request reaches any file that the process can.',
    'Resolve it, and check that it stays inside the folder; better, look it up in a table.',
  ),
  'random-for-secret': security(
    'Secret from Math.random',
    'Math.random can be predicted after a few values.',
    'Use crypto.randomUUID() or crypto.getRandomValues().',
  ),
  'same-operand': fault(
    'Both sides are the same',
    'The second check adds nothing; another one was probably meant.',
    'Correct one side, or remove it.',
    'high',
  ),
  'shell-from-text': security(
    'Shell command put together from text',
    'A semicolon or $(…) in the text runs another command.',
    'Use execFile or spawn with the arguments in a list.',
  ),
  'sql-concatenation': security(
    'Query put together from text',
    'A quote in the value changes the query: with the right text it reads or deletes what it likes.',
    'Use placeholders, and hand the values over beside the query.',
  ),
  'tls-not-checked': security(
    'Certificate not checked',
    'Anybody between the two ends can pretend to be the other.',
    'Leave the check on; add the certificate authority where one is missing.',
  ),
  'weak-hash': security(
    'Weak hash',
    'MD5 and SHA-1 have collisions that can be made on purpose.',
    'Use sha256 or better; for passwords scrypt or argon2.',
    'medium',
  ),
};

/** typescript-eslint. */
export const TYPESCRIPT_WORDS: WordTable = {
  '@typescript-eslint/ban-ts-comment': fault(
    'Type check switched off',
    'The compiler is told to look away, so whatever is wrong here, now or later, is not reported.',
    'Correct the type. Where that cannot be done, use @ts-expect-error with the reason.',
  ),
  '@typescript-eslint/no-array-constructor': low(
    'Array made by its constructor',
    'Array(3) makes three holes and Array(3, 4) two elements.',
    'Write a literal.',
  ),
  '@typescript-eslint/no-confusing-non-null-assertion': fault(
    'a! = b or a! == b',
    'It reads like != and means something else.',
    'Remove the mark, or put brackets.',
  ),
  '@typescript-eslint/no-duplicate-enum-values': fault(
    'Two members with one value',
    'The two cannot be told apart when the program runs.',
    'Give each its own value.',
  ),
  '@typescript-eslint/no-explicit-any': fault(
    'any',
    'any switches the type check off for everything the value touches.',
    'Say what it is; use unknown and look before use where that is not known.',
  ),
  '@typescript-eslint/no-extra-non-null-assertion': low(
    'Two ! in a row',
    'The second one changes nothing.',
    'Remove it.',
  ),
  '@typescript-eslint/no-loop-func': fault(
    'Function in a loop shares its variable',
    'Each function made here sees the variable as it is later, not as it was in its round.',
    'Declare the variable inside the loop with let or const.',
    'high',
  ),
  '@typescript-eslint/no-misused-new': fault(
    'new or constructor where it means nothing',
    'An interface has no constructor, and a class’s is not called new.',
    'Use constructor in a class, new in a type of a class.',
  ),
  '@typescript-eslint/no-non-null-asserted-optional-chain': fault(
    'Claim after an optional chain',
    'The chain may give undefined, and the ! claims that it never does.',
    'Check for undefined, or give a default.',
    'high',
  ),
  '@typescript-eslint/no-non-null-assertion': low(
    'Claim that a value is there',
    'The ! is not checked when the program runs; if the value is missing, the next access throws.',
    'Check it, or give a default with ??.',
  ),
  '@typescript-eslint/no-this-alias': low(
    'this kept in a variable',
    'Arrow functions keep this by themselves.',
    'Use an arrow function.',
  ),
  '@typescript-eslint/no-unnecessary-type-constraint': low(
    'Constraint that says nothing',
    'Every type extends unknown or any.',
    'Remove it.',
  ),
  '@typescript-eslint/no-unsafe-declaration-merging': fault(
    'Class and interface of one name',
    'The interface’s members count as there, though nothing sets them.',
    'Rename one, or implement the interface.',
  ),
  '@typescript-eslint/no-unsafe-function-type': low(
    'Function as a type',
    'It accepts every function, with any arguments and any result.',
    'Write the signature.',
  ),
  '@typescript-eslint/no-unused-expressions': fault(
    'Statement without effect',
    'The value is computed and thrown away; a call or an assignment was probably meant.',
    'Call the function, assign the value, or remove the line.',
  ),
  '@typescript-eslint/no-unused-vars': low(
    'Never used',
    'It is given a value that nobody reads: a leftover, or a sign that another name was used by mistake.',
    'Use it or remove it.',
  ),
  '@typescript-eslint/no-use-before-define': fault(
    'Used before it is declared',
    'let, const and class have no value before their line; reading them there throws.',
    'Move the declaration up.',
    'high',
  ),
  '@typescript-eslint/no-wrapper-object-types': low(
    'Wrapper type',
    'String means the wrapper object; the plain text is string.',
    'Use string, number, boolean.',
  ),
  '@typescript-eslint/no-dupe-class-members': fault(
    'Member defined twice',
    'The later one silently replaces the earlier.',
    'Remove or rename one of them.',
    'high',
  ),
  '@typescript-eslint/no-redeclare': fault(
    'Declared twice',
    'The second declaration overwrites the first.',
    'Rename one.',
  ),
  'double-assertion': fault(
    'Type forced through unknown',
    'Two assertions in a row make the compiler accept anything; nothing checks that the value has this shape.',
    'Check the value (a type guard or a schema), or correct the type it comes from.',
  ),
};
