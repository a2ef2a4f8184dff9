import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const texts = globSync(['content/**/*.{md,yaml}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (path) => !path.includes('.test.'),
);
/** Splits text into sentences, approximately. A sentence ends with punctuation, a string, or a paragraph. */
const splitSentences = (text: string) => text.split(/(?<=[.!?;])\s|['"`]\s*[,)\n]|\n\n/);

it('no text says that export or erasure requires a request, because members do both themselves', () => {
  const wrong = texts.flatMap((path) =>
    splitSentences(readFileSync(join(root, path), 'utf8'))
      .filter(
        (sentence) =>
          /\b(export|eras|delet)/i.test(sentence) &&
          /when you write|within \[?30 days/i.test(sentence) &&
          // Unconfirmed accounts are deleted automatically.
          !/confirm/i.test(sentence),
      )
      .map((sentence) => `${path}: ${sentence.trim()}`),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
