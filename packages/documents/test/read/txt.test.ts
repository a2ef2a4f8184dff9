import type { Resume } from '@foothold/core/resume';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';

const read = async (text: string): Promise<Resume> =>
  (await readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' })).resume;

const RESUME = `Jordan Example
Denver, CO | jordan.example@example.com | (303) 555-0148

*Experience*

Baker, Corner Bread, Denver, CO
March 2020 - Present
* Baked two hundred loaves a night

*Education*

Diploma in Baking, Truckee Community College, 2018
`;
const FIELDS = {
  contact: { name: 'Jordan Example' },
  work: [{ title: 'Baker', employer: 'Corner Bread', start: '2020-03' }],
  education: [{ institution: 'Truckee Community College' }],
};

describe('plain text', () => {
  it('reads headings between asterisks', async () => {
    expect(await read(RESUME)).toMatchObject(FIELDS);
  });

  it('reads a résumé that an email quotes', async () => {
    expect(await read(RESUME.replace(/^/gm, '> '))).toMatchObject(FIELDS);
  });

  it('reads letters that nroff typed twice', async () => {
    const typed = RESUME.replace(/\*(\w+)\*/g, (_, word: string) =>
      [...word].map((sign) => `${sign}\b${sign}`).join(''),
    );
    expect(await read(typed)).toMatchObject(FIELDS);
  });

  it('leaves a single quoted line as it is', async () => {
    const resume = await read(RESUME.replace('* Baked', '* > Baked'));
    expect(resume.work[0]?.bullets[0]?.text).toBe('> Baked two hundred loaves a night');
  });

  it("doesn't read the title of a manual page as a name or skill", async () => {
    const title = 'RESUME(7)           Personal Documents           RESUME(7)';
    const foot = 'Example             November 2024                RESUME(7)';
    const name = 'NAME\n       Jordan Example - baker\n';
    const resume = await read(
      `${title}\n\n${name}\n${RESUME.split('\n').slice(1).join('\n')}\nSKILLS\n       Ovens\n\n${foot}\n`,
    );
    expect(resume).toMatchObject(FIELDS);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual(['Ovens']);
  });

  it('reads jobs whose names are on two lines without any headings', async () => {
    const resume =
      await read(`Jordan Example\njordan.example@example.com\n\n\nPiano Technician          October 2011 to December 2023
Astoria Pianos, Queens, NY
- Tuned grands for two halls\n\n\nUsher          September 2004 to December 2006
Beacon Hall, New York, NY
- Seated guests\n\n\nNorth Bennet Street School          2006
Certificate in Piano Technology\n`);
    expect(resume.work).toMatchObject([
      { title: 'Piano Technician', employer: 'Astoria Pianos' },
      { title: 'Usher', employer: 'Beacon Hall' },
    ]);
    expect(resume.education).toMatchObject([{ institution: 'North Bennet Street School', degree: 'Certificate' }]);
  });

  it('reads a list of skills at the end without any headings', async () => {
    const resume = await read(`Jordan Example\njordan.example@example.com\n\nBaker, Corner Bread, 2019 - 2022
Baked two hundred loaves a night.\n\nSourdough, Lamination, Inventory, Ordering\n`);
    expect(resume.work).toMatchObject([{ title: 'Baker', employer: 'Corner Bread' }]);
    expect(resume.skills.flatMap(({ keywords }) => keywords)).toEqual([
      'Sourdough',
      'Lamination',
      'Inventory',
      'Ordering',
    ]);
  });
});
