import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { within } from './within.ts'

export interface Filling {
  /** The moment of its first start. One that was cut off counts its days from the same moment. */
  begunAt: Date
  /** Does a step once: its rows and its mark are one transaction. False where it was done before. */
  step(database: Database, name: string, work: (database: Database) => Promise<unknown>): Promise<boolean>
  /** Asks the database each time, since a process that was killed may still commit what it sent. */
  isDone(name: string): Promise<boolean>
}

const beginning = 'begun'

export async function beginFilling(shop: Database, name: string): Promise<Filling> {
  await markStep(shop, name, beginning)
  const row = await shop.find<{ begunAt: Date }>(sql`
    select done_at as "begunAt" from filling_steps where filling = ${name} and step = ${beginning}`)
  return {
    begunAt: row?.begunAt ?? new Date(),
    // the mark comes first: it waits for the end of a transaction that has written the same one
    step: (database, step, work) =>
      database.transaction(async (db) => {
        const isNew = await markStep(db, name, step)
        if (isNew) await work(within(database, db))
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

/** Finished: its steps are not needed any more. */
export const finishFilling = (shop: Database, name: string): Promise<unknown> =>
  shop.rows(sql`
    with gone as (delete from filling_steps where filling = ${name})
    insert into fillings (name) values (${name}) on conflict do nothing`)

/** It is done again from its beginning. */
export const forgetFilling = (shop: Database, name: string): Promise<unknown> =>
  shop.rows(sql`
    with gone as (delete from filling_steps where filling = ${name})
    delete from fillings where name = ${name}`)
