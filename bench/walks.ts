/**
 * Whether anything on the score and Improve pages contradicts anything else: `node bench/walks.ts [--walks 2000] [--from 1] [--length 10] [--show 20]`.
 * Each walk clicks at random through accepts, dismissals, answers, and undos, and checks after each click what both pages say: totals, parts,
 * keywords, counts in sentences, promised points, and the best total. Half of the walks are on generated people and jobs; the others on the
 * sample and on shared résumés with labeled advertisements, if SHARED_DATA has them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toExportedSubject } from '@foothold/core/ats';
import { generateCase } from '@foothold/core/ats/testing';
import { readJob } from '@foothold/core/jobs';
import { readLabeledAds } from './support/field-cases.ts';
import { createRandom } from './support/random.ts';
import { readSharedResumes, readSubject } from './support/score-files.ts';
import { findSharedData } from './support/shared-data.ts';
import { CLICK_KINDS, type ClickKind, type WalkCase, walk } from './support/walks.ts';

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    length: { type: 'string', default: '10' },
    show: { type: 'string', default: '20' },
  },
});
const [walks, from, length, show] = [values.walks, values.from, values.length, values.show].map(Number) as [
  number,
  number,
  number,
  number,
];

const folder = join(import.meta.dirname, '..', 'content', 'sample');
const sample: WalkCase = {
  name: 'sample',
  subject: await readSubject(readFileSync(join(folder, 'resume.pdf')), 'resume.pdf'),
  job: readJob(readFileSync(join(folder, 'job.txt'), 'utf8')),
};
const files = await readSharedResumes();
const path = findSharedData('listings', 'us-ads-2017-tagged.jsonl');
const ads = path ? readLabeledAds(path, false) : [];

function pickCase(number: number): WalkCase {
  const random = createRandom(`case ${number}`);
  if (number % 2 === 0) {
    const { resume, job } = generateCase(number);
    const hasJob = random.next() < 0.85;
    return { name: `generated ${number}`, subject: toExportedSubject(resume), job: hasJob ? job : undefined };
  }
  if (files.length === 0 || ads.length === 0 || number % 20 === 1) return sample;
  const { name, subject } = random.pick(files);
  const ad = random.pick(ads);
  return { name: `${name} for ${ad.ad}`, subject, job: ad.job };
}

const clicks = new Map<ClickKind, number>();
const found: string[] = [];
const estimates: string[] = [];
for (let number = from; number < from + walks; number++) {
  const result = walk(pickCase(number), createRandom(`walk ${number}`), length);
  for (const [kind, count] of result.clicks) clicks.set(kind, (clicks.get(kind) ?? 0) + count);
  for (const [all, texts] of [
    [found, result.contradictions],
    [estimates, result.estimates],
  ] as const)
    for (const text of texts) {
      // Printed at once, so that an interrupted run shows what it found.
      if (found.length + estimates.length < show) console.log(`walk ${number}: ${text}`);
      all.push(text);
    }
}
const total = [...clicks.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${walks} walks, ${total} clicks (${CLICK_KINDS.map((kind) => `${clicks.get(kind) ?? 0} ${kind}`).join(', ')})`,
);
console.log(`${found.length} contradictions (0 asked)`);
console.log(`${estimates.length} clicks changed how far answers can lead, which is an estimate`);
