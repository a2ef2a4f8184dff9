/**
 * How long the page takes to follow a change: `POST /api/resumes/{id}/preview` over HTTP with another edit each time, on the whole server
 * with an embedded database and its isolated processes, warm. Alternating in the same run, for comparison: only typesetting the same
 * content in this process, without reading it back, pictures, or HTTP. Then the eight thumbnails, and a choice that was seen before.
 *
 *   node bench/preview.ts [changes]
 */
import { generateCase } from '@foothold/core/ats/testing';
import { type Resume, TEMPLATE_IDS } from '@foothold/core/resume';
import { writePdf } from '@foothold/documents/write';
import { startTestApp } from './support/app.ts';
import { recordFigure } from './support/figures.ts';
import { join } from './support/objects.ts';

const CHANGES = Number(process.argv[2] ?? 120);
const WARM_UP = 16;
/** As the page asks for it. */
const SCALE = 1.25;
const THUMBNAIL_SCALE = 0.35;

const open = await startTestApp();
try {
  const member = await join({ url: open.url, db: open.app.db }, 'member', 'Robin Example');
  const { resume: original } = generateCase(7);
  const file = new File([new Uint8Array(await writePdf(original))], 'resume.pdf', { type: 'application/pdf' });
  const { resume } = await member.api.resumes.upload({ file });
  const { id, resume: content } = resume;

  const ask = (edited: Resume, template: (typeof TEMPLATE_IDS)[number]) =>
    member.api.resumes.preview({ id, template, resume: edited, scale: SCALE });
  const times: Record<'preview' | 'bare' | 'again' | 'thumbnail', number[]> = {
    preview: [],
    bare: [],
    again: [],
    thumbnail: [],
  };
  for (let change = 0; change < WARM_UP + CHANGES; change++) {
    const edited = { ...content, summary: `${content.summary ?? 'Reliable.'} Change ${change}.` };
    const template = TEMPLATE_IDS[change % TEMPLATE_IDS.length] ?? 'modern';
    const preview = await measure(() => ask(edited, template));
    const bare = await measure(() => writePdf(edited, { template }));
    const again = await measure(() => ask(edited, template));
    if (change < WARM_UP) continue;
    times.preview.push(preview);
    times.bare.push(bare);
    times.again.push(again);
  }
  for (const template of TEMPLATE_IDS)
    times.thumbnail.push(
      await measure(() => member.api.resumes.preview({ id, template, scale: THUMBNAIL_SCALE, page: 1 })),
    );
  for (const [name, some] of Object.entries(times))
    console.log(
      `${name.padEnd(10)} n ${String(some.length).padStart(3)}   p50 ${getQuantile(some, 0.5).toFixed(1).padStart(6)}   p95 ${getQuantile(some, 0.95).toFixed(1).padStart(6)} ms`,
    );
  const compared = `only typesetting: p50 ${getQuantile(times.bare, 0.5).toFixed(1)} ms, p95 ${getQuantile(times.bare, 0.95).toFixed(1)} ms`;
  for (const [share, atMost] of [
    [0.5, 150],
    [0.95, 400],
  ] as const)
    recordFigure({
      name: `Preview after a change, p${share * 100}`,
      value: getQuantile(times.preview, share),
      unit: 'ms',
      goal: { atMost },
      compared,
    });
} finally {
  await open.stop();
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
