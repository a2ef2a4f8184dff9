import { limits, type SavedAnswerDetail, type ToolName } from '@foothold/contracts/coaching';
import type { Kysely } from 'kysely';
import type { RequestActor, User } from '../../platform/actor.ts';
import { authorize } from '../../platform/authorized.ts';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events.ts';
import type { Caller, LanguageModel, Words } from '../../platform/model/model.ts';
import type { Accounts } from '../accounts/index.ts';
import { ownsAnswer } from './policy.ts';
import * as repository from './repository.ts';
import type { Tool, Tools } from './tool.ts';

export interface CoachingDeps {
  db: Kysely<DB>;
  transact: Transact;
  accounts: Pick<Accounts, 'account'>;
  model: LanguageModel;
  tools: Tools;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

type ToolInputType<T> = T extends Tool<infer I, infer _A> ? I : never;
type ToolAnswerType<T> = T extends Tool<infer _I, infer A> ? A : never;

export type Coaching = ReturnType<typeof createCoaching>;

/** The four AI tools. They share usage limits, the language model, and stored answers. */
export function createCoaching({ db, transact, accounts, model, tools, events, now }: CoachingDeps) {
  const getDailyLimit = async (actor: User) => Number((await accounts.account(actor)).entitlements['coaching.uses']);

  const getToday = () => now().toISOString().slice(0, 10);

  /**
   * Calls a tool. Answers are stored for members only.
   * @param left Aborted when the caller disconnects. This cancels a visitor's model call; a member's answer is still completed and stored.
   * @throws AppError `access.plan-limit` when today's plan limit is used up
   */
  async function ask<N extends ToolName>(
    actor: RequestActor,
    name: N,
    input: ToolInputType<Tools[N]>,
    left?: AbortSignal,
  ): Promise<ToolAnswerType<Tools[N]>> {
    const tool = tools[name] as unknown as Tool<
      ToolInputType<Tools[N]>,
      ToolAnswerType<Tools[N]> & { model: string | null }
    >;
    if (actor.kind === 'visitor')
      return improveAnswer(name, tool, input, await tool.answer(actor, input), { spender: null, signal: left });
    const day = getToday();
    const perDay = await getDailyLimit(actor);
    if (!(await repository.countUse(db, actor.id, day, perDay)))
      throw new AppError('access.plan-limit', { data: { limit: perDay } });
    try {
      const answer = await improveAnswer(name, tool, input, await tool.answer(actor, input), { spender: actor.id });
      const title = tool.title(input);
      const saved = { userId: actor.id, tool: name, title, input, answer, at: now() };
      await transact(async (trx) => {
        const id = await repository.saveAnswer(trx, saved, limits.history);
        await events.publish(trx, actor.id, { kind: 'coaching', id });
      });
      return answer;
    } catch (failure) {
      await repository.returnUse(db, actor.id, day);
      throw failure;
    }
  }

  /**
   * Rewords the answer's texts and adds what the tool lets a language model add, if one is configured. Both happen at the same time, so
   * nobody waits longer than the model's time limit.
   */
  async function improveAnswer<I, A extends { model: string | null }>(
    name: ToolName,
    tool: Tool<I, A>,
    input: I,
    answer: A,
    caller: Caller,
  ): Promise<A> {
    if (model.name === null) return answer;
    const [worded, added] = await Promise.all([
      rewordAnswer(name, tool, input, answer, caller),
      tool.addFromModel?.(model, input, answer, caller),
    ]);
    return { ...worded, ...added };
  }

  async function rewordAnswer<I, A extends { model: string | null }>(
    name: ToolName,
    tool: Tool<I, A>,
    input: I,
    answer: A,
    caller: Caller,
  ): Promise<A> {
    const words = Object.fromEntries(tool.worded.map((field) => [field, answer[field]])) as Words;
    const material = tool.material(input);
    const worded = await model.reword({
      tool: name,
      words,
      material,
      ...(tool.additions && { additions: tool.additions }),
      ...caller,
    });
    if (worded.model === null) return answer;
    const completeAnswer = { ...answer, ...worded.words, model: worded.model };
    return tool.complete?.(completeAnswer) ?? completeAnswer;
  }

  async function saved(actor: User) {
    const [rows, usedToday] = await Promise.all([
      repository.listAnswers(db, actor.id),
      repository.countUses(db, actor.id, getToday()),
    ]);
    return {
      answers: rows.map(({ id, tool, title, created_at }) => ({
        id,
        tool: tool as ToolName,
        title,
        createdAt: created_at.toISOString(),
      })),
      usedToday,
      perDay: await getDailyLimit(actor),
      model: model.name,
    };
  }

  async function one(actor: User, id: string): Promise<SavedAnswerDetail> {
    const row = authorize(ownsAnswer, actor, await find(id));
    const { tool, title, input, answer, created_at } = row;
    return { id: row.id, tool, title, input, answer, createdAt: created_at.toISOString() } as SavedAnswerDetail;
  }

  async function forget(actor: User, id: string): Promise<void> {
    const answer = authorize(ownsAnswer, actor, await find(id));
    await transact(async (trx) => {
      await repository.deleteAnswer(trx, answer);
      await events.publish(trx, actor.id, { kind: 'coaching', id });
    });
  }

  const find = (id: string) => repository.findAnswer(db, id);

  return { ask, saved, one, forget, modelName: model.name };
}
