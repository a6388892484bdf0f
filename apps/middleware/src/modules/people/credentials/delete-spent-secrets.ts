import type { Queryable } from '@tessera/server/database'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { runEach } from '@tessera/server/run-each'
import { type Sql, sql } from '@tessera/server/sql'
import { forgetSessions } from '../session/end-sessions.ts'

/** Table → rows that nothing needs any more. */
const spent: Record<string, Sql> = {
  one_time_secrets: sql`expires_at < now() - interval '30 days'`,
  opened_envelopes: sql`expires_at < now()`,
  cart_turns: sql`until < now()`,
  account_changes: sql`noted_at < now() - interval '1 day'`,
  rate_limits: sql`started_at < now() - interval '1 day'`,
}

/** Called by a daily job: deletes expired and used secrets. */
export async function deleteSpentSecrets(db: Queryable): Promise<void> {
  await runEach([
    () => forgetSessions(db),
    ...Object.entries(spent).map(
      ([table, where]) =>
        () =>
          deleteInBatches(db, table, where),
    ),
  ])
}
