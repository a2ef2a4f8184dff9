import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our rules on logs, answers, calendars, and counts, in every language. */
export const ANSWER_WORDS: WordTable = {
  'secret-in-log': security(
    'Secret in the log',
    'Logs are kept, copied, and read by many people, so anyone who sees them has the password, token, or card number.',
    'Leave it out, or log only its last characters.',
    'medium',
  ),
  'error-text-sent': security(
    'Information leak: error details are sent to the client',
    'Messages and stack traces tell an attacker about files, queries, and versions.',
    'Log the error, and answer with a fixed message.',
    'medium',
  ),
  'success-after-error': fault(
    'Swallowed exception: a failure is reported as a success',
    'The caller continues as if it had worked.',
    'Answer with an error, or throw it again.',
    'high',
  ),
  'change-on-get': security(
    'GET request that changes data',
    'Crawlers, prefetching, and links on other pages send GET requests, so the change happens without anyone meaning it (CSRF).',
    'Use POST or DELETE.',
    'medium',
  ),
  'leap-year-incomplete': fault(
    'Leap year rule is incomplete',
    'Years that 400 divides are leap years, too: 2000 was one, 1900 was not.',
    'Use the library, or year % 4 == 0 && (year % 100 != 0 || year % 400 == 0).',
  ),
  'lowest-from-zero': fault(
    'Minimum that starts at 0',
    'Positive values are never below 0, so the result stays 0.',
    'Start with the first element, or with the largest possible value.',
    'high',
  ),
  'counts-another-loop': fault(
    'Loop changes another variable',
    'The variable in the condition never changes here, so the loop doesn’t end or runs beyond the end.',
    'Change the loop’s own variable.',
    'high',
  ),
  'window-too-short': fault(
    'Off by one: the last window is missing',
    'There are length − size + 1 windows, and this loop stops before the last one.',
    'Add 1 to the limit.',
  ),
  'count-left-after-error': fault(
    'Count isn’t restored after an error',
    'If the awaited call fails, the line that lowers the count is skipped, and the count stays too high forever.',
    'Lower it in finally.',
  ),
  'own-null-read': fault(
    'Null dereference: the function may return null',
    'A function in this file returns null if nothing is found, and its result is read here without a check.',
    'Check the result first.',
    'high',
  ),
  'both-sides-evaluated': low(
    'Bitwise operator in a condition',
    '& and | evaluate both sides, so the right one runs even where the left one should have guarded it.',
    'Use && or ||.',
  ),
};
