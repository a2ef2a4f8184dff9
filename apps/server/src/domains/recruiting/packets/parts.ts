import type { Listing } from '@foothold/contracts/listings';
import type { Transaction } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';

/** What packets need from the rest of the domain. */
export interface PacketParts {
  authorization: {
    /** Whether the member lets recruiters apply for them at this moment. */
    isLive(executor: Executor, memberId: string): Promise<boolean>;
  };
  rules: {
    /** The member's rules that forbid a job, and those that want them asked first, in words. */
    check(memberId: string, listing: Listing): Promise<{ blocked: string[]; ask: string[] }>;
    /** Adds a company to those that nothing is ever proposed for. */
    forbidCompany(trx: Transaction<DB>, memberId: string, company: string): Promise<void>;
  };
  tailoring: {
    /** The résumé as it would be sent now, with its score for the listing. @throws AppError `resource.not-found` */
    freeze(input: { memberId: string; resumeId: string; listingId: string }): Promise<FrozenResume>;
  };
}

export interface FrozenResume {
  resumeId: string;
  title: string;
  /** Out of 100, for this listing. */
  score: number;
  rubric: string;
  /** Statements that the member hasn't confirmed. */
  unconfirmed: string[];
  file: { name: string; type: string; bytes: Uint8Array };
}
