import type { Executor } from '../../../platform/db/database.ts';

/** Admins, and where to email them. An unconfirmed address could be anyone's. */
export const listAdmins = (db: Executor) =>
  db.selectFrom('users').select(['id', 'name', 'email', 'email_verified']).where('role', '=', 'admin').execute();
