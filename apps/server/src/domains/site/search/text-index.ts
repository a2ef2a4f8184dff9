import type { SearchHit } from '@foothold/contracts/site';
import MiniSearch from 'minisearch';
import { createExcerpt } from './excerpt.ts';
import { splitWords, toTerm, toTerms } from './terms.ts';

/** Searchable content of the site. */
export interface SearchDocument {
  kind: SearchHit['kind'];
  title: string;
  path: string;
  /** What it is about, in a sentence or two. */
  summary: string;
  /** Headings and other words that name its subject, one per line. */
  headings: string;
  /** One block per line. */
  text: string;
}

/** More words add nothing to a query. */
const MAX_QUERY_WORDS = 12;

/** An exact match counts most, then a prefix, then a word that differs by a letter or two. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 };
const FIELD_BOOSTS = { title: 8, headings: 3, summary: 2, text: 1 };

/**
 * An in-memory index over documents that don't change while the server runs. Built on first use, in slices so that other requests can run
 * in between.
 */
export function createTextIndex(documents: readonly SearchDocument[]) {
  let indexPromise: Promise<Index> | undefined;
  const build = (): Promise<Index> => {
    indexPromise ??= buildIndex(documents);
    return indexPromise;
  };

  return {
    build,
    /** Documents with every word of the query, best first. If there are none, those with any. */
    async find(query: string): Promise<SearchHit[]> {
      const index = await build();
      const words = splitWords(query)
        .map((word) => word.text)
        .slice(0, MAX_QUERY_WORDS)
        .join(' ');
      const all = index.search(words, { combineWith: 'AND' });
      const results = all.length > 0 ? all : index.search(words, { combineWith: 'OR' });
      return results.flatMap(({ id, match }) => {
        const document = documents[id as number];
        if (!document) return [];
        const { kind, title, path, summary, text } = document;
        return { kind, title, path, ...createExcerpt(summary, text, (term) => Object.hasOwn(match, term)) };
      });
    },
  };
}

type Index = MiniSearch<SearchDocument & { id: number }>;

async function buildIndex(documents: readonly SearchDocument[]): Promise<Index> {
  const index: Index = new MiniSearch({
    fields: ['title', 'headings', 'summary', 'text'],
    tokenize: (text) => splitWords(text).map((word) => word.text),
    processTerm: (word) => toTerms(word),
    searchOptions: {
      boost: FIELD_BOOSTS,
      weights: WEIGHTS,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
      processTerm: (word) => toTerm(word),
    },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: 20 },
  );
  return index;
}
