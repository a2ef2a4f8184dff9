import { parseHtml } from './html.ts';
import { findMainText, findPageTitles } from './main-text.ts';
import { MAX_DESCRIPTION_LENGTH, type PageJob, type Properties, toPageJob } from './posting.ts';
import { findPostings } from './structured-data.ts';

/** A page with more jobs than this is a list of search results. */
const MAX_JOBS = 20;
/** A shorter text describes no job: the page needs a script, a login, or both. */
const MIN_TEXT_LENGTH = 120;

interface Posting {
  job: PageJob;
  data: Properties;
}

/**
 * Reads the job on a page: its `JobPosting` as JSON-LD or microdata, or otherwise the main text of the page. If the page has several, it
 * returns the one that the URL or the page's title names, or else all of them for a person to choose from. Never throws; deterministic.
 * @param url the final URL of the page
 * @returns no job if the page has neither structured data nor enough text
 */
export function readJobPage(html: string, url: string): PageJob[] {
  const page = parseHtml(html);
  const titles = findPageTitles(page);
  const postings = removeDuplicates(findPostings(page).map((data) => ({ job: toPageJob(data), data })));
  const [posting, ...others] = choosePostings(postings, url, titles);
  if (others.length > 0) return [posting, ...others].flatMap((one) => one?.job ?? []).slice(0, MAX_JOBS);
  if (posting && posting.job.description.length >= MIN_TEXT_LENGTH) return [posting.job];
  const text = findMainText(page).slice(0, MAX_DESCRIPTION_LENGTH);
  if (text.length < MIN_TEXT_LENGTH) return [];
  return [{ ...createTextJob(text, titles), ...(posting && { ...posting.job, description: text, from: 'page-text' }) }];
}

/** Treats a whole text as the description of one job. */
export function readJobText(text: string): PageJob[] {
  const description = text.trim().slice(0, MAX_DESCRIPTION_LENGTH);
  return description.length < MIN_TEXT_LENGTH ? [] : [createTextJob(description, [])];
}

const createTextJob = (description: string, [title]: readonly string[]): PageJob => ({
  title: title === undefined ? null : removeSiteName(title),
  organization: null,
  location: null,
  remote: false,
  salary: null,
  description,
  datePosted: null,
  validThrough: null,
  from: 'page-text',
});

/** "Registered Nurse | Careers at Larkholt" without the part after the last bar. A dash may belong to the job's title. */
const removeSiteName = (title: string): string => title.replace(/\s+[|»]\s+[^|»]*$/, '');

function removeDuplicates(postings: readonly Posting[]): Posting[] {
  const seen = new Set<string>();
  return postings.filter(({ job }) => {
    const key = JSON.stringify([job.title, job.organization, job.location, job.description]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function choosePostings(postings: readonly Posting[], url: string, titles: readonly string[]): readonly Posting[] {
  const ways: ((posting: Posting) => boolean)[] = [
    ({ data }) => [data.url, data['@id'], data.mainEntityOfPage].some((named) => isSamePage(named, url)),
    ({ job }) => titles.some((title) => fold(title) === fold(job.title ?? '')),
    ({ job }) => job.title !== null && titles.some((title) => fold(title).includes(fold(job.title ?? ''))),
  ];
  for (const isMeant of postings.length > 1 ? ways : []) {
    const meant = postings.filter(isMeant);
    if (meant.length === 1) return meant;
  }
  return postings;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two URLs lead to the same page, apart from the query, which often holds where the visitor came from. */
function isSamePage(named: unknown, url: string): boolean {
  const value = typeof named === 'object' && named !== null ? (named as Properties)['@id'] : named;
  const other = typeof value === 'string' && value !== '' ? URL.parse(value, url) : null;
  const page = URL.parse(url);
  if (!other || !page) return false;
  const getPath = ({ pathname }: URL) => pathname.replace(/\/+$/, '').toLowerCase();
  return other.host === page.host && getPath(other) === getPath(page) && hasSameJobId(other, page);
}

/** Some sites name the job only in the query. */
function hasSameJobId(one: URL, other: URL): boolean {
  const ids = ['id', 'jk', 'gh_jid', 'jobid', 'job', 'vjk'];
  return ids.every((name) => {
    const [a, b] = [one, other].map(({ searchParams }) => searchParams.get(name));
    return a === null || b === null || a === b;
  });
}
