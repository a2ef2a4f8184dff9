import type { JobPage, PageJob } from '@foothold/contracts/resumes';
import { toPageJob } from '@foothold/documents/job-page';
import { AppError } from '../../platform/errors.ts';
import type { FetchAnswer } from '../../platform/fetch/fetcher.ts';
import type { ResumesDeps } from './deps.ts';

const PLAIN_TEXT = 'text/plain';
const MEDIA_TYPES = ['text/html', 'application/xhtml+xml', PLAIN_TEXT];
/** LinkedIn's status for visitors without an account. */
const LINKEDIN_DENIED = 999;
const DENIED: ReadonlySet<number> = new Set([401, 402, 403, 407, 429, 451, LINKEDIN_DENIED]);
const MISSING: ReadonlySet<number> = new Set([404, 410]);
const LOGIN_PATH_PATTERN = /(^|[/._-])(log-?in|sign-?in|auth|authwall|sso|checkpoint)([/._?-]|$)/i;
const LISTING_PATH_PATTERN = /^\/jobs\/([\w-]{1,64})\/?$/;

/** Reads jobs from web pages and stores nothing. */
export function createJobPages({ engine, fetch, listings, publicUrl }: ResumesDeps) {
  /**
   * Reads the job on a page.
   * @throws AppError `fetch.*` if the page can't be fetched, `resumes.page-*` if it has no job that we can read
   */
  async function readJob(url: string): Promise<JobPage> {
    const address = completeUrl(url);
    const listingId = findOwnListing(address);
    if (listingId !== null) return { url: address, jobs: [await readListing(listingId)] };
    const page = await fetch(address, { accept: MEDIA_TYPES });
    requirePage(page);
    const jobs = await engine.readJobPage({
      body: page.body,
      contentType: page.headers['content-type'] ?? '',
      url: page.url,
      isPlainText: page.mediaType === PLAIN_TEXT,
    });
    if (jobs.length > 0) return { url: page.url, jobs };
    throw new AppError(isLogin(page.url, address) ? 'resumes.page-needs-login' : 'resumes.page-without-job');
  }

  /** One of our own listings, which needs no request. */
  function findOwnListing(address: string): string | null {
    const url = URL.parse(address);
    return url?.origin === new URL(publicUrl).origin ? (LISTING_PATH_PATTERN.exec(url.pathname)?.[1] ?? null) : null;
  }

  async function readListing(id: string): Promise<PageJob> {
    const { title, company, description, jobPosting } = await listings.get(id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'resource.not-found') throw new AppError('resumes.page-missing');
      throw error;
    });
    const posting = jobPosting ?? { title, hiringOrganization: company.name };
    return { ...toPageJob(posting), description };
  }

  return { readJob };
}

/** Browsers show addresses without "https://", and people type them without it. */
const completeUrl = (url: string): string => (/^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]|$)/.test(url) ? `https://${url}` : url);

function requirePage({ status }: FetchAnswer): void {
  if (status >= 200 && status < 300) return;
  if (DENIED.has(status)) throw new AppError('resumes.page-needs-login');
  throw new AppError(MISSING.has(status) ? 'resumes.page-missing' : 'resumes.page-failed');
}

/** Whether a page led to a login instead of itself. */
const isLogin = (url: string, asked: string): boolean =>
  LOGIN_PATH_PATTERN.test(new URL(url).pathname) && !LOGIN_PATH_PATTERN.test(URL.parse(asked)?.pathname ?? '');
