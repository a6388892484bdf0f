import type { Queryable } from '@tessera/server/database'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { sql } from '@tessera/server/sql'

/** Finished messages and their attempts stay for 30 days. */
export async function forgetDeliveries(db: Queryable): Promise<void> {
  await deleteInBatches(db, 'deliveries', sql`date_finished < now() - interval '30 days'`)
}
