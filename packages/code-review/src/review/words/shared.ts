import type { WordTable } from '../types.ts';
import { fault, security } from './kinds.ts';

/** Texts for the rules of every language's tree. */
export const SHARED_WORDS: WordTable = {
  'always-decided': fault(
    'Condition that is always true or always false',
    'Both comparisons are of the same value, so joined this way they decide nothing: one side always holds, or both never do.',
    'Swap “and” and “or”, or compare with the value that was meant.',
    'high',
  ),
  'null-checked-late': fault(
    'Null check after use',
    'The lines above already read through it, so with nothing there they fail before this check is reached.',
    'Check before the first use, or remove the check if it can’t be missing.',
  ),
  'covered-by-earlier': fault(
    'Unreachable branch',
    'An earlier condition already holds for every value that this one asks for, and handles it.',
    'Ask for the narrower range first.',
    'high',
  ),
  'bit-mask-compared': fault(
    'Operator precedence: compared before masked',
    'Comparisons bind more tightly than &, |, and ^, so the mask is compared first and its result is used as the mask.',
    'Add parentheses: (score & 1) == 0.',
    'high',
  ),
  'scaled-wrong-way': fault(
    'Wrong unit conversion: multiplied instead of divided',
    'a / 1000 * 60 is evaluated from left to right, so the seconds are multiplied by 60 where they should be divided.',
    'Put the factors into parentheses: a / (1000 * 60 * 60 * 24).',
    'high',
  ),
  'power-by-xor': fault(
    'Bitwise XOR instead of a power',
    '^ compares bits; it doesn’t raise to a power.',
    'Write x * x, or use the language’s power function or operator.',
    'high',
  ),
  'average-of-nothing': fault(
    'Division by zero for an empty list',
    'The function divides by the number of elements without a check, and an empty list has none.',
    'Return early, or decide on a value, if the list is empty.',
  ),
  'endless-loop': fault(
    'Infinite loop',
    'Nothing in the body changes what the condition compares, and no line leaves the loop.',
    'Advance the counter in the body, or leave the loop when it’s done.',
    'high',
  ),
  'search-never-ends': fault(
    'Infinite loop in a binary search',
    'With two elements left the middle is the bound itself, so assigning it again changes nothing.',
    'Move past the middle: low = mid + 1, high = mid - 1.',
    'high',
  ),
  'search-beyond-end': fault(
    'Index out of bounds in a binary search',
    'The upper bound starts at the length and the loop runs while low <= high, so the position behind the end is read.',
    'Start at length - 1, or loop while low < high.',
    'high',
  ),
  'recursion-without-end': fault(
    'Infinite recursion: no base case',
    'The function always calls itself, so it ends with a stack overflow.',
    'Return without a call for the smallest case: if (n <= 1) return 1.',
    'high',
  ),
  'repeats-itself': fault(
    'Infinite recursion',
    'The function calls itself with the same arguments, so nothing ever ends it.',
    'Pass a smaller problem, such as n - 1.',
    'high',
  ),
  'null-then-read': fault(
    'Null dereference',
    'The variable was just set to nothing, and is read before it gets a value.',
    'Create the object first.',
    'high',
  ),
  'element-at-length': fault(
    'Off by one: index at the length',
    'The last element is at length - 1; at the length there is none.',
    'Use length - 1, at(-1), or [-1].',
    'high',
  ),
  'beyond-fixed-array': fault(
    'Index out of bounds',
    'The array has fewer elements than this index needs; the last one is at its size minus one.',
    'Use < instead of <=, or a larger array.',
    'high',
  ),
  'removal-skips': fault(
    'Removal while looping by index',
    'Removing moves the next element to this position, and the counter steps over it.',
    'Loop from the end, or filter the list into a new one.',
    'high',
  ),
  'retries-forever': fault(
    'Infinite retry',
    'The loop only ends when the attempt succeeds; if it always fails, it runs forever and at full speed.',
    'Limit the number of attempts, wait between them, and pass on the last error.',
  ),
  'query-in-loop': fault(
    'N+1 query: one query for each element',
    'Every round asks the database again, so a list of 1,000 costs 1,000 round trips.',
    'Fetch them in one query before the loop: a join, IN, or the framework’s prefetch.',
  ),
  'secret-by-shape': security(
    'Hard-coded secret: a key in the code',
    'The text has the shape of a provider’s key. Anyone who can read the code, or its history, can use it.',
    'Revoke the key, and read a new one from the environment or a secret store.',
  ),
  'password-in-address': security(
    'Hard-coded credentials in a connection string',
    'The address carries its password, so everybody who can read the code can log in.',
    'Change the password, and read the address or the password from the environment.',
  ),
  'password-as-argument': security(
    'Hard-coded password',
    'The login is written into the call, so everybody who can read the code can use it.',
    'Change the password, and read it from the environment or a secret store.',
  ),
  'token-not-verified': security(
    'JWT signature not verified',
    'The token is decoded without its signature being checked, so anybody can write one with any claims.',
    'Verify it with the key and a fixed list of algorithms: jwt.verify(token, key) or jwt.decode(token, key, algorithms=[…]).',
  ),
  'cookie-readable': security(
    'Insecure cookie: HttpOnly or Secure is off',
    'Scripts on the page can read the cookie, or it’s sent without encryption; a stolen session is a login.',
    'Set HttpOnly and Secure, and SameSite.',
    'medium',
  ),
  'origin-any-with-credentials': security(
    'CORS: any origin with credentials',
    'Every website can call this with the visitor’s cookies and read the answer.',
    'List the origins that may.',
  ),
  'request-forgery-unchecked': security(
    'CSRF protection turned off',
    'Another website can send this request in the visitor’s name.',
    'Leave the check on, or use tokens in a header instead of cookies.',
  ),
  'password-in-plain-text': security(
    'Password stored in plain text',
    'Comparing with the stored password means that it’s stored as it is; a copy of the database shows every one.',
    'Store a hash by bcrypt, scrypt, or Argon2, and compare with its verify function.',
  ),
  'weak-cipher': security(
    'Weak encryption',
    'ECB shows which blocks are equal, and DES, RC4, and createCipher can be broken.',
    'Use AES-GCM with a random nonce for each message.',
  ),
  'whole-request-saved': security(
    'Mass assignment: the whole request is stored',
    'A caller can set every field, also those that the form doesn’t have, such as a role or a price.',
    'Take the expected fields one by one, or validate against a schema.',
    'medium',
  ),
};

/** Null, where a language has no rule of its own. */
export const NULL_WORDS: WordTable = {
  'null-check-inverted': fault(
    'Null dereference: the check is inverted',
    'The right side is only evaluated if nothing is there, and then reads through it.',
    'Swap “and” and “or”, or negate the check.',
    'high',
  ),
  'null-used': fault(
    'Null dereference',
    'In this branch it’s known that nothing is there, and it’s read all the same.',
    'Use something else here, or turn the condition around.',
    'high',
  ),
};
