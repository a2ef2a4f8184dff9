import { randomBytes } from 'node:crypto';
import type { LanguageModelUsage, LanguageModel as SdkModel } from 'ai';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../logger.ts';
import { reserveTokens, settleTokens } from './budget-repository.ts';
import { checkAnswer } from './checked.ts';
import { type LanguageModel, NULL_MODEL, type Wording, type Words } from './model.ts';
import { createPrompt, createSchema, INSTRUCTIONS } from './prompt.ts';
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

/** One attempt and one retry. */
const MAX_ATTEMPTS = 2;
/** After this many failures in a row, the model is paused. */
const MAX_FAILURES = 3;
const COOLDOWN_MS = 60_000;
/** Bytes of UTF-8. Prose needs fewer tokens in any language, and the actual cost replaces this estimate later. */
const BYTES_PER_TOKEN = 3;

/** The shared budget of all visitors. */
const VISITORS = 'visitors';

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
  let failures = 0;
  let cooldownEnd = 0;

  async function reword<W extends Words>(wording: Wording<W>) {
    const unchanged = { words: wording.words, model: null };
    if (now().getTime() < cooldownEnd || wording.signal?.aborted) return unchanged;
    try {
      const words = await requestWording(wording);
      return words === null ? unchanged : { words, model: name };
    } catch (error) {
      if (wording.signal?.aborted) return unchanged;
      // Log only the kind of failure, because the SDK's error contains the prompt with user input.
      logger.warn({ tool: wording.tool, reason: describeFailure(error) }, 'answered without the language model');
      return unchanged;
    }
  }

  /** Requests a rewording. @returns null if the budget is used up or nothing in the answer is usable */
  async function requestWording<W extends Words>(wording: Wording<W>): Promise<W | null> {
    const mark = `fence-${randomBytes(12).toString('hex')}`;
    const prompt = createPrompt(wording, mark);
    const maxTokens = estimateTokens(JSON.stringify(wording.words)) * 2 + 400;
    const asked = estimateTokens(INSTRUCTIONS) + estimateTokens(prompt);
    try {
      const answer = await requestAnswer(wording, prompt, { asked, maxTokens });
      if (answer === null) return null;
      failures = 0;
      return checkAnswer(wording, answer, mark, hasSameMeaning);
    } catch (error) {
      // User input can cause a malformed answer, so it doesn't pause the model for everyone. A caller who disconnected doesn't either.
      if (!isWrongShape(error) && !wording.signal?.aborted) failures += 1;
      if (failures >= MAX_FAILURES) cooldownEnd = now().getTime() + COOLDOWN_MS;
      throw error;
    }
  }

  /** Returns the first answer with the right shape, within the time limit for both attempts. @returns null if the budget is used up */
  async function requestAnswer<W extends Words>(
    wording: Wording<W>,
    prompt: string,
    cost: Cost,
  ): Promise<Record<string, string | readonly string[]> | null> {
    const { generateText, Output } = await import('ai');
    const abortSignal = AbortSignal.any([
      AbortSignal.timeout(env.AI_TIMEOUT_MS),
      ...(wording.signal ? [wording.signal] : []),
    ]);
    const schema = createSchema(wording);
    for (let attempt = 1; ; attempt++) {
      try {
        return await callWithinBudget(wording.spender, cost, () =>
          generateText({
            model: sdk,
            instructions: INSTRUCTIONS,
            prompt,
            output: Output.object({ schema, name: 'statements' }),
            maxOutputTokens: cost.maxTokens,
            maxRetries: 0,
            abortSignal,
          }).then(({ output, usage }) => ({ output, used: sumTokens(usage) })),
        );
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || abortSignal.aborted || !isRetryable(error)) throw error;
      }
    }
  }

  /** Reserves the maximum cost of an attempt in advance and corrects it afterward. @returns null if the daily budget doesn't allow it */
  async function callWithinBudget<T>(
    member: string | null,
    { asked, maxTokens }: Cost,
    attempt: () => Promise<{ output: T; used: number }>,
  ): Promise<T | null> {
    const [spender, budget] = member === null ? [VISITORS, env.AI_VISITOR_TOKENS_A_DAY] : [member, env.AI_TOKENS_A_DAY];
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

  return { name, reword };
}

/** Tokens of one attempt. */
interface Cost {
  asked: number;
  /** Maximum tokens of the answer. */
  maxTokens: number;
}

type Usage = Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>;

const sumTokens = ({ inputTokens, outputTokens }: Usage): number => (inputTokens ?? 0) + (outputTokens ?? 0);

const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

const isWrongShape = (error: unknown): boolean => error instanceof Error && error.name === 'AI_NoObjectGeneratedError';

/** A wrong key or model name fails the second time too. An unreadable answer comes with a success status. */
function isRetryable(error: unknown): boolean {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status !== 'number' || status < 400 || status === 408 || status === 429 || status >= 500;
}

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? `${error.name} ${status}` : error.name;
}
