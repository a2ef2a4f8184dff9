import type { Brand } from '@foothold/brand';
import type { ZipEntry } from '../../../platform/files/zip-stream.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';

const encoder = new TextEncoder();

/** Yields everything that the domains store about a person, one entry at a time. */
export async function* generateExportEntries(
  domains: readonly PersonalData[],
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
    'Not included: passwords, codes, and keys. We store only what we need to check or use them, encrypted or hashed.',
    'The files show that they exist and since when.',
    '',
    `Questions: ${brand.email}`,
    `${brand.legalName}, ${brand.address.join(', ')}`,
    '',
  ].join('\n');
}
