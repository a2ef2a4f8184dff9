/**
 * What the adapters of listing sources read from recorded answers: how many records a file has, counted apart from the adapters, how many
 * became listings, which were rejected and why, and how many listings have each field. `node bench/source-adapters.ts [--listings]`
 * prints every listing too, for a reader with the file beside it. Adapters without a recording aren't in it.
 */
import { readFileSync } from 'node:fs';
import type {
  Adapter,
  Board,
  ParsedListing,
  ParsedPage,
  SourceAnswer,
} from '../apps/server/src/domains/listings/ingest/sources/adapter.ts';
import { ADAPTERS } from '../apps/server/src/domains/listings/ingest/sources/registry.ts';
import { requireSharedData } from './support/shared-data.ts';

interface Recording {
  file: string;
  system: string;
  board: string;
  /** A record of the file, by which they are counted. */
  record: RegExp;
  /** Records that aren't open jobs of their own, such as one job repeated for another place. */
  repeats?: number;
  /** The answer for one job, which is read into the listing of the list that it completes. */
  detail?: string;
}

const RECORDINGS: readonly Recording[] = [
  {
    file: 'recorded/greenhouse.json',
    system: 'greenhouse',
    board: 'https://job-boards.greenhouse.io/amplitude',
    record: /"absolute_url"/g,
  },
  {
    file: 'recorded/lever.json',
    system: 'lever',
    board: 'https://jobs.lever.co/idealistconsulting',
    record: /"hostedUrl"/g,
  },
  { file: 'recorded/ashby.json', system: 'ashby', board: 'https://jobs.ashbyhq.com/HighlightTA', record: /"jobUrl"/g },
  {
    file: 'recorded/smartrecruiters.json',
    system: 'smartrecruiters',
    board: 'https://careers.smartrecruiters.com/Knight',
    record: /"refNumber"/g,
  },
  {
    file: 'recorded/workable.json',
    system: 'workable',
    board: 'https://apply.workable.com/zaelab/',
    record: /"shortcode"/g,
    repeats: 1,
  },
  {
    file: 'recorded/recruitee.json',
    system: 'recruitee',
    board: 'https://acme.recruitee.com/',
    record: /"careers_url"/g,
  },
  {
    file: 'recorded/personio.xml',
    system: 'personio',
    board: 'https://acme.jobs.personio.de/',
    record: /<position>/g,
    repeats: 1,
  },
  {
    file: 'recorded/teamtailor.json',
    system: 'teamtailor',
    board: 'https://career.teamtailor.com/jobs',
    record: /"date_published"/g,
  },
  {
    file: 'recorded/workday.json',
    system: 'workday',
    board: 'https://salesforce.wd12.myworkdayjobs.com/External_Career_Site',
    record: /"externalPath"/g,
  },
  {
    file: 'transcribed/hunt-workday-cxs.json',
    system: 'workday',
    board: 'https://nvidia.wd5.myworkdayjobs.com/NVIDIAExternalCareerSite',
    record: /"externalPath"/g,
  },
  {
    file: 'recorded/rippling.json',
    system: 'rippling',
    board: 'https://ats.rippling.com/acme/jobs',
    record: /"uuid"/g,
    repeats: 1,
  },
  {
    file: 'recorded/bamboohr.json',
    system: 'bamboohr',
    board: 'https://acme.bamboohr.com/careers',
    record: /"jobOpeningName"/g,
  },
  {
    file: 'recorded/eightfold.json',
    system: 'eightfold',
    board: 'https://albemarle.eightfold.ai/careers?domain=albemarle.com',
    record: /"canonicalPositionUrl"/g,
  },
  {
    file: 'recorded/icims.html',
    system: 'icims',
    board: 'https://careers-wipfli.icims.com/jobs/search',
    record: /<li class="iCIMS_JobCardItem">/g,
  },
  {
    file: 'recorded/jobvite.html',
    system: 'jobvite',
    board: 'https://jobs.jobvite.com/feedingamerica',
    record: /<tr>/g,
  },
  {
    file: 'recorded/neogov.xml',
    system: 'neogov',
    board: 'https://www.governmentjobs.com/careers/exampleagency',
    record: /<item>/g,
  },
  {
    file: 'recorded/oracle_orc.json',
    system: 'oracle',
    board: 'https://ejov.fa.ca2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX/',
    record: /"PostedDate"/g,
    detail: 'recorded/oracle_orc_detail.json',
  },
  {
    file: 'recorded/paylocity.html',
    system: 'paylocity',
    board: 'https://recruiting.paylocity.com/recruiting/jobs/All/211e692d-c45a-4e3a-ae01-3e497af97929',
    record: /"JobTitle"/g,
  },
  {
    file: 'recorded/phenom.html',
    system: 'phenom',
    board: 'https://careers.phenom.com/global/en/search-results',
    record: /"jobSeqNo"/g,
  },
  {
    file: 'recorded/pinpoint.json',
    system: 'pinpoint',
    board: 'https://acme.pinpointhq.com/',
    record: /"skills_knowledge_expertise":/g,
  },
  {
    file: 'recorded/hrmdirect.html',
    system: 'hrmdirect',
    board: 'https://acme.hrmdirect.com/employment/job-openings.php',
    record: /<tr /g,
  },
  {
    file: 'transcribed/hunt-remotive.json',
    system: 'remotive',
    board: 'https://remotive.com/remote-jobs',
    record: /"company_name"/g,
  },
  { file: 'transcribed/hunt-remoteok.json', system: 'remoteok', board: 'https://remoteok.com/', record: /"position"/g },
  { file: 'transcribed/arbeitnow.json', system: 'arbeitnow', board: 'https://www.arbeitnow.com/', record: /"slug"/g },
  {
    file: 'transcribed/hunt-hackernews-whoishiring.json',
    system: 'hacker-news',
    board: 'https://news.ycombinator.com/item?id=49522897',
    record: /"text"/g,
  },
];

const FIELDS = [
  'url',
  'company',
  'description',
  'employmentType',
  'remote',
  'places',
  'pay',
  'postedAt',
  'validThrough',
] as const;
const showsListings = process.argv.includes('--listings');

let records = 0;
let lost = 0;
console.log(`${'recording'.padEnd(46)} records listings repeats rejected  ${FIELDS.join(' ')}`);
for (const recording of RECORDINGS) measureRecording(recording);

const withRecording = new Set(RECORDINGS.map(({ system }) => system));
const others = ADAPTERS.filter(({ system }) => !withRecording.has(system));
console.log(`\nFrom documentation, never run: ${others.map(({ name }) => name).join(', ')}`);
console.log(`${records} records, ${lost} neither listed nor rejected nor a repeat`);
if (lost > 0) process.exitCode = 1;

function measureRecording({ file, system, board: address, record, repeats = 0, detail }: Recording): void {
  const text = read(file);
  const count = text.match(record)?.length ?? 0;
  const adapter = ADAPTERS.find((one) => one.system === system);
  const board = adapter?.recognize(new URL(address));
  if (!adapter || !board) throw new Error(`${address} isn’t recognized as ${system}`);
  const page = adapter.parse(toAnswer(adapter, board, text), board);
  const missing = count - page.listings.length - page.rejected.length - repeats;
  records += count;
  lost += Math.abs(missing);
  const listings = page.listings.map(({ listing }) => listing);
  const filled = FIELDS.map((field) => String(countFilled(listings, field)).padStart(field.length));
  console.log(
    `${file.padEnd(46)} ${[count, listings.length, repeats, page.rejected.length].map((figure, at) => String(figure).padStart([7, 8, 7, 8][at] ?? 0)).join(' ')}  ${filled.join(' ')}`,
  );
  for (const { at, externalId, reason } of page.rejected) console.log(`    rejected ${at} (${externalId}): ${reason}`);
  if (showsListings) for (const listing of listings) console.log(JSON.stringify(listing, null, 2));
  if (detail) measureDetail(adapter, board, page, detail);
}

/** The recorded detail belongs to another job, so only what it adds says something. */
function measureDetail(adapter: Adapter, board: Board, page: ParsedPage, file: string): void {
  const [first] = page.listings;
  if (!first?.detail) return;
  const answer: SourceAnswer = { request: first.detail, text: read(file), mediaType: 'application/json' };
  const listing = adapter.parseDetail?.(answer, { externalId: first.listing.externalId }, board);
  console.log(
    `${file.padEnd(46)} adds ${Object.keys(listing ?? {})
      .filter((name) => name !== 'externalId')
      .join(', ')}`,
  );
  if (showsListings) console.log(JSON.stringify(listing, null, 2));
}

function toAnswer(adapter: Adapter, board: Board, text: string): SourceAnswer {
  const request = adapter.start(board);
  return { request, text, mediaType: request.accept[0] ?? null };
}

function countFilled(listings: readonly ParsedListing['listing'][], field: (typeof FIELDS)[number]): number {
  return listings.filter((listing) => (field === 'places' ? listing.places?.length : listing[field] !== undefined))
    .length;
}

function read(file: string): string {
  return readFileSync(requireSharedData(`feeds/${file}`), 'utf8');
}
