import type { Database } from '@tessera/server/database'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import { runEach } from '@tessera/server/run-each'
import { type Sql, sql } from '@tessera/server/sql'
import { forgetDeliveries } from './delivery/forget-deliveries.ts'
import { forgetGuestCarts } from './orders/forget-guest-carts.ts'
import { forgetChanges } from './product-feed/feed-position.ts'

/** Table → rows that nothing needs any more. */
const expired: Record<string, Sql> = {
  refresh_tokens: sql`expires_at < now()`,
  one_time_secrets: sql`expires_at < now()`,
  open_id_connect_attempts: sql`expires_at < now()`,
  spent_tokens: sql`expires_at < now()`,
  group_order_invitations: sql`expiration_date < now()`,
  idempotency_keys: sql`created_at < now() - interval '1 day'`,
  rate_limits: sql`started_at < now() - interval '1 day'`,
}

/** The nightly cleanup. A table that cannot be cleaned does not keep the others from it. */
export const forgetExpired = (database: Database): Promise<void> =>
  runEach([
    ...Object.entries(expired).map(
      ([table, where]) =>
        () =>
          deleteInBatches(database, table, where),
    ),
    () => forgetChanges(database),
    () => forgetDeliveries(database),
    async () => {
      while ((await forgetGuestCarts(database)) > 0);
    },
  ])
