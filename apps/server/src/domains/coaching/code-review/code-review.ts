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
import { requestModelFindings } from './model-findings.ts';
import type { ReviewAnswer } from './worker.ts';

/** CPU time for a review, without starting a process and loading a language's linters. */
const CPU_LIMIT_MS = 1_500;
/** ESLint and the TypeScript parser alone use half of it. */
const HEAP_LIMIT_MB = 256;
const PROCESS_COUNT = 3;
/** With more, callers would wait too long. */
const QUEUE_LIMIT = 40;

/**
 * Creates the processes that review code. They start when they are needed, keep the linters of the languages that they reviewed loaded, and
 * can be killed if code makes one hang.
 * @param idleMs milliseconds after which unused processes end; by default they keep running
 */
export const createReviewIsolate = (idleMs?: number): Isolate =>
  createIsolate(join(import.meta.dirname, 'worker.ts'), {
    heap: HEAP_LIMIT_MB,
    processes: PROCESS_COUNT,
    queue: QUEUE_LIMIT,
    ...(idleMs !== undefined && { idle: { afterMs: idleMs } }),
  });

/** Reviews code: findings, metrics, and a rating. It doesn't run the code or read files that it names. */
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
    answer: async (_, { code, language }) => ({
      ...(await review(code, language)),
      modelFindings: null,
      model: null,
    }),
    worded: ['feedback', 'improvements'],
    addFromModel: async (model, input, answer, caller) => ({
      modelFindings: await requestModelFindings(model, input, answer, caller),
    }),
    material: ({ code, language }) => ({ code, language: LANGUAGE_NAMES[language] }),
    title: ({ code, language }) => `${LANGUAGE_NAMES[language]}: ${getFirstLine(code)}`,
  };
}

const createRefusal = (message: string) => new AppError('request.invalid', { fields: { code: message } });
