// Interface text uses curly apostrophes: “You’re” instead of "You're".

/** Quoted from the specification verbatim. */
const QUOTED = [
  "Bachelor's",
  "Master's",
  "We're here to help!",
  "We'll get back to you within 24 hours",
  "We'll contact you within 24 hours",
];

/** Files and folders whose words are matched against user input. */
const RECOGNIZED_PATHS = [
  'packages/core/src/improve/answers.ts',
  'packages/core/src/skills/vocabulary/',
  'packages/core/src/visa/',
];

/** Finds straight apostrophes in a text, with the words around them. */
export function findStraightApostrophes(path: string, text: string): { at: number; word: string }[] {
  if (RECOGNIZED_PATHS.some((start) => path.startsWith(start))) return [];
  const rest = QUOTED.reduce((left, quoted) => left.replaceAll(quoted, ' '.repeat(quoted.length)), text);
  return [...rest.matchAll(/\p{L}+'(?:s|t|re|ve|ll|d|m)\b/gu)].map(({ 0: word, index }) => ({ at: index, word }));
}
