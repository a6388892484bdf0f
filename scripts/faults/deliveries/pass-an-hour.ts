import { createDeliveryEngine } from '@tessera/platform/delivery/delivery-engine'
import { createKeyRing } from '@tessera/platform/identity/key-ring'
import { createTokenMaker } from '@tessera/platform/identity/token-maker'
import type { Database } from '@tessera/server/database'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { sql } from '@tessera/server/sql'

const minutes = 60

/** Runs a sender whose clock passes an hour, a minute at a time. Returns how often it and others tried meanwhile. */
export async function passAnHour(database: Database, url: string, host: string): Promise<number> {
  const before = await countAttempts(database)
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const engine = createDeliveryEngine({
    database,
    tokens: createTokenMaker(createKeyRing(database), url),
    ports: { outbound: createOutbound({ allow: [host], now }) },
    logger: { error: () => undefined },
    now,
    random: () => 0.5,
  })
  for (let minute = 0; minute < minutes; minute++) {
    await engine.sendDue()
    await engine.settle()
    ahead += 60_000
  }
  return (await countAttempts(database)) - before
}

async function countAttempts(database: Database): Promise<number> {
  const row = await database.find<{ count: number }>(sql`
    select coalesce(sum(attempt_count), 0)::int as count from deliveries`)
  return row?.count ?? 0
}
