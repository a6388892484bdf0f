import { relayWait } from '@tessera/domain/integrations/relay-wait'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Wakes the relay after a commit. */
export type WakeRelay = () => void

/**
 * A job in the transaction of every write would cost more than the write (0009), so the relay is woken after the
 * commit. If the process ends before that, the relay runs within a minute by itself.
 */
export function createRelayWaker(database: Database): WakeRelay {
  let isWaiting = false
  let lastWait = 0
  let lastWake = Number.NEGATIVE_INFINITY
  const wake = async () => {
    isWaiting = false
    lastWake = performance.now()
    await database.send(sql`select graphile_worker.add_job('relay-events', job_key => 'relay-events')`)
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    lastWait = relayWait(lastWait, performance.now() - lastWake)
    // a lost database is no problem of the write: the next minute relays
    setTimeout(() => wake().catch(() => undefined), lastWait).unref()
  }
}
