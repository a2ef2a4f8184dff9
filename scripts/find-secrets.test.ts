import { deflateSync, gzipSync } from 'node:zlib';
import { writeRegistration } from '@foothold/documents/registration';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createFinder } from '../e2e/left-behind/finder.ts';

const SECRET = 'planted-otter-1234-"ü"';
const padBytes = (text: string | Buffer) =>
  Buffer.concat([Buffer.from('before '), Buffer.from(text), Buffer.from(' after')]);

async function findHits(bytes: Buffer, text = SECRET): Promise<number> {
  const finder = createFinder({ secret: text });
  await finder.look('here', 'file', bytes);
  return finder.hitsOf('secret', 'here').length;
}

describe('a secret is found', () => {
  const utf16 = Buffer.from(SECRET, 'utf16le');
  const escaped = [...Buffer.from(SECRET)].map((unit) => unit.toString(16).padStart(2, '0'));

  it.each([
    ['as it is', Buffer.from(SECRET)],
    ['in UTF-16', utf16],
    ['in UTF-16 the other way round', Buffer.from(utf16).swap16()],
    ['in hexadecimal', Buffer.from(Buffer.from(SECRET).toString('hex'))],
    ['in hexadecimal capitals', Buffer.from(Buffer.from(SECRET).toString('hex').toUpperCase())],
    ['in an address', Buffer.from(encodeURIComponent(SECRET))],
    ['in an address, every byte escaped', Buffer.from(escaped.map((one) => `%${one}`).join(''))],
    ['in JSON', Buffer.from(JSON.stringify({ password: SECRET }))],
    ['in JSON in JSON', Buffer.from(JSON.stringify({ body: JSON.stringify({ password: SECRET }) }))],
    ['in JSON escapes', Buffer.from(escaped.map((one) => `\\u00${one}`).join(''))],
  ])('%s', async (_name, bytes) => {
    expect(await findHits(padBytes(bytes))).toBeGreaterThan(0);
  });

  it.each([0, 1, 2, 3, 4, 5])('in base64, %i bytes into the encoded data', async (count) => {
    for (const encoding of ['base64', 'base64url'] as const)
      for (const text of [Buffer.from(SECRET), utf16]) {
        const encoded = Buffer.concat([Buffer.alloc(count, 'x'), text, Buffer.from('and on')]).toString(encoding);
        expect(await findHits(padBytes(encoded))).toBeGreaterThan(0);
      }
  });

  it('in archives, nested archives, and compressed streams', async () => {
    const zip = Buffer.from(zipSync({ 'trace.network': padBytes(SECRET) }));
    expect(zip.includes(SECRET)).toBe(false);
    expect(await findHits(zip)).toBe(1);
    expect(await findHits(Buffer.from(zipSync({ 'inner.zip': zip })))).toBe(1);
    expect(await findHits(gzipSync(padBytes(SECRET)))).toBe(1);
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\nstream\n'),
      deflateSync(padBytes(SECRET)),
      Buffer.from('\nendstream'),
    ]);
    expect(await findHits(pdf)).toBe(1);
  });

  it('in the text of a PDF', async () => {
    const print = await writeRegistration(
      {
        preferredName: 'planted-otter-1234',
        dateOfBirth: '1990-01-01',
        email: 'robin@example.com',
        resumePhoneNumber: '+1 (555) 555-0101',
        personalPhoneNumber: '+1 (555) 555-0102',
        currentAddress: '1 Example Street',
        workExperience: [],
        bachelorsUniversity: 'Example University',
        bachelorsField: 'Statistics',
        bachelorsGraduationDate: '2012-06-01',
        visaStatus: 'Other',
        preferredRole: 'Analyst',
        confirmAccuracy: true,
        permissionToStore: true,
        legalName: 'Robin Example',
        signatureDate: '2026-01-01',
      },
      {
        name: 'Example',
        legalName: 'Example Company',
        email: 'hello@example.com',
        phone: '+1 (555) 555-0100',
        address: ['1 Example Street'],
        colors: { accent: '#d8432b' },
      },
      { now: new Date('2026-01-01T00:00:00Z') },
    );
    expect(await findHits(Buffer.from(print), 'planted-otter-1234')).toBeGreaterThan(0);
    expect(await findHits(Buffer.from(print), 'planted-badger-9')).toBe(0);
  });

  it('and not where it is absent', async () => {
    expect(await findHits(padBytes('planted-otter-1235-"ü"'))).toBe(0);
    expect(await findHits(Buffer.from('PK\x03\x04 broken off'))).toBe(0);
    expect(await findHits(Buffer.from('%PDF-1.7 broken off'))).toBe(0);
  });
});
