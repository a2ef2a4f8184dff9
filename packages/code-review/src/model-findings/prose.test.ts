import type { Language } from '@foothold/contracts/coaching/choices';
import { expect, test } from 'vitest';
import { readProse } from './prose.ts';

const findCommentLines = (language: Language, ...lines: readonly string[]) => [
  ...readProse(lines.join('\n'), language).commentLines,
];

test.each<[Language, string, readonly string[], readonly number[]]>([
  ['javascript', 'a line comment', ['// one', 'a(); // two', '  // three'], [1, 3]],
  ['java', 'a block over lines', ['/* one', ' * two', '', ' */ int a;', '/* five */'], [1, 2, 5]],
  ['javascript', 'a block that never ends', ['a();', '/* two', 'three'], [2, 3]],
  ['cpp', 'delimiters inside strings', ['auto a = "// no"; ', "char b = '\"'; // no", '// three'], [3]],
  ['typescript', 'a template over lines', ['const a = `', '// inside', '`;', '// four'], [4]],
  ['python', 'a hash', ['# one', 'a = "# no"', "b = 'it' # no"], [1]],
  ['python', 'a docstring', ['def f():', '    """Two', '    three"""', '    return 1'], [2, 3]],
  ['python', 'a long string that is a value', ['f(', '    """SELECT', '    1""",', ')'], []],
  ['python', 'slashes, which divide', ['// one', '# two'], [2]],
  ['javascript', 'a string that is never closed', ["a = 'it", '// two'], [2]],
])('%s: finds the lines of %s', (language, _, lines, expected) => {
  expect(findCommentLines(language, ...lines)).toEqual(expected);
});

test('collects the text of comments and strings, and nothing else', () => {
  const { text } = readProse("a(\"one\"); // two\nb(`three`, 'fo\\'ur'); /* five */ c();", 'javascript');
  expect(text.split('\n')).toEqual(['"one"', '// two', '`three`', "'fo\\'ur'", '/* five */']);
});
