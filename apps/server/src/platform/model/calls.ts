import type { LanguageModelUsage, LanguageModel as SdkModel } from 'ai';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { reserveTokens, settleTokens } from './budget-repository.ts';
import type { Caller } from './model.ts';

/** After this many failures in a row, the model is paused. */
const MAX_FAILURES = 3;
const COOLDOWN_MS = 60_000;
/** Bytes of UTF-8. Prose needs fewer tokens in any language, and the actual cost replaces this estimate later. */
const BYTES_PER_TOKEN = 3;

/** The shared budget of all visitors. */
const VISITORS = 'visitors';

interface CallsDeps {
  db: Kysely<DB>;
  now: () => Date;
  /** Milliseconds for all attempts of a call together. */
  timeoutMs: number;
  /** Daily budgets in tokens: of each member, and of all visitors together. */
  memberBudget: number;
  visitorBudget: number;
}

interface Call<T> extends Caller {
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  /** Name of the schema. */
  name: string;
  /** Maximum tokens of the answer. */
  maxTokens: number;
  maxAttempts: number;
}

/** Calls to the model's provider, within the time limit and the daily budgets, with a pause after failures. */
export function createCalls(sdk: SdkModel, { db, now, timeoutMs, memberBudget, visitorBudget }: CallsDeps) {
  let failures = 0;
  let cooldownEnd = 0;

  /** Whether no call should be made: the model is paused, or nobody waits. */
  const isPaused = ({ signal }: Pick<Caller, 'signal'>) => now().getTime() < cooldownEnd || signal?.aborted === true;

  /** Returns the first answer with the right shape. @returns null if the budget is used up */
  async function request<T>(call: Call<T>): Promise<T | null> {
    try {
      const answer = await requestAnswer(call);
      if (answer !== null) failures = 0;
      return answer;
    } catch (error) {
      // User input can cause a malformed answer, so it doesn't pause the model for everyone. A caller who disconnected doesn't either.
      if (!isWrongShape(error) && !call.signal?.aborted) failures += 1;
      if (failures >= MAX_FAILURES) cooldownEnd = now().getTime() + COOLDOWN_MS;
      throw error;
    }
  }

  async function requestAnswer<T>(call: Call<T>): Promise<T | null> {
    const { instructions, prompt, schema, name, maxTokens, maxAttempts, signal } = call;
    const { generateText, Output } = await import('ai');
    const abortSignal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
    const cost = { asked: estimateTokens(instructions) + estimateTokens(prompt), maxTokens };
    for (let attempt = 1; ; attempt++) {
      try {
        return await callWithinBudget(call.spender, cost, () =>
          generateText({
            model: sdk,
            instructions,
            prompt,
            output: Output.object({ schema, name }),
            maxOutputTokens: maxTokens,
            maxRetries: 0,
            abortSignal,
          }).then(({ output, usage }) => ({ output, used: sumTokens(usage) })),
        );
      } catch (error) {
        if (attempt >= maxAttempts || abortSignal.aborted || !isRetryable(error)) throw error;
      }
    }
  }

  /** Reserves the maximum cost of an attempt in advance and corrects it afterward. @returns null if the daily budget doesn't allow it */
  async function callWithinBudget<T>(
    member: string | null,
    { asked, maxTokens }: { asked: number; maxTokens: number },
    attempt: () => Promise<{ output: T; used: number }>,
  ): Promise<T | null> {
    const [spender, budget] = member === null ? [VISITORS, visitorBudget] : [member, memberBudget];
    const day = now().toISOString().slice(0, 10);
    if (!(await reserveTokens(db, { spender, day, tokens: asked + maxTokens, budget }))) return null;
    let used = asked;
    try {
      const { output, used: counted } = await attempt();
      used = counted;
      return output;
    } catch (error) {
      // An unreadable answer reports its cost. Other failures don't, so the reserved amount counts.
      const { usage } = error as { usage?: Usage };
      if (usage) used = Math.max(asked, sumTokens(usage));
      throw error;
    } finally {
      await settleTokens(db, { spender, day, difference: used - asked - maxTokens });
    }
  }

  return { isPaused, request };
}

type Usage = Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>;

const sumTokens = ({ inputTokens, outputTokens }: Usage): number => (inputTokens ?? 0) + (outputTokens ?? 0);

export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

const isWrongShape = (error: unknown): boolean => error instanceof Error && error.name === 'AI_NoObjectGeneratedError';

/** A wrong key or model name fails the second time too. An unreadable answer comes with a success status. */
function isRetryable(error: unknown): boolean {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status !== 'number' || status < 400 || status === 408 || status === 429 || status >= 500;
}

/** The kind of failure, without any text of the prompt. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? `${error.name} ${status}` : error.name;
}
