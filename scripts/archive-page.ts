import { archiveLimits } from '../apps/server/src/domains/accounts/privacy/archive/format.ts';
import { describeParts } from '../apps/server/src/platform/archive/json-schema.ts';
import type { ArchivePart } from '../apps/server/src/platform/archive/part.ts';
import { NOT_IMPORTED } from '../packages/contracts/src/accounts/archive-words.ts';

type Schema = Record<string, unknown>;

const MEGABYTE = 1024 * 1024;

/** The part of content/documentation/archive.md that is made from the schemas. */
export function renderArchivePage(parts: readonly ArchivePart[], intro: string): string {
  const schemas = describeParts(parts);
  return [
    intro.trimEnd(),
    '',
    '## What isn’t imported',
    '',
    ...NOT_IMPORTED.map(([what, why]) => `- **${what}.** ${why}`),
    '',
    '## Limits',
    '',
    `An archive may have ${format(archiveLimits.entries)} entries and ${archiveLimits.totalBytes / MEGABYTE} MB unpacked, an entry ${archiveLimits.entryBytes / MEGABYTE} MB, a record ${archiveLimits.recordBytes / MEGABYTE} MB, and a file ${archiveLimits.fileBytes / MEGABYTE} MB. An entry of more than 1 MB may be ${archiveLimits.ratio} times as large as it is compressed.`,
    ...parts.flatMap((part) => [
      '',
      `## ${part.name}`,
      ...part.collections.flatMap((collection) => {
        const schema = schemas[`${part.name}/${collection.name}`] ?? {};
        const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
        return [
          '',
          `### ${part.name}/${collection.name}`,
          '',
          `${collection.about} ${collection.most === 1 ? 'One record' : `Up to ${format(collection.most)} records`}. ${formatKey(collection.key)}`,
          '',
          '| field | value |',
          '| --- | --- |',
          ...fields.map(([name, field]) => `| \`${name}\` | ${describeField(name, field, collection)} |`),
        ];
      }),
    ]),
    '',
  ].join('\n');
}

const format = (number: number) => number.toLocaleString('en-US');

const formatKey = (key: readonly string[]) =>
  `${key.map((field) => `\`${field}\``).join(', ')} ${key.length === 1 ? 'identifies' : 'together identify'} a record.`;

function describeField(
  name: string,
  field: Schema,
  { links, file, hasId }: ArchivePart['collections'][number],
): string {
  if (name === file?.field) return 'path of a file in the archive, or null if it was no longer in storage';
  if (name === 'id' && hasId) return 'UUID, replaced by the import';
  const link = links.find(({ fields }) => fields.length === 1 && fields[0] === name);
  if (link) return `\`id\` in ${link.to}${isNullable(field) ? ', or null' : ''}`;
  return describe(field);
}

const isNullable = (field: Schema) => JSON.stringify(field.anyOf ?? '').includes('{"type":"null"}');

function describe(field: Schema): string {
  const variants = (field.anyOf ?? field.oneOf) as Schema[] | undefined;
  if (variants) {
    const kinds = new Set(variants.filter(({ type }) => type !== 'null').map(describe));
    return `${[...kinds].join(' or ')}${isNullable(field) ? ', or null' : ''}`;
  }
  if (Array.isArray(field.enum)) return field.enum.map((value) => `\`${value}\``).join(', ');
  if ('const' in field) return `\`${field.const}\``;
  if (field.format === 'date-time') return 'time (ISO 8601)';
  if (field.format === 'date') return 'day (ISO 8601)';
  if (field.type === 'string')
    return field.maxLength ? `text, up to ${format(Number(field.maxLength))} characters` : 'text';
  if (field.type === 'integer' || field.type === 'number')
    return `${field.type === 'integer' ? 'whole number' : 'number'} from ${format(Number(field.minimum))} to ${format(Number(field.maximum))}`;
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'array') return `list of ${describe((field.items ?? {}) as Schema)}`;
  if (field.type === 'object') {
    const names = Object.keys((field.properties ?? {}) as object);
    return names.length > 0 ? `object with ${names.map((name) => `\`${name}\``).join(', ')}` : 'object';
  }
  return 'any JSON';
}
