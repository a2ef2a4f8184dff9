import type { ResumeDetail } from '@foothold/contracts/resumes';
import { type FormedLine, formLine, type RoleAnswer } from '@foothold/core/improve';
import type { Resume, WorkEntry } from '@foothold/core/resume';
import type { User } from '../../platform/actor.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import { traceChanges } from './changes.ts';
import type { ResumesDeps } from './deps.ts';
import { lockOwnResume, requireOwn } from './records.ts';
import * as repository from './repository.ts';
import { getTargetKey } from './scoring.ts';
import { loadDetail } from './views.ts';

export interface DraftInput {
  /** The role's path: `work/w1`. */
  role: string;
  asks: RoleAnswer['asks'];
  text: string;
  /** The line that an amount would belong to. */
  previous?: string | undefined;
}

export interface LineInput {
  baseVersion: number;
  role: string;
  text: string;
  /** The line to replace. */
  replaces?: string | undefined;
  /** The question that the line answers. */
  question?: string | undefined;
}

/** Builds the lines of a role from the member's answers, one by one. */
export function createInterviews({ db, transact, accounts, events, now }: ResumesDeps) {
  /**
   * Puts an answer in the form of a line, for the member to edit. Nothing is stored.
   * @returns null if the answer is no
   * @throws AppError `resource.not-found`
   */
  async function draftLine(actor: User, id: string, input: DraftInput): Promise<FormedLine | null> {
    const { version } = await requireOwn(db, actor, id);
    const role = findRole(version.content, input.role);
    const previous = role.bullets.find((bullet) => bullet.id === input.previous)?.text;
    const ongoing = role.end === 'present';
    return (
      formLine({ text: input.text, asks: input.asks, ongoing, ...(previous !== undefined && { previous }) }) ?? null
    );
  }

  /**
   * Adds a line exactly as the member left it. It is marked as confirmed, and what they change in it later isn't suggested again. The question
   * that it answers isn't asked again while the line is there.
   * @returns also the line's ID
   * @throws AppError `access.plan`, `resource.changed`, `resource.not-found`
   */
  async function addLine(
    actor: User,
    id: string,
    { baseVersion, role: path, text, replaces, question }: LineInput,
  ): Promise<{ resume: ResumeDetail; line: string }> {
    if (!(await accounts.account(actor)).entitlements['resumes.improve']) throw new AppError('access.plan');
    return transact(async (trx) => {
      const { row, version } = await lockOwnResume(trx, actor, id, baseVersion);
      const role = findRole(version.content, path);
      if (replaces !== undefined) requireFound(role.bullets.find((bullet) => bullet.id === replaces));
      const line = replaces ?? chooseId(role);
      const content = withLine(version.content, path, { id: line, text });
      const at = now();
      const target = getTargetKey(row);
      await repository.addVersion(
        trx,
        row,
        {
          kind: target === null ? 'improved' : 'tailored',
          target,
          targetTitle: row.target_title,
          label: `${replaces === undefined ? 'Added' : 'Completed'} a line about ${nameRole(role)}`,
          changes: 1,
          content,
          provenance: traceChanges(version, content, 'confirmed').provenance,
          layout: version.layout,
          reading: version.reading,
          unplaced: version.unplaced,
        },
        at,
      );
      if (question !== undefined) await repository.addAnsweredQuestion(trx, row, question, `${path}/bullets/${line}`);
      await events.publish(trx, actor.id, { kind: 'resume', id });
      return { resume: await loadDetail(trx, await requireOwn(trx, actor, id), at), line };
    });
  }

  return { draftLine, addLine };
}

type List = 'work' | 'volunteer';

const splitPath = (path: string) => path.split('/') as [List, string];

function findRole(resume: Resume, path: string): WorkEntry {
  const [list, id] = splitPath(path);
  return requireFound(resume[list].find((entry) => entry.id === id));
}

function chooseId({ bullets }: WorkEntry): string {
  const taken = new Set(bullets.map(({ id }) => id));
  for (let number = bullets.length + 1; ; number++) if (!taken.has(`b${number}`)) return `b${number}`;
}

/** The résumé with the line in place of the one with its ID, or else at the end of the role. */
function withLine(resume: Resume, path: string, line: { id: string; text: string }): Resume {
  const [list, id] = splitPath(path);
  return {
    ...resume,
    [list]: resume[list].map((entry) => {
      if (entry.id !== id) return entry;
      const isKnown = entry.bullets.some((bullet) => bullet.id === line.id);
      const bullets = isKnown
        ? entry.bullets.map((bullet) => (bullet.id === line.id ? line : bullet))
        : [...entry.bullets, line];
      return { ...entry, bullets };
    }),
  };
}

const nameRole = ({ title, employer }: WorkEntry): string => [title, employer].filter(Boolean).join(', ') || 'a role';
