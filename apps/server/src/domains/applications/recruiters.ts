import type { Application } from '@foothold/contracts/applications';
import type { Answer } from '@foothold/contracts/applications/answers';
import { findMemberOnlyKind } from '@foothold/core/answers';
import type { User } from '../../platform/actor.ts';
import type { Authorized } from '../../platform/authorized.ts';
import { type Assignment, actForAssigned } from '../accounts/index.ts';
import type { createMatching } from './matching.ts';

type Proof = Authorized<Assignment>;

interface Parts {
  list: (actor: User) => Promise<Application[]>;
  matches: ReturnType<typeof createMatching>['matches'];
  answers: { list: (actor: User) => Promise<Answer[]> };
}

/** What a recruiter may read of the applications of a member who is assigned to them. Nothing here changes anything. */
export function createRecruiterAccess({ list, matches, answers }: Parts) {
  /** The answer book. The content of what only the member answers never leaves this function. */
  async function listAnswers(recruiter: User, proof: Proof) {
    const all = await answers.list(actForAssigned(recruiter, proof));
    return all.map(({ answer, ...entry }) => {
      const memberOnly = findMemberOnlyKind(entry);
      return { ...entry, memberOnly, answer: memberOnly === null ? answer : null };
    });
  }

  return {
    list: (recruiter: User, proof: Proof) => list(actForAssigned(recruiter, proof)),
    /** Without what the member has hidden, and within their plan. */
    matches: (recruiter: User, proof: Proof, input: { resumeId: string; skip: number; limit: number }) =>
      matches(actForAssigned(recruiter, proof), input),
    listAnswers,
  };
}
