import type { Difficulty } from '@foothold/contracts/coaching/choices';
import type { InterviewQuestions } from '@foothold/contracts/coaching/shapes';
import { tabStorage } from '../../../shared/api/tab-storage.ts';
import { type ToolAnswer, useTool } from '../../../shared/hooks/use-tool.ts';
import { readSeen, withSeen } from './seen.ts';

/** Where the visit keeps which questions it was shown. */
const MEMORY = 'interview-questions';

export interface Asked {
  jobTitle: string;
  difficulty: Difficulty;
}

export type Answered = ToolAnswer<Asked, InterviewQuestions>;

/** Asks for questions that this visit has not been shown yet, and holds the latest. */
export function useQuestions(): { busy: boolean; answered: Answered | null; ask: (asked: Asked) => void } {
  const { busy, send, latest } = useTool<Asked & { except: string[] }, InterviewQuestions>('interview-questions', {
    onAnswered({ questions }) {
      const seen = withSeen(
        readSeen(tabStorage.read(MEMORY)),
        questions.map(({ id }) => id),
      );
      tabStorage.write(MEMORY, JSON.stringify(seen));
    },
  });
  return {
    busy,
    answered: latest,
    ask: (wanted) => void send({ ...wanted, except: readSeen(tabStorage.read(MEMORY)) }),
  };
}
