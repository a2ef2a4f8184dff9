import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our rules on data frames, threads, coroutines, and web frameworks in Python. */
export const PYTHON_LIBRARY_WORDS: WordTable = {
  'python-frame-result-unused': fault(
    'Result isn’t used',
    'The method returns a new frame and leaves this one as it is.',
    'Assign the result.',
    'high',
  ),
  'python-mask-precedence': fault(
    'Operator precedence: & comes before the comparison',
    '& and | bind tighter than > and ==, so something else is compared.',
    'Put each comparison in parentheses.',
    'high',
  ),
  'python-frame-by-row': low(
    'Loop over the rows of a frame',
    'iterrows makes a Series for every row, which is hundreds of times slower than an operation on whole columns.',
    'Calculate with the columns, or use itertuples().',
  ),
  'python-frame-grown-in-loop': low(
    'Quadratic time: the frame is copied in each round',
    'Every round copies all rows again.',
    'Collect the parts in a list, and call pd.concat once.',
  ),
  'python-frame-as-condition': fault(
    'Frame as a condition',
    'The truth value of a DataFrame is ambiguous, so this raises ValueError.',
    'Use frame.empty.',
    'high',
  ),
  'python-frame-copy-changed': fault(
    'Change of a copy (SettingWithCopyWarning)',
    'The filtered frame may be a view or a copy, so it isn’t certain what is changed.',
    'Use .copy(), or frame.loc[mask, column] = value.',
  ),
  'python-chained-index-set': fault(
    'Chained assignment',
    'The first index may return a copy, and then the value is set there and lost.',
    'Use frame.loc[mask, column] = value.',
    'high',
  ),
  'python-call-as-target': fault(
    'Function is called instead of passed',
    'It runs here, in this thread, and the new thread gets its return value.',
    'Leave out the parentheses: target=work, args=(…).',
    'high',
  ),
  'python-future-dropped': fault(
    'Lost exception: the future isn’t kept',
    'An exception in the task stays in its future, and nobody asks for it.',
    'Keep the futures, and call result() on each.',
  ),
  'python-busy-wait': fault(
    'Busy waiting',
    'The loop uses a whole processor core until something changes.',
    'Wait for an Event or Condition, or sleep in the loop.',
  ),
  'python-global-without-lock': fault(
    'Race condition: global variable changed by threads',
    'It is read, changed, and written back, so changes of other threads get lost.',
    'Use a Lock, or return the values and add them up afterward.',
    'high',
  ),
  'python-method-as-condition': fault(
    'Method isn’t called',
    'A method is always true, so the condition always holds.',
    'Add parentheses: item.is_late().',
    'high',
  ),
  'python-coroutine-as-value': fault(
    'Missing await',
    'The call only makes a coroutine; nothing runs, and the variable holds no result.',
    'Add await.',
    'high',
  ),
  'python-answer-not-returned': fault(
    'Missing return',
    'The response is made and thrown away, and the view returns None or goes on.',
    'Add return.',
    'high',
  ),
  'python-missing-row': fault(
    'Missing row isn’t handled',
    'get raises DoesNotExist if there is none, and the visitor gets an error 500 instead of a 404.',
    'Use get_object_or_404.',
  ),
  'python-change-not-saved': fault(
    'Change isn’t saved',
    'The attribute is set only in memory, and the database keeps the old value.',
    'Call save() afterward.',
    'high',
  ),
  'python-query-for-each': fault(
    'N+1 queries',
    'Each round asks the database again.',
    'Use select_related, prefetch_related, or annotate.',
  ),
  'python-status-in-tuple': fault(
    'Status in a tuple',
    'FastAPI sends the tuple as a JSON list, with status 200.',
    'Raise HTTPException(status_code=404).',
    'high',
  ),
  'python-yield-without-close': fault(
    'Resource leak: not closed after an error',
    'If the code that uses it raises an exception, the lines after yield are skipped.',
    'Use with, or try and finally.',
  ),
  'python-any-origin': security(
    'CORS: every origin, with cookies',
    'Any page can send requests as the visitor and read the answers.',
    'List the origins that may.',
  ),
  'python-tls-not-checked': security(
    'TLS certificate isn’t verified',
    'Anyone on the way can read and change the data.',
    'Leave the verification on.',
  ),
  'python-session-for-each': low(
    'New session in each round',
    'Each one opens connections of its own instead of reusing them.',
    'Make one session before the loop.',
  ),
  'python-session-cookie-open': security(
    'Session cookie without HttpOnly',
    'A script on the page can read it, so one XSS is enough to take over the session.',
    'Set httponly=True, secure=True, samesite="Lax".',
    'medium',
  ),
  'python-fraction-as-index': fault(
    'Index with a fraction',
    '/ gives a float, and a list index must be a whole number: TypeError.',
    'Use //.',
    'high',
  ),
  'python-generator-used-twice': fault(
    'Generator is used twice',
    'After the first use it is empty, so the second gets nothing.',
    'Make a list of it.',
    'high',
  ),
  'python-last-left-out': fault(
    'Off by one: the last element is left out',
    'A slice ends before its second index.',
    'Use values[-n:].',
  ),
  'python-missing-key-read': fault(
    'Possible None',
    'get returns None if the key is missing, and None has no such method.',
    'Give a default: get(key, "").',
  ),
  'python-none-returned': fault(
    'Returns None',
    'The method changes the list and returns None.',
    'Call it first, then return the list.',
    'high',
  ),
  'python-pattern-backtracks': security(
    'ReDoS: nested repetition',
    'On text that almost matches, the time doubles with every character.',
    'Write it without a repetition inside of another.',
    'medium',
  ),
};
