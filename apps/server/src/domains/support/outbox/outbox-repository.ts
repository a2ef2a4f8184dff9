import type { Executor } from '../../../platform/db/database.ts';

const escapeLike = (words: string) => words.replaceAll(/[\\%_]/g, '\\$&');

export async function listMails(
  db: Executor,
  options: { words: string | undefined; state: string | undefined; limit: number; offset: number },
) {
  let query = db.selectFrom('mails');
  if (options.words) {
    const pattern = `%${escapeLike(options.words)}%`;
    query = query.where((or) => or.or([or('recipient', 'ilike', pattern), or('subject', 'ilike', pattern)]));
  }
  if (options.state) query = query.where('state', '=', options.state);
  const { total } = await query.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(options.limit)
    .offset(options.offset)
    .execute();
  return { rows, total };
}

export const listOldestFailed = (db: Executor, limit: number) =>
  db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'created_at'])
    .where('state', '=', 'failed')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export const findMail = (db: Executor, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
