import { limits, type Stage } from '@foothold/contracts/applications';
import type { User } from '../../../platform/actor.ts';
import { acquireAdvisoryLock } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ApplicationsDeps } from '../deps.ts';
import * as repository from './stages-repository.ts';

interface WantedStage {
  id?: string | undefined;
  state: Stage['state'];
  name: string;
}

/** A member's own stages within the states. Removed ones stay in the history of applications. */
export function createStages({ db, transact, events, now }: ApplicationsDeps) {
  const list = async (actor: User): Promise<Stage[]> => (await repository.listStages(db, actor.id)) as Stage[];

  /** Replaces the stages. One whose state changes becomes a new one. @throws AppError `resource.not-found`; `applications.stage-limit` */
  async function set(actor: User, wanted: readonly WantedStage[]): Promise<Stage[]> {
    await transact(async (trx) => {
      await acquireAdvisoryLock(trx, `stages of ${actor.id}`);
      const known = new Map((await repository.listStages(trx, actor.id)).map((stage) => [stage.id, stage]));
      if (wanted.length > limits.stages) throw new AppError('applications.stage-limit');
      if (wanted.some(({ id }) => id !== undefined && !known.has(id))) throw new AppError('resource.not-found');
      const retained = wanted.filter(({ id, state }) => id !== undefined && known.get(id)?.state === state);
      await repository.removeOtherStages(
        trx,
        actor.id,
        retained.flatMap(({ id }) => id ?? []),
        now(),
      );
      await repository.clearStageNames(trx, actor.id);
      for (const [position, stage] of wanted.entries()) {
        const { id, name } = stage;
        if (id !== undefined && retained.includes(stage))
          await repository.updateStage(trx, actor.id, { id, name }, position);
        else await repository.insertStage(trx, actor.id, stage, position);
      }
      await events.publish(trx, actor.id, { kind: 'application', id: 'stages' });
    });
    return list(actor);
  }

  return { list, set };
}
