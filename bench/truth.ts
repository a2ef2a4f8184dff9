/**
 * The truth check against lies and honest edits, and against every proposal the planner makes: `node bench/truth.ts`. The edits are data in
 * `packages/core/src/improve/testing`. Changes are drafted for generated people, and for the résumés and advertisements under `$SHARED_DATA` (default
 * `../shared/data`), and drafted again after one is taken. They are counted before the planner drops what it cannot stand by.
 */
import { readFileSync } from 'node:fs';
import { asExported, type ScoreSubject } from '@foothold/core/ats';
import { generateCase } from '@foothold/core/ats/testing';
import { applyProposal, verifyProposal, verifyText } from '@foothold/core/improve';
import { HONEST_COUNT, HONEST_EDITS, LIE_COUNT, LIES } from '@foothold/core/improve/testing';
import { type JobRequirements, readJob } from '@foothold/core/jobs';
import { factsOf } from '../packages/core/src/ats/facts/index.ts';
import { TextReader } from '../packages/core/src/ats/facts/text-facts.ts';
import { draftsOf } from '../packages/core/src/improve/plan.ts';
import { readSharedResumes } from './support/score-files.ts';
import { sharedData } from './support/shared-data.ts';

const AS_OF = '2026-06';
const GENERATED = 600;
const JOBS_PER_FILE = 25;

let accepted = 0;
for (const [kind, cases] of Object.entries(LIES)) {
  for (const [own, edited] of cases) {
    if (!verifyText(edited, [own]).ok) continue;
    accepted++;
    console.log(`ACCEPTED (${kind}): “${own}” → “${edited}”`);
  }
}
console.log(`lies: ${accepted} of ${LIE_COUNT} accepted, ${Object.keys(LIES).length} kinds`);

let refused = 0;
for (const [kind, cases] of Object.entries(HONEST_EDITS)) {
  for (const [own, edited] of cases) {
    if (verifyText(edited, [own]).ok) continue;
    refused++;
    console.log(`REFUSED (${kind}): “${own}” → “${edited}”`);
  }
}
console.log(`honest edits: ${refused} of ${HONEST_COUNT} refused, ${Object.keys(HONEST_EDITS).length} kinds`);

let proposals = 0;
let rounds = 0;
const untrue: string[] = [];

/** Checks every change that the makers draft, before the planner's own check; then accepts one and repeats, three times. */
function check(subject: ScoreSubject, job: JobRequirements | undefined): void {
  let { resume } = subject;
  for (let round = 0; round < 3; round++) {
    const facts = factsOf({ ...subject, resume }, job, AS_OF, new TextReader());
    const drafts = draftsOf({ resume, facts, ...(job && { job }) }, []);
    rounds++;
    for (const draft of drafts) {
      proposals++;
      const { ok, violations } = verifyProposal(draft, { resume, facts: [], asOf: AS_OF });
      if (!ok) untrue.push(`${draft.title}: ${violations.map(({ message }) => message).join(' ')}`);
    }
    const next = drafts[round % Math.max(1, drafts.length)];
    if (!next) return;
    resume = applyProposal(resume, next);
  }
}

for (let seed = 1; seed <= GENERATED; seed++) {
  const { resume, job } = generateCase(seed);
  check(asExported(resume), job);
}
const ads = readAds(200);
const files = await readSharedResumes();
files.forEach(({ subject }, at) => {
  check(subject, undefined);
  for (let i = 0; i < JOBS_PER_FILE && ads.length > 0; i++) check(subject, ads[(at * JOBS_PER_FILE + i) % ads.length]);
});
if (files.length === 0) console.log('no shared files: only generated people');
for (const line of untrue.slice(0, 20)) console.log(`UNTRUE: ${line}`);
console.log(
  `proposals: ${untrue.length} of ${proposals} refused, in ${rounds} rounds for ${GENERATED} generated people and ${files.length} files`,
);
process.exitCode = accepted + refused + untrue.length === 0 ? 0 : 1;

function readAds(most: number): JobRequirements[] {
  const file = sharedData('listings/us-ads-2017-tagged.jsonl');
  if (!file) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const step = Math.max(1, Math.floor(lines.length / most));
  return lines.filter((_, i) => i % step === 0).map((line) => readJob((JSON.parse(line) as { text: string }).text));
}
