import type { WordTable } from '../types.ts';
import { fault, low } from './kinds.ts';

/** Texts for our rules on Java’s values and shared state. */
export const JAVA_MORE_WORDS: WordTable = {
  'java-lock-inconsistent': fault(
    'Race condition: field used without its lock',
    'Other methods change this field under a lock, and this one uses it without.',
    'Synchronize this method, too, or use an atomic or concurrent type.',
    'high',
  ),
  'java-flag-not-volatile': fault(
    'Visibility: the flag isn’t volatile',
    'Another thread may never see the change, so the loop may never end.',
    'Declare it volatile, or use AtomicBoolean.',
    'high',
  ),
  'java-volatile-increment': fault(
    'Race condition: increment isn’t atomic',
    '++ reads, adds, and writes; two threads at the same time lose one of the steps, also with volatile.',
    'Use AtomicInteger, or synchronize.',
    'high',
  ),
  'java-field-never-set': fault(
    'NullPointerException: the field is never set',
    'Nothing in the class gives it a value, so it stays null, and reading from it throws.',
    'Initialize it: private List<String> log = new ArrayList<>();',
    'high',
  ),
  'java-lazy-init-race': fault(
    'Race condition in lazy initialization',
    'Two threads can both find null, and two instances are created.',
    'Initialize it in its declaration, in a holder class, or synchronize.',
  ),
  'java-lock-on-value': fault(
    'Lock on a shared or new object',
    'Strings and boxed numbers are shared by unrelated code, and a new object locks nobody else out.',
    'Lock on a private final Object.',
    'high',
  ),
  'java-locks-nested': fault(
    'Deadlock: two locks in the order of the arguments',
    'If another thread calls this with the two swapped, each waits for the other forever.',
    'Lock in a fixed order, for example by id.',
    'high',
  ),
  'java-busy-wait': fault(
    'Busy waiting',
    'The loop uses a whole processor while nothing happens.',
    'Use a BlockingQueue, a latch, or wait and notify.',
  ),
  'java-executor-field-left': low(
    'Resource leak: executor never shut down',
    'Its threads keep the program alive.',
    'Call shutdown() when the object is closed.',
  ),
  'java-shared-collection': fault(
    'Race condition: collection without a lock',
    'Several threads change it at the same time, which loses entries or breaks it.',
    'Use ConcurrentHashMap or another concurrent collection, or a lock.',
  ),
  'java-future-lost': low(
    'Exception of a task is lost',
    'submit keeps the exception in the Future, and nobody asks for it.',
    'Use execute(), or keep the Future and call get().',
  ),
  'java-null-from-map': fault(
    'NullPointerException: map.get returns null',
    'For a key that isn’t there get returns null, which can’t be unboxed or read from.',
    'Use getOrDefault, or check for null.',
  ),
  'java-null-parameter': fault(
    'NullPointerException: the value may be missing',
    'The call returns null if nothing was sent or set, and the next line reads from it.',
    'Check for null first.',
  ),
  'java-null-concluded': fault(
    'NullPointerException: nothing may be found',
    'The search returns null if nothing fits, and this reads from it.',
    'Check for null, or return Optional.',
  ),
  'java-optional-get-inline': fault(
    'Optional.get without a check',
    'If there’s no value, it throws NoSuchElementException.',
    'Use orElse, orElseThrow, or ifPresent.',
  ),
  'java-cast-too-early': fault(
    'Integer overflow: cast before the division',
    'The cast takes only the time, in milliseconds, which doesn’t fit an int.',
    'Put the whole quotient into parentheses: (int) (ms / 86400000).',
    'high',
  ),
  'java-decimal-equals': fault(
    'BigDecimal compared with equals',
    'equals also compares the scale: 2.0 and 2.00 are different.',
    'Use a.compareTo(b) == 0.',
  ),
  'java-decimal-endless': fault(
    'BigDecimal.divide without rounding',
    'A quotient with endless digits, such as 1/3, throws ArithmeticException.',
    'Pass a scale and a RoundingMode.',
  ),
  'java-fixed-list-changed': fault(
    'UnsupportedOperationException: the list can’t change',
    'Lists of asList and of have a fixed size.',
    'Wrap it: new ArrayList<>(List.of(…)).',
    'high',
  ),
  'java-next-twice': fault(
    'Iterator advanced twice',
    'Each next() moves on, so the two values are of different elements, and the last one may throw.',
    'Call next() once and keep the element.',
    'high',
  ),
  'java-cursor-unasked': fault(
    'Result of ResultSet.next ignored',
    'Without a row, reading the columns throws an SQLException.',
    'if (rs.next()) { … }',
  ),
  'java-equals-unchecked': fault(
    'equals casts without a check',
    'For an object of another class it throws ClassCastException, for null NullPointerException.',
    'Check with instanceof first.',
  ),
  'java-equals-overloaded': fault(
    'equals is overloaded, not overridden',
    'Collections call equals(Object), which still compares by identity.',
    'Declare @Override public boolean equals(Object other).',
    'high',
  ),
  'java-array-exposed': low(
    'Internal array exposed',
    'The caller gets the array itself and can change the object’s state.',
    'Return a copy: array.clone().',
  ),
  'java-endless-wrong-step': fault(
    'Infinite loop: counts in the wrong direction',
    'The counter moves away from the limit.',
    'Reverse the step or the comparison.',
    'high',
  ),
  'java-opened-inline': fault(
    'Resource leak: opened and never closed',
    'Nothing refers to it after this line, so nobody closes it.',
    'Open it in a try-with-resources statement.',
  ),
};
