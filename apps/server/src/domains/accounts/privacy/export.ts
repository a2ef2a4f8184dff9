import type { Brand } from '@foothold/brand';
import type { ArchiveDeps, ArchivePart } from '../../../platform/archive/part.ts';
import type { ZipEntry } from '../../../platform/files/zip-stream.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { generateArchiveEntries } from './archive/write.ts';

const encoder = new TextEncoder();

export interface ExportSources extends ArchiveDeps {
  domains: readonly PersonalData[];
  parts: readonly ArchivePart[];
}

/** Yields everything that the domains store about a person, one entry at a time: first for people, then what can be imported. */
export async function* generateExportEntries(
  { domains, parts, ...deps }: ExportSources,
  person: { id: string; name: string; email: string },
  brand: Brand,
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield createTextEntry('README.txt', buildReadme(domains, person, brand, now));
  for (const domain of domains) {
    const { data, files = [] } = await domain.collect(person.id);
    yield createTextEntry(`${domain.name}.json`, `${JSON.stringify(data, null, 2)}\n`);
    for (const file of files) yield { name: `${domain.name}/${file.name}`, bytes: await file.read() };
  }
  yield* generateArchiveEntries(parts, person.id, deps, now);
}

const createTextEntry = (name: string, text: string): ZipEntry => ({ name, bytes: encoder.encode(text) });

function buildReadme(
  domains: readonly PersonalData[],
  { name, email }: { name: string; email: string },
  brand: Brand,
  now: Date,
) {
  return [
    `All data that ${brand.name} stores about ${name} (${email}), as of ${now.toISOString()}.`,
    '',
    'Each part of the product has a data file (JSON, UTF-8, times in UTC) and, if it stores files of yours, a folder:',
    ...domains.map((domain) => `- ${domain.name}.json`),
    '',
    'resumes/ contains each file you uploaded and, under versions/, every version as JSON Resume.',
    '',
    'import/ contains your own content in a form that this and other installations import again (Settings > Privacy >',
    'Import an archive), and archive.json lists its files. Leave both as they are. The documentation describes each field.',
    '',
    'Not included: passwords, codes, and keys. We store only what we need to check or use them, encrypted or hashed.',
    'The files show that they exist and since when.',
    '',
    `Questions: ${brand.email}`,
    `${brand.legalName}, ${brand.address.join(', ')}`,
    '',
  ].join('\n');
}
