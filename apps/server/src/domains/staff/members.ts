import type { MemberDetail } from '@foothold/contracts/staff';
import type { User } from '../../platform/actor.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Billing } from '../billing/index.ts';
import type { Recruiting } from '../recruiting/index.ts';
import type { Resumes } from '../resumes/index.ts';
import type { Support } from '../support/index.ts';

export interface MembersDeps {
  accounts: Pick<Accounts, 'member' | 'staffViews'>;
  billing: Pick<Billing, 'admin'>;
  recruiting: Pick<Recruiting, 'admin'>;
  resumes: Pick<Resumes, 'count'>;
  support: Pick<Support, 'admin'>;
}

/** One member's page: what each domain knows about them. */
export function createMembers({ accounts, billing, recruiting, resumes, support }: MembersDeps) {
  /** Records the view first, so that it is in the log even if reading the rest fails. @throws AppError `resource.not-found` */
  return async (actor: User, id: string): Promise<MemberDetail> => {
    const account = await accounts.member(id);
    const { member } = account;
    await accounts.staffViews.record(actor, member.id, 'member');
    const [paid, registration, inquiries, resumeCount, views] = await Promise.all([
      billing.admin.findFor(member.id),
      recruiting.admin.findFor(member.id),
      // Someone else may have written from an unconfirmed address.
      member.emailConfirmed ? support.admin.inquiriesFrom(member.email) : [],
      resumes.count(member.id),
      accounts.staffViews.list(member.id),
    ]);
    return { ...account, ...paid, registration, inquiries, resumes: resumeCount, views };
  };
}
