import type { OwnPath, StepState } from '@foothold/contracts/learning';
import { findSkillGap } from '@foothold/core/career';
import { getSkillById } from '@foothold/core/skills';
import type { Kysely } from 'kysely';
import type { User } from '../../platform/actor.ts';
import type { Transact } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events.ts';
import type { Catalog } from './catalog.ts';
import * as repository from './repository.ts';

export interface OwnPathDeps {
  db: Kysely<DB>;
  transact: Transact;
  events: Events;
  catalog: Pick<Catalog, 'findResourceLinks'>;
  /** The member's most recently changed résumé with its skill IDs. Null if they have none. */
  resumeOf: (actor: User) => Promise<{ id: string; title: string; skills: readonly string[] } | null>;
  /** The listings that the member saved, with the skill IDs that each requires. */
  savedListings: (actor: User) => Promise<readonly { sample: boolean; skills: readonly string[] }[]>;
  now: () => Date;
}

/** Maximum number of steps in a path. A skill that only one of many listings requires isn't worth a step. */
const MAX_STEPS = 24;
const LINKS_PER_STEP = 4;

/** A personal path from the skills in the résumé to those that saved listings require. Computed on every request. */
export function createOwnPaths({ db, transact, events, catalog, resumeOf, savedListings, now }: OwnPathDeps) {
  async function get(actor: User): Promise<OwnPath> {
    const [resume, saved, rows] = await Promise.all([
      resumeOf(actor),
      savedListings(actor),
      repository.listSteps(db, actor.id),
    ]);
    const states = new Map(rows.map(({ skill, state }) => [skill, state as StepState]));
    const gap = findSkillGap({ held: resume?.skills ?? [], asked: countAskedSkills(saved), listings: saved.length });
    return {
      resume: resume && { id: resume.id, title: resume.title },
      listings: saved.length,
      samples: saved.filter(({ sample }) => sample).length,
      // Without a résumé, every skill would wrongly count as missing.
      steps: resume
        ? gap
            .filter(({ standing }) => standing !== 'held')
            .slice(0, MAX_STEPS)
            .map(({ skill, name, asked, standing }) => ({
              skill,
              name,
              asked,
              implied: standing === 'implied',
              state: states.get(skill) ?? 'open',
              learning: catalog.findResourceLinks(skill, LINKS_PER_STEP),
            }))
        : [],
      held: gap.filter(({ standing }) => standing === 'held').map(({ skill, name, asked }) => ({ skill, name, asked })),
    };
  }

  /** Marks a step. @throws AppError `resource.not-found` if the skill doesn't exist */
  async function mark(actor: User, skill: string, state: StepState): Promise<void> {
    if (getSkillById(skill) === undefined) throw new AppError('resource.not-found');
    await transact(async (trx) => {
      if (state === 'open') await repository.forgetStep(trx, actor.id, skill);
      else await repository.setStep(trx, actor.id, skill, state, now());
      await events.publish(trx, actor.id, { kind: 'learning', id: 'own-path' });
    });
  }

  return { get, mark };
}

function countAskedSkills(saved: readonly { skills: readonly string[] }[]) {
  const counts = new Map<string, number>();
  for (const { skills } of saved) for (const skill of new Set(skills)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return [...counts].map(([skill, asked]) => ({ skill, asked }));
}
