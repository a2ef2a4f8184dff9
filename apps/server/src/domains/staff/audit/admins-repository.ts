import type { Executor } from '../../../platform/db/database.ts';

export const listAdminIds = async (db: Executor): Promise<string[]> =>
  (await db.selectFrom('users').select('id').where('role', '=', 'admin').execute()).map(({ id }) => id);
