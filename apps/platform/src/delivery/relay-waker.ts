import { relayWait } from '@tessera/domain/integrations/relay-wait'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { LocalRelay } from './local-relay.ts'

/** Wakes the relay after a commit. */
export type WakeRelay = () => void

/**
 * A job in the transaction of every write would cost more than the write (0009), so the relay is woken after the
 * commit: the one of this process, or by a job that of another. If the process ends before that, the relay runs within
 * a minute by itself.
 */
export function createRelayWaker(database: Database, local?: LocalRelay): WakeRelay {
  let isWaiting = false
  let lastWait = 0
  let lastWake = Number.NEGATIVE_INFINITY
  const queueRelay = () => database.send(sql`select graphile_worker.add_job('relay-events', job_key => 'relay-events')`)
  const wake = async () => {
    isWaiting = false
    lastWake = performance.now()
    // a job repeats what fails here
    if (local?.isOpen()) return local.run().catch(queueRelay)
    await queueRelay()
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    lastWait = relayWait(lastWait, performance.now() - lastWake)
    // a failure is no problem of the write: the next minute relays
    setTimeout(() => wake().catch(() => undefined), lastWait).unref()
  }
}
