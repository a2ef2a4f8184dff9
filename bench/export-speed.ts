/**
 * How long an export takes, warm: PDF and DOCX of one page (the résumés of the round trip that fit on one), PDF by number of
 * pages, JSON Resume, and the whole of `exportResume` with its proof. Every résumé is a different one, so nothing is
 * remembered from the run before. Prints p50 and p95 in milliseconds.
 *
 *   node bench/export-speed.ts [count]
 */
import type { Resume } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { exportResume, writeDocx, writeJsonResume, writePdf } from '@foothold/documents/write';
import fc from 'fast-check';
import { arbitraryResume } from '../packages/documents/test/write/arbitrary-resume.ts';
import { recordFigure } from './support/figures.ts';
import { getMedian, getQuantile } from './support/statistics.ts';

const count = Number(process.argv[2] ?? 300);
const resumes = fc.sample(arbitraryResume(), { numRuns: count, seed: 7 });

const resumesByPageCount = new Map<number, Resume[]>();
for (const resume of resumes) {
  const { signals } = await readResumeFile(await writePdf(resume));
  resumesByPageCount.set(signals.pages, [...(resumesByPageCount.get(signals.pages) ?? []), resume]);
}
const onePage = resumesByPageCount.get(1) ?? [];

const pdf = await report('PDF, one page', onePage, writePdf);
await report('PDF, one page, classic', onePage, (resume) => writePdf(resume, { template: 'classic' }));
for (const [pages, some] of [...resumesByPageCount].sort(([a], [b]) => a - b).filter(([pages]) => pages > 1)) {
  await report(`PDF, ${pages} pages`, some, writePdf);
}
const docx = await report('DOCX, one page', onePage, writeDocx);
await report('JSON Resume', resumes, writeJsonResume);
await report('PDF with its proof, one page', onePage, (resume) => exportResume(resume, 'pdf'));
await report('DOCX with its proof, one page', onePage, (resume) => exportResume(resume, 'docx'));
console.log(`peak memory of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
recordFigure({ name: 'Export a one-page PDF, p50', value: pdf, unit: 'ms', goal: { atMost: 15 } });
recordFigure({ name: 'Export a one-page DOCX, p50', value: docx, unit: 'ms' });

/** Prints the times and returns their median. */
async function report(name: string, some: Resume[], write: (resume: Resume) => Promise<unknown>): Promise<number> {
  for (const resume of some.slice(0, 20)) await write(resume);
  const times: number[] = [];
  for (const resume of some) {
    const started = performance.now();
    await write(resume);
    times.push(performance.now() - started);
  }
  console.log(
    `${name.padEnd(30)} n ${String(some.length).padStart(3)}   p50 ${getMedian(times).toFixed(1).padStart(6)}   p95 ${getQuantile(times, 0.95).toFixed(1).padStart(6)}`,
  );
  return getMedian(times);
}
