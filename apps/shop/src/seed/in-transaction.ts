import type { Database, TransactionAccess } from '@tessera/server/database'

/** Makes jobs that open their own transactions run in the one that is already open. */
export const inTransaction = (shop: Database, db: TransactionAccess): Database => ({
  ...shop,
  ...db,
  transaction: (work) => work(db),
})
