import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { type BookFault, readBookFaults } from './read-book-faults.ts'

/** The check reads the whole ledger, and no one waits for it. */
const statementTimeout = '5min'

/** Of each rule; more would help no one. */
const maxKept = 1000

/** Runs every night. What breaks a rule is logged, and kept for whoever asks. */
export async function checkBooks(database: Database, logger: Pick<Logger, 'error'>): Promise<void> {
  const faults = await database.within(undefined).transaction(async (db) => {
    await db.rows(sql`select set_config('statement_timeout', ${statementTimeout}, true)`)
    const found = await readBookFaults(db)
    const kept = JSON.stringify(selectKept(found).map(({ about, key }) => ({ about, key })))
    await db.rows(sql`delete from book_findings`)
    await db.rows(sql`
      insert into book_findings (about, key)
      select distinct about, key from jsonb_to_recordset(${kept}::jsonb) as f(about text, key text)
      on conflict do nothing`)
    return found
  })
  for (const { rule, about, key } of faults)
    logger.error({ event: 'invariant-violation', violation: `${rule}: ${about} ${key}` }, 'an invariant is violated')
}

/** Those that people are told of. */
const selectKept = (found: readonly BookFault[]): BookFault[] =>
  [...Map.groupBy(found, ({ rule }) => rule).values()].flatMap((some) => some.slice(0, maxKept))
