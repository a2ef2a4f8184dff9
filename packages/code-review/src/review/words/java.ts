import type { WordTable } from '../types.ts';
import { CURLY_WORDS } from './curly.ts';
import { fault, low, security, style } from './kinds.ts';

/** Our own rules for Java. */
export const JAVA_WORDS: WordTable = {
  ...CURLY_WORDS,
  'java-string-identity': fault(
    'Texts compared by ==',
    '== asks whether two references are one object; two equal texts often are not.',
    'Use equals, with the literal first: "x".equals(y).',
    'high',
  ),
  'java-box-identity': fault(
    'Boxed numbers compared by ==',
    'Up to 127 the boxes are shared and == happens to work; above it does not.',
    'Use equals, or plain int and long.',
    'high',
  ),
  'java-equals-without-hashcode': fault(
    'equals and hashCode do not come together',
    'Two equal objects with different hash codes are lost in a HashMap or HashSet.',
    'Write both from the same fields, or make it a record.',
    'high',
  ),
  'java-overflowing-compare': fault(
    'Comparison by subtraction',
    'The difference of a large and a negative number overflows, and the order is wrong.',
    'Use Integer.compare, Long.compare, or Comparator.comparingInt.',
  ),
  'java-null-dereference': fault(
    'Used where it is null',
    'On this way the variable was just found to be null; using it throws a NullPointerException.',
    'Turn the condition round, or give it a value first.',
    'high',
  ),
  'java-catch-throwable': fault(
    'Throwable or Error caught',
    'It also catches running out of memory and broken classes, after which nothing can be relied on.',
    'Catch the exceptions that can be handled.',
  ),
  'java-swallowed-interrupt': fault(
    'Interrupt swallowed',
    'Catching InterruptedException clears the mark; the person who asked the thread to stop is not heard.',
    'Call Thread.currentThread().interrupt(), or pass the exception on.',
    'high',
  ),
  'java-print-stack-trace': low(
    'Failure printed',
    'It goes to the console, without time, place or level, and the program goes on as if nothing had happened.',
    'Log it with the exception, log.error("…", e), or pass it on.',
  ),
  'java-lost-cause': low(
    'Cause of the failure lost',
    'The new exception says nothing of the one that was caught, so nobody can see where it began.',
    'Hand it over: throw new IllegalStateException("…", e);',
  ),
  'java-return-in-finally': fault(
    'finally throws the outcome away',
    'A return or throw in finally replaces whatever was returned or thrown before.',
    'Return behind the try, and let finally only release what was taken.',
    'high',
  ),
  'java-thread-run': fault(
    'run in place of start',
    'run does the work in the calling thread; no thread is started.',
    'Start it: thread.start();',
    'high',
  ),
  'java-notify-one': low(
    'notify wakes one thread',
    'It may be one that waits for something else, and the right one sleeps on.',
    'Wake all of them: lock.notifyAll();',
  ),
  'java-wait-without-loop': fault(
    'wait outside a loop',
    'A thread may wake without being notified, or after somebody else was quicker.',
    'Ask again after each wake-up: while (!ready) lock.wait();',
    'high',
  ),
  'java-unlock-not-in-finally': fault(
    'Lock not released in finally',
    'If anything in between throws, the lock stays taken for ever.',
    'lock.lock(); try { … } finally { lock.unlock(); }',
    'high',
  ),
  'java-system-exit': low(
    'System.exit in the middle',
    'It ends every thread and every request in the process, also in tests and servers.',
    'Throw an exception, and let main decide.',
  ),
  'java-unclosed-resource': fault(
    'Not closed on every way',
    'If anything in between throws, and often otherwise too, the file, socket or statement stays open until none is left.',
    'Open it in brackets behind try, which closes it whatever happens: try (var in = new FileInputStream(file)) { … }',
    'high',
  ),
  'java-mutable-static': fault(
    'Field that everybody may change',
    'A static field that is not final is one variable for the whole program, and for all its threads.',
    'Make it private and final, or a field of an object.',
  ),
  'java-static-date-format': fault(
    'Shared SimpleDateFormat',
    'It keeps its state while it works; two threads get each other’s dates.',
    'Use DateTimeFormatter, which may be shared.',
  ),
  'java-public-array': low(
    'Public constant array',
    'final keeps the reference, not the contents: anybody may change an element.',
    'Use List.of, or give copies.',
  ),
  'java-string-bytes': low(
    'Bytes of a text without a charset',
    'Before Java 18 the result depends on the machine’s settings: the same text gives other bytes elsewhere.',
    'text.getBytes(StandardCharsets.UTF_8)',
  ),
  'java-raw-type': fault(
    'Generic type without its parameter',
    'What goes in is not checked, and fails with a ClassCastException where it comes out.',
    'Say what it holds: List<String> names = new ArrayList<>();',
  ),
  'java-changed-while-looped': fault(
    'Collection changed while it is looped over',
    'The next round throws a ConcurrentModificationException.',
    'Use removeIf, the iterator’s remove, or collect and change afterwards.',
    'high',
  ),
  'java-text-in-loop': low(
    'Text put together in a loop',
    'Each round copies everything so far: twice the rounds take four times as long.',
    'Use a StringBuilder, or String.join.',
  ),
  'java-result-ignored': fault(
    'Result thrown away',
    'Texts, BigDecimals and dates never change: the method returns a new one, and nobody takes it.',
    'Assign the result: text = text.trim();',
    'high',
  ),
  'java-system-out': style(
    'Printed to the console',
    'In a server nobody sees it, and it has no time and no level.',
    'Use a logger.',
  ),
  'java-unused-variable': low(
    'Variable never used',
    'It is given a value that nobody reads: a leftover, or another name was used by mistake.',
    'Remove it, or use it where it was meant.',
  ),
  'java-unused-private': low(
    'Private member never used',
    'Nothing in the class uses it, and nobody else can.',
    'Remove it, or use it where it was meant.',
  ),
  'java-empty-synchronized': fault(
    'Empty synchronized block',
    'It waits for the lock and protects nothing.',
    'Put what must be protected inside.',
  ),
  'java-new-box': low(
    'Box made by its constructor',
    'It makes a new object each time, which equals no other by ==.',
    'Use valueOf, or the plain value.',
  ),
  'java-wildcard-import': style(
    'Everything of a package imported',
    'Nobody can see where a name comes from, and a new class of the package may take one.',
    'Import the classes that are used.',
  ),
  'java-sql-concatenation': security(
    'Query put together from text',
    'A quote in the value changes the query: with the right text it reads or deletes what it likes.',
    'Use placeholders: connection.prepareStatement("… WHERE owner = ?"), then setString(1, owner).',
  ),
  'java-weak-hash': security(
    'Weak hash',
    'Two texts with one MD5 or SHA-1 value can be made on purpose, and passwords hashed so are guessed by the billion.',
    'MessageDigest.getInstance("SHA-256"); for passwords bcrypt, scrypt or Argon2.',
    'medium',
  ),
  'java-weak-cipher': security(
    'Weak cipher',
    'DES and RC4 can be broken, and ECB shows where the text repeats itself.',
    'Use AES/GCM/NoPadding with a fresh nonce.',
  ),
  'java-random-for-secret': security(
    'Secret from Random',
    'Random can be predicted after two values: anyone who sees some of its tokens can compute the next.',
    'Use new SecureRandom(), which takes its numbers from the system.',
  ),
  'java-command': security(
    'Command put together from text',
    'A blank or an option in the value changes what is run.',
    'Use ProcessBuilder with the arguments in a list.',
  ),
  'java-deserialisation': security(
    'Objects read from outside',
    'readObject makes whatever objects the data asks for, and runs their code.',
    'Use JSON, or an ObjectInputFilter.',
    'medium',
  ),
  'java-trust-all': security(
    'Every certificate accepted',
    'Anybody between the two ends can pretend to be the other.',
    'Use the default check; add the certificate authority where one is missing.',
  ),
  'java-path-from-request': security(
    'Path from a request',
    'With ../ in it the request reaches any file that the process can.',
    'Path file = root.resolve(name).normalize(); and refuse it unless file.startsWith(root).',
  ),
  'java-array-equals': fault(
    'Arrays compared by equals',
    'An array has no equals of its own: this asks whether both are the same object, whatever they hold.',
    'Use Arrays.equals(a, b); for secrets MessageDigest.isEqual(a, b).',
    'high',
  ),
  'java-array-text': fault(
    'Array as a text',
    'An array has no toString of its own: the text is its type and a number, such as [D@1b6d3586.',
    'Use Arrays.toString(a), or Arrays.deepToString(a) for arrays of arrays.',
  ),
  'java-decimal-from-double': fault(
    'BigDecimal from a double',
    'The double has lost the exact value already: new BigDecimal(0.1) is 0.1000000000000000055….',
    'Use BigDecimal.valueOf(value), or make it from a text.',
  ),
  'java-integer-division': fault(
    'Whole numbers divided into a fraction',
    'Both sides are whole numbers, so the fraction is cut off before the result becomes a double: 1 / 2 is 0.',
    'Turn one side into a double first: (double) a / b.',
    'high',
  ),
  'java-int-overflow': fault(
    'Product overflows before it becomes a long',
    'All factors are int, so the product is computed as an int and wraps round; only the wrong result becomes a long.',
    'Make the first factor a long: 1L * a * b.',
    'high',
  ),
  'java-optional-get': fault(
    'Optional read without a look',
    'get throws a NoSuchElementException where the Optional is empty, and nothing here asks whether it is.',
    'Use orElse, orElseThrow with a reason, or map.',
  ),
  'java-null-collection': low(
    'null in place of an empty collection',
    'Every caller has to check for null before it loops, and one will forget.',
    'Return List.of(), Set.of() or Map.of().',
  ),
  'java-equals-null': fault(
    'null asked by equals',
    'If the object is null the call throws; if it is not, equals(null) is false. The condition is never true.',
    'Compare with two signs: if (value == null).',
    'high',
  ),
  'java-public-field': low(
    'Collection that everybody may replace',
    'A public field that is not final can be changed or set to null from anywhere, and the class cannot notice.',
    'Make it private and final, and give methods for what others need.',
  ),
  'java-double-checked': fault(
    'Double-checked locking without volatile',
    'Without volatile another thread may see the reference before the object behind it is complete.',
    'Make the field volatile, or use a holder class or an enum.',
    'high',
  ),
  'java-executor-left': fault(
    'Executor that is never shut down',
    'Its threads live on after the method, and keep the program from ending.',
    'Shut it down in finally, or keep one executor for the whole class.',
  ),
  'java-unused-import': low('Import never used', 'It suggests a dependency that is not there.', 'Remove it.'),
  'java-html-from-request': security(
    'Value of a request becomes markup',
    'Whatever the request holds becomes part of the page, scripts included, with the rights of the person who opens the link.',
    'Encode it for HTML first, or let a template do it.',
  ),
  'java-fetch-from-request': security(
    'Address from a request',
    'Anyone who sends the request chooses what the server connects to, its own network included.',
    'Choose the address from a list of allowed hosts.',
  ),
  'java-redirect-from-request': security(
    'Redirect to where a request says',
    'A link to this site can lead anybody to any other, which looks like this one.',
    'Redirect to paths of this site only, or to an address from a list.',
    'medium',
  ),
  'java-xxe': security(
    'XML parser that follows entities',
    'By default the parser reads files and addresses that the document names, and hands their contents over.',
    'factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);',
  ),
  'java-secret-compared': security(
    'Secret compared by equals',
    'equals stops at the first difference, so the time it takes tells how much of a guess is right.',
    'Use MessageDigest.isEqual on the bytes.',
    'medium',
  ),
  'java-secret-logged': security(
    'Secret in the log',
    'Logs are kept, copied and read by many people who must not know it.',
    'Leave it out; log who or what it belongs to.',
  ),
};
