/** A recruiter's members and how many they may have. */
export interface RecruiterLoad {
  id: string;
  name: string;
  members: number;
  capacity: number;
  /** Away today. */
  away: boolean;
}

/** Assigned members, in the order in which they would change recruiters. */
export interface AssignedMember {
  id: string;
  recruiterId: string;
}

export interface ProposedMove {
  memberId: string;
  from: string;
  to: string;
}

const countFree = ({ members, capacity }: RecruiterLoad): number => capacity - members;

/** The recruiter with the most room who isn't away, ties by name. Undefined if nobody has room. */
export function suggestRecruiter<R extends RecruiterLoad>(recruiters: readonly R[]): R | undefined {
  return recruiters
    .filter((one) => !one.away && countFree(one) > 0)
    .toSorted(
      (a, b) => countFree(b) - countFree(a) || a.name.localeCompare(b.name, 'en-US') || (a.id < b.id ? -1 : 1),
    )[0];
}

/**
 * Moves that bring every recruiter down to their capacity, as far as others have room: each goes to the one who then has the most room.
 * Proposes nothing for recruiters who are away, because their members are covered.
 */
export function proposeBalance(
  recruiters: readonly RecruiterLoad[],
  members: readonly AssignedMember[],
): ProposedMove[] {
  const loads = recruiters.map((one) => ({ ...one }));
  const moves: ProposedMove[] = [];
  for (const from of loads) {
    if (from.away) continue;
    for (const { id } of members.filter(({ recruiterId }) => recruiterId === from.id)) {
      if (countFree(from) >= 0) break;
      const to = suggestRecruiter(loads);
      if (!to) return moves;
      moves.push({ memberId: id, from: from.id, to: to.id });
      from.members--;
      to.members++;
    }
  }
  return moves;
}
