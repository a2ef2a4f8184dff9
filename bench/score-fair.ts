/**
 * How far the total score moves when something irrelevant to it changes, one change at a time: `node bench/score-fair.ts`. Uses
 * generated people and, if available, the files under `$SHARED_DATA` (default `../shared/data`), each scored for its format and
 * against jobs. Templates are compared on whole files: one person in six RenderCV themes, one in eight Reactive Resume
 * templates (some of which omit or shorten a few things, so the content differs slightly), and generated people exported as PDF
 * in each style and as DOCX, verified as for a member, and read back.
 */
import { type ScoreSubject, scoreResume, toExportedSubject } from '@foothold/core/ats';
import { generateCase } from '@foothold/core/ats/testing';
import type { JobRequirements } from '@foothold/core/jobs';
import type { Resume } from '@foothold/core/resume';
import { exportResume } from '@foothold/documents/write';
import { readSharedResumes, readSubject } from './support/score-files.ts';

const AS_OF = '2026-06';
const GENERATED_COUNT = 200;
const WRITTEN_COUNT = 60;
const jobs: (JobRequirements | undefined)[] = [
  undefined,
  ...Array.from({ length: 12 }, (_, i) => generateCase(i + 1).job),
];

const total = (subject: ScoreSubject, job: JobRequirements | undefined) =>
  scoreResume({ ...subject, ...(job && { job }), asOf: AS_OF }).total;

const withContact = (resume: Resume, contact: Partial<Resume['contact']>): Resume => ({
  ...resume,
  contact: { ...resume.contact, ...contact },
});
const withPersonal = (resume: Resume, lines: readonly string[]): Resume => ({
  ...resume,
  other: [
    ...resume.other,
    { id: 'personal', heading: 'Personal details', lines: lines.map((text, i) => ({ id: `l${i}`, text })) },
  ],
});
const mapText = (resume: Resume, change: (text: string) => string): Resume => ({
  ...resume,
  ...(resume.summary && { summary: change(resume.summary) }),
  work: resume.work.map((role) => ({
    ...role,
    ...(role.title && { title: change(role.title) }),
    bullets: role.bullets.map((bullet) => ({ ...bullet, text: change(bullet.text) })),
  })),
});
const replaceSchool = (resume: Resume, institution: string): Resume => ({
  ...resume,
  education: resume.education.map((entry) => ({ ...entry, institution })),
});

/** For each change: what changes, and the variants that must have the same score. */
const CHANGES: Readonly<Record<string, readonly ((subject: ScoreSubject) => ScoreSubject)[]>> = {
  name: [
    'John Smith',
    'Lakisha Washington',
    'Nguyễn Thị Minh Khai',
    '王小明',
    'Ольга Петрова',
    'Mohammed bin Rashid',
  ].map((name) => (subject: ScoreSubject) => ({ ...subject, resume: withContact(subject.resume, { name }) })),
  'gendered words': (
    [
      ['his', 'Salesman', 'Men’s'],
      ['her', 'Saleswoman', 'Women’s'],
    ] as const
  ).map(([pronoun, title, group]) => (subject: ScoreSubject) => ({
    ...subject,
    resume: withPersonal(
      mapText(subject.resume, (text) =>
        text.replace(/\bthe\b/, pronoun).replace(/^(?:Account Executive|Sales Associate)$/, title),
      ),
      [`Member of the ${group} Rowing Club`],
    ),
  })),
  'birth date': [['Date of birth: 4 May 1961'], ['Born on 9 June 2001'], []].map(
    (lines) => (subject: ScoreSubject) => ({
      ...subject,
      resume: withPersonal(subject.resume, lines),
    }),
  ),
  address: ['Beverly Hills, CA', 'East St. Louis, IL', 'Lagos, Nigeria', undefined].map(
    (location) => (subject: ScoreSubject) => {
      const { location: _was, ...contact } = subject.resume.contact;
      return { ...subject, resume: { ...subject.resume, contact: { ...contact, ...(location && { location }) } } };
    },
  ),
  photo: [0, 1].map((more) => (subject: ScoreSubject) => ({
    ...subject,
    signals: { ...subject.signals, images: subject.signals.images + more },
  })),
  visa: [['H-1B visa, needs sponsorship'], ['U.S. citizen'], ['Green card holder'], []].map(
    (lines) => (subject: ScoreSubject) => ({
      ...subject,
      resume: withPersonal(subject.resume, lines),
    }),
  ),
  'school prestige': [
    'Harvard University',
    'Stanford University',
    'Larkspur Community College',
    'University of Lagos',
  ].map((name) => (subject: ScoreSubject) => ({ ...subject, resume: replaceSchool(subject.resume, name) })),
};

const people: ScoreSubject[] = Array.from({ length: GENERATED_COUNT }, (_, i) =>
  toExportedSubject(generateCase(i + 1).resume),
);
const files = await readSharedResumes();
people.push(...files.map(({ subject }) => subject));

let worstDifference = 0;
function print(what: string, largest: number, compared: string): void {
  worstDifference = Math.max(worstDifference, largest);
  console.log(`${largest <= 1 ? 'fair  ' : 'UNFAIR'} ${what}: largest difference ${largest} (${compared})`);
}

function spread(subjects: readonly ScoreSubject[], job: JobRequirements | undefined): number {
  const totals = subjects.map((subject) => total(subject, job));
  return Math.max(...totals) - Math.min(...totals);
}

for (const [what, variants] of Object.entries(CHANGES)) {
  let largest = 0;
  for (const person of people) {
    for (const job of jobs)
      largest = Math.max(
        largest,
        spread(
          variants.map((change) => change(person)),
          job,
        ),
      );
  }
  print(what, largest, `${people.length} résumés × ${jobs.length} jobs × ${variants.length} variants`);
}

for (const [what, pattern] of [
  ['rendercv themes', /^rendercv\/John_Doe.*\.pdf$/],
  ['reactive-resume templates', /^reactive-resume\/.*\.pdf$/],
] as const) {
  const group = files.filter(({ name }) => pattern.test(name)).map(({ subject }) => subject);
  if (group.length === 0) console.log(`no shared files: ${what} not compared`);
  else
    print(
      `template, ${what}`,
      Math.max(...jobs.map((job) => spread(group, job))),
      `${group.length} files × ${jobs.length} jobs`,
    );
}

const FILE_WRITERS = {
  'classic.pdf': ['pdf', { template: 'classic', paper: 'us-letter' }],
  'modern.pdf': ['pdf', { template: 'modern', paper: 'a4' }],
  'columns.pdf': ['pdf', { template: 'columns' }],
  'classic.docx': ['docx', { template: 'classic' }],
} as const;
const COMPARISONS = {
  'template, our own layouts': ['classic.pdf', 'modern.pdf', 'columns.pdf'],
  'PDF against DOCX': ['classic.pdf', 'classic.docx'],
} as const;
const differences = new Map<string, number[]>();
let notOfferedCount = 0;

for (let seed = 1; seed <= WRITTEN_COUNT; seed++) {
  const { resume } = generateCase(seed);
  const read = new Map<string, ScoreSubject>();
  for (const [name, [format, style]] of Object.entries(FILE_WRITERS)) {
    const proven = await exportResume(resume, format, style);
    if (proven.ok) read.set(name, await readSubject(proven.bytes, name));
    else notOfferedCount++;
  }
  const recordDifference = (what: string, subjects: readonly (ScoreSubject | undefined)[]) => {
    const present = subjects.filter((subject) => subject !== undefined);
    if (present.length < 2) return;
    differences.set(what, [...(differences.get(what) ?? []), ...jobs.map((job) => spread(present, job))]);
  };
  for (const [what, names] of Object.entries(COMPARISONS))
    recordDifference(
      what,
      names.map((name) => read.get(name)),
    );
  for (const [name, subject] of read)
    recordDifference(`${name} read back against what was planned`, [subject, toExportedSubject(resume)]);
}
console.log(
  `${notOfferedCount} of ${WRITTEN_COUNT * Object.keys(FILE_WRITERS).length} exports not compared, since they did not read back in full`,
);
for (const [what, all] of differences)
  print(what, Math.max(...all), `${all.length} pairs of a generated résumé and a job`);
console.log(`largest difference of all: ${worstDifference}`);
process.exitCode = worstDifference <= 1 ? 0 : 1;
