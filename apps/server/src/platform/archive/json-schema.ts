import { z } from 'zod';
import type { ArchivePart } from './part.ts';

/** The JSON Schema of each collection's records, by `part/collection`. */
export const describeParts = (parts: readonly ArchivePart[]): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    parts.flatMap((part) =>
      part.collections.map(({ name, about, schema, links }) => {
        const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
        return [`${part.name}/${name}`, { description: about, ...described, links }];
      }),
    ),
  );
