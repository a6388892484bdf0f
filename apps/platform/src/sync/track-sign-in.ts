import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueDeliveries } from '../delivery/queue-deliveries.ts'
import { listTracking, trackingDeliveries } from './tracking-message.ts'

/** Tells receivers that a user logged in, with a password or by a provider. */
export async function trackSignIn(database: Database, clientID: string, userKey: string, now: Date): Promise<void> {
  const tracked = (await listTracking(database, [clientID])).filter(({ eventType }) => eventType === 'UserLoggedIn')
  if (tracked.length === 0) return
  const user = await database.find<object>(sql`
    select id as "ID", username as "Username", company_id as "CompanyID", first_name as "FirstName",
      last_name as "LastName", email as "Email", xp
    from users where uid = ${userKey}`)
  for (const config of tracked)
    await queueDeliveries(
      database,
      config.marketplace,
      trackingDeliveries(config, `users/${userKey}`, { Date: now, User: user ?? null }),
    )
}
