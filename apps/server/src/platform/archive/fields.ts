import { z } from 'zod';

/** A field of a record and the column that stores it. */
export interface ArchiveField<S extends z.ZodType = z.ZodType> {
  /** Null for a field that isn't a column of the table. */
  column: string | null;
  schema: S;
  kind: 'value' | 'time' | 'id' | 'reference' | 'file';
  /** The collection that a reference names. */
  to?: string;
}

/** Between these years, every date can be stored. */
const isSensibleYear = (text: string) => /^(19|20|21)/.test(text);

const timeSchema = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine(isSensibleYear, 'The year is before 1900 or after 2199.');
export const daySchema = z.iso.date().refine(isSensibleYear, 'The year is before 1900 or after 2199.');

export const column = <S extends z.ZodType>(name: string, schema: S): ArchiveField<S> => ({
  column: name,
  schema,
  kind: 'value',
});

/** A field that the collection fills and reads itself. */
export const computed = <S extends z.ZodType>(schema: S): ArchiveField<S> => ({ column: null, schema, kind: 'value' });

export const time = (name: string): ArchiveField<typeof timeSchema> => ({
  column: name,
  schema: timeSchema,
  kind: 'time',
});
export const timeOrNull = (name: string): ArchiveField<z.ZodNullable<typeof timeSchema>> => ({
  column: name,
  schema: timeSchema.nullable(),
  kind: 'time',
});

/** The record's own ID. The import replaces it. */
export const ownId = (): ArchiveField<z.ZodUUID> => ({ column: 'id', schema: z.uuid(), kind: 'id' });

/** Names a record of another collection, which has to be in the archive. */
export const reference = (name: string, to: string): ArchiveField<z.ZodUUID> => ({
  column: name,
  schema: z.uuid(),
  kind: 'reference',
  to,
});
export const referenceOrNull = (name: string, to: string): ArchiveField<z.ZodNullable<z.ZodUUID>> => ({
  column: name,
  schema: z.uuid().nullable(),
  kind: 'reference',
  to,
});

/** A path in the archive. Null if the file was no longer in storage. */
export const file = (name: string): ArchiveField<z.ZodNullable<z.ZodString>> => ({
  column: name,
  schema: z.string().max(200).nullable(),
  kind: 'file',
});

/** Text of up to so many characters. */
export const text = (max: number) => z.string().max(max);

/** Any JSON. Its depth is limited for every record. */
export const json = z.json();
