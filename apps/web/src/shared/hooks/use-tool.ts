import { messages, type ToolName } from '@foothold/contracts/coaching/choices';
import { useState } from 'react';
import type { Endpoint } from '../api/endpoint.ts';
import { whyToolFailed } from '../api/tool-failure.ts';
import { useToast } from '../ui/toast.tsx';
import { type Sending, useSending } from './use-sending.ts';

export interface ToolAnswer<Input, Answer> {
  /** What was asked, whatever stands in the form by now. */
  asked: Input;
  answer: Answer;
  /** Counts up, so that the same answer again is seen to be a new one. */
  turn: number;
}

interface ToolOptions<Input, Answer> {
  /** What the toast of success says; left out where there is none. */
  said?: (answer: Answer) => string;
  /** When an answer has come. */
  onAnswered?: (answer: Answer, asked: Input) => void;
}

/** Asks one of the AI tools and holds its latest answer. What fails is said in a toast; the answer before it stays. */
export function useTool<Input, Answer>(
  tool: ToolName,
  { said, onAnswered }: ToolOptions<Input, Answer> = {},
): Sending<Input> & { latest: ToolAnswer<Input, Answer> | null } {
  const toast = useToast();
  const [latest, setLatest] = useState<ToolAnswer<Input, Answer> | null>(null);
  const sending = useSending(`POST /api/ai/${tool}` as Endpoint<Input, Answer>, {
    onSent(answer, asked) {
      setLatest((before) => ({ asked, answer, turn: (before?.turn ?? 0) + 1 }));
      if (said) toast.show({ title: said(answer) });
      onAnswered?.(answer, asked);
    },
    onFailed: (failure) =>
      toast.show({ variant: 'destructive', title: messages.failed[tool], description: whyToolFailed(failure) }),
  });
  return { ...sending, latest };
}
