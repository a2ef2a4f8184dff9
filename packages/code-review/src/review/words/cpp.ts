import type { WordTable } from '../types.ts';
import { CURLY_WORDS } from './curly.ts';
import { fault, low, security, style } from './kinds.ts';

/** Rules of our own for C++. */
export const CPP_WORDS: WordTable = {
  ...CURLY_WORDS,
  'cpp-destructor-not-virtual': fault(
    'Base class without a virtual destructor',
    'Deleting an object of a derived class through this type leaves out its part: undefined behaviour, mostly a leak.',
    'virtual ~Name() = default; or make the class final.',
    'high',
  ),
  'cpp-implicit-constructor': low(
    'Constructor that converts',
    'With one argument and no explicit, the compiler turns that type into this one wherever it fits.',
    'Mark it explicit.',
  ),
  'cpp-rule-of-three': fault(
    'Copy of a class that deletes',
    'The class deletes what it holds but leaves copying to the compiler: two objects delete one thing.',
    'Hold it in a unique_ptr, or delete the copy constructor and assignment.',
    'high',
  ),
  'cpp-throw-in-destructor': fault(
    'Destructor throws',
    'Destructors are noexcept: the program ends.',
    'Handle the failure inside.',
    'high',
  ),
  'cpp-virtual-in-constructor': fault(
    'Virtual function called in the constructor',
    'The derived class is not there yet, so the base’s function is called.',
    'Call it after construction, or use a factory.',
  ),
  'cpp-loop-by-value': low(
    'Each element copied',
    'The loop variable is a value, so every round copies an element.',
    'for (const auto& x : list)',
  ),
  'cpp-unsigned-below-zero': fault(
    'Unsigned counter that must fall below zero',
    'An unsigned number is never negative: after 0 comes the largest one, and the loop never ends.',
    'Count up, use a signed type, or loop with i-- > 0.',
    'high',
  ),
  'cpp-changed-while-looped': fault(
    'Container changed while it is looped over',
    'erase and insert make the iterator invalid; the next step reads freed memory.',
    'it = list.erase(it), or std::erase_if.',
    'high',
  ),
  'cpp-endless-wrong-step': fault(
    'Loop counts the wrong way',
    'The counter moves away from the limit.',
    'Turn the step or the comparison round.',
    'high',
  ),
  'cpp-raw-new': fault(
    'new without an owner',
    'Whoever forgets the delete, or leaves early, leaks it.',
    'std::make_unique, or a container.',
  ),
  'cpp-leak': fault(
    'Leaves without letting go',
    'On this way the memory or file that is held is never released.',
    'Let unique_ptr, a container or an fstream own it.',
    'high',
  ),
  'cpp-malloc': fault(
    'malloc and free',
    'No constructor runs, the size is easily wrong, and nothing frees it when an exception passes.',
    'Use std::vector, std::string or make_unique.',
  ),
  'cpp-delete-mismatch': fault(
    'delete does not fit new',
    'What new[] made needs delete[], and what new made needs delete; the other one is undefined.',
    'Use delete[] for arrays; better a vector.',
    'high',
  ),
  'cpp-double-delete': fault(
    'Deleted twice',
    'The second delete frees memory that may belong to something else.',
    'Delete once, and let a unique_ptr do it.',
    'high',
  ),
  'cpp-use-after-free': fault(
    'Used after it was freed',
    'The memory may belong to something else by now.',
    'Use it before, or release it later.',
    'high',
  ),
  'cpp-dangling': fault(
    'Refers to something that is gone',
    'The local variable ends with the function; whoever gets its address or reference reads freed memory.',
    'Return the value.',
    'high',
  ),
  'cpp-unbounded-copy': security(
    'Copies without a bound',
    'The function writes as much as it is given; what does not fit overwrites what lies behind.',
    'Use std::string, snprintf or std::format.',
  ),
  'cpp-wrong-bound': security(
    'Bound larger than the array',
    'More can be written than there is room for.',
    'Use sizeof of the array, or std::string.',
  ),
  'cpp-format-from-variable': security(
    'Format from a variable',
    'A % in the text reads, and with %n writes, memory.',
    'printf("%s", text).',
  ),
  'cpp-shell': security(
    'Shell command put together',
    'A semicolon or $(…) in the text runs another command.',
    'Use a library, or exec with the arguments in a list.',
  ),
  'cpp-guessable-secret': security(
    'Secret from rand',
    'rand can be predicted, and its seed guessed.',
    'Use the system’s source: getrandom, or a library for secrets.',
  ),
  'cpp-sql-concatenation': security(
    'Query put together from text',
    'A quote in the value changes the query.',
    'Use a prepared statement, and bind the values.',
  ),
  'cpp-weak-hash': security(
    'Weak hash',
    'MD5 and SHA-1 have collisions that can be made on purpose.',
    'Use SHA-256; for passwords Argon2.',
    'medium',
  ),
  'cpp-temporary-text': fault(
    'Pointer into a temporary',
    'The text ends with this line; the pointer then leads to freed memory.',
    'Keep the string in a variable.',
    'high',
  ),
  'cpp-uninitialised': fault(
    'Read before it has a value',
    'A plain variable without a value holds whatever lay in memory.',
    'Give it a value where it is declared.',
    'high',
  ),
  'cpp-catch-by-value': fault(
    'Exception caught by value',
    'A derived exception is cut down to this type, and its message is lost.',
    'catch (const T& error)',
  ),
  'cpp-throw-pointer': fault('Pointer thrown', 'Nobody knows who has to delete it.', 'Throw the value.'),
  'cpp-throw-caught': low(
    'Caught exception thrown by name',
    'It throws a copy of the type that the catch names.',
    'throw;',
  ),
  'cpp-c-cast': low(
    'C cast',
    'It turns anything into anything, const away included, and says not which.',
    'static_cast, or the cast that is meant.',
  ),
  'cpp-using-namespace': low(
    'using namespace for the whole file',
    'Every name of the namespace may clash with yours; in a header, with those of everybody who includes it.',
    'Write std:: or name what is used.',
  ),
  'cpp-pass-by-value': low(
    'Large value copied for the call',
    'The function only reads it, and every call copies it.',
    'const T&, or string_view.',
  ),
  'cpp-atoi': fault(
    'atoi',
    'It cannot tell 0 from no number, and too large a number is undefined.',
    'std::from_chars or std::stoi.',
  ),
  'cpp-null-macro': style('NULL', 'It is a number, and picks the overload for numbers.', 'nullptr.'),
  'cpp-move-of-const': low(
    'move of something const',
    'It cannot be moved from, so it is copied.',
    'Remove const, or the move.',
  ),
  'cpp-empty-by-size': style(
    'Empty asked by size',
    'empty() says what is meant, and is quick for every container.',
    'empty().',
  ),
  'cpp-bool-of-text': fault(
    'Literals compared by ==',
    'It compares addresses.',
    'Use std::string_view, or strcmp.',
    'high',
  ),
  'cpp-macro-function': low(
    'Macro with bare parameters',
    'A sum as the argument is taken apart by the operator beside it, and an argument used twice is run twice.',
    'Write a constexpr function.',
  ),
};
