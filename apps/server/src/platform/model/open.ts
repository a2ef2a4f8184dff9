import { randomBytes } from 'node:crypto';
import type { LanguageModel as SdkModel } from 'ai';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../logger.ts';
import { createCalls, describeFailure, estimateTokens } from './calls.ts';
import { checkAnswer } from './checked.ts';
import {
  type Caller,
  type LanguageModel,
  type ModelContent,
  type ModelTask,
  NULL_MODEL,
  type Wording,
  type Words,
} from './model.ts';
import { createPrompt, createSchema, fenceMaterial, hasLeak, INSTRUCTIONS } from './prompt.ts';
import { openProvider } from './provider.ts';

export interface ModelDeps {
  db: Kysely<DB>;
  logger: Logger;
  now: () => Date;
  /** Whether a text says exactly what its original says. */
  hasSameMeaning(original: string, text: string): boolean;
}

export type ModelSettings = Pick<
  Env,
  | 'AI_PROVIDER'
  | 'AI_MODEL'
  | 'AI_API_KEY'
  | 'AI_BASE_URL'
  | 'AI_TIMEOUT_MS'
  | 'AI_TOKENS_A_DAY'
  | 'AI_VISITOR_TOKENS_A_DAY'
>;

/** For a rewording: one attempt and one retry. */
const MAX_ATTEMPTS = 2;

/** Creates the configured language model, or one that changes nothing. */
export async function openModel(env: ModelSettings, deps: ModelDeps): Promise<LanguageModel> {
  const { AI_PROVIDER: provider, AI_MODEL: model } = env;
  if (provider === undefined || model === undefined) return NULL_MODEL;
  const sdk = await openProvider({ provider, model, apiKey: env.AI_API_KEY, baseUrl: env.AI_BASE_URL });
  return createModel(model, sdk, env, deps);
}

function createModel(
  name: string,
  sdk: SdkModel,
  env: ModelSettings,
  { db, logger, now, hasSameMeaning }: ModelDeps,
): LanguageModel {
  const calls = createCalls(sdk, {
    db,
    now,
    timeoutMs: env.AI_TIMEOUT_MS,
    memberBudget: env.AI_TOKENS_A_DAY,
    visitorBudget: env.AI_VISITOR_TOKENS_A_DAY,
  });

  async function reword<W extends Words>(wording: Wording<W>) {
    const words = await tryCall(wording, () => requestWording(wording));
    return words === null ? { words: wording.words, model: null } : { words, model: name };
  }

  async function ask<C, T>(task: ModelTask<C, T>): Promise<ModelContent<T> | null> {
    const value = await tryCall(task, () => requestContent(task));
    return value === null ? null : { value, model: name };
  }

  /** Never throws. @returns null if the model is paused, nobody waits, or the call fails */
  async function tryCall<T>(caller: Caller & { tool: string }, call: () => Promise<T | null>): Promise<T | null> {
    if (calls.isPaused(caller)) return null;
    try {
      return await call();
    } catch (error) {
      if (caller.signal?.aborted) return null;
      // Log only the kind of failure, because the SDK's error contains the prompt with user input.
      logger.warn({ tool: caller.tool, reason: describeFailure(error) }, 'answered without the language model');
      return null;
    }
  }

  /** Requests a rewording. @returns null if the budget is used up or nothing in the answer is usable */
  async function requestWording<W extends Words>(wording: Wording<W>): Promise<W | null> {
    const mark = createMark();
    const answer = await calls.request({
      instructions: INSTRUCTIONS,
      prompt: createPrompt(wording, mark),
      schema: createSchema(wording),
      name: 'statements',
      maxTokens: estimateTokens(JSON.stringify(wording.words)) * 2 + 400,
      maxAttempts: MAX_ATTEMPTS,
      spender: wording.spender,
      signal: wording.signal,
    });
    return answer === null ? null : checkAnswer(wording, answer, mark, hasSameMeaning);
  }

  /** Requests content of the model's own, once. @returns null if the budget is used up or nothing in the answer is usable */
  async function requestContent<C, T>(task: ModelTask<C, T>): Promise<T | null> {
    const mark = createMark();
    const answer = await calls.request({
      instructions: task.instructions,
      prompt: fenceMaterial(task.material, mark).join('\n\n'),
      schema: task.schema,
      name: task.tool,
      maxTokens: task.maxTokens,
      maxAttempts: 1,
      spender: task.spender,
      signal: task.signal,
    });
    if (answer === null) return null;
    const isFit = (text: string) =>
      !text.includes(mark) && !hasLeak(text, INSTRUCTIONS) && !hasLeak(text, task.instructions);
    const { value, counts } = task.check(answer, isFit);
    logger.info({ tool: task.tool, ...counts }, 'checked content of the language model');
    return value;
  }

  return { name, reword, ask };
}

const createMark = () => `fence-${randomBytes(12).toString('hex')}`;
