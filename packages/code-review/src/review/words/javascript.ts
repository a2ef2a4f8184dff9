import type { WordTable } from '../types.ts';
import { fault, low, security, style } from './kinds.ts';

/** Texts for the enabled ESLint rules. */
export const JAVASCRIPT_WORDS: WordTable = {
  'array-callback-return': fault(
    'Callback returns nothing',
    'map, filter, find, and similar use what the callback returns. On some path it returns nothing, so the result contains undefined or lacks elements.',
    'Return a value on every path, or use forEach if no result is needed.',
  ),
  'constructor-super': fault(
    'super isn’t called correctly',
    'A class that extends another has no this before super() has run; creating an object throws.',
    'Call super() once, before anything else in the constructor.',
    'high',
  ),
  'default-case-last': low(
    'default comes before other cases',
    'A default in the middle of a switch looks like its end, and falls into the case below if its break is forgotten.',
    'Move default to the end.',
  ),
  eqeqeq: fault(
    'Loose comparison',
    '== converts before it compares: 0 == "" and "1" == 1 are both true, which is rarely intended.',
    'Use === or !==, and convert explicitly if types differ.',
  ),
  'for-direction': fault(
    'Loop counts in the wrong direction',
    'The counter moves away from the limit, so the loop never ends or never starts.',
    'Reverse the step or the comparison.',
    'high',
  ),
  'getter-return': fault(
    'Getter returns nothing',
    'Reading the property gives undefined on at least one path.',
    'Return a value on every path.',
    'high',
  ),
  'guard-for-in': low(
    'for…in without a check',
    'for…in also visits inherited properties, so somebody else’s addition to a prototype ends up in the loop.',
    'Loop over Object.keys(), Object.entries(), or check Object.hasOwn() first.',
  ),
  'no-array-constructor': low(
    'Array created with the constructor',
    'Array(3) creates three holes and Array(3, 4) creates two elements; the reader has to know which.',
    'Write a literal, or Array.from({ length }).',
  ),
  'no-async-promise-executor': fault(
    'Async function inside new Promise',
    'What an async executor throws is lost: the promise neither resolves nor rejects, and whatever awaits it waits forever.',
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
    'The name is visible in every case of the switch but only initialized in this one; using it elsewhere throws.',
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
    '=== doesn’t distinguish -0 from 0, so this doesn’t check what it seems to.',
    'Compare with 0, or use Object.is(x, -0).',
  ),
  'no-cond-assign': fault(
    'Assignment as a condition',
    'A single = assigns: the check tests the assigned value, and the variable is overwritten.',
    'Use === to compare. If the assignment is intended, make it before the condition.',
    'high',
  ),
  'no-const-assign': fault(
    'Assignment to a constant',
    'Assigning to a const throws a TypeError when this line runs.',
    'Declare it with let if it has to change, or use another name.',
    'high',
  ),
  'no-constant-binary-expression': fault(
    'Expression with a constant result',
    'The result is the same for all values, so part of it is dead. Often an operator has a higher precedence than the author thought.',
    'Add the intended parentheses, or remove the dead part.',
    'high',
  ),
  'no-constant-condition': fault(
    'Constant condition',
    'The condition never changes, so one of the two branches is never taken.',
    'Check the intended value, or remove the branch.',
  ),
  'no-control-regex': low(
    'Control character in a regular expression',
    'Control characters in a pattern are nearly always a mistyped escape.',
    'Write the intended character.',
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
  'no-dupe-args': fault(
    'Two parameters with the same name',
    'Only the last of them is accessible.',
    'Rename one.',
    'high',
  ),
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
    'Duplicate key',
    'The later value silently replaces the earlier one.',
    'Keep one of them.',
    'high',
  ),
  'no-duplicate-case': fault(
    'Duplicate case',
    'The second can never run, because the first one matches before it.',
    'Correct the value, or remove the duplicate.',
    'high',
  ),
  'no-empty': fault(
    'Empty block',
    'Nothing happens here. An empty catch hides every failure, including unexpected ones.',
    'Handle the case, or say in a comment why there is nothing to do.',
  ),
  'no-empty-character-class': fault(
    'Regular expression with an empty class',
    '[] matches nothing, so the whole pattern never matches.',
    'Fill in the class, or escape the bracket.',
  ),
  'no-empty-pattern': fault(
    'Empty destructuring pattern',
    'An empty pattern declares no variable; often a default (= {}) was meant.',
    'Name what is needed, or remove the pattern.',
  ),
  'no-eval': security(
    'eval',
    'Whatever reaches this string runs as code, with all permissions of the page or the process.',
    'Use JSON.parse for data, or a table of functions for choices.',
  ),
  'no-ex-assign': fault(
    'Caught error overwritten',
    'The cause of the failure is lost after this line.',
    'Use another variable.',
  ),
  'no-extend-native': fault(
    'Built-in prototype modified',
    'Every object of that kind in the whole program changes, including those of libraries and of future language versions.',
    'Write your own function instead.',
  ),
  'no-fallthrough': fault(
    'Case falls through',
    'Without break or return the statements of the next case run as well.',
    'End the case with break or return; if falling through is intended, say so in a comment.',
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
    'All code that runs afterwards gets the new value instead of the built-in.',
    'Use your own name.',
    'high',
  ),
  'no-implied-eval': security(
    'String run as code',
    'A string passed to setTimeout or setInterval is run like eval.',
    'Pass a function.',
  ),
  'no-import-assign': fault(
    'Assignment to an import',
    'Imports are read-only; this throws.',
    'Copy the value first.',
    'high',
  ),
  'no-invalid-regexp': fault(
    'Invalid regular expression',
    'Creating this regular expression throws.',
    'Correct the pattern or its flags.',
    'high',
  ),
  'no-irregular-whitespace': low(
    'Unusual whitespace',
    'It looks like a space but is another character; searches and comparisons will miss it.',
    'Replace it with a plain space.',
  ),
  'no-loop-func': fault(
    'Closure in a loop captures its variable',
    'Each function created here sees the variable’s later value, not the one from its iteration.',
    'Declare the variable inside the loop with let or const.',
    'high',
  ),
  'no-loss-of-precision': fault(
    'Number loses precision',
    'The literal has more digits than a number can store; another value is used.',
    'Use BigInt or a string.',
    'high',
  ),
  'no-misleading-character-class': fault(
    'Character class splits a character',
    'A character made of several code points is split, so the class matches its halves.',
    'Use the v flag, or alternatives instead of the class.',
  ),
  'no-new-func': security(
    'Function created from a string',
    'new Function runs a string as code, as eval does.',
    'Write the function, or choose among functions by name.',
  ),
  'no-new-native-nonconstructor': fault(
    'new on something that isn’t a constructor',
    'Calling it with new throws a TypeError.',
    'Call it without new.',
    'high',
  ),
  'no-new-wrappers': fault(
    'Wrapper object',
    'new Boolean(false) is an object and therefore true; new String("a") equals no other string.',
    'Use the primitive value, or call the function without new.',
  ),
  'no-obj-calls': fault(
    'Object called as a function',
    'Math, JSON, and similar aren’t functions; this throws.',
    'Call one of its methods.',
    'high',
  ),
  'no-octal': fault('Number with a leading zero', '010 is eight, not ten.', 'Remove the zero, or write 0o10.'),
  'no-proto': low(
    '__proto__ used',
    'It is slow and outdated, and lets untrusted data change every object.',
    'Use Object.getPrototypeOf and Object.create.',
  ),
  'no-prototype-builtins': low(
    'Object method called on data',
    'An object may have a property with that name, or no prototype at all; then this throws or gives a wrong result.',
    'Use Object.hasOwn(object, key).',
  ),
  'no-redeclare': fault(
    'Variable declared twice',
    'Both are the same variable, so the second declaration overwrites the first value.',
    'Rename one, or assign instead of declaring.',
  ),
  'no-return-assign': fault(
    'Assignment returned',
    'A single = in a return assigns; a comparison may have been meant.',
    'Use ===, or assign on a separate line.',
  ),
  'no-script-url': security('javascript: address', 'The address runs as code.', 'Use an event handler.'),
  'no-self-assign': fault(
    'Assigned to itself',
    'The line changes nothing; one of the two names is probably wrong.',
    'Correct the name, or remove the line.',
  ),
  'no-self-compare': fault(
    'Compared with itself',
    'Both sides are the same, so the result is always the same; one of the names is probably wrong.',
    'Correct the name; for NaN, use Number.isNaN.',
    'high',
  ),
  'no-sequences': low(
    'Comma between expressions',
    'Only the last value counts, which is easily overlooked.',
    'Use separate statements.',
  ),
  'no-setter-return': fault('Setter returns a value', 'The value is discarded.', 'Remove the return.'),
  'no-shadow-restricted-names': fault(
    'Built-in name reused',
    'undefined, NaN, and similar no longer mean what readers expect.',
    'Use another name.',
  ),
  'no-sparse-arrays': fault(
    'Hole in a list',
    'Two commas in a row leave a hole, which loops skip and length counts.',
    'Remove the comma, or write undefined.',
  ),
  'no-template-curly-in-string': fault(
    'Placeholder in a plain string',
    'Placeholders work only in backticks; here it stays in the string as it is.',
    'Use backticks.',
  ),
  'no-this-before-super': fault(
    'this before super',
    'this doesn’t exist yet; creating an object throws.',
    'Call super() first.',
    'high',
  ),
  'no-throw-literal': fault(
    'Thrown value isn’t an Error',
    'Without an Error there is no stack trace, and handlers that read message find nothing.',
    'Throw new Error(…).',
  ),
  'no-unassigned-vars': fault(
    'Variable that never gets a value',
    'It is read, but nothing ever assigns it, so it is always undefined.',
    'Assign it, or remove it.',
    'high',
  ),
  'no-unexpected-multiline': fault(
    'Line continues the one above',
    'A line that begins with a bracket or a backtick continues the line above if that has no semicolon.',
    'End the line above with a semicolon.',
    'high',
  ),
  'no-unmodified-loop-condition': fault(
    'Loop condition never changes',
    'If the condition is true once, it is true forever.',
    'Change the variable in the loop, or correct the condition.',
    'high',
  ),
  'no-unreachable': fault(
    'Unreachable code',
    'Code after return, throw, break, or continue never runs.',
    'Remove it, or move it up.',
  ),
  'no-unreachable-loop': fault(
    'Loop that runs once',
    'Every path through the body exits the loop, so only the first element is examined.',
    'Move the return out of the loop, or make it conditional.',
    'high',
  ),
  'no-unsafe-finally': fault(
    'finally discards the result',
    'A return, throw, break or continue in finally replaces whatever was returned or thrown before.',
    'Leave them out of finally.',
    'high',
  ),
  'no-unsafe-negation': fault(
    'Only the left side is negated',
    '!key in object means (!key) in object, which is always about "true" or "false".',
    'Add parentheses: !(key in object).',
    'high',
  ),
  'no-unsafe-optional-chaining': fault(
    'Optional value used without a check',
    'If ?. gives undefined, calling, reading, or spreading that throws.',
    'Add a default with ??, or continue with ?..',
    'high',
  ),
  'no-unused-expressions': fault(
    'Statement without effect',
    'The value is computed and discarded; a call or an assignment was probably meant.',
    'Call the function, assign the value, or remove the line.',
  ),
  'no-unused-private-class-members': low('Unused private member', 'Nothing in the class reads it.', 'Remove it.'),
  'no-unused-vars': low(
    'Unused',
    'Its value is never read: it is left over, or another name was used by mistake.',
    'Use it or remove it.',
  ),
  'no-use-before-define': fault(
    'Used before it is declared',
    'let, const, and class have no value before their line; reading them there throws.',
    'Move the declaration up.',
    'high',
  ),
  'no-useless-assignment': fault(
    'Value never read',
    'The variable is assigned, and then reassigned or never read.',
    'Remove the assignment, or use the value.',
  ),
  'no-useless-backreference': fault(
    'Backreference that matches nothing',
    'It refers to a group that can’t have matched at that point.',
    'Correct the number or the order of the groups.',
  ),
  'no-useless-catch': low(
    'catch that only rethrows',
    'It changes nothing and adds a level of nesting.',
    'Remove the try, or add what the catch was for.',
  ),
  'no-var': style(
    'var',
    'var is visible in the whole function, may be declared twice and is undefined before its line.',
    'Use const, or let where it changes.',
  ),
  'no-with': fault(
    'with statement',
    'Which object a name belongs to is only known at runtime.',
    'Name the object each time.',
  ),
  'prefer-const': style(
    'let that never changes',
    'A const tells the reader that the value stays the same.',
    'Declare it with const.',
  ),
  'prefer-promise-reject-errors': fault(
    'Rejected with something other than an Error',
    'Catchers get no stack trace and no message.',
    'Reject with new Error(…).',
  ),
  'require-yield': fault(
    'Generator without yield',
    'It never produces a value.',
    'Yield something, or use a plain function.',
  ),
  'use-isnan': fault(
    'Comparison with NaN',
    'NaN equals nothing, not even itself, so this is always false (or always true).',
    'Use Number.isNaN(value).',
    'high',
  ),
  'valid-typeof': fault(
    'typeof compared with an unknown type',
    'typeof never returns this string, so the comparison is always false.',
    'Correct the word: "undefined", "function", "object", …',
    'high',
  ),
};

/** eslint-plugin-security. */
export const SECURITY_WORDS: WordTable = {
  'security/detect-bidi-characters': security(
    'Hidden text direction',
    'A character that changes the text direction makes code look different from what runs.',
    'Remove it.',
  ),
  'security/detect-buffer-noassert': security(
    'Buffer access without bounds check',
    'With noAssert the access may reach beyond the buffer.',
    'Leave the argument out.',
  ),
  'security/detect-disable-mustache-escape': security(
    'Escaping turned off',
    'Users’ text reaches the page as markup.',
    'Keep escaping on, and mark only known-safe parts.',
  ),
  'security/detect-new-buffer': security(
    'Buffer created with the constructor',
    'With a number it may contain old memory, with a string it doesn’t; the input decides which.',
    'Use Buffer.from or Buffer.alloc.',
  ),
  'security/detect-no-csrf-before-method-override': security(
    'Cross-site check before method override',
    'The method is changed after it was checked.',
    'Put methodOverride before the check.',
  ),
  'security/detect-non-literal-regexp': security(
    'Regular expression from a variable',
    'If the text is untrusted, it can be a pattern that takes minutes to match, or that matches everything.',
    'Escape the text first (RegExp.escape), or compare strings.',
    'medium',
  ),
  'security/detect-non-literal-require': security(
    'Module path from a variable',
    'If the name is untrusted, any file can be loaded and run.',
    'Choose from a table of known modules.',
    'medium',
  ),
  'security/detect-pseudoRandomBytes': security(
    'Predictable random bytes',
    'pseudoRandomBytes isn’t cryptographically secure.',
    'Use crypto.randomBytes.',
  ),
};

/** Our own rules for JavaScript and TypeScript. */
export const CUSTOM_RULE_WORDS: WordTable = {
  'unsafe-regex': security(
    'ReDoS: regular expression with exponential time',
    'Nested repetition lets a short text keep the matcher busy for minutes.',
    'Make the inner part match in only one way, or limit the length first.',
    'medium',
  ),
  'chained-comparison': fault(
    'Chained comparison',
    'a < b < c first computes a < b as true or false, and then compares that with c as a number: it doesn’t check whether b is between.',
    'Write both: a < b && b < c.',
    'high',
  ),
  'size-never-negative': fault(
    'Size compared with less than zero',
    'A length is never negative, so this check always has the same result; > 0 was probably meant.',
    'Compare with > 0.',
  ),
  'logic-as-number': fault(
    '&& or || compared with a number',
    '&& and || return one of their sides unchanged; to test a bit of a number, use a single &.',
    'Write (flags & flag) !== 0.',
    'high',
  ),
  'negated-side': fault(
    'Only one side is negated',
    '! has a higher precedence than the comparison: !a === b compares true or false with b.',
    'Write a !== b, or !(a === b).',
    'high',
  ),
  'float-equality': fault(
    'Floating-point numbers compared with ===',
    'Most decimal fractions have no exact binary form: 0.1 + 0.2 === 0.3 is false.',
    'Compare the difference with a small tolerance: Math.abs(a - b) < 1e-9.',
  ),
  'index-as-condition': fault(
    'Index used as a condition',
    'indexOf returns 0, which counts as false, for the first position, and -1, which counts as true, if it is missing.',
    'Use includes, or compare with -1.',
    'high',
  ),
  'match-may-be-null': fault(
    'Match that may be null',
    'If the pattern doesn’t match, match and exec return null, and reading from it throws.',
    'Use text.match(pattern)?.[1], and handle the case without a match.',
  ),
  'same-branches': fault(
    'Both branches are the same',
    'The same happens whatever the condition is.',
    'Fix one branch, or remove the condition.',
  ),
  'error-not-thrown': fault(
    'Error created but not thrown',
    'An error object is created and discarded, and the code continues as if nothing were wrong.',
    'Add throw before it.',
    'high',
  ),
  'wrong-loop-variable': fault(
    'Loop changes another variable',
    'The condition checks one variable and the step changes another: the loop never ends, or runs too far.',
    'Change the variable in the condition.',
    'high',
  ),
  'changed-while-looped': fault(
    'Array modified during iteration',
    'Removing elements shifts the rest, so the next one is skipped.',
    'Use filter, or loop over a copy: for (const x of [...list]).',
    'high',
  ),
  'list-by-for-in': fault(
    'for…in over an array',
    'for…in gives the indexes as strings, plus names that somebody added to the array or its prototype: i + 1 is "01".',
    'Use for…of, or list.entries() if you need the index.',
  ),
  'sorted-as-text': fault(
    'Numbers sorted as strings',
    'Without a comparison function, sort converts everything to strings: [10, 9, 1] becomes [1, 10, 9].',
    'Use sort((a, b) => a - b).',
    'high',
  ),
  'map-as-object': fault(
    'Map or Set used with square brackets',
    'map[key] reads and writes a property of the object, not an entry of the map: has, get, and size ignore it.',
    'Use get, set, has, and delete.',
    'high',
  ),
  'hidden-parameter': fault(
    'Name shadows an unused parameter',
    'Inside, the name means this variable, and the outer function’s parameter is inaccessible: one of them was probably meant to be the other.',
    'Rename one of them.',
  ),
  'mixed-logic': low(
    '&& and || mixed without parentheses',
    '&& has a higher precedence than ||, which readers get wrong as easily as writers.',
    'Add parentheses around the part that belongs together.',
  ),
  'endless-recursion': fault(
    'Infinite recursion',
    'The function calls itself with the same arguments, until the stack overflows.',
    'Pass on what should be processed next.',
    'high',
  ),
  'answered-twice': fault(
    'Continues after sending the response',
    'The branch responds and doesn’t return, so the code below responds again, which throws.',
    'Add return before or after the response.',
    'high',
  ),
  'error-not-looked-at': fault(
    'Callback error ignored',
    'If the call failed, the other arguments are undefined, and nobody learns why.',
    'Check if (error) … first, or use the promise version.',
  ),
  'message-from-anybody': security(
    'Unverified message sender',
    'Any page that opens or frames this one can send it messages.',
    'Return early if event.origin isn’t the expected one.',
    'medium',
  ),
  'secret-compared': security(
    'Timing attack: secret compared with ===',
    '=== stops at the first difference, so its duration reveals how much of a guess is right.',
    'Use crypto.timingSafeEqual on two buffers of the same length.',
    'medium',
  ),
  'secret-logged': security(
    'Secret logged',
    'Logs are stored, copied, and read by many people who must not know it.',
    'Leave it out; log who or what it belongs to.',
  ),
  'merge-into-prototype': security(
    'Prototype pollution',
    'With a key "__proto__" in the source, the merge changes what every object in the program inherits.',
    'Skip __proto__, constructor, and prototype, or loop over Object.keys and use Object.hasOwn.',
    'medium',
  ),
  'method-without-this': fault(
    'Method passed without its object',
    'Called later, the method has a different this, or none: reading its fields throws.',
    'Pass () => this.method().',
    'high',
  ),
  'shared-defaults': fault(
    'Shared defaults overwritten',
    'Object.assign changes its first argument, here an object that every call shares.',
    'Write { ...defaults, ...given }.',
    'high',
  ),
  'sorts-argument': low(
    'Sorts the caller’s list',
    'sort and reverse change the array they are called on, which the caller doesn’t expect.',
    'Use toSorted and toReversed, or copy it first: [...list].sort().',
  ),
  'effect-not-ended': fault(
    'Effect without cleanup',
    'The timer, listener, or subscription continues after the component is gone, and another starts each time the effect runs.',
    'Return a cleanup function: return () => clearInterval(timer).',
    'high',
  ),
  'promise-stored-as-value': fault(
    'Promise used as its value',
    'The function is async, so the variable holds a promise: it is always true, and has none of the fields that are read from it.',
    'Add await before the call.',
    'high',
  ),
  'then-without-catch': low(
    'Request without error handling',
    'If the network fails, the promise is rejected and nothing handles it.',
    'Add a catch, or await it in a try.',
  ),
  'async-callback-ignored': fault(
    'forEach doesn’t await',
    'forEach ignores the promises that an async callback returns: the code after it runs immediately, and failures are unhandled.',
    'Use for…of with await, or await Promise.all(list.map(…)).',
    'high',
  ),
  'floating-promise': fault(
    'Missing await',
    'The function is async and its result is discarded: the next line runs before it is done, and its failure is unhandled.',
    'Await it, return it, or add a catch.',
    'high',
  ),
  'promise-as-value': fault(
    'Promise used as its value',
    'An async function returns a promise, which is always true and equals nothing.',
    'Await the call first.',
    'high',
  ),
  'hard-coded-secret': security(
    'Hard-coded secret',
    'Anyone who can read the code, or its history, has this secret, and it can’t be changed without a release.',
    'Read it from the environment or a secret store, and replace this one, because it has leaked.',
  ),
  'html-from-text': security(
    'XSS: text used as markup',
    'Whatever the text contains becomes part of the page, including scripts, with the rights of the person who views it.',
    'Set textContent, or sanitize the markup with a library made for it.',
  ),
  'implicit-global': fault(
    'Assigned without a declaration',
    'In a module this throws; elsewhere it creates a variable that the whole page shares.',
    'Declare it with const or let.',
    'high',
  ),
  'misspelt-name': fault(
    'Undeclared name',
    'Nothing here has this name, but something has a similar one: reading it throws a ReferenceError.',
    'Correct the spelling.',
    'high',
  ),
  'off-by-one': fault(
    'Loop runs one step too far',
    'The last index is length - 1; with <= the last iteration reads undefined.',
    'Use < instead of <=, or for…of.',
    'high',
  ),
  'parse-int-map': fault(
    'parseInt as a callback',
    'map passes the index as the second argument, which parseInt treats as the base: ["1", "2"] becomes [1, NaN].',
    'Use map(Number), or an arrow function that passes only the string.',
    'high',
  ),
  'random-for-secret': security(
    'Insecure random number for a secret',
    'Math.random is predictable after a few values.',
    'Use crypto.randomUUID() or crypto.getRandomValues().',
  ),
  'same-operand': fault(
    'Both sides are the same',
    'The second check adds nothing; another one was probably meant.',
    'Fix one side, or remove it.',
    'high',
  ),
  'shell-from-text': security(
    'Command injection',
    'A semicolon or $(…) in the text runs another command.',
    'Use execFile or spawn with an argument list.',
  ),
  'sql-concatenation': security(
    'SQL injection',
    'A quote in the value changes the query: an attacker can read or delete anything.',
    'Use placeholders, and pass the values separately.',
  ),
  'tls-not-checked': security(
    'TLS certificate not verified',
    'Anybody on the connection can pretend to be the other side.',
    'Keep the check on; add a missing certificate authority.',
  ),
  'weak-hash': security(
    'Weak hash',
    'Collisions can be created for MD5 and SHA-1.',
    'Use sha256 or better; for passwords, scrypt or argon2.',
    'medium',
  ),
};

/** typescript-eslint. */
export const TYPESCRIPT_WORDS: WordTable = {
  '@typescript-eslint/ban-ts-comment': fault(
    'Type check turned off',
    'The compiler ignores this code, so errors here, now or later, aren’t reported.',
    'Fix the type. If that isn’t possible, use @ts-expect-error with the reason.',
  ),
  '@typescript-eslint/no-array-constructor': low(
    'Array created with the constructor',
    'Array(3) creates three holes and Array(3, 4) two elements.',
    'Write a literal.',
  ),
  '@typescript-eslint/no-confusing-non-null-assertion': fault(
    'a! = b or a! == b',
    'It reads like != and means something else.',
    'Remove the mark, or add parentheses.',
  ),
  '@typescript-eslint/no-duplicate-enum-values': fault(
    'Two members with the same value',
    'They can’t be distinguished at runtime.',
    'Give each its own value.',
  ),
  '@typescript-eslint/no-explicit-any': fault(
    'any',
    'any turns off the type check for everything the value touches.',
    'Name the type; if it isn’t known, use unknown and check before use.',
  ),
  '@typescript-eslint/no-extra-non-null-assertion': low(
    'Two ! in a row',
    'The second one changes nothing.',
    'Remove it.',
  ),
  '@typescript-eslint/no-loop-func': fault(
    'Closure in a loop captures its variable',
    'Each function created here sees the variable’s later value, not the one from its iteration.',
    'Declare the variable inside the loop with let or const.',
    'high',
  ),
  '@typescript-eslint/no-misused-new': fault(
    'Misplaced new or constructor',
    'An interface has no constructor, and a class’s constructor isn’t called new.',
    'Use constructor in a class, and new in the type of a class.',
  ),
  '@typescript-eslint/no-non-null-asserted-optional-chain': fault(
    'Non-null assertion after an optional chain',
    'The chain may give undefined, and the ! claims that it never does.',
    'Check for undefined, or give a default.',
    'high',
  ),
  '@typescript-eslint/no-non-null-assertion': low(
    'Non-null assertion',
    'The ! isn’t checked at runtime; if the value is missing, the next access throws.',
    'Check it, or give a default with ??.',
  ),
  '@typescript-eslint/no-unnecessary-type-constraint': low(
    'Constraint without effect',
    'Every type extends unknown or any.',
    'Remove it.',
  ),
  '@typescript-eslint/no-unsafe-declaration-merging': fault(
    'Class and interface with the same name',
    'The interface’s members count as present, though nothing sets them.',
    'Rename one, or implement the interface.',
  ),
  '@typescript-eslint/no-unsafe-function-type': low(
    'Function as a type',
    'It accepts every function, with any arguments and any result.',
    'Write the signature.',
  ),
  '@typescript-eslint/no-unused-expressions': fault(
    'Statement without effect',
    'The value is computed and discarded; a call or an assignment was probably meant.',
    'Call the function, assign the value, or remove the line.',
  ),
  '@typescript-eslint/no-unused-vars': low(
    'Unused',
    'Its value is never read: it is left over, or another name was used by mistake.',
    'Use it or remove it.',
  ),
  '@typescript-eslint/no-use-before-define': fault(
    'Used before it is declared',
    'let, const, and class have no value before their line; reading them there throws.',
    'Move the declaration up.',
    'high',
  ),
  '@typescript-eslint/no-wrapper-object-types': low(
    'Wrapper type',
    'String is the wrapper object; the primitive type is string.',
    'Use string, number, or boolean.',
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
    'Check the value (with a type guard or a schema), or fix the type it comes from.',
  ),
};
