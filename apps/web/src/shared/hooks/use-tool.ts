import { messages, type ToolName } from '@foothold/contracts/coaching/choices';
import { useState } from 'react';
import type { Endpoint } from '../api/endpoint.ts';
import { getToolFailureText } from '../api/tool-failure.ts';
import { useToast } from '../ui/toast.tsx';
import { type Submission, useSubmission } from './use-sending.ts';

export interface ToolAnswer<Input, Answer> {
  /** The input as submitted; the form may have changed since. */
  submittedInput: Input;
  answer: Answer;
  /** Increments with each answer, so that an identical answer still counts as new. */
  turn: number;
}

interface ToolOptions<Input, Answer> {
  /** The success toast's text; omitted if there is none. */
  successMessage?: (answer: Answer) => string;
  /** Called when an answer arrives. */
  onAnswered?: (answer: Answer, asked: Input) => void;
}

/** Calls an AI tool and holds its latest answer. A failure shows a toast and leaves the previous answer in place. */
export function useTool<Input, Answer>(
  tool: ToolName,
  { successMessage, onAnswered }: ToolOptions<Input, Answer> = {},
): Submission<Input> & { latest: ToolAnswer<Input, Answer> | null } {
  const toast = useToast();
  const [latest, setLatest] = useState<ToolAnswer<Input, Answer> | null>(null);
  const sending = useSubmission(`POST /api/ai/${tool}` as Endpoint<Input, Answer>, {
    onSent(answer, asked) {
      setLatest((before) => ({ submittedInput: asked, answer, turn: (before?.turn ?? 0) + 1 }));
      if (successMessage) toast.show({ title: successMessage(answer) });
      onAnswered?.(answer, asked);
    },
    onFailed: (failure) =>
      toast.show({ variant: 'destructive', title: messages.failed[tool], description: getToolFailureText(failure) }),
  });
  return { ...sending, latest };
}
