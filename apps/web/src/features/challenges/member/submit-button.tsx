import type { Submission } from '@foothold/contracts/challenges';
import { isRunnable } from '@foothold/contracts/challenges/choices';
import type { Language } from '@foothold/contracts/coaching/choices';
import { endpoint } from '../../../shared/api/endpoint.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { useSubmission } from '../../../shared/hooks/use-sending.ts';
import type { TestRun } from '../../../shared/sandbox/run-tests.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { formatResult } from '../labels.ts';

export interface SubmitButtonProps {
  slug: string;
  language: Language;
  code: string;
  run: () => Promise<TestRun | null>;
  running: boolean;
  onSubmitted: (submission: Submission) => void;
}

/** Runs the tests if the language can be run, and submits the code with the results. */
export function SubmitButton({ slug, language, code, run, running, onSubmitted }: SubmitButtonProps) {
  const { show } = useToast();
  const { busy, send } = useSubmission(endpoint('POST /api/challenges/{slug}/submissions'), {
    onSent(submission) {
      show({ title: 'Submitted', description: formatResult(submission) });
      onSubmitted(submission);
    },
    onFailed: (failure) =>
      show({
        title: 'We couldn’t submit your code',
        description:
          failure instanceof RefusedError && failure.problem
            ? failure.problem.message
            : 'Check your connection and try again.',
        variant: 'destructive',
      }),
  });
  async function submit() {
    if (!isRunnable(language)) return send({ slug, language, code, outcomes: null });
    const result = await run();
    if (!result) return;
    return send({ slug, language, code, outcomes: result.results.map(({ name, passed }) => ({ name, passed })) });
  }
  return (
    <Button
      variant="primary"
      disabled={code.trim() === ''}
      busy={busy || running}
      busyLabel={running ? 'Running…' : 'Submitting…'}
      onClick={() => void submit()}
    >
      Submit
    </Button>
  );
}
