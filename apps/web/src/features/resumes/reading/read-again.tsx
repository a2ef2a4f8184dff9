import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { ReadAgainResult } from './reading.server.ts';

interface ReadAgainProps {
  id: string;
  currentVersion: number;
}

const useReadAgain = (id: string) => useFetcher<ReadAgainResult>({ key: `read-again-${id}` });

/**
 * Reads the stored file again. Unsaved changes must be saved first, because they would be based on an outdated version.
 */
export function ReadAgain({ id, currentVersion, hasUnsaved }: ReadAgainProps & { hasUnsaved: boolean }) {
  const fetcher = useReadAgain(id);
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input type="hidden" name="baseVersion" value={currentVersion} />
      <Button
        type="submit"
        size="small"
        busy={fetcher.state !== 'idle'}
        busyLabel="Reading…"
        disabled={hasUnsaved}
        aria-describedby={hasUnsaved ? 'read-again-unsaved' : undefined}
      >
        <RefreshCw aria-hidden="true" size={16} />
        Read the file again
      </Button>
      {hasUnsaved && (
        <p id="read-again-unsaved" className="text-note text-soft">
          Available once your changes are saved.
        </p>
      )}
    </fetcher.Form>
  );
}

/** The result, shown until the version changes. */
export function ReadAgainOutcome({ id, currentVersion }: ReadAgainProps) {
  const { state, data } = useReadAgain(id);
  const box = useRef<HTMLDivElement>(null);
  const answer = state === 'idle' ? data : undefined;
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  if (!answer || ('read' in answer && answer.read.version !== currentVersion)) return null;
  return (
    <div ref={box}>
      {'read' in answer ? (
        <Outcome id={id} {...answer.read} />
      ) : (
        <Callout tone="danger" title={answer.failure.message} live>
          {answer.failure.hint}
        </Callout>
      )}
    </div>
  );
}

interface OutcomeProps {
  id: string;
  before: number;
  version: number;
  /** The version as people see it. */
  position: number;
  changed: number;
}

function Outcome({ id, before, version, position, changed }: OutcomeProps) {
  if (version === before)
    return (
      <Callout title="Nothing changed" live>
        The file reads the same as before.
      </Callout>
    );
  return (
    <Callout tone="hold" title={`Read again as version ${position}`} live>
      {changed === 0 ? 'No fields changed.' : `${changed} ${changed === 1 ? 'field' : 'fields'} changed.`}{' '}
      <Link to={`/portal/resumes/${id}/versions?from=${before}&to=${version}`} className="link">
        Compare versions
      </Link>
    </Callout>
  );
}
