import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Longer than any merge takes; a crashed process blocks others no longer than this. */
const turnSeconds = 30
const maxWaitMilliseconds = 4000
const pollMilliseconds = 50

/**
 * Runs one job at a time per person across all processes. Uses a row instead of a lock: it calls the platform
 * meanwhile, and no transaction may be open then (OUT-3). Undefined if another process is working on it or has
 * finished.
 */
export async function runInTurn<T>(
  db: Queryable,
  personID: string,
  isNeeded: () => Promise<boolean>,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const until = await waitForTurn(db, personID, isNeeded)
  if (!until) return undefined
  try {
    return await work()
  } finally {
    await db.rows(sql`delete from cart_turns where person_id = ${personID} and until::text = ${until}`)
  }
}

async function waitForTurn(
  db: Queryable,
  personID: string,
  isNeeded: () => Promise<boolean>,
): Promise<string | undefined> {
  for (let waited = 0; waited <= maxWaitMilliseconds; waited += pollMilliseconds) {
    if (!(await isNeeded())) return undefined
    const turn = await db.find<{ until: string }>(sql`
      insert into cart_turns (person_id, until) values (${personID}, now() + make_interval(secs => ${turnSeconds}::int))
      on conflict (person_id) do update set until = excluded.until where cart_turns.until < now()
      returning until::text as until`)
    if (turn) return turn.until
    await setTimeout(pollMilliseconds)
  }
  return undefined
}
