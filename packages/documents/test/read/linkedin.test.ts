import { DocumentError } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';
import { createZip } from '../hostile/zip.ts';

const EXPORT = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Robin,Fairweather,,12 Elm Street,"Jan 4, 1980",Electrician,"Wires homes, and teaches it.",Construction,83702,"Boise, Idaho, United States",[robin],"[PORTFOLIO:https://robin.example,OTHER:https://robin.example/work]",\r\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\r\nold@example.com,Yes,No,1/1/20\r\nrobin@example.com,Yes,Yes,1/1/24\r\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\r\n,+1 555-010-4477,Mobile\r\n',
  'Positions.csv':
    'Notes:\r\n"This file has your positions, with notes above."\r\n\r\nCompany Name,Title,Description,Location,Started On,Finished On\r\n' +
    'Brightline Electric,Journeyman Electrician,"Residential crew.\n• Wired 40 homes a year\n• Taught 3 apprentices, weekly","Boise, Idaho",May 2020,\r\n' +
    'Hollis Electric,Apprentice Electrician,Pulled cable on 12 sites,,Jun 2017,Apr 2020\r\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\r\nClearwater College,2013,2017,,Associate of Applied Science,SkillsUSA\r\n',
  'Skills.csv': 'Name\r\nConduit bending\r\n"Wiring, low voltage"\r\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\r\nOSHA 30,,OSHA,Mar 2021,,123\r\n',
  'Languages.csv': 'Name,Proficiency\r\nSpanish,NATIVE_OR_BILINGUAL\r\n',
  'messages.csv': 'FROM,CONTENT\r\nSomebody,a private message\r\n',
};
const createExport = (parts: Record<string, string>, folder = '') =>
  new Uint8Array(createZip(Object.entries(parts).map(([name, data]) => ({ name: `${folder}${name}`, data }))));
const read = async (bytes: Uint8Array, name = 'Basic_LinkedInDataExport.zip') =>
  (await readResumeFile(bytes, { name })).resume;

describe('LinkedIn’s data export', () => {
  it('becomes a résumé', async () => {
    const resume = await read(createExport(EXPORT));
    expect(resume.contact).toMatchObject({
      name: 'Robin Fairweather',
      headline: 'Electrician',
      email: 'robin@example.com',
      phone: '+1 555-010-4477',
      location: 'Boise, Idaho, United States',
    });
    expect(resume.contact.links.map(({ url }) => url)).toEqual(['https://robin.example', 'https://robin.example/work']);
    expect(resume.summary).toBe('Wires homes, and teaches it.');
    expect(resume.work).toMatchObject([
      {
        employer: 'Brightline Electric',
        title: 'Journeyman Electrician',
        location: 'Boise, Idaho',
        start: '2020-05',
        end: 'present',
        summary: 'Residential crew.',
        bullets: [{ text: 'Wired 40 homes a year' }, { text: 'Taught 3 apprentices, weekly' }],
      },
      { title: 'Apprentice Electrician', start: '2017-06', end: '2020-04', summary: 'Pulled cable on 12 sites' },
    ]);
    expect(resume.education).toMatchObject([
      { institution: 'Clearwater College', degree: 'Associate of Applied Science', start: '2013', end: '2017' },
    ]);
    expect(resume.skills).toMatchObject([{ keywords: ['Conduit bending', 'Wiring, low voltage'] }]);
    expect(resume.certifications).toMatchObject([{ name: 'OSHA 30', issuer: 'OSHA', date: '2021-03' }]);
    expect(resume.languages).toMatchObject([{ name: 'Spanish', fluency: 'Native or bilingual' }]);
  });

  it('leaves out the street address, the date of birth, and other files', async () => {
    expect(JSON.stringify(await read(createExport(EXPORT)))).not.toMatch(/Elm Street|1980|private message|83702/);
  });

  it('is found in a folder, and with few files', async () => {
    const { 'Positions.csv': positions } = EXPORT;
    const resume = await read(createExport({ 'Positions.csv': positions }, 'Basic_LinkedInDataExport_11-27-2026/'));
    expect(resume.work).toHaveLength(2);
  });

  it.each([
    ['without a career', createExport({ 'Profile.csv': EXPORT['Profile.csv'] }), 'document.no-text'],
    ['that is another ZIP file', createExport({ 'notes.csv': 'a,b' }), 'document.type-unsupported'],
  ])('is refused %s', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toSatisfy((error) => error instanceof DocumentError && error.code === code);
  });

  it('is read from a file with too many rows, up to a limit', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `Skill ${i}`).join('\r\n');
    const { skills } = await read(createExport({ ...EXPORT, 'Skills.csv': `Name\r\n${rows}` }));
    expect(skills[0]?.keywords).toHaveLength(300);
  });
});
