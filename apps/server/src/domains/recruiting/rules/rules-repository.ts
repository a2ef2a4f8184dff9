import type { StoredRules } from '@foothold/contracts/recruiting';
import type { Executor } from '../../../platform/db/database.ts';

export const findRules = (db: Executor, memberId: string) =>
  db.selectFrom('member_rules').selectAll().where('member_id', '=', memberId).executeTakeFirst();

export const saveRules = (db: Executor, memberId: string, rules: StoredRules, at: Date) =>
  db
    .insertInto('member_rules')
    .values({ member_id: memberId, rules: JSON.stringify(rules), saved_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ rules: JSON.stringify(rules), saved_at: at }))
    .execute();

export const deleteRules = (db: Executor, memberId: string) =>
  db.deleteFrom('member_rules').where('member_id', '=', memberId).execute();
