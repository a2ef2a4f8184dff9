import { type Difficulty, messages } from '@foothold/contracts/coaching-choices';
import type { InterviewQuestions } from '@foothold/contracts/coaching-shapes';
import { useRef, useState } from 'react';
import { RefusedError } from '../../../shared/api/post-json.ts';
import { tabStorage } from '../../../shared/api/tab-storage.ts';
import { useSending } from '../../../shared/hooks/use-sending.ts';
import { useToast } from '../../../shared/ui/toast.tsx';
import { readSeen, withSeen } from './seen.ts';

/** Where the visit keeps which questions it was shown. */
const MEMORY = 'interview-questions';

export interface Asked {
  jobTitle: string;
  difficulty: Difficulty;
}

export interface Answered extends Asked {
  answer: InterviewQuestions;
  /** Counts up, so that each answer is seen to be a new one. */
  turn: number;
}

/** Asks for questions and holds the latest. Chapter 8: what fails is said in a toast; the answer before it stays. */
export function useQuestions(): { busy: boolean; answered: Answered | null; ask: (asked: Asked) => void } {
  const toast = useToast();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const asked = useRef<Asked>({ jobTitle: '', difficulty: 'mid' });
  const { busy, send } = useSending<Asked & { except: string[] }, InterviewQuestions>('/api/ai/interview-questions', {
    onSent(answer) {
      const seen = withSeen(
        readSeen(tabStorage.read(MEMORY)),
        answer.questions.map(({ id }) => id),
      );
      tabStorage.write(MEMORY, JSON.stringify(seen));
      setAnswered((before) => ({ ...asked.current, answer, turn: (before?.turn ?? 0) + 1 }));
    },
    onFailed(failure) {
      const problem = failure instanceof RefusedError ? failure.problem : null;
      toast.show({
        variant: 'destructive',
        title: messages.failed['interview-questions'],
        ...(problem && { description: problem.message }),
      });
    },
  });
  return {
    busy,
    answered,
    ask(wanted) {
      if (!busy) asked.current = wanted;
      void send({ ...wanted, except: readSeen(tabStorage.read(MEMORY)) });
    },
  };
}
