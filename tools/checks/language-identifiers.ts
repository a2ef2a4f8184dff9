// Interface text contains no identifiers: a renamed variable must not turn “Ten letters” into "Ten normalizedChars".

/** Files whose texts name code or products. */
const NAMING_PATHS = [
  // Skills such as “jQuery” and “eDiscovery”.
  'packages/core/src/skills/vocabulary/',
  // Findings about a reader’s code, with the functions to call.
  'packages/code-review/',
  // Control words of the file format.
  'packages/documents/src/read/rtf/',
  // Measurements and scripts print for developers.
  'bench/',
  'scripts/',
  'tools/',
];

const ALLOWED = new Set([
  // Products.
  'eBay',
  'iCloud',
  'iPad',
  'iPhone',
  'macOS',
  // A value of SVG’s preserveAspectRatio.
  'xMidYMid',
  // A setting of the server, named for its operator.
  'legalName',
]);

/** SQL aliases, scripts, and messages for developers about a hook. */
const CODE_PATTERN = /=>|;\s|^\S+ as \w+$|^use[A-Z]\w+ needs an? \w+ above it\.$/;
const IDENTIFIER_PATTERN = /(?<=^|[\s“‘(])[a-z]+[A-Z][a-z]+\w*(?=[,.;:!?)’”]*(?:\s|$))/g;

/** Finds camelCase identifiers in a text. A single word in a string is a key, so it counts only in JSX. */
export function findIdentifiers(path: string, text: string, isJsx: boolean): { at: number; word: string }[] {
  if (NAMING_PATHS.some((start) => path.startsWith(start))) return [];
  if (CODE_PATTERN.test(text) || (!isJsx && !/\S\s+\S/.test(text.trim()))) return [];
  return [...text.matchAll(IDENTIFIER_PATTERN)]
    .filter(({ 0: word }) => !ALLOWED.has(word))
    .map(({ 0: word, index }) => ({ at: index, word }));
}
