import { messages, type ToolName } from '@foothold/contracts/coaching/choices';
import { useState } from 'react';
import type { Endpoint } from '../api/endpoint.ts';
import { whyToolFailed } from '../api/tool-failure.ts';
import { useToast } from '../ui/toast.tsx';
import { type Sending, useSending } from './use-sending.ts';

export interface ToolAnswer<Input, Answer> {
  /** The question as sent, whatever the form contains by now. */
  asked: Input;
  answer: Answer;
  /** Counts up, so that an identical answer is recognized as new. */
  turn: number;
}

interface ToolOptions<Input, Answer> {
  /** The success toast's text; omitted if there is none. */
  successMessage?: (answer: Answer) => string;
  /** Called when an answer has arrived. */
  onAnswered?: (answer: Answer, asked: Input) => void;
}

/** Calls an AI tool and holds its latest answer. Failures are shown in a toast; the previous answer stays. */
export function useTool<Input, Answer>(
  tool: ToolName,
  { successMessage, onAnswered }: ToolOptions<Input, Answer> = {},
): Sending<Input> & { latest: ToolAnswer<Input, Answer> | null } {
  const toast = useToast();
  const [latest, setLatest] = useState<ToolAnswer<Input, Answer> | null>(null);
  const sending = useSending(`POST /api/ai/${tool}` as Endpoint<Input, Answer>, {
    onSent(answer, asked) {
      setLatest((before) => ({ asked, answer, turn: (before?.turn ?? 0) + 1 }));
      if (successMessage) toast.show({ title: successMessage(answer) });
      onAnswered?.(answer, asked);
    },
    onFailed: (failure) =>
      toast.show({ variant: 'destructive', title: messages.failed[tool], description: whyToolFailed(failure) }),
  });
  return { ...sending, latest };
}
