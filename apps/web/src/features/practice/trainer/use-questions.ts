import type { Difficulty } from '@foothold/contracts/coaching/choices';
import type { InterviewQuestions } from '@foothold/contracts/coaching/shapes';
import { createBrowserStore } from '../../../shared/autosave/browser-store.ts';
import { type ToolAnswer, useTool } from '../../../shared/hooks/use-tool.ts';
import { mergeSeen, parseSeen } from './seen.ts';

/** Stores the ids of the questions shown during this visit. */
const memory = createBrowserStore('window', 'interview-questions');

export interface QuestionRequest {
  jobTitle: string;
  difficulty: Difficulty;
}

export type QuestionAnswer = ToolAnswer<QuestionRequest, InterviewQuestions>;

/** Requests questions that haven't been shown during this visit. */
export function useQuestions(): {
  busy: boolean;
  answered: QuestionAnswer | null;
  ask: (asked: QuestionRequest) => void;
} {
  const { busy, send, latest } = useTool<QuestionRequest & { except: string[] }, InterviewQuestions>(
    'interview-questions',
    {
      onAnswered({ questions }) {
        const seenIds = mergeSeen(
          parseSeen(memory.read()),
          questions.map(({ id }) => id),
        );
        memory.write(JSON.stringify(seenIds));
      },
    },
  );
  return {
    busy,
    answered: latest,
    ask: (wanted) => void send({ ...wanted, except: parseSeen(memory.read()) }),
  };
}
