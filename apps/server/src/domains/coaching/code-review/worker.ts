import { prepare, type Review, ReviewError, reviewCode } from '@foothold/code-review/review';
import type { Language } from '@foothold/contracts/coaching/choices';
import { registerTasks } from '../../../platform/isolate-tasks.ts';

/** The result of the task. An error for the code's author crosses the process boundary as a sentence. */
export type ReviewAnswer = { ok: true; review: Review } | { ok: false; message: string };

/** The code review task. This module runs in a separate process without the server's environment. */

async function review(code: string, language: Language): Promise<ReviewAnswer> {
  try {
    return { ok: true, review: await reviewCode(code, language) };
  } catch (error) {
    if (error instanceof ReviewError) return { ok: false, message: error.message };
    // A parser that ran out of stack or memory may be in any state, so the next review gets a fresh process.
    if (error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError')) process.exit(1);
    throw error;
  }
}

registerTasks({ ping: () => true, review }, (task, _code: string, language: Language) =>
  task === 'review' ? prepare(language) : undefined,
);
