import { describe, expect, it } from 'vitest';
import { type PrintedRegistration, writeRegistration } from '../../src/registration/index.ts';
import { ISSUER, readWords, removeWhitespace } from './read-back.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const REFERENCE = 'R-7K2M-94QX';

const createRegistration = (over: Partial<PrintedRegistration> = {}): PrintedRegistration => ({
  preferredName: 'Marisol Quintanilla',
  dateOfBirth: '1992-04-17',
  email: 'marisol@example.com',
  resumePhoneNumber: '+1 (555) 555-0147',
  personalPhoneNumber: '+1 (555) 555-0148',
  currentAddress: '12 Birch Lane, Apt 4\nSampletown, OR 00000',
  workExperience: [createExperience('Hale – West')],
  bachelorsUniversity: 'Northfield College',
  bachelorsField: 'Nursing',
  bachelorsGraduationDate: '2014-05-20',
  visaStatus: 'H1B Visa',
  arrivalDate: '2014-08-01',
  preferredRole: 'Data engineer',
  confirmAccuracy: true,
  permissionToStore: true,
  legalName: 'Marisol Quintanilla Ortega',
  signatureDate: '2026-11-20',
  ...over,
});

const createExperience = (clientName: string) => ({
  clientName,
  startDate: '2020-01-01',
  endDate: 'Present',
  role: 'Engineer',
  clientAddress: '1 Dock Road, Sampletown',
});

const print = (over: Partial<PrintedRegistration> = {}) =>
  writeRegistration(createRegistration(over), ISSUER, { now: NOW, reference: REFERENCE });

describe('printing a registration', () => {
  it('has the seven sections in order, each with its answers', async () => {
    const words = await readWords(await print({ certifications: 'Cloud Practitioner\n\nFirst aid' }));
    const order = [
      '1. Personal Information',
      'Marisol Quintanilla',
      'April 17, 1992',
      '2. Contact Information',
      'marisol@example.com',
      '+1 (555) 555-0147',
      '12 Birch Lane, Apt 4 Sampletown, OR 00000',
      '3. Work Experience',
      'Hale – West',
      'January 1, 2020',
      'Present',
      '4. Education Summary',
      'Northfield College',
      '5. Visa Details & Availability',
      'August 1, 2014',
      '6. Certifications & Achievements',
      'Cloud Practitioner',
      'First aid',
      '7. Role Preference & Final Details',
      'Data engineer',
      'Marisol Quintanilla Ortega',
      'November 20, 2026',
    ].map(removeWhitespace);
    const places: number[] = [];
    for (const part of order) places.push(words.indexOf(part, places.at(-1) ?? 0));
    expect(places).not.toContain(-1);
    expect(words).toContain(removeWhitespace(`Reference ${REFERENCE}`));
    expect(words).toContain(removeWhitespace('Printed on November 21, 2026'));
    expect(words).toContain(removeWhitespace('Page 1 of'));
  });

  it('prints bullets in place of the password, even if one is included', async () => {
    const pdf = await print(
      JSON.parse('{"resumeEmailPassword":"not-a-real-secret-7261"}') as Partial<PrintedRegistration>,
    );
    const words = await readWords(pdf);
    expect(words).toContain(removeWhitespace('Resume email password ••••••••Personal'));
    expect(words).not.toContain('7261');
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('7261');
  });

  it('says that a forwarding address replaces the password', async () => {
    const words = await readWords(await print({ forwarding: true, permissionToStore: false }));
    expect(words).toContain(removeWhitespace('a forwarding address from Larkholt'));
    expect(words).toContain(removeWhitespace('Not needed, no password is stored'));
    expect(words).not.toContain('••••');
  });

  it.each([
    ['Latin', 'Marisol Øberg'],
    ['Polish', 'Łucja Żółkiewska'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Cyrillic', 'Людмила Ковальчук'],
    ['Chinese', '王小明'],
    ['Japanese', '佐藤 健太 かな'],
    ['Korean', '김서연'],
    ['Arabic', 'فاطمة الزهراء'],
    ['Hebrew', 'נועה לוי'],
    ['Devanagari', 'प्रिया शर्मा'],
  ])('prints a name in %s so that our own reader reads it back', async (_, name) => {
    const words = await readWords(await print({ preferredName: name, legalName: name }));
    // In the heading, in its section, and on the signature line.
    expect(words.split(removeWhitespace(name)).length - 1).toBeGreaterThanOrEqual(3);
    expect(words).not.toContain('□');
  });

  it('shows characters missing from the fonts as boxes and says so, rather than failing', async () => {
    const words = await readWords(await print({ preferredName: 'สมชาย Prasert' }));
    expect(words).toContain('□□□□□Prasert');
    expect(words).toContain(removeWhitespace('stands for a letter that the fonts of this document do not have'));
  });

  it('never treats text as typesetter markup', async () => {
    const hostile = '#panic() $x$ *bold* @ref // <label> \\ `raw` #read("/etc/passwd")';
    expect(await readWords(await print({ preferredName: hostile }))).toContain(removeWhitespace(hostile));
  });

  it('removes invisible characters: control characters and direction marks', async () => {
    const words = await readWords(await print({ legalName: 'Mari\u202Esol\u0000 \u200FQuint\u2066a\u0007' }));
    expect(words).toContain('MarisolQuinta');
    expect(words).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });

  it('wraps overlong text, with and without spaces, and loses none of it', async () => {
    const long = 'W'.repeat(200);
    const address = `${'Longstreet '.repeat(45).trim()}`;
    const link = `https://profile.example/${'a1'.repeat(230)}`;
    const words = await readWords(
      await print({ bachelorsField: long, currentAddress: address, linkedinProfile: link, legalName: 'x'.repeat(100) }),
    );
    for (const text of [long, address, link, 'x'.repeat(100)]) expect(words).toContain(removeWhitespace(text));
  });

  it('numbers multiple entries, and omits an optional degree or says which of its fields are missing', async () => {
    const three = await readWords(
      await print({ workExperience: ['One', 'Two', 'Three'].map(createExperience), mastersUniversity: 'Northfield' }),
    );
    for (const part of ['Experience 1', 'Experience 2', 'Experience 3', "Master's University Northfield"])
      expect(three).toContain(removeWhitespace(part));
    expect(three).toContain(removeWhitespace('Northfield Field of study not given'));
    const one = await readWords(await print());
    expect(one).not.toMatch(/Experience1|Master's/);
    expect(one).toContain(removeWhitespace('LinkedIn profile not given'));
    expect(one).toContain(removeWhitespace('Visa end date not given'));
  });

  it('says "born in the US" instead of a date of arrival', async () => {
    expect(await readWords(await print({ bornInUS: true, arrivalDate: '' }))).toContain(
      removeWhitespace('Date of arrival in USA Born in the US'),
    );
  });

  it('uses British paper size and date formats for the United Kingdom', async () => {
    const pdf = await writeRegistration(createRegistration(), ISSUER, { now: NOW, region: 'uk' });
    const words = await readWords(pdf);
    expect(words).toContain(removeWhitespace('Printed on 21 November 2026'));
    expect(words).not.toContain('Reference');
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/MediaBox ?\[0 0 595\.\d+ 841\.\d+\]/);
  });

  it('is tagged for screen readers, is the same on every run, and rejects book-length input', async () => {
    const [first, second] = [await print(), await print()];
    expect(Buffer.compare(first, second)).toBe(0);
    const pdf = Buffer.from(first).toString('latin1');
    expect(pdf).toContain('pdfuaid:part');
    expect(pdf).toMatch(/\/Lang ?\(en-US\)/);
    await expect(print({ certifications: 'x '.repeat(60_000) })).rejects.toMatchObject({ code: 'export.too-long' });
  });
});
