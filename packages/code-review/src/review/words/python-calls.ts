import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our own rules on calls and requests in Python. */
export const PYTHON_CALL_WORDS: WordTable = {
  'python-html-from-request': security(
    'XSS: request data in HTML',
    'What the request contains is sent as markup, so its scripts run on the page.',
    'Use a template that escapes, or markupsafe.escape().',
  ),
  'python-xml-from-request': security(
    'XXE: XML from a request',
    'The parser resolves entities, which can read files or use up all memory.',
    'Use defusedxml.',
  ),
  'python-float-range': fault(
    'range with a fraction',
    '/ gives a float, and range raises TypeError for it.',
    'Use //.',
    'high',
  ),
  'python-random-beyond': fault(
    'Off by one: randint includes its end',
    'randint(0, len(x)) may give the length, which is no index.',
    'Use random.choice(x), or randrange(len(x)).',
    'high',
  ),
  'python-none-read': fault(
    'Possible None',
    'The call returns None if nothing is found, and reading from None raises an error.',
    'Keep the result and check it: if match is None.',
  ),
  'python-status-not-checked': low(
    'HTTP status not checked',
    'requests raises nothing for 404 or 500, so the body of an error is read as the data.',
    'Call response.raise_for_status() first.',
  ),
  'python-argument-sorted': low(
    'Argument is changed',
    'sort and reverse change the list in place, and it belongs to the caller.',
    'Use sorted(values).',
  ),
  'python-alias-changed': fault(
    'Alias instead of a copy',
    'Both names are the same object, so the caller’s one is changed, too.',
    'Copy it: dict(a), list(a), or a.copy().',
  ),
  'python-equal-without-hash': low(
    '__eq__ without __hash__',
    'Objects of this class can no longer be put into a set or be keys of a dict.',
    'Define __hash__ from the same attributes, or use a frozen dataclass.',
  ),
  'python-lowest-from-zero': fault(
    'Minimum that starts at 0',
    'Positive values are never below 0, so the result stays 0.',
    'Start with the first element, float("inf"), or use min().',
    'high',
  ),
  'python-changed-without-lock': fault(
    'Race condition: read, changed, and written back',
    'Two requests that read at the same time overwrite each other’s change.',
    'Use select_for_update() in a transaction, or F("balance") - amount.',
    'high',
  ),
  'python-saved-apart': fault(
    'Missing transaction',
    'If the second save fails, only the first one is stored.',
    'Wrap them in transaction.atomic().',
  ),
  'python-threads-not-joined': fault(
    'Threads not joined',
    'The function returns while the threads still run, so their work isn’t in the result.',
    'Call join() on each of them before returning.',
  ),
  'python-pool-left': low(
    'Resource leak: pool not shut down',
    'Its workers stay, and the program may not end.',
    'Use it in a with statement.',
  ),
  'python-connection-left': fault(
    'Resource leak: connection not closed',
    'The connection stays open until it’s collected, and after an error even longer.',
    'Use contextlib.closing() or a with statement.',
  ),
  'python-lock-not-released': fault(
    'Lock not released on error',
    'If a line in between raises an error, the lock is never released and everybody else waits.',
    'async with lock:',
  ),
  'python-read-then-written': fault(
    'Race condition across await',
    'While this waits, another task changes the value, which is then overwritten.',
    'Hold an asyncio.Lock, or don’t await between reading and writing.',
    'high',
  ),
  'python-unset-without-match': fault(
    'Possibly unbound variable',
    'It’s only assigned if an element fits; otherwise this raises UnboundLocalError.',
    'Give it a value before the loop, such as None.',
    'high',
  ),
  'python-password-by-name': security(
    'Hard-coded password',
    'The password is in the code, for everybody who can read it.',
    'Read it from the environment or a secret store.',
  ),
};
