import {
  type CompiledQuery,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type pg from 'pg';

/** A statement that is sent this often is prepared: a rarer one would cost a connection's memory and save nothing. */
const MIN_USES = 5;
/** Prepared statements of a connection. Each takes its server process 10 to 40 kB. */
const MAX_PREPARED = 80;
/** Texts whose uses are counted, so that statements with lists of any length can't fill the memory. */
const MAX_COUNTED = 2000;
/** A longer one takes the database longer to run than to plan. */
const MAX_LENGTH = 3000;
/** `feature_not_supported`: among others, that a migration changed the columns that a prepared statement returns. */
const CHANGED_RESULT = '0A000';

type Client = Pick<pg.ClientBase, 'query'>;

/**
 * Prepares the reads that are repeated most, so that PostgreSQL doesn't parse and plan them each time, which takes it longer than running
 * them: finding an account by its token takes a quarter of the time. Only reads of the query builder outside of transactions: those that are
 * written as SQL are searches, whose best plan depends on their values, and in a transaction a failed statement can't be repeated.
 */
export function createPreparedReads() {
  /** How often each read was sent; the name of those that are prepared. */
  const uses = new Map<string, number>();
  const names = new Map<string, string>();

  /** Counts a use of a text that may be prepared. @returns its name, undefined if it is sent as it is */
  function findName(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined) return name;
    const count = uses.get(text);
    if (count === undefined) return undefined;
    uses.set(text, count + 1);
    if (count + 1 < MIN_USES || names.size >= MAX_PREPARED) return undefined;
    names.set(text, `read-${names.size}`);
    return undefined;
  }

  /** Makes a new connection prepare what is repeated. */
  function prepareReads(client: Client): void {
    const send = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
    let isInTransaction = false;
    /** Changes the names after a migration, because a connection can't prepare a name twice. */
    let version = 0;
    client.query = (async (...all: unknown[]) => {
      const [text, values] = all;
      if (typeof text !== 'string' || typeof all.at(-1) === 'function') return send(...all);
      if (text === 'begin' || text.startsWith('start transaction')) isInTransaction = true;
      else if (text === 'commit' || text === 'rollback') isInTransaction = false;
      const name = isInTransaction ? undefined : findName(text);
      if (name === undefined) return send(...all);
      try {
        return await send({ name: `${name}-${version}`, text, values });
      } catch (error) {
        if ((error as { code?: string }).code !== CHANGED_RESULT) throw error;
        version++;
        return send(text, values);
      }
    }) as Client['query'];
  }

  /** PostgreSQL for Kysely, with a compiler that says which texts may be prepared. */
  class Dialect extends PostgresDialect {
    override createQueryCompiler() {
      return new Compiler();
    }
  }

  class Compiler extends PostgresQueryCompiler {
    override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
      const compiled = super.compileQuery(node, queryId);
      const { sql } = compiled;
      if (node.kind === 'SelectQueryNode' && sql.length <= MAX_LENGTH && uses.size < MAX_COUNTED && !uses.has(sql))
        uses.set(sql, 0);
      return compiled;
    }
  }

  return { Dialect, prepareReads };
}
