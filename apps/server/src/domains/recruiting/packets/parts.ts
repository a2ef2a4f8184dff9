import type { RuleVerdict } from '@foothold/core/recruiting-rules';
import type { Transaction } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { FrozenResume } from '../tailoring/freeze.ts';

/** What packets need from the rest of the domain. */
export interface PacketParts {
  authorization: {
    /** Whether the member lets recruiters apply for them at this moment. */
    isLive(executor: Executor, memberId: string): Promise<boolean>;
  };
  rules: {
    /** The member's rules that forbid a job, and those that want them asked first. */
    check(memberId: string, listingId: string): Promise<RuleVerdict>;
    /** Adds a company to those that nothing is ever proposed for. */
    forbidCompany(trx: Transaction<DB>, memberId: string, company: string): Promise<void>;
  };
  tailoring: {
    /** The résumé as it would be sent now, with its score for the listing. @throws AppError `resource.not-found` */
    freeze(input: { memberId: string; resumeId: string; listingId: string }): Promise<FrozenResume>;
  };
}
