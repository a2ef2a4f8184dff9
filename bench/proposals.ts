/**
 * What the plan proposes to real people: `node bench/proposals.ts [--sample 250] [--seed 1]`, needs SHARED_DATA.
 *
 * 1. Every shared résumé with ten ads of different fields and without one: the proposals are accepted one by one, in the order of the plan. Counts those that
 *    lower the total, and plans whose figure (`reachable`) the last total contradicts.
 * 2. Every labeled résumé that names at least 70 % of the must-haves of a labeled ad of its own or a related field (as `score-fields` counts them): how many
 *    reach 80 by accepting proposals alone, without answering a question, and how many of the others are told why not.
 * 3. A sample of the proposals, in an order that the seed draws, for a reader who checks them against the pages.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createScorer, type ScoreSubject, toExportedSubject } from '@foothold/core/ats';
import { applyProposal, type Edit, EditError, GOAL, type Proposal, planImprovements } from '@foothold/core/improve';
import type { JobRequirements } from '@foothold/core/jobs';
import { getHeldShare, readLabeledAds, readLabeledResumes } from './support/field-cases.ts';
import { readSharedResumes } from './support/score-files.ts';
import { requireSharedData } from './support/shared-data.ts';

const ADS_PER_FILE = 10;
const AS_OF = '2026-11';
/** Share of the must-haves from which a résumé should reach the goal. */
const ENOUGH = 0.7;

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '250' }, seed: { type: 'string', default: '1' } },
});
const order = (text: string) => createHash('sha256').update(`${values.seed} ${text}`).digest('hex');
const sortByKey = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, rank: order(key(item)) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);

const path = requireSharedData('listings', 'us-ads-2017-tagged.jsonl');
const ads = [...readLabeledAds(path, false), ...readLabeledAds(path, true)];

function applyOne(subject: ScoreSubject, proposal: Proposal): ScoreSubject | undefined {
  try {
    const resume = applyProposal(subject.resume, proposal);
    return proposal.kind === 'layout' ? toExportedSubject(resume) : { ...subject, resume };
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

const shown: { file: string; ad: string; proposal: Proposal }[] = [];
let [plans, offered, lowering, contradicted] = [0, 0, 0, 0];

function acceptAll(file: string, subject: ScoreSubject, ad: string, job: JobRequirements | undefined): void {
  const plan = planImprovements({ ...subject, ...(job && { job }), asOf: AS_OF });
  const score = createScorer(job, AS_OF);
  let [current, total] = [subject, score(subject).total];
  plans++;
  for (const proposal of plan.proposals) {
    offered++;
    shown.push({ file, ad, proposal });
    const next = applyOne(current, proposal);
    if (!next) continue;
    const after = score(next).total;
    if (after < total) {
      lowering++;
      console.log(`LOWERS ${file} · ${ad}: ${total} → ${after} by ${proposal.kind}: ${proposal.title}`);
    }
    [current, total] = [next, after];
  }
  if (total < plan.reachable) {
    contradicted++;
    console.log(`CONTRADICTED ${file} · ${ad}: ${plan.reachable} promised, ${total} reached`);
  }
}

for (const { name, subject } of await readSharedResumes()) {
  const fields = new Set<string>();
  const chosen = sortByKey(ads, ({ ad }) => `${name} ${ad}`)
    .filter(({ field }) => !fields.has(field) && fields.add(field))
    .slice(0, ADS_PER_FILE);
  acceptAll(name, subject, 'no job', undefined);
  for (const { ad, job } of chosen) acceptAll(name, subject, ad, job);
}
console.log(
  `${plans} plans, ${offered} proposals: ${lowering} lower the total, ${contradicted} plans whose figure isn’t reached (0 asked)`,
);

let [enough, reached, explained] = [0, 0, 0];
for (const resume of await readLabeledResumes(requireSharedData('resumes')))
  for (const ad of ads) {
    const isRelated = ad.field === resume.field || ad.related.includes(resume.field);
    if (!isRelated || ad.mustHave.length === 0 || getHeldShare(resume, ad) < ENOUGH) continue;
    enough++;
    const plan = planImprovements({ ...resume.subject, job: ad.job, asOf: AS_OF });
    if (Math.max(plan.from, plan.reachable) >= GOAL) reached++;
    else if (plan.shortfall) explained++;
  }
console.log(
  `${enough} pairs of a résumé and an ad of its field with ≥ 70 % of the must-haves named: ${reached} (${((reached / enough) * 100).toFixed(1)} %) reach ${GOAL} by proposals alone (≥ 90 % asked), ${explained} of the other ${enough - reached} are told why not\n`,
);

/** The change in words: the text before and after. */
function describe(edit: Edit): string {
  if (edit.kind === 'set') return `${edit.path}: ${JSON.stringify(edit.before)} → ${JSON.stringify(edit.after)}`;
  if (edit.kind === 'move') return `${edit.list}: ${edit.id} from ${edit.from} to ${edit.to}`;
  return `${edit.kind} ${edit.list}: ${JSON.stringify(edit.value).slice(0, 400)}`;
}

// The same proposal comes up with several ads: one of them is enough for a reader.
const unique = [...new Map(shown.map((each) => [`${each.file} ${each.proposal.id}`, each])).values()].filter(
  ({ proposal }) => proposal.kind !== 'layout',
);
console.log(`${unique.length} different proposals (without the layout), of which a sample (seed ${values.seed}):\n`);
for (const { file, ad, proposal } of sortByKey(unique, ({ file, proposal }) => `${file} ${proposal.id}`).slice(
  0,
  Number(values.sample),
)) {
  console.log(`${file} · ${ad} · ${proposal.kind}`);
  console.log(`  ${proposal.title}`);
  console.log(`  why: ${proposal.reason}`);
  if (proposal.source.kind !== 'layout') console.log(`  from: ${proposal.source.quote}`);
  for (const edit of proposal.edits) console.log(`  ${describe(edit)}`);
}
