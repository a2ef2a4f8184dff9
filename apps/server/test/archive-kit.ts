import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import type { ArchivePart } from '../src/platform/archive/part.ts';
import type { Person } from './harness.ts';

export const PASSWORD = 'four plain words here';

export type ArchiveFiles = Record<string, Uint8Array>;
type Record_ = Record<string, unknown>;

/** Exports an account, and returns the ZIP file. */
export async function exportArchive(person: Pick<Person, 'api' | 'request'>, password = PASSWORD): Promise<Uint8Array> {
  const { url } = await person.api.accounts.privacy.requestExport({ password });
  const answer = await person.request(url);
  if (!answer.ok) throw new Error(`the export failed: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export const toFile = (bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], 'archive.zip', { type: 'application/zip' });

export const readManifest = (files: ArchiveFiles) =>
  JSON.parse(strFromU8(files['archive.json'] ?? new Uint8Array())) as {
    id: string;
    version: number;
    files: { name: string; bytes: number; sha256: string; records: number | null }[];
  };

export const readCollection = (files: ArchiveFiles, name: string): Record_[] =>
  strFromU8(files[`import/${name}.jsonl`] ?? new Uint8Array())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record_);

/** One field of all records of a collection, in two archives. */
export interface ComparedField {
  collection: string;
  field: string;
  compared: number;
  equal: number;
  /** Records that are in one archive only count as different in each field. */
  different: number;
}

/**
 * Compares the importable content of two archives field by field. IDs are replaced by what they stand for, because each installation has its own,
 * and files by their hash.
 */
export function compareArchives(parts: readonly ArchivePart[], one: Uint8Array, other: Uint8Array): ComparedField[] {
  const [first, second] = [createReader(parts, unzipSync(one)), createReader(parts, unzipSync(other))];
  return parts.flatMap((part) =>
    part.collections.flatMap((collection) => {
      const name = `${part.name}/${collection.name}`;
      const [ours, theirs] = [first(name), second(name)];
      const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
      return Object.keys(collection.schema.shape).map((field) => {
        const equal = keys.filter((key) => {
          const [a, b] = [ours.get(key), theirs.get(key)];
          return a !== undefined && b !== undefined && toText(a[field]) === toText(b[field]);
        }).length;
        return { collection: name, field, compared: keys.length, equal, different: keys.length - equal };
      });
    }),
  );
}

/** Text that is the same for the same JSON, whatever the order of its keys is. PostgreSQL and schemas order them in their own ways. */
function toText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Reads the collections in the order of the parts, and gives each record a key that doesn't depend on its IDs. */
function createReader(parts: readonly ArchivePart[], files: ArchiveFiles) {
  const labels = new Map<string, string>();
  const hashes = new Map(readManifest(files).files.map(({ name, sha256 }) => [name, sha256]));
  const read = new Map<string, Map<string, Record_>>();
  for (const part of parts)
    for (const collection of part.collections) {
      const name = `${part.name}/${collection.name}`;
      const records = readCollection(files, name);
      const references = new Set(collection.links.flatMap(({ fields }) => (fields.length === 1 ? fields : [])));
      const relabel = (record: Record_) =>
        Object.fromEntries(
          Object.entries(record).map(([field, value]) => {
            if (field === collection.file?.field) return [field, hashes.get(String(value)) ?? null];
            if (field === 'id' && collection.hasId) return [field, 'own'];
            return [field, references.has(field) && value !== null ? (labels.get(String(value)) ?? 'own kind') : value];
          }),
        );
      const seen = new Map<string, number>();
      const named = records.map((record) => {
        const text = toText(relabel(record));
        const nth = (seen.get(text) ?? 0) + 1;
        seen.set(text, nth);
        return { record, label: `${createHash('sha256').update(text).digest('hex')} ${nth}` };
      });
      if (collection.hasId) for (const { record, label } of named) labels.set(String(record.id), label);
      // References among the records of one collection are known only now.
      const entries = named.map(({ record, label }) => {
        const labeled = relabel(record);
        const key = collection.hasId ? label : toText(collection.key.map((field) => labeled[field]));
        return [key, labeled] as const;
      });
      read.set(name, new Map(entries));
    }
  return (name: string) => read.get(name) ?? new Map<string, Record_>();
}
