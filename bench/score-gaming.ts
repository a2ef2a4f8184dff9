/**
 * Attempts to game the score, and honest résumés for comparison: `node bench/score-gaming.ts`. Each attempt is made for generated people
 * and jobs of every occupation; it prints the highest total reached and the cap that limited it. Files under `$SHARED_DATA` (default
 * `../shared/data`) are added to the honest ones if present.
 */
import { type ScoreReport, type ScoreSubject, scoreResume, toExportedSubject } from '@foothold/core/ats';
import { type GeneratedCase, generateCase } from '@foothold/core/ats/testing';
import { emptyResume, type HiddenReason, PLAIN_SIGNALS, type Resume } from '@foothold/core/resume';
import { getSkillById } from '@foothold/core/skills';
import { readSharedResumes, readSubject } from './support/score-files.ts';
import { type PdfLine, renderPdf } from './support/score-pdf.ts';

const AS_OF = '2026-06';
const CASE_COUNT = 300;

/** All skills in the job, and the occupation's other words. */
function listKeywords({ job, trade }: GeneratedCase): string[] {
  const asked = [...job.mustHave, ...job.niceToHave].map(({ skill }) => getSkillById(skill)?.name ?? skill);
  return [...new Set([...asked, ...trade.skills])];
}

function createShell({ trade, resume }: GeneratedCase, lines: readonly string[]): Resume {
  return {
    ...emptyResume(),
    contact: { ...resume.contact, email: 'someone@example.com', phone: '(555) 010-0100' },
    work: [
      {
        id: 'w1',
        title: trade.title,
        employer: 'Somewhere',
        start: '2015-01',
        end: 'present',
        bullets: lines.map((text, i) => ({ id: `b${i}`, text })),
      },
    ],
    education: [{ id: 'e1', institution: 'Somewhere', degree: 'BS', start: '2010', end: '2014', bullets: [] }],
  };
}

function hideText(subject: Resume, text: string, reason: HiddenReason): ScoreSubject {
  return { resume: subject, signals: { ...PLAIN_SIGNALS, hidden: [{ reason, page: 1, text }] }, views: [] };
}

const ATTEMPTS: Readonly<Record<string, (input: GeneratedCase) => ScoreSubject>> = {
  'keyword salad in the skills section, three times over': (input) =>
    toExportedSubject({
      ...createShell(input, []),
      work: [],
      skills: [{ id: 's1', keywords: [1, 2, 3].flatMap(() => listKeywords(input)) }],
    }),
  'keyword salad as lines of a made-up role': (input) =>
    toExportedSubject(
      createShell(
        input,
        [1, 2, 3].map(() => listKeywords(input).join(', ')),
      ),
    ),
  'keyword salad as the only content, once': (input) =>
    toExportedSubject({ ...createShell(input, []), work: [], skills: [{ id: 's1', keywords: listKeywords(input) }] }),
  'keyword salad in one line of a made-up role': (input) =>
    toExportedSubject(createShell(input, [listKeywords(input).join(', ')])),
  'keyword salad as the summary above a made-up role': (input) =>
    toExportedSubject({ ...createShell(input, []), summary: `Skilled in ${listKeywords(input).join(', ')}.` }),
  'keyword salad, one word a bullet, in a made-up role, four times over': (input) =>
    toExportedSubject(
      createShell(
        input,
        [1, 2, 3, 4].flatMap(() => listKeywords(input)),
      ),
    ),
  'required skills listed ten times beside an honest résumé': (input) =>
    toExportedSubject({
      ...input.resume,
      skills: [
        {
          id: 's1',
          keywords: Array.from({ length: 10 }, () =>
            input.job.mustHave.map(({ skill }) => getSkillById(skill)?.name ?? skill),
          ).flat(),
        },
      ],
    }),
  'one line of a role repeating a skill': (input) =>
    toExportedSubject(createShell(input, [Array.from({ length: 12 }, () => listKeywords(input)[0]).join(' ')])),
  'description pasted in white': (input) => hideText(input.resume, input.job.text, 'page-color'),
  'description pasted in tiny letters': (input) => hideText(input.resume, input.job.text, 'tiny'),
  'description pasted invisibly': (input) => hideText(input.resume, input.job.text, 'invisible'),
  'required skills in white': (input) => hideText(input.resume, listKeywords(input).join(' '), 'page-color'),
  'description pasted in black, as a section': (input) =>
    toExportedSubject({
      ...input.resume,
      other: [
        { id: 'o1', heading: 'Profile', lines: input.job.text.split('\n').map((text, i) => ({ id: `l${i}`, text })) },
      ],
    }),
  'description pasted in black, as the summary': (input) =>
    toExportedSubject({ ...input.resume, summary: input.job.text.replaceAll('\n', ' ') }),
  'description pasted in black, as bullets of a made-up role': (input) =>
    toExportedSubject(
      createShell(
        input,
        input.job.text.split('\n').map((line) => line.replace(/^- /, '')),
      ),
    ),
};

/** Caps that mean an attempt to mislead; the others are about missing content. */
const MISLEADING_CAPS = new Set(['hidden-text', 'keyword-stuffing', 'pasted-job']);
const listMisleadingCaps = ({ caps }: ScoreReport) => caps.filter(({ id }) => MISLEADING_CAPS.has(id));

/** By a ceiling, or, where there is nothing but words, by the loss that says so. */
function isExplained({ caps, parts }: ScoreReport): boolean {
  const losses = parts.flatMap(({ rules }) => rules).flatMap(({ losses: all }) => all);
  return caps.length > 0 || losses.some(({ reason }) => reason.startsWith('No role'));
}

/** A person's visible page, line by line. */
function listVisibleLines({ resume }: GeneratedCase): PdfLine[] {
  const { contact, work, education, skills } = resume;
  const formatRole = (entry: Resume['work'][number]) => [
    { text: entry.title ?? '' },
    { text: entry.employer ?? '' },
    { text: [entry.start, entry.end].filter(Boolean).join(' - ') },
    ...entry.bullets.map(({ text }) => ({ text: `- ${text}` })),
  ];
  return [
    { text: contact.name ?? '', size: 18 },
    { text: [contact.email, contact.phone].filter(Boolean).join('  ') },
    { text: 'Experience', size: 13 },
    ...work.flatMap(formatRole),
    { text: 'Education', size: 13 },
    ...education.map(({ degree, institution, end }) => ({
      text: [degree, institution, end].filter(Boolean).join(', '),
    })),
    { text: 'Skills', size: 13 },
    { text: skills.flatMap(({ keywords }) => keywords).join(', ') },
  ].filter(({ text }) => text !== '');
}

const pasteJob = (input: GeneratedCase, look: Omit<PdfLine, 'text'>): PdfLine[] => [
  ...listVisibleLines(input),
  ...input.job.text.split('\n').map((text) => ({ text, ...look })),
];

/** The same on real files: a hand-written PDF, then read by our own reader. */
const FILE_ATTEMPTS: Readonly<Record<string, (input: GeneratedCase) => PdfLine[]>> = {
  'PDF with the description in white': (input) => pasteJob(input, { color: [1, 1, 1] }),
  'PDF with the description in letters of half a point': (input) => pasteJob(input, { size: 0.5 }),
  'PDF with the description in invisible mode': (input) => pasteJob(input, { mode: 3 }),
  'PDF with the description in black': (input) => pasteJob(input, {}),
};
const FILE_CASE_COUNT = 40;

/** People whose job requires two skills or more. */
function createSeeds(count: number): GeneratedCase[] {
  return Array.from({ length: count }, (_, i) => generateCase(i + 1)).filter(({ job }) => job.mustHave.length >= 2);
}

let failed = 0;
const counted: [name: string, reports: ScoreReport[]][] = Object.entries(ATTEMPTS).map(([name, attempt]) => [
  name,
  createSeeds(CASE_COUNT).map((input) => scoreResume({ ...attempt(input), job: input.job, asOf: AS_OF })),
]);
for (const [name, attempt] of Object.entries(FILE_ATTEMPTS)) {
  const reports: ScoreReport[] = [];
  for (const input of createSeeds(FILE_CASE_COUNT)) {
    const subject = await readSubject(renderPdf(attempt(input)), 'resume.pdf');
    reports.push(scoreResume({ ...subject, job: input.job, asOf: AS_OF }));
  }
  counted.push([name, reports]);
}
for (const [name, reports] of counted) {
  const highest = Math.max(...reports.map(({ total }) => total));
  const explained = reports.filter(isExplained).length;
  const passed = highest < 50 && explained === reports.length;
  if (!passed) failed++;
  console.log(
    `${passed ? 'held ' : 'MISSED'} ${name}: highest ${highest}, explained ${explained} of ${reports.length}`,
  );
  const sample = reports.flatMap(listMisleadingCaps)[0];
  if (sample) console.log(`       ${sample.id}: ${sample.reason.slice(0, 150)}`);
}

const controls: ScoreReport[] = [];
for (const input of createSeeds(FILE_CASE_COUNT)) {
  const subject = await readSubject(renderPdf(listVisibleLines(input)), 'resume.pdf');
  controls.push(scoreResume({ ...subject, job: input.job, asOf: AS_OF }));
}
const cappedControlReports = controls.filter((report) => listMisleadingCaps(report).length > 0).length;
console.log(
  `honest controls, the same PDFs without the description: ${cappedControlReports} of ${controls.length} capped`,
);
const honestCases = Array.from({ length: 1_000 }, (_, i) => generateCase(i + 1));
const cappedGenerated = honestCases.filter(
  ({ resume, job }) => listMisleadingCaps(scoreResume({ ...toExportedSubject(resume), job, asOf: AS_OF })).length > 0,
);
console.log(`honest controls, generated: ${cappedGenerated.length} of ${honestCases.length} capped`);
const files = await readSharedResumes();
const cappedFiles = files.flatMap(({ name, subject }) =>
  [undefined, ...honestCases.slice(0, 40).map(({ job }) => job)].flatMap((job) => {
    const caps = listMisleadingCaps(scoreResume({ ...subject, ...(job && { job }), asOf: AS_OF }));
    return caps.length > 0
      ? [`${name}: ${caps.map(({ id, reason }) => `${id} (${reason.slice(0, 90)})`).join(', ')}`]
      : [];
  }),
);
console.log(
  files.length > 0
    ? `honest controls, real files × 41 jobs: ${cappedFiles.length} of ${files.length * 41} capped`
    : 'no shared files: only generated controls',
);
for (const line of new Set(cappedFiles)) console.log(`       ${line}`);
process.exitCode = failed + cappedGenerated.length + cappedControlReports + cappedFiles.length === 0 ? 0 : 1;
