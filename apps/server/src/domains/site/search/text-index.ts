import type { SearchHit } from '@foothold/contracts/site';
import MiniSearch from 'minisearch';
import { excerptOf } from './excerpt.ts';
import { termOf, termsOf, wordsOf } from './terms.ts';

/** Something of the site that can be found. */
export interface SearchDocument {
  kind: SearchHit['kind'];
  title: string;
  path: string;
  /** What it is about, in a sentence or two. */
  summary: string;
  /** Headings and other words that name what it is about, a line each. */
  headings: string;
  /** One block a line. */
  text: string;
}

/** More words than this say nothing more about what somebody looks for. */
const WORDS_OF_A_QUERY = 12;

/** A word as it was typed counts most, then one that begins so, then one that differs by a letter or two. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 };
const BOOST = { title: 8, headings: 3, summary: 2, text: 1 };

/** An index in memory over documents that do not change while the server runs. It is built when it is first used, in slices between which others go on. */
export function createTextIndex(documents: readonly SearchDocument[]) {
  let built: Promise<Index> | undefined;
  const build = (): Promise<Index> => {
    built ??= buildIndex(documents);
    return built;
  };

  return {
    build,
    /** What holds every word of the query, best first; where nothing does, what holds any. */
    async find(query: string): Promise<SearchHit[]> {
      const index = await build();
      const words = wordsOf(query)
        .map((word) => word.text)
        .slice(0, WORDS_OF_A_QUERY)
        .join(' ');
      const all = index.search(words, { combineWith: 'AND' });
      const results = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
      return results.flatMap(({ id, match }) => {
        const document = documents[id as number];
        if (!document) return [];
        const { kind, title, path, summary, text } = document;
        return { kind, title, path, ...excerptOf(summary, text, (term) => Object.hasOwn(match, term)) };
      });
    },
  };
}

type Index = MiniSearch<SearchDocument & { id: number }>;

async function buildIndex(documents: readonly SearchDocument[]): Promise<Index> {
  const index: Index = new MiniSearch({
    fields: ['title', 'headings', 'summary', 'text'],
    tokenize: (text) => wordsOf(text).map((word) => word.text),
    processTerm: (word) => termsOf(word),
    searchOptions: {
      boost: BOOST,
      weights: WEIGHTS,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
      processTerm: (word) => termOf(word),
    },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: 20 },
  );
  return index;
}
