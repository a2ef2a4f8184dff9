import type { SimilarApplication } from '@foothold/contracts/applications';
import { useEffect, useRef, useState } from 'react';
import { call, endpoint } from '../../shared/api/endpoint.ts';

/** Milliseconds after the last change of the fields. */
const PAUSE_MS = 300;

/**
 * The member's applications at a company that is being entered. A failure shows none: the warning is only a help.
 * @returns them, and what to call when the fields have changed
 */
export function useSimilar(initial: readonly SimilarApplication[]) {
  const [similar, setSimilar] = useState(initial);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  function check(company: string, title: string): void {
    clearTimeout(due.current);
    const timer = setTimeout(async () => {
      const found =
        company.trim() === ''
          ? []
          : await call(endpoint('GET /api/applications/similar'), { company, title }).then(
              ({ applications }) => applications,
              () => [],
            );
      if (timer === due.current) setSimilar(found);
    }, PAUSE_MS);
    due.current = timer;
  }
  return { similar, check };
}
