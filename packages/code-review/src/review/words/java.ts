import type { WordTable } from '../types.ts';
import { CURLY_WORDS } from './curly.ts';
import { fault, low, security, style } from './kinds.ts';

/** Our own rules for Java. */
export const JAVA_WORDS: WordTable = {
  ...CURLY_WORDS,
  'java-string-identity': fault(
    'Strings compared with ==',
    '== checks whether two references are the same object; two equal strings often aren’t.',
    'Use equals, with the literal first: "x".equals(y).',
    'high',
  ),
  'java-box-identity': fault(
    'Boxed numbers compared with ==',
    'Up to 127 the boxes are shared and == happens to work; above that it doesn’t.',
    'Use equals, or primitive int and long.',
    'high',
  ),
  'java-equals-without-hashcode': fault(
    'equals without hashCode, or the reverse',
    'Two equal objects with different hash codes are lost in a HashMap or HashSet.',
    'Write both from the same fields, or make it a record.',
    'high',
  ),
  'java-overflowing-compare': fault(
    'Comparison by subtraction',
    'Subtracting a negative number from a large one can overflow, which gives the wrong order.',
    'Use Integer.compare, Long.compare, or Comparator.comparingInt.',
  ),
  'java-null-dereference': fault(
    'Null dereference',
    'On this path the variable was just found to be null; using it throws a NullPointerException.',
    'Reverse the condition, or assign a value first.',
    'high',
  ),
  'java-catch-throwable': fault(
    'Throwable or Error caught',
    'It also catches out-of-memory and class loading errors, after which nothing is reliable.',
    'Catch only the exceptions you can handle.',
  ),
  'java-swallowed-interrupt': fault(
    'Swallowed interrupt',
    'Catching InterruptedException clears the flag; the request to stop the thread is lost.',
    'Call Thread.currentThread().interrupt(), or rethrow the exception.',
    'high',
  ),
  'java-print-stack-trace': low(
    'Exception only printed',
    'It goes to the console, without time, place, or level, and the program continues as if nothing had happened.',
    'Log it with the exception, log.error("…", e), or rethrow it.',
  ),
  'java-lost-cause': low(
    'Lost cause of an exception',
    'The new exception doesn’t mention the caught one, so nobody can see where it began.',
    'Pass it on: throw new IllegalStateException("…", e);',
  ),
  'java-return-in-finally': fault(
    'finally discards the result',
    'A return or throw in finally replaces whatever was returned or thrown before.',
    'Return after the try, and use finally only to release resources.',
    'high',
  ),
  'java-thread-run': fault(
    'run instead of start',
    'run does the work in the calling thread; no thread is started.',
    'Start it: thread.start();',
    'high',
  ),
  'java-notify-one': low(
    'notify wakes one thread',
    'It may be one that waits for something else, and the right one keeps sleeping.',
    'Wake all of them: lock.notifyAll();',
  ),
  'java-wait-without-loop': fault(
    'wait outside a loop',
    'A thread may wake without being notified, or after another thread was faster.',
    'Check again after each wake-up: while (!ready) lock.wait();',
    'high',
  ),
  'java-unlock-not-in-finally': fault(
    'Lock not released in finally',
    'If anything in between throws, the lock is held forever.',
    'lock.lock(); try { … } finally { lock.unlock(); }',
    'high',
  ),
  'java-system-exit': low(
    'System.exit in the middle',
    'It ends every thread and every request in the process, including in tests and servers.',
    'Throw an exception, and let main decide.',
  ),
  'java-unclosed-resource': fault(
    'Resource leak',
    'If anything in between throws, and often otherwise too, the file, socket, or statement stays open until none is left.',
    'Open it in a try-with-resources, which always closes it: try (var in = new FileInputStream(file)) { … }',
    'high',
  ),
  'java-mutable-static': fault(
    'Field that anyone can change',
    'A static field that isn’t final is one variable for the whole program and all its threads.',
    'Make it private and final, or an instance field.',
  ),
  'java-static-date-format': fault(
    'Shared SimpleDateFormat',
    'It has internal state; two threads get each other’s dates.',
    'Use DateTimeFormatter, which can be shared.',
  ),
  'java-public-array': low(
    'Public constant array',
    'final protects the reference, not the contents: anybody can change an element.',
    'Use List.of, or return copies.',
  ),
  'java-string-bytes': low(
    'Bytes of a string without a charset',
    'Before Java 18 the result depends on the machine’s settings: the same string gives other bytes elsewhere.',
    'text.getBytes(StandardCharsets.UTF_8)',
  ),
  'java-raw-type': fault(
    'Raw generic type',
    'What is added isn’t checked, and fails with a ClassCastException when it is read.',
    'Name the element type: List<String> names = new ArrayList<>();',
  ),
  'java-changed-while-looped': fault(
    'Collection modified during iteration',
    'The next iteration throws a ConcurrentModificationException.',
    'Use removeIf, the iterator’s remove, or collect and change afterwards.',
    'high',
  ),
  'java-text-in-loop': low(
    'String concatenation in a loop',
    'Each iteration copies everything so far: twice as many take four times as long.',
    'Use a StringBuilder, or String.join.',
  ),
  'java-result-ignored': fault(
    'Discarded result',
    'Strings, BigDecimals, and dates are immutable: the method returns a new one, which is discarded.',
    'Assign the result: text = text.trim();',
    'high',
  ),
  'java-system-out': style(
    'Printed to the console',
    'On a server nobody sees it, and it has no time and no level.',
    'Use a logger.',
  ),
  'java-unused-variable': low(
    'Unused variable',
    'Its value is never read: it is left over, or another name was used by mistake.',
    'Remove it, or use it where it was meant to be used.',
  ),
  'java-unused-private': low(
    'Unused private member',
    'Nothing in the class uses it, and nobody else can.',
    'Remove it, or use it where it was meant to be used.',
  ),
  'java-empty-synchronized': fault(
    'Empty synchronized block',
    'It waits for the lock and protects nothing.',
    'Put what must be protected inside.',
  ),
  'java-new-box': low(
    'Boxed with a constructor',
    'It creates a new object each time, which is never == to another.',
    'Use valueOf, or the primitive value.',
  ),
  'java-sql-concatenation': security(
    'SQL injection',
    'A quote in the value changes the query: an attacker can read or delete anything.',
    'Use placeholders: connection.prepareStatement("… WHERE owner = ?"), then setString(1, owner).',
  ),
  'java-weak-hash': security(
    'Weak hash',
    'Collisions can be created for MD5 and SHA-1, and passwords hashed with them are guessed by the billion.',
    'MessageDigest.getInstance("SHA-256"); for passwords, bcrypt, scrypt, or Argon2.',
    'medium',
  ),
  'java-weak-cipher': security(
    'Weak cipher',
    'DES and RC4 can be broken, and ECB reveals repetitions in the text.',
    'Use AES/GCM/NoPadding with a fresh nonce.',
  ),
  'java-random-for-secret': security(
    'Insecure random number for a secret',
    'Random is predictable after two values: anyone who sees some of its tokens can compute the next.',
    'Use new SecureRandom(), which uses the system’s randomness.',
  ),
  'java-command': security(
    'Command injection',
    'A space or an option in the value changes what is run.',
    'Use ProcessBuilder with an argument list.',
  ),
  'java-deserialisation': security(
    'Unsafe deserialization',
    'readObject creates whatever objects the data names, and runs their code.',
    'Use JSON, or an ObjectInputFilter.',
    'medium',
  ),
  'java-trust-all': security(
    'TLS certificate not verified',
    'Anybody on the connection can pretend to be the other side.',
    'Use the default check; add a missing certificate authority.',
  ),
  'java-path-from-request': security(
    'Path traversal',
    'With ../ in it, the request can reach any file that the process can.',
    'Path file = root.resolve(name).normalize(); and refuse it unless file.startsWith(root).',
  ),
  'java-array-equals': fault(
    'Arrays compared with equals',
    'An array doesn’t override equals: this checks whether both are the same object, whatever they contain.',
    'Use Arrays.equals(a, b); for secrets, MessageDigest.isEqual(a, b).',
    'high',
  ),
  'java-array-text': fault(
    'Array converted to a string',
    'An array doesn’t override toString: the result is its type and a number, such as [D@1b6d3586.',
    'Use Arrays.toString(a), or Arrays.deepToString(a) for arrays of arrays.',
  ),
  'java-decimal-from-double': fault(
    'BigDecimal from a double',
    'The double has already lost the exact value: new BigDecimal(0.1) is 0.1000000000000000055….',
    'Use BigDecimal.valueOf(value), or create it from a string.',
  ),
  'java-integer-division': fault(
    'Integer division assigned to a floating-point value',
    'Both sides are integers, so the fraction is cut off before the result becomes a double: 1 / 2 is 0.',
    'Convert one side to a double first: (double) a / b.',
    'high',
  ),
  'java-int-overflow': fault(
    'Integer overflow before it becomes a long',
    'All factors are int, so the product is computed as an int and wraps around before it becomes a long.',
    'Make the first factor a long: 1L * a * b.',
    'high',
  ),
  'java-optional-get': fault(
    'Optional read without a check',
    'get throws a NoSuchElementException if the Optional is empty, and nothing here checks that.',
    'Use orElse, orElseThrow with a reason, or map.',
  ),
  'java-null-collection': low(
    'null instead of an empty collection',
    'Every caller has to check for null before looping, and one will forget.',
    'Return List.of(), Set.of(), or Map.of().',
  ),
  'java-equals-null': fault(
    'null compared with equals',
    'If the object is null the call throws; if it isn’t, equals(null) is false. The condition is never true.',
    'Compare with two equals signs: if (value == null).',
    'high',
  ),
  'java-public-field': low(
    'Collection that anyone can replace',
    'A public field that isn’t final can be changed or set to null from anywhere, without the class noticing.',
    'Make it private and final, and offer methods for what others need.',
  ),
  'java-double-checked': fault(
    'Double-checked locking without volatile',
    'Without volatile another thread may see the reference before the object behind it is complete.',
    'Make the field volatile, or use a holder class or an enum.',
    'high',
  ),
  'java-executor-left': fault(
    'Executor that is never shut down',
    'Its threads outlive the method, and keep the program from ending.',
    'Shut it down in finally, or keep one executor for the whole class.',
  ),
  'java-unused-import': low('Unused import', 'It suggests a dependency that doesn’t exist.', 'Remove it.'),
  'java-html-from-request': security(
    'XSS: request data used as markup',
    'Whatever the request contains becomes part of the page, including scripts, with the rights of the person who opens the link.',
    'Encode it for HTML first, or use a template that does.',
  ),
  'java-fetch-from-request': security(
    'Address from a request',
    'The sender of the request chooses what the server connects to, including its own network.',
    'Choose the address from a list of allowed hosts.',
  ),
  'java-redirect-from-request': security(
    'Open redirect',
    'A link to this site can lead people to a lookalike site.',
    'Redirect only to paths on this site, or to an address from a list.',
    'medium',
  ),
  'java-xxe': security(
    'XXE: the XML parser resolves entities',
    'By default the parser reads files and addresses that the document names, and returns their contents.',
    'factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);',
  ),
  'java-secret-compared': security(
    'Timing attack: secret compared with equals',
    'equals stops at the first difference, so its duration reveals how much of a guess is right.',
    'Use MessageDigest.isEqual on the bytes.',
    'medium',
  ),
  'java-secret-logged': security(
    'Secret logged',
    'Logs are stored, copied, and read by many people who must not know it.',
    'Leave it out; log who or what it belongs to.',
  ),
};
