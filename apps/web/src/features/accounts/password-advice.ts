export type PasswordLevel = 'short' | 'weak' | 'fair' | 'strong';

/** Accepted lengths in characters. */
export interface PasswordLength {
  min: number;
  max: number;
}

export interface PasswordAdvice {
  level: PasswordLevel;
  /** One or two sentences. */
  text: string;
}

/** Common passwords: lowercase, letters only. The substitutions below are undone before the lookup. */
const COMMON_PASSWORDS = [
  'password',
  'passwort',
  'welcome',
  'letmein',
  'iloveyou',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'dragon',
  'monkey',
  'master',
  'shadow',
  'superman',
  'batman',
  'trustno',
  'summer',
  'winter',
  'spring',
  'autumn',
  'admin',
  'login',
  'secret',
  'qwerty',
];

const SUBSTITUTIONS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const SEQUENCES = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const MIN_RUN_LENGTH = 4;
/** Only this many characters are considered. */
const MAX_LENGTH = 200;

/** The effective length for someone guessing: each easily guessed part counts as one character. */
export function measureEffectiveLength(password: string, own: readonly string[]): number {
  const lower = password.toLowerCase().slice(0, MAX_LENGTH);
  const normalizedChars = [...lower].map((char) => SUBSTITUTIONS[char] ?? char).join('');
  const guessableParts = [
    ...COMMON_PASSWORDS,
    ...own.map((word) => word.toLowerCase()).filter((word) => word.length >= MIN_RUN_LENGTH),
  ];
  let length = 0;
  for (let at = 0; at < lower.length; ) {
    const easy = Math.max(
      ...guessableParts.map((word) =>
        normalizedChars.startsWith(word, at) || lower.startsWith(word, at) ? word.length : 0,
      ),
      runLength(lower, at),
    );
    length += 1;
    at += Math.max(1, easy);
  }
  return length;
}

/**
 * The length of the run that starts here: a repeated character, or neighbors in the alphabet or on the keyboard. 0 if
 * there is none.
 */
function runLength(text: string, at: number): number {
  let repeated = 1;
  while (text[at + repeated] === text[at]) repeated++;
  const sequential = Math.max(
    ...SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')]).map((row) => runLengthInSequence(text, at, row)),
  );
  const longest = Math.max(repeated, sequential);
  return longest >= MIN_RUN_LENGTH ? longest : 0;
}

function runLengthInSequence(text: string, at: number, row: string): number {
  const start = row.indexOf(text[at] ?? ' ');
  if (start < 0) return 0;
  let length = 1;
  while (start + length < row.length && text[at + length] === row[start + length]) length++;
  return length;
}

const FAIR_LENGTH = 9;
const STRONG_LENGTH = 14;

/**
 * Advice while typing a password. The rules are our own: length counts, while a common word, the user's name or email,
 * or a run of characters counts as a single character. It is only advice; the server checks nothing but the length.
 * @param own words that identify the user, such as name and email
 */
export function advisePassword(password: string, own: readonly string[], { min }: PasswordLength): PasswordAdvice {
  const missing = min - password.length;
  if (missing > 0)
    return { level: 'short', text: `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.` };
  const length = measureEffectiveLength(password, own);
  if (length < FAIR_LENGTH)
    return {
      level: 'weak',
      text: 'Easy to guess: most of it is a common word, your name, or a sequence. Try a few unrelated words instead.',
    };
  if (length < STRONG_LENGTH) return { level: 'fair', text: 'Fair. One more word would make it much harder to guess.' };
  return { level: 'strong', text: 'Strong: long and hard to guess. Don’t reuse it anywhere else.' };
}
