import { buffer } from 'node:stream/consumers';
import type { Resume } from '@foothold/core/resume';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../src/read/index.ts';

const read = async (text: string): Promise<Resume> =>
  (await readResumeFile(new TextEncoder().encode(text), { name: 'resume.txt' })).resume;

const TOP = 'Jordan Example\nDenver, CO | jordan.example@example.com | (303) 555-0148\n';
const SUMMARY = 'Summary\nSupport engineer who likes clear answers and short queues.\n';
const WORK = `Experience

Support Engineer
Acme Tools, Denver, CO
March 2020 - Present
- Answered tickets from about 300 customers a month
- Wrote the guide for new colleagues
`;
const EDUCATION = 'Education\n\nBachelor of Science in Biology\nUniversity of Denver, Denver, CO\n2015 - 2019\n';

/** A résumé with title-case headings, and an extra section between its work and its education. */
const withSection = (section: string) => read([TOP, SUMMARY, WORK, `${section}\n`, EDUCATION].join('\n'));

/** Asserts that the surrounding sections are unchanged. */
function expectNeighbors(resume: Resume) {
  expect(resume.summary).toBe('Support engineer who likes clear answers and short queues.');
  expect(resume.work).toMatchObject([{ employer: 'Acme Tools', title: 'Support Engineer', start: '2020-03' }]);
  expect(resume.work[0]?.bullets).toHaveLength(2);
  expect(resume.education).toMatchObject([{ institution: 'University of Denver', end: '2019' }]);
}

const LIST = ['TypeScript', 'React', 'PostgreSQL', 'Docker'];
const listKeywords = ({ skills }: Resume) => skills.flatMap((group) => group.keywords);

describe('a heading above a list of skills', () => {
  it.each([
    'Skills',
    'SKILLS',
    'Skills:',
    'SKILLS:',
    'Core Competencies',
    'CORE COMPETENCIES',
    'Key Competencies',
    'Competencies',
    'Technical Skills',
    'TECHNICAL SKILLS',
    'Technical Skills:',
    'Key Skills',
    'Core Skills',
    'Professional Skills',
    'Computer Skills',
    'Relevant Skills',
    'Additional Skills',
    'Hard Skills',
    'Skills & Abilities',
    'Skills and Abilities',
    'Skills & Tools',
    'Skills and Technologies',
    'Skills Summary',
    'Summary of Skills',
    'Skill Set',
    'Skillset',
    'Areas of Expertise',
    'AREAS OF EXPERTISE',
    'Expertise',
    'Technical Expertise',
    'Technical Proficiencies',
    'Technical Competencies',
    'Proficiencies',
    'Areas of Strength',
    'Core Strengths',
    'Key Strengths',
    'Technologies',
    'Tools & Technologies',
    'Tools and Technologies',
    'Technical Knowledge',
    'Software Skills',
    'Software',
    'Skills & Expertise',
    'Core Qualifications',
    'Professional Competencies',
    'Clinical Skills',
    'Skills & Interests',
  ])('%s', async (createHeading) => {
    const resume = await withSection(`${createHeading}\n\n${LIST.join(', ')}`);
    expect(listKeywords(resume)).toEqual(LIST);
    expectNeighbors(resume);
  });
});

describe('skills on one line with their heading', () => {
  it.each([
    ['Skills', ': '],
    ['SKILLS', ': '],
    ['Skills', ' - '],
    ['Skills', ' – '],
    ['SKILLS', ' — '],
    ['Technical Skills', ': '],
    ['TECHNICAL SKILLS', ': '],
    ['Core Competencies', ': '],
    ['Key Skills', ': '],
    ['Areas of Expertise', ': '],
    ['Skills & Tools', ': '],
    ['Computer Skills', ': '],
    ['Technical Proficiencies', ': '],
  ])('%s%s…', async (createHeading, mark) => {
    const resume = await withSection(`${createHeading}${mark}${LIST.join(', ')}`);
    expect(listKeywords(resume)).toEqual(LIST);
    expectNeighbors(resume);
  });

  it.each([
    ['with bullets between them', 'Skills: TypeScript • React • PostgreSQL • Docker'],
    ['with bars between them', 'Skills: TypeScript | React | PostgreSQL | Docker'],
    ['with semicolons between them', 'Skills: TypeScript; React; PostgreSQL; Docker'],
    ['over two lines', 'Skills: TypeScript, React,\nPostgreSQL, Docker'],
  ])('%s', async (_, section) => {
    const resume = await withSection(section);
    expect(listKeywords(resume)).toEqual(LIST);
    expectNeighbors(resume);
  });

  it.each(['Skills', 'Technologies', 'Customer Service Skills'])(
    '%s: … at the very end of the page',
    async (createHeading) => {
      const resume = await read([TOP, SUMMARY, WORK, EDUCATION, `${createHeading}: ${LIST.join(', ')}\n`].join('\n'));
      expect(listKeywords(resume)).toEqual(LIST);
      expectNeighbors(resume);
    },
  );
});

it('Skills, set off in title case among headings in capitals', async () => {
  const upper = [SUMMARY, WORK, EDUCATION].map((section) =>
    section.replace(/^\w+/, (createHeading) => createHeading.toUpperCase()),
  );
  const resume = await read([TOP, ...upper, `Skills\n${LIST.join(', ')}\n`].join('\n'));
  expect(listKeywords(resume)).toEqual(LIST);
  expectNeighbors(resume);
});

describe('headings of the other sections', () => {
  it.each([
    'Certifications',
    'CERTIFICATIONS',
    'Licenses & Certifications',
    'Certifications and Licenses',
    'Professional Certifications',
    'Certificates',
    'Licensure',
    'Licensure and Certifications',
    'Certifications & Training',
    'Credentials',
  ])('%s: certifications', async (createHeading) => {
    const resume = await withSection(`${createHeading}\n\nCompTIA A+, 2021`);
    expect(resume.certifications).toMatchObject([{ name: 'CompTIA A+', date: '2021' }]);
    expectNeighbors(resume);
  });

  it.each([
    'Languages',
    'LANGUAGES',
    'Language Skills',
    'Language Proficiency',
    'Foreign Languages',
    'Languages Spoken',
  ])('%s: languages', async (createHeading) => {
    const resume = await withSection(`${createHeading}\n\nEnglish (native), Spanish (conversational)`);
    expect(resume.languages).toMatchObject([{ name: 'English' }, { name: 'Spanish' }]);
    expectNeighbors(resume);
  });

  it.each([
    'Awards',
    'AWARDS',
    'Honors & Awards',
    'Awards and Honors',
    'Honors',
    'Awards & Recognition',
    'Awards and Achievements',
    'Recognition',
  ])('%s: awards', async (createHeading) => {
    const resume = await withSection(`${createHeading}\n\nEmployee of the Year, 2021`);
    expect(resume.awards).toMatchObject([{ name: 'Employee of the Year', date: '2021' }]);
    expectNeighbors(resume);
  });

  it.each(['Projects', 'PROJECTS', 'Personal Projects', 'Selected Projects', 'Academic Projects', 'Key Projects'])(
    '%s: projects',
    async (createHeading) => {
      const resume = await withSection(`${createHeading}\n\nQueue Watcher\n- Shows how long people wait`);
      expect(resume.projects).toMatchObject([{ name: 'Queue Watcher' }]);
      expectNeighbors(resume);
    },
  );

  it.each([
    'Volunteer Experience',
    'VOLUNTEER EXPERIENCE',
    'Volunteering',
    'Volunteer Work',
    'Community Service',
    'Community Involvement',
    'Volunteer & Community Involvement',
  ])('%s: volunteering', async (createHeading) => {
    const section = `${createHeading}\n\nTutor\nDenver Public Library, Denver, CO\nJanuary 2018 - May 2019\n- Helped pupils to read`;
    const resume = await withSection(section);
    expect(resume.volunteer).toMatchObject([{ employer: 'Denver Public Library', title: 'Tutor' }]);
    expectNeighbors(resume);
  });

  it.each([
    'Work Experience',
    'WORK EXPERIENCE',
    'Professional Experience',
    'Employment History',
    'EMPLOYMENT',
    'Work History',
    'Career History',
    'Relevant Experience',
    'Related Experience',
    'Professional Background',
    'Employment Experience',
    'Experience:',
  ])('%s: work', async (createHeading) => {
    const resume = await read([TOP, SUMMARY, WORK.replace('Experience', createHeading), EDUCATION].join('\n'));
    expectNeighbors(resume);
  });

  it.each([
    'EDUCATION',
    'Education:',
    'Academic Background',
    'Educational Background',
    'Education & Training',
    'Education and Training',
    'Academic History',
    'Education History',
  ])('%s: education', async (createHeading) => {
    const resume = await read([TOP, SUMMARY, WORK, EDUCATION.replace('Education', createHeading)].join('\n'));
    expectNeighbors(resume);
  });

  it.each([
    'SUMMARY',
    'Professional Summary',
    'Profile',
    'Professional Profile',
    'About Me',
    'Objective',
    'CAREER OBJECTIVE',
    'Career Summary',
    'Executive Summary',
    'Summary of Qualifications',
    'Qualifications Summary',
    'Career Profile',
  ])('%s: the summary', async (createHeading) => {
    const resume = await read([TOP, SUMMARY.replace('Summary', createHeading), WORK, EDUCATION].join('\n'));
    expectNeighbors(resume);
  });
});

/** The same as a PDF, with bold headings and bold inline labels. */
async function readPdf(text: string): Promise<Resume> {
  const document = new PDFDocument({ size: 'LETTER' });
  for (const line of text.trimEnd().split('\n')) {
    const [, label, rest] = /^(?!-)([A-Z][\w &]+:)(.+)$/.exec(line) ?? [];
    const isHeading = /^(?:Summary|Experience|Education|Skills|SKILLS|Core Competencies|CORE COMPETENCIES)$/.test(line);
    document.font(isHeading || label ? 'Helvetica-Bold' : 'Helvetica').fontSize(isHeading ? 12 : 10);
    if (line === '') document.moveDown(0.5);
    else if (label)
      document
        .text(label, { continued: true })
        .font('Helvetica')
        .text(rest ?? '');
    else document.text(line);
  }
  document.end();
  return (await readResumeFile(new Uint8Array(await buffer(document)), { name: 'resume.pdf' })).resume;
}

describe('in a PDF', () => {
  it.each([
    `Skills: ${LIST.join(', ')}`,
    `SKILLS: ${LIST.join(', ')}`,
    `SKILLS\n${LIST.join(', ')}`,
    `Core Competencies\n${LIST.join(' | ')}`,
    `CORE COMPETENCIES\n${LIST.join(', ')}`,
    `Core Competencies: ${LIST.join(', ')}`,
  ])('%s', async (section) => {
    const resume = await readPdf([TOP, SUMMARY, WORK, `${section}\n`, EDUCATION].join('\n'));
    expect(listKeywords(resume)).toEqual(LIST);
    expectNeighbors(resume);
  });
});

describe('other sections on one line with their heading', () => {
  it('Certifications: …', async () => {
    const resume = await withSection('Certifications: CompTIA A+, AWS Certified Cloud Practitioner, CPR');
    const names = ['CompTIA A+', 'AWS Certified Cloud Practitioner', 'CPR'];
    expect(resume.certifications.map(({ name }) => name)).toEqual(names);
    expectNeighbors(resume);
  });

  it('Certifications: … with issuer and date', async () => {
    const resume = await withSection('Certifications: CompTIA A+, CompTIA, 2021');
    expect(resume.certifications).toMatchObject([{ name: 'CompTIA A+', issuer: 'CompTIA', date: '2021' }]);
    expectNeighbors(resume);
  });

  it('Awards: …; …', async () => {
    const resume = await withSection('Awards: Employee of the Year, 2021; Best Guide, 2022');
    expect(resume.awards).toMatchObject([
      { name: 'Employee of the Year', date: '2021' },
      { name: 'Best Guide', date: '2022' },
    ]);
    expectNeighbors(resume);
  });

  it('LICENSES & CERTIFICATIONS: …', async () => {
    const resume = await withSection('LICENSES & CERTIFICATIONS: CompTIA A+');
    expect(resume.certifications.map(({ name }) => name)).toEqual(['CompTIA A+']);
    expectNeighbors(resume);
  });

  it('Languages: … that people speak', async () => {
    const resume = await withSection('Languages: English (native), Spanish (conversational)');
    expect(resume.languages).toMatchObject([{ name: 'English' }, { name: 'Spanish' }]);
    expectNeighbors(resume);
  });

  it('Awards: …', async () => {
    const resume = await withSection('Awards: Employee of the Year, 2021');
    expect(resume.awards).toMatchObject([{ name: 'Employee of the Year', date: '2021' }]);
    expectNeighbors(resume);
  });

  it('Education: …', async () => {
    const line = 'Education: Bachelor of Science in Biology, University of Denver, 2015 - 2019\n';
    expectNeighbors(await read([TOP, SUMMARY, WORK, line].join('\n')));
  });

  it('Summary: …', async () => {
    const line = 'Summary: Support engineer who likes clear answers and short queues.\n';
    expectNeighbors(await read([TOP, line, WORK, EDUCATION].join('\n')));
  });

  it('Objective: …', async () => {
    const line = 'OBJECTIVE: Support engineer who likes clear answers and short queues.\n';
    expectNeighbors(await read([TOP, line, WORK, EDUCATION].join('\n')));
  });

  it('several sections, one below the other', async () => {
    const resume = await withSection(
      `Skills: ${LIST.join(', ')}\nLanguages: English (native), Spanish (conversational)\nCertifications: CompTIA A+`,
    );
    expect(listKeywords(resume)).toEqual(LIST);
    expect(resume.languages).toMatchObject([{ name: 'English' }, { name: 'Spanish' }]);
    expect(resume.certifications).toMatchObject([{ name: 'CompTIA A+' }]);
    expectNeighbors(resume);
  });

  it('Interests: … are not skills', async () => {
    const resume = await withSection('Interests: chess, hiking, old radios');
    expect(resume.skills).toEqual([]);
    expectNeighbors(resume);
  });
});

describe("text that isn't a heading", () => {
  it.each([
    ['a bullet that begins with the word', 'Skills gap analysis for 40 nurses'],
    ['a bullet with a label', 'Technical skills: trained twelve colleagues in writing queries'],
    ['a bullet of one word and a list', 'Technologies: TypeScript, React, Docker'],
    ['a bullet about teaching', 'Education: taught forty pupils to read a meter'],
  ])('%s', async (_, bullet) => {
    const work = WORK.replace('- Wrote the guide for new colleagues', `- ${bullet}`);
    const resume = await read([TOP, SUMMARY, work, EDUCATION].join('\n'));
    expectNeighbors(resume);
    expect(resume.work[0]?.bullets[1]?.text).toBe(bullet);
    expect(resume.skills).toEqual([]);
  });

  it.each([
    'Skills: the ability to listen, to learn, and to stay calm when things go wrong.',
    'Skills that I use every day are listening and writing.',
    'Experience with large ticket systems and small teams.',
    'Languages are my hobby, and I am certified in two of them.',
    'Education matters to me, as does the time of customers.',
  ])('a sentence in the summary: %s', async (sentence) => {
    const resume = await read([TOP, `${SUMMARY}${sentence}\n`, WORK, EDUCATION].join('\n'));
    expect(resume.summary).toContain(sentence);
    expect(resume).toMatchObject({ skills: [], languages: [], certifications: [] });
    expect(resume.work).toHaveLength(1);
    expect(resume.education).toHaveLength(1);
  });

  it.each([
    'Skills Trainer',
    'Education Coordinator',
    'Experience Designer',
    'Languages Teacher',
    'Certification Lead',
  ])('the title of a role: %s', async (title) => {
    const resume = await read([TOP, SUMMARY, WORK.replace('Support Engineer', title), EDUCATION].join('\n'));
    expect(resume.work).toMatchObject([{ employer: 'Acme Tools', title }]);
    expect(resume.education).toHaveLength(1);
  });

  it('a label inside a role, below which the work continues', async () => {
    const second = 'Help Desk Technician\nBrightwater LLC, Boulder, CO\nJune 2017 - February 2020\n- Set up laptops\n';
    const work = `${WORK}Technologies: TypeScript, React, Docker\n\n${second}`;
    const resume = await read([TOP, SUMMARY, work, EDUCATION].join('\n'));
    expect(resume.work).toMatchObject([{ employer: 'Acme Tools' }, { employer: 'Brightwater LLC' }]);
    expect(resume.work[1]?.bullets).toHaveLength(1);
  });

  it('a label in every role', async () => {
    const second = 'Help Desk Technician\nBrightwater LLC, Boulder, CO\nJune 2017 - February 2020\n- Set up laptops\n';
    const createSkills = (list: string) => `\nSkills: ${list}\n`;
    const work = `${WORK}${createSkills('TypeScript, React')}\n${second}${createSkills('Windows, Jamf')}`;
    const resume = await read([TOP, SUMMARY, work, EDUCATION].join('\n'));
    expect(resume.work).toMatchObject([{ employer: 'Acme Tools' }, { employer: 'Brightwater LLC' }]);
    expect(resume.skills).toEqual([]);
  });

  it('a label right below the last role', async () => {
    const resume = await read([TOP, SUMMARY, `${WORK}Skills: TypeScript, React, Docker\n`, EDUCATION].join('\n'));
    expectNeighbors(resume);
    expect(resume.skills).toEqual([]);
  });

  it.each(['Technologies', 'Tools'])('%s: … set off below the last role', async (label) => {
    const resume = await withSection(`${label}: TypeScript, React, Docker`);
    expectNeighbors(resume);
    expect(resume.skills).toEqual([]);
  });

  it('group labels below a skills heading', async () => {
    const resume = await withSection('Technical Skills\n\nLanguages: TypeScript, Python\nTools: Git, Docker');
    expect(resume.skills).toMatchObject([
      { name: 'Languages', keywords: ['TypeScript', 'Python'] },
      { name: 'Tools', keywords: ['Git', 'Docker'] },
    ]);
    expect(resume.languages).toEqual([]);
    expectNeighbors(resume);
  });

  it('a label below a degree', async () => {
    const text = [TOP, SUMMARY, WORK, `${EDUCATION}Relevant Coursework: Genetics, Statistics\nHonors: cum laude\n`];
    const resume = await read(text.join('\n'));
    expectNeighbors(resume);
    expect(resume.skills).toEqual([]);
  });
});

it('reads headings drawn at an angle, letter by letter, beside their sections', async () => {
  const document = new PDFDocument({ size: 'LETTER' });
  const createHeading = (word: string, bottom: number) => {
    [...word].forEach((letter, i) => {
      const y = bottom - 8 * i;
      document
        .save()
        .rotate(-90, { origin: [50, y] })
        .fontSize(10)
        .text(letter, 50, y, { lineBreak: false })
        .restore();
    });
  };
  const createLines = (y: number, ...texts: string[]) => {
    for (const [i, each] of texts.entries()) document.fontSize(10).text(each, 80, y + 14 * i, { lineBreak: false });
  };
  createLines(40, 'Jordan Example', 'jordan.example@example.com');
  createHeading('EXPERIENCE', 190);
  createLines(
    110,
    'Support Engineer',
    'Acme Tools, Denver, CO',
    'March 2020 - Present',
    '- Answered tickets',
    '- Wrote a guide',
  );
  createHeading('EDUCATION', 290);
  createLines(220, 'Bachelor of Science in Biology', 'University of Denver, Denver, CO', '2015 - 2019');
  document.end();
  const { resume } = await readResumeFile(new Uint8Array(await buffer(document)), { name: 'resume.pdf' });
  expect(resume.work).toMatchObject([{ employer: 'Acme Tools', title: 'Support Engineer', start: '2020-03' }]);
  expect(resume.education).toMatchObject([{ institution: 'University of Denver', end: '2019' }]);
});
