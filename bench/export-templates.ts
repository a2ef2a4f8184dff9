/**
 * Whether every template reads back, and whether an export needs more pages than the file that came in. Every PDF, DOCX, and other
 * document under SHARED_DATA/resumes and the repository's own fixtures that our reader can read is written with each template. Prints for
 * each template and format how many came back with every field, how many of those needed plainer forms, in how many simple text extraction
 * gets the words in another order, and the failures; then, for the PDFs without a line that isn't in a field, every export with more pages
 * than its file, with the reason.
 *
 *   node bench/export-templates.ts [--formats pdf,docx] [--templates modern,classic] [--files wild]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentError, ExportError, type Reading, TEMPLATE_IDS, type TemplateId } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { EXPORT_FORMATS, type ExportFormat, exportResume, proveExport } from '@foothold/documents/write';
import { recordFigure } from './support/figures.ts';
import { findSharedData } from './support/shared-data.ts';

const { values } = parseArgs({
  options: {
    formats: { type: 'string', default: 'pdf,docx' },
    templates: { type: 'string', default: TEMPLATE_IDS.join(',') },
    files: { type: 'string', default: '' },
  },
});
const formats = EXPORT_FORMATS.filter((format) => values.formats.split(',').includes(format));
const templates = TEMPLATE_IDS.filter((template) => values.templates.split(',').includes(template));

const DOCUMENT_PATTERN = /\.(?:pdf|docx|odt|rtf|txt|json)$/i;
const NO_RESUME_PATTERN = /schema|truths|LICENSE|README|\.job\.json$/;
/** These aren't failures: nothing is written, and the person is told why. */
const REFUSALS = ['export.empty', 'export.script-unsupported'];

interface Sample {
  name: string;
  reading: Reading;
}

const FIXTURES = join(import.meta.dirname, '..', 'packages', 'documents', 'test', 'corpus', 'fixtures');
const samples = await readSamples([FIXTURES, findSharedData('resumes')].filter((folder) => folder !== undefined));

let tried = 0;
let whole = 0;
for (const format of formats) for (const template of templates) await tryTemplate(template, format);
recordFigure({
  name: 'Exports with every field read back, all templates',
  value: (100 * whole) / tried,
  unit: '%',
  goal: { atLeast: 100 },
});
if (formats.includes('pdf')) await comparePages();

async function tryTemplate(template: TemplateId, format: ExportFormat): Promise<void> {
  const tally = { whole: 0, plainer: 0, otherOrder: 0, refused: 0 };
  const failures: string[] = [];
  for (const { name, reading } of samples) {
    try {
      const result = await exportResume(reading.resume, format, { template });
      if (!result.ok) {
        const shown = result.differences
          .slice(0, 3)
          .map(({ field, wanted, got }) => `${field}: “${wanted}” as “${got}”`);
        failures.push(`${name}: ${shown.join('; ')}`);
        continue;
      }
      tally.whole += 1;
      if (Object.keys(result.forms).length > 0) tally.plainer += 1;
      const proof = await proveExport(reading.resume, result.bytes, format);
      if (proof.ok && !proof.inOrder) tally.otherOrder += 1;
    } catch (error) {
      if (error instanceof ExportError && REFUSALS.includes(error.code)) tally.refused += 1;
      else if (error instanceof ExportError || error instanceof DocumentError) failures.push(`${name}: ${error.code}`);
      else throw error;
    }
  }
  tried += samples.length - tally.refused;
  whole += tally.whole;
  console.log(
    `${format.padEnd(5)}${template.padEnd(10)} ${tally.whole} of ${samples.length} whole, ${tally.plainer} with plainer forms, ${tally.otherOrder} in another order, ${tally.refused} refused`,
  );
  for (const failure of failures) console.log(`    ${failure.slice(0, 300)}`);
}

/** The exports of PDFs that were read whole, with the default template and the pages of the file as the limit. */
async function comparePages(): Promise<void> {
  const complete = samples.filter(
    ({ name, reading: { unplaced = [] } }) => name.endsWith('.pdf') && unplaced.length === 0,
  );
  let compared = 0;
  let within = 0;
  for (const { name, reading } of complete) {
    const result = await exportResume(reading.resume, 'pdf', { maxPages: reading.signals.pages });
    if (!result.ok || !result.fit) continue;
    compared += 1;
    const { pages, fits, fontSize } = result.fit;
    if (fits) within += 1;
    else {
      console.log(
        `    ${name}: ${reading.signals.pages} → ${pages} pages at ${fontSize} pt; text of the file: ${describeSizes(reading)}; plainer: ${Object.keys(result.forms).join(', ') || 'nothing'}`,
      );
    }
  }
  recordFigure({
    name: 'Exports with no more pages than the PDF that came in',
    value: (100 * within) / compared,
    unit: '%',
    goal: { atLeast: 95 },
    compared: `${within} of ${compared} PDFs that were read whole`,
  });
}

/** Characters and lines of the file, which explain why it can't be as short. */
function describeSizes({ text }: Reading): string {
  const lines = text.pages.flatMap((page) => page.lines);
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  return `${characters} characters in ${lines.length} lines`;
}

async function readSamples(folders: readonly string[]): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const folder of folders) {
    for (const path of listFiles(folder)) {
      if (!DOCUMENT_PATTERN.test(path) || NO_RESUME_PATTERN.test(path) || !path.includes(values.files)) continue;
      try {
        const reading = await readResumeFile(new Uint8Array(readFileSync(path)), { name: path });
        found.push({ name: relative(folder, path), reading });
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
      }
    }
  }
  console.log(`${found.length} documents`);
  return found;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
