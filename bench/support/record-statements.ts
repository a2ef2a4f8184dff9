import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

let recorded: Statement[] | null = null;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
  const text = typeof first === 'string' ? first : first?.text;
  const values = typeof first === 'string' ? second : first?.values;
  if (recorded && text) recorded.push({ text, values: Array.isArray(values) ? values : [] });
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;

/** The statements that our server, in this process, sends during `work`. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  recorded = statements;
  await work();
  recorded = null;
  return statements;
}
