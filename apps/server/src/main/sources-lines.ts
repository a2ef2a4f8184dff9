import { ERRORS } from '@foothold/contracts/catalog';
import type { Source } from '@foothold/contracts/listings/shapes';
import type { createListingSources, createSourceSync } from '../domains/listings/index.ts';
import { AppError } from '../platform/errors.ts';

export interface SourceTools {
  sources: Pick<ReturnType<typeof createListingSources>, 'add' | 'list' | 'get' | 'sync'>;
  sync: Pick<ReturnType<typeof createSourceSync>, 'syncDue'>;
}

/**
 * Runs `add <address> [employer]`, `list`, or `sync [id]`, and yields the lines to print.
 * @throws AppError, and Error with a sentence for an unknown command
 */
export async function* runSourcesCommand(tools: SourceTools, words: readonly string[]): AsyncGenerator<string> {
  const [command, first, ...more] = words;
  if (command === 'add' && first !== undefined) {
    const company = more.join(' ');
    const source = await tools.sources.add(null, { address: first, ...(company !== '' && { company }) });
    yield `Added ${source.id}: ${source.name}, ${source.state}.`;
    if (source.state === 'off') yield `Read its terms at ${source.terms.url}, and switch it on at /console/sources.`;
  } else if (command === 'list' && first === undefined) {
    for await (const source of listAll(tools)) yield describeSource(source);
  } else if (command === 'sync' && more.length === 0) {
    const ids = first === undefined ? await listOnIds(tools) : [first];
    for (const id of ids) await tools.sources.sync(null, id);
    await tools.sync.syncDue();
    for (const id of ids) yield describeSource(await tools.sources.get(id));
  } else throw new Error('Use "sources add <address> [employer]", "sources list", or "sources sync [id]".');
}

async function* listAll({ sources }: SourceTools, state?: 'on'): AsyncGenerator<Source> {
  for (let page = 1; ; page++) {
    const { items, pages } = await sources.list({ page, state });
    yield* items;
    if (page >= pages) return;
  }
}

const listOnIds = async (tools: SourceTools): Promise<string[]> =>
  (await Array.fromAsync(listAll(tools, 'on'))).map(({ id }) => id);

function describeSource({ id, name, state, open, lastRun }: Source): string {
  const run = lastRun
    ? `${lastRun.outcome ?? 'running'}: ${lastRun.added} added, ${lastRun.updated} changed, ${lastRun.closed} closed, ${lastRun.rejected} rejected${lastRun.note ? `. ${lastRun.note}` : ''}`
    : 'not synced yet';
  return `${id}  ${state}  ${open} open  ${name}  ${run}`;
}

/** The message of an error, with what to do. */
export function describeError(error: Error): string {
  if (!(error instanceof AppError)) return error.message;
  const { message, hint } = ERRORS[error.code];
  const fields = Object.values(error.fields ?? {});
  return [message, ...fields, ...(hint ? [hint] : []), `(${error.code})`].join('\n');
}
