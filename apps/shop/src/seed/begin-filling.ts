import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { inTransaction } from './in-transaction.ts'

export interface Filling {
  /** When the filling first started. A restarted filling counts its days from the same moment. */
  startedAt: Date
  /** Runs a step once: its rows and its mark are one transaction. Returns false if the step was done before. */
  step(database: Database, name: string, work: (database: Database) => Promise<unknown>): Promise<boolean>
  /** Queries the database each time: a killed process may still commit what it sent. */
  isDone(name: string): Promise<boolean>
}

const firstStep = 'begun'

export async function beginFilling(shop: Database, name: string): Promise<Filling> {
  await markStep(shop, name, firstStep)
  const row = await shop.find<{ startedAt: Date }>(sql`
    select done_at as "startedAt" from filling_steps where filling = ${name} and step = ${firstStep}`)
  return {
    startedAt: row?.startedAt ?? new Date(),
    // insert the mark first: it waits for a concurrent transaction that writes the same mark
    step: (database, step, work) =>
      database.transaction(async (db) => {
        const isNew = await markStep(db, name, step)
        if (isNew) await work(inTransaction(database, db))
        return isNew
      }),
    isDone: async (step) =>
      (await shop.find(sql`select from filling_steps where filling = ${name} and step = ${step}`)) !== undefined,
  }
}

/** On a connection of either schema. */
async function markStep(db: Queryable, filling: string, step: string): Promise<boolean> {
  const row = await db.find(sql`
    insert into shop.filling_steps (filling, step) values (${filling}, ${step}) on conflict do nothing returning step`)
  return row !== undefined
}

/** Marks the filling as finished and deletes its steps. */
export const finishFilling = (shop: Database, name: string): Promise<unknown> =>
  shop.rows(sql`
    with gone as (delete from filling_steps where filling = ${name})
    insert into fillings (name) values (${name}) on conflict do nothing`)

/** Deletes the filling and its steps, so that it runs again from the start. */
export const forgetFilling = (shop: Database, name: string): Promise<unknown> =>
  shop.rows(sql`
    with gone as (delete from filling_steps where filling = ${name})
    delete from fillings where name = ${name}`)
