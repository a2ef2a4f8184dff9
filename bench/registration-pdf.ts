/**
 * Measures the time to create a registration PDF, after warming up: three work experience entries, both degrees, and names in Latin,
 * Polish, Chinese, and Arabic, all different so that nothing can be cached. Alternates with pdfkit writing the same words as plain lines
 * in the same fonts. pdfkit loads its fonts for every document, writes no tags, and doesn't support right-to-left text. Both files are
 * then read by our own reader to check that the name is unchanged. Usage: node bench/registration-pdf.ts [count]
 */
import { DEFAULT_BRAND } from '@foothold/brand';
import { readDocument } from '@foothold/documents/read';
import { type PrintedRegistration, writeRegistration } from '@foothold/documents/registration';
import PDFDocument from 'pdfkit';
import { listFontFiles } from '../packages/documents/src/write/fonts.ts';
import { getQuantile } from './support/statistics.ts';

const count = Number(process.argv[2] ?? 100);
const WARM_UP_ROUNDS = 10;
const GOAL_MS = 15;
const now = new Date();

const FONTS = listFontFiles();
const findFont = (file: string): string => FONTS.find((path) => path.endsWith(file)) ?? '';
const LATIN = findFont('SourceSans3_400Regular.ttf');

const PEOPLE = [
  { script: 'Latin', names: ['Marisol', 'Oberon', 'Agnes', 'Tobias'], font: LATIN },
  { script: 'Polish', names: ['Łucja', 'Żaneta', 'Święcisława', 'Józef'], font: LATIN },
  { script: 'Chinese', names: ['王小明', '李秀英', '张伟', '刘洋'], font: findFont('NotoSansHans-Regular.otf') },
  {
    script: 'Arabic',
    names: ['فاطمة', 'الزهراء', 'يوسف', 'ليلى'],
    font: findFont('NotoNaskhArabic-Regular.ttf'),
  },
];

const both = [
  {
    name: 'ours',
    write: (one: PrintedRegistration) => writeRegistration(one, DEFAULT_BRAND, { now, reference: 'R-0000-0000' }),
  },
  { name: 'pdfkit', write: renderPlainLines },
];

for (const { script, names, font } of PEOPLE) {
  const people = Array.from({ length: count + WARM_UP_ROUNDS }, (_, index) => createPerson(index, names));
  const times: number[][] = [[], []];
  const counts = [0, 0];
  for (const [index, one] of people.entries()) {
    for (const [which, { write }] of both.entries()) {
      const started = performance.now();
      const pdf = await write(one, font);
      const took = performance.now() - started;
      if (index < WARM_UP_ROUNDS) continue;
      times[which]?.push(took);
      if ((await readWords(pdf)).includes(removeWhitespace(one.preferredName)))
        counts[which] = (counts[which] ?? 0) + 1;
    }
  }
  for (const [which, { name }] of both.entries()) {
    const goal = which === 0 ? `   goal: p50 at most ${GOAL_MS}` : '';
    const [p50, p95] = [getQuantile(times[which] ?? [], 0.5), getQuantile(times[which] ?? [], 0.95)];
    console.log(
      `${script.padEnd(8)} ${name.padEnd(7)} p50 ${p50.toFixed(1).padStart(5)} ms   p95 ${p95.toFixed(1).padStart(5)} ms   names read back ${counts[which]} of ${count}${goal}`,
    );
  }
  console.log(
    `${script.padEnd(8)} ratio of the p50s, ours to pdfkit: ${(getQuantile(times[0] ?? [], 0.5) / getQuantile(times[1] ?? [], 0.5)).toFixed(2)}`,
  );
}
console.log(`peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);

function createPerson(index: number, names: string[]): PrintedRegistration {
  const name = [0, 1, 2].map((turn) => names[(index >> (2 * turn)) % names.length]).join(' ');
  return {
    preferredName: name,
    dateOfBirth: '1992-04-17',
    linkedinProfile: `https://profile.example/in/${index}`,
    email: `person-${index}@example.com`,
    resumePhoneNumber: '+1 (555) 555-0147',
    personalPhoneNumber: '+1 (555) 555-0148',
    currentAddress: `${index} Birch Lane\nSampletown, OR 00000`,
    workExperience: ['Larkholt Freight', 'Hale – West', 'Northfield Mills'].map((client) => ({
      clientName: `${client} ${index}`,
      startDate: '2020-01-01',
      endDate: '2022-12-31',
      role: 'Software engineer, platform',
      clientAddress: '1 Dock Road, Sampletown, OR 00000',
    })),
    mastersUniversity: 'University of Northfield',
    mastersField: 'Computer science',
    mastersGraduationDate: '2016-05-20',
    bachelorsUniversity: 'Northfield College',
    bachelorsField: 'Mathematics',
    bachelorsGraduationDate: '2014-05-20',
    visaStatus: 'H1B Visa',
    arrivalDate: '2014-08-01',
    certifications: 'Cloud practitioner\nFirst aid at work',
    preferredRole: 'Data engineer',
    confirmAccuracy: true,
    permissionToStore: true,
    legalName: name,
    signatureDate: '2026-11-20',
  };
}

/** Every value of a registration on its own line. */
function renderPlainLines(one: PrintedRegistration, font: string): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const document = new PDFDocument({ size: 'LETTER', font: LATIN });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  const { workExperience, ...rest } = one;
  for (const [label, value] of [...Object.entries(rest), ...workExperience.flatMap((entry) => Object.entries(entry))])
    document
      .font(value === one.preferredName ? font : LATIN)
      .text(value === one.preferredName ? value : `${label}: ${value}`);
  document.end();
  return promise;
}

async function readWords(pdf: Uint8Array): Promise<string> {
  const document = await readDocument(pdf, { name: 'registration.pdf' });
  return 'pages' in document
    ? removeWhitespace(document.pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''))
    : '';
}

function removeWhitespace(text: string): string {
  return text.normalize('NFC').replace(/\s/g, '');
}
