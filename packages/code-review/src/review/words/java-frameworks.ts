import type { WordTable } from '../types.ts';
import { fault, low, security } from './kinds.ts';

/** Texts for our rules on frameworks, streams, and files in Java. */
export const JAVA_FRAMEWORK_WORDS: WordTable = {
  'java-field-injection': low(
    'Field injection',
    'The class can’t be made without the framework, and the field can’t be final.',
    'Inject through the constructor.',
  ),
  'java-transaction-not-applied': fault(
    'Transaction isn’t applied',
    'Spring wraps only public methods that are called from outside, so this one runs without a transaction.',
    'Make it public in another bean.',
    'high',
  ),
  'java-optional-unchecked': fault(
    'Optional read without a check',
    'get() throws NoSuchElementException if it is empty.',
    'Use orElseThrow with a clear error, or orElse.',
  ),
  'java-shared-servlet-field': fault(
    'Race condition: request data in a field',
    'One object answers all requests at once, so visitors see each other’s data.',
    'Use a local variable.',
    'high',
  ),
  'java-context-leak': fault(
    'Memory leak: static activity or view',
    'It keeps the whole screen in memory after it was closed.',
    'Keep the application context, or pass it as a parameter.',
  ),
  'java-preferences-not-applied': fault(
    'Preferences aren’t saved',
    'Without apply() the change is dropped.',
    'Add .apply().',
    'high',
  ),
  'java-unchecked-page': security(
    'Unchecked address in a WebView',
    'Another app can make this one show any page, with its rights.',
    'Compare the host with a list first.',
  ),
  'java-inner-task': low(
    'Memory leak: inner class of a screen',
    'It holds the activity until the work ends, even after the screen was closed.',
    'Make it static, or use an executor with a weak reference.',
  ),
  'java-finalizer': low(
    'Finalizer',
    'It runs late or never, and is deprecated for removal.',
    'Implement AutoCloseable, and use try-with-resources.',
  ),
  'java-secret-in-text': security(
    'Secret in toString',
    'The text ends up in logs and error messages.',
    'Leave it out.',
    'medium',
  ),
  'java-throws-everything': low(
    'Method throws Exception',
    'Callers can’t know what may fail, and have to catch everything.',
    'Name the exceptions that can happen.',
  ),
  'java-query-for-each': fault(
    'N+1 queries',
    'Each round asks the database again.',
    'Ask once for all of them: WHERE id IN (…).',
  ),
  'java-stream-never-run': fault(
    'Stream without a terminal operation',
    'Nothing happens until a terminal operation asks for elements.',
    'Add forEach, collect, or toList.',
    'high',
  ),
  'java-maximum-reversed': fault(
    'Comparator is reversed',
    'With its sides swapped, max finds the smallest and min the largest.',
    'Compare a with b, or swap max and min.',
    'high',
  ),
  'java-stream-used-twice': fault(
    'Stream is used twice',
    'The second use throws IllegalStateException.',
    'Make a new stream, or collect it into a list first.',
    'high',
  ),
  'java-shared-in-parallel': fault(
    'Race condition in a parallel stream',
    'Several threads change a collection that isn’t made for it, so entries get lost.',
    'Use collect, or a concurrent collection.',
    'high',
  ),
  'java-file-stream-left-open': fault(
    'Resource leak: stream of a file',
    'The file stays open until the stream is closed.',
    'Use try-with-resources.',
  ),
  'java-duplicate-keys': fault(
    'Duplicate keys',
    'toMap throws IllegalStateException if two elements have the same key.',
    'Add a function that merges them, or use groupingBy.',
  ),
  'java-read-count-ignored': fault(
    'Number of bytes read is ignored',
    'The last block is rarely full, so old bytes of the buffer are written, too.',
    'Write only as many as read returned, or use transferTo.',
    'high',
  ),
  'java-fixed-iv': security(
    'Static IV',
    'The same IV for each message shows which ones are equal, and breaks some modes completely.',
    'Fill it from SecureRandom for each message.',
  ),
  'java-session-cookie-open': security(
    'Session cookie without HttpOnly',
    'A script on the page can read it, so one XSS is enough to take over the session.',
    'Call setHttpOnly(true) and setSecure(true).',
    'medium',
  ),
  'java-cleartext-address': security(
    'Unencrypted connection',
    'Anyone on the way can read and change the data.',
    'Use https.',
    'medium',
  ),
  'java-optional-null': fault(
    'null instead of an Optional',
    'Callers of an Optional don’t expect null, and isPresent() throws NullPointerException.',
    'Return Optional.empty().',
    'high',
  ),
  'java-week-year': fault(
    'Week year instead of the year',
    'YYYY is the year of the week, which is wrong around New Year.',
    'Use yyyy.',
    'high',
  ),
  'java-dot-as-pattern': fault(
    'Regular expression instead of text',
    'The character has a meaning in a pattern: . matches everything.',
    'Use Pattern.quote, "\\\\.", or replace.',
    'high',
  ),
  'java-never-equal-case': fault(
    'Condition is never true',
    'The text was changed to one case, and is compared with letters of the other.',
    'Use equalsIgnoreCase.',
    'high',
  ),
  'java-file-result-ignored': low(
    'Result isn’t checked',
    'The method returns false if it failed, and nobody notices.',
    'Use Files.delete and the like, which throw.',
  ),
  'java-null-pointer-caught': low(
    'NullPointerException is caught',
    'It hides where the null came from, and other mistakes with it.',
    'Check for null first.',
  ),
  'java-null-returned-as-number': fault(
    'Null is unboxed',
    'get returns null if the key is missing, and making a number of it throws NullPointerException.',
    'Use getOrDefault.',
    'high',
  ),
  'java-money-in-floating-point': fault(
    'Floating-point number for money',
    'Cents can’t be stored exactly, so sums are off by one.',
    'Use BigDecimal, or whole cents in a long.',
  ),
};
