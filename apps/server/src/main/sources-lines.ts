import { SOURCE_FIELDS } from '@foothold/contracts/listings/choices';
import type { DirectoryEntry, Source } from '@foothold/contracts/listings/shapes';
import type { createListingSources, createSourceSync } from '../domains/listings/index.ts';

export interface SourceTools {
  sources: Pick<ReturnType<typeof createListingSources>, 'add' | 'list' | 'get' | 'sync' | 'directory' | 'changeMany'>;
  sync: Pick<ReturnType<typeof createSourceSync>, 'syncDue'>;
}

const USAGE =
  'Use "sources add <address> [employer]", "sources list", "sources sync [id]", "sources directory [field]", "sources on <id…>", or "sources off <id…>".';

const NO_SOURCES =
  'There are no sources yet. Add one with "foothold sources add <address>", where the address is that of a careers page.';

/**
 * Runs one of the commands of `USAGE`, and yields the lines to print.
 * @throws AppError, and Error with a sentence for an unknown command
 */
export async function* runSourcesCommand(tools: SourceTools, words: readonly string[]): AsyncGenerator<string> {
  const [command, first, ...more] = words;
  if (command === 'add' && first !== undefined) yield* add(tools, first, more.join(' '));
  else if (command === 'list' && first === undefined) yield* list(tools);
  else if (command === 'sync' && more.length === 0) yield* sync(tools, first);
  else if (command === 'directory' && more.length === 0) yield* listDirectory(tools, first);
  else if ((command === 'on' || command === 'off') && first !== undefined)
    yield* change(tools, command, words.slice(1));
  else throw new Error(USAGE);
}

async function* add({ sources }: SourceTools, address: string, company: string): AsyncGenerator<string> {
  const source = await sources.add(null, { address, ...(company !== '' && { company }) });
  yield `Added ${source.id}: ${source.name}, ${source.state}.`;
  if (source.state === 'off') yield `Read its terms at ${source.terms.url}, and switch it on: sources on ${source.id}`;
}

async function* list(tools: SourceTools): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const source of listAll(tools)) {
    isEmpty = false;
    yield describeSource(source);
  }
  if (isEmpty) yield NO_SOURCES;
}

async function* sync(tools: SourceTools, id: string | undefined): AsyncGenerator<string> {
  const ids = id === undefined ? await listOnIds(tools) : [id];
  for (const one of ids) await tools.sources.sync(null, one);
  await tools.sync.syncDue();
  for (const one of ids) yield describeSource(await tools.sources.get(one));
}

async function* listDirectory({ sources }: SourceTools, given: string | undefined): AsyncGenerator<string> {
  const field = SOURCE_FIELDS.find((one) => one === given);
  if (given !== undefined && field === undefined)
    throw new Error(`There is no field “${given}”. Use one of ${SOURCE_FIELDS.join(', ')}.`);
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await sources.directory({ field, page });
    for (const entry of found.items) yield describeEntry(entry);
    pages = found.pages;
  }
}

const describeEntry = ({ id, state, field, name, url }: DirectoryEntry): string =>
  `${id}  ${state ?? 'off'}  ${field}  ${name}  ${url}`;

async function* change({ sources }: SourceTools, state: 'on' | 'off', ids: readonly string[]): AsyncGenerator<string> {
  const { changed, refused } = await sources.changeMany(null, { ids, state });
  yield `${changed} switched ${state}.`;
  for (const { name, reason } of refused) yield `${name}: ${reason}`;
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
