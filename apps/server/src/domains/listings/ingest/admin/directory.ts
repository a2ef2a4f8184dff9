import { type SourceField, type SourceState, sourceLimits } from '@foothold/contracts/listings/choices';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../platform/db/schema.ts';
import type { DirectoryEntry } from '../directory/directory.ts';
import type { Board } from '../sources/adapter.ts';
import type { BoardRegistry, RecognizedBoard } from './probe.ts';
import { listStates } from './sources-repository.ts';

interface DirectoryQuery {
  q?: string | undefined;
  system?: string | undefined;
  field?: SourceField | undefined;
  page: number;
}

/** The built-in directory with the state of its boards, which are only stored once they are switched on. */
export function createDirectory({ db, registry }: { db: Kysely<DB>; registry: BoardRegistry }) {
  const adapters = new Map(registry.adapters.map((adapter) => [adapter.system, adapter]));
  const get = (id: string) => registry.listDirectory().find((entry) => entry.id === id);
  const find = ({ system, token }: Board) =>
    registry.listDirectory().find(({ board }) => board.system === system && board.token === token);

  function recognize({ board }: DirectoryEntry): RecognizedBoard | undefined {
    const adapter = adapters.get(board.system);
    return adapter && { adapter, board };
  }

  async function list({ q, system, field, page }: DirectoryQuery) {
    const entries = registry.listDirectory();
    const words = q?.toLowerCase().split(/\s+/) ?? [];
    const found = entries.filter(
      ({ name, board, field: own }) =>
        (system === undefined || board.system === system) &&
        (field === undefined || own === field) &&
        words.every((word) => name.toLowerCase().includes(word)),
    );
    const states = await listStates(
      db,
      entries.map(({ id }) => id),
    );
    const size = sourceLimits.directoryPageSize;
    return {
      items: found.slice((page - 1) * size, page * size).map((entry) => toEntry(entry, states.get(entry.id))),
      total: found.length,
      page,
      pages: Math.max(1, Math.ceil(found.length / size)),
      on: [...states.values()].filter(({ state }) => state === 'on').length,
      systems: countBy(entries, ({ board }) => board.system).map(([id, count]) => ({
        id,
        name: adapters.get(id)?.name ?? id,
        count,
      })),
      fields: countBy(entries, (entry) => entry.field).map(([id, count]) => ({ id, count })),
    };
  }

  const toEntry = (
    { id, name, field, repository, board }: DirectoryEntry,
    row: { state: string; verified_at: Date | null } | undefined,
  ) => ({
    id,
    name,
    field,
    repository,
    system: adapters.get(board.system)?.name ?? board.system,
    url: board.url,
    state: (row?.state ?? null) as SourceState | null,
    verifiedAt: row?.verified_at?.toISOString() ?? null,
  });

  return { get, find, recognize, list };
}

/** The number of entries by a property, largest first. */
function countBy<Key extends string>(
  entries: readonly DirectoryEntry[],
  getKey: (entry: DirectoryEntry) => Key,
): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const entry of entries) counts.set(getKey(entry), (counts.get(getKey(entry)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
