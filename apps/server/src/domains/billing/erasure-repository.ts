import type { Executor } from '../../platform/db/database.ts';

/** Locks payments first and then subscriptions, in the same order as settling a payment. */
export async function lockUserPayments(db: Executor, userId: string) {
  await db.selectFrom('payments').select('id').where('user_id', '=', userId).orderBy('id').forNoKeyUpdate().execute();
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).forNoKeyUpdate().execute();
}

/** Unlinks an account from the billing records that we must retain. Invoices keep the names they were issued to. */
export async function unlinkPayer(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ user_id: null, payer_email: null, payer_name: null })
    .where('user_id', '=', userId)
    .execute();
  for (const table of ['subscriptions', 'invoices', 'ledger_entries'] as const)
    await db.updateTable(table).set({ user_id: null }).where('user_id', '=', userId).execute();
}

/** Deletes everything about the payments of a sample account. The database allows it for no other account. */
export async function deleteSample(db: Executor, userId: string): Promise<void> {
  const own = db.selectFrom('subscriptions').select('id').where('user_id', '=', userId);
  await db.deleteFrom('ledger_entries').where('subscription_id', 'in', own).execute();
  await db.deleteFrom('billing_events').where('subscription_id', 'in', own).execute();
  const payments = db.selectFrom('payments').select('id').where('subscription_id', 'in', own);
  await db.deleteFrom('refunds').where('payment_id', 'in', payments).execute();
  await db.deleteFrom('payments').where('subscription_id', 'in', own).execute();
  await db.deleteFrom('invoices').where('subscription_id', 'in', own).execute();
  await db.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
}

/** Deletes names and addresses of payers whose account is gone. Only the invoice needs them. */
export const forgetPayers = (db: Executor) =>
  db
    .updateTable('payments')
    .set({ payer_email: null, payer_name: null })
    .where('user_id', 'is', null)
    .where('state', '<>', 'open')
    .where('payer_email', 'is not', null)
    .execute();

/** Deletes records of deleted accounts from before this time. */
export async function deleteBefore(db: Executor, moment: Date): Promise<void> {
  const subscriptionIds = db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', 'is', null)
    .where('ended_at', '<', moment);
  await db.deleteFrom('ledger_entries').where('user_id', 'is', null).where('at', '<', moment).execute();
  await db
    .deleteFrom('billing_events')
    .where('subscription_id', 'in', subscriptionIds)
    .where('at', '<', moment)
    .execute();
  const old = db
    .selectFrom('payments')
    .select('id')
    .where('user_id', 'is', null)
    .where('created_at', '<', moment)
    .where('state', '<>', 'open')
    .where((payment) =>
      payment.not(
        payment.exists(
          payment
            .selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.payment_id', '=', 'payments.id'),
        ),
      ),
    );
  await db.deleteFrom('refunds').where('payment_id', 'in', old).execute();
  await db.deleteFrom('payments').where('id', 'in', old).execute();
  await db
    .deleteFrom('invoices')
    .where('user_id', 'is', null)
    .where('issued_at', '<', moment)
    .where((invoice) =>
      invoice.not(
        invoice.exists(
          invoice.selectFrom('payments').select('payments.id').whereRef('payments.invoice_id', '=', 'invoices.id'),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('subscriptions')
    .where('id', 'in', subscriptionIds)
    .where((subscription) =>
      subscription.and(
        (['invoices', 'payments', 'ledger_entries', 'billing_events'] as const).map((table) =>
          subscription.not(
            subscription.exists(
              subscription
                .selectFrom(table)
                .select(`${table}.id`)
                .whereRef(`${table}.subscription_id`, '=', 'subscriptions.id'),
            ),
          ),
        ),
      ),
    )
    .execute();
}

export const deleteEventsBefore = (db: Executor, moment: Date) =>
  db.deleteFrom('payment_events').where('received_at', '<', moment).execute();

/** Deletes anonymous payments that were never made, such as when the page was closed. */
export const deleteAbandonedBefore = (db: Executor, moment: Date) =>
  db
    .deleteFrom('payments')
    .where('kind', '=', 'checkout')
    .where('state', '=', 'canceled')
    .where('user_id', 'is', null)
    .where('settled_at', '<', moment)
    .execute();
