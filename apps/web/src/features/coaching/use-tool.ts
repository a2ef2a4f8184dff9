import { messages, type ToolName } from '@foothold/contracts/coaching-choices';
import { useState } from 'react';
import { RefusedError } from '../../shared/api/post-json.ts';
import { type Sending, useSending } from '../../shared/hooks/use-sending.ts';
import { useToast } from '../../shared/ui/toast.tsx';

export interface ToolAnswer<Answer> {
  answer: Answer;
  /** Counts up, so that the same answer again is seen to be a new one. */
  turn: number;
}

interface ToolOptions<Answer> {
  /** What the toast of success says; null shows none. */
  said?: (answer: Answer) => string;
  /** After an answer has come: uses were counted and the answer may be kept. */
  onAnswered?: (() => void) | undefined;
}

/** Asks one of the tools and holds its latest answer. Chapter 8: what fails is said in a toast; the answer before it stays. */
export function useTool<Input, Answer>(
  tool: ToolName,
  { said, onAnswered }: ToolOptions<Answer> = {},
): Sending<Input> & { latest: ToolAnswer<Answer> | null } {
  const toast = useToast();
  const [latest, setLatest] = useState<ToolAnswer<Answer> | null>(null);
  const sending = useSending<Input, Answer>(`/api/ai/${tool}`, {
    onSent(answer) {
      setLatest((before) => ({ answer, turn: (before?.turn ?? 0) + 1 }));
      if (said) toast.show({ title: said(answer) });
      onAnswered?.();
    },
    onFailed(failure) {
      const problem = failure instanceof RefusedError ? failure.problem : null;
      // What is wrong with a field says more than that something is wrong with one.
      const told = Object.values(problem?.fields ?? {});
      const reasons = told.length > 0 ? told : [problem?.message, problem?.hint];
      const description = reasons.filter((text) => text !== undefined).join(' ');
      toast.show({ variant: 'destructive', title: messages.failed[tool], ...(description && { description }) });
    },
  });
  return { ...sending, latest };
}
