import type { JobPage, PageJob } from '@foothold/contracts/resumes';
import { useRef, useState } from 'react';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { getToolFailureText } from '../../../shared/api/tool-failure.ts';

type Reading =
  | { phase: 'idle' }
  | { phase: 'reading'; url: string }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; page: JobPage };

export interface JobPageReading {
  state: Reading;
  /** The job that the fields show; null until a page with one job was read or one of several was chosen. */
  job: PageJob | null;
  read(url: string): Promise<void>;
  choose(job: PageJob): void;
}

/**
 * Reads a job from a web page, without leaving the form.
 * @param posted what the server read for the form without JavaScript
 */
export function useJobPage(posted: JobPage | null | undefined): JobPageReading {
  const [state, setState] = useState<Reading>(posted ? { phase: 'done', page: posted } : { phase: 'idle' });
  const [job, setJob] = useState<PageJob | null>(() => getOnlyJob(posted));
  const calls = useRef(0);

  async function read(url: string): Promise<void> {
    calls.current += 1;
    const own = calls.current;
    setState({ phase: 'reading', url });
    try {
      const page = await call(endpoint('POST /api/read-job'), { url });
      if (own !== calls.current) return;
      setState({ phase: 'done', page });
      setJob(getOnlyJob(page));
    } catch (failure) {
      if (own === calls.current) setState({ phase: 'failed', message: getToolFailureText(failure) });
    }
  }
  return { state, job, read, choose: setJob };
}

const getOnlyJob = (page: JobPage | null | undefined): PageJob | null =>
  page?.jobs.length === 1 ? (page.jobs[0] ?? null) : null;
