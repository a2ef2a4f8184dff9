import { join } from 'node:path';
import {
  type CodeReview,
  LANGUAGE_NAMES,
  type Language,
  messages,
  type ReviewCodeInput,
} from '@foothold/contracts/coaching';
import { AppError } from '../../../platform/errors.ts';
import { createIsolate, type Isolate, IsolateCrash, IsolateTimeout } from '../../../platform/isolate.ts';
import { getFirstLine } from '../first-line.ts';
import type { Tool } from '../tool.ts';
import type { ReviewAnswer } from './worker.ts';

/** CPU time for a review: on a machine that isn't overloaded, an answer comes within two seconds, including process startup. */
const CPU_LIMIT_MS = 1_500;
/** ESLint and the TypeScript parser alone take half of it. */
const HEAP = 256;
/** Even after two are ended in a row, a warm one is left for the next caller. */
const PROCESSES = 3;
/** Beyond this, callers would wait longer than anybody would. */
const QUEUE = 40;

/** Processes that review code: they keep the linters loaded, and can be killed safely when code sends one out of control. */
export const createReviewIsolate = (): Isolate =>
  createIsolate(join(import.meta.dirname, 'worker.ts'), {
    heap: HEAP,
    processes: PROCESSES,
    queue: QUEUE,
    keepSpare: true,
  });

/** The code review: findings, measures, and a rating. It doesn't run the code or read files that the code names. */
export function createCodeReview(isolate: Isolate): Tool<ReviewCodeInput, CodeReview> {
  async function review(code: string, language: Language) {
    try {
      const answer = await isolate.run<ReviewAnswer>('review', [code, language], CPU_LIMIT_MS);
      if (answer.ok) return answer.review;
      throw createRefusal(answer.message);
    } catch (error) {
      if (error instanceof IsolateTimeout || error instanceof IsolateCrash) throw createRefusal(messages.codeTooHard);
      throw error;
    }
  }

  return {
    answer: async (_, { code, language }) => ({ ...(await review(code, language)), model: null }),
    worded: ['feedback', 'improvements'],
    material: ({ code, language }) => ({ code, language: LANGUAGE_NAMES[language] }),
    title: ({ code, language }) => `${LANGUAGE_NAMES[language]}: ${getFirstLine(code)}`,
  };
}

const createRefusal = (message: string) => new AppError('request.invalid', { fields: { code: message } });
