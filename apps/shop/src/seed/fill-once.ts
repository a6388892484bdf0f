import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type pg from 'pg'
import { beginFilling, type Filling, finishFilling } from './begin-filling.ts'

/** Fills the shop once. When several processes start together, one fills and the others wait. */
export async function fillOnce(shop: Database, name: string, fill: (filling: Filling) => Promise<void>): Promise<void> {
  const holder = await shop.direct.pool.connect()
  try {
    await takeLock(holder, `tessera filling ${name}`)
    if (await isFilled(shop, name)) return
    await fill(await beginFilling(shop, name))
    await finishFilling(shop, name)
  } finally {
    holder.release(true) // closing the connection releases the lock
  }
}

async function takeLock(holder: pg.PoolClient, key: string): Promise<void> {
  const { rows } = await holder.query<{ isOurs: boolean }>('select pg_try_advisory_lock(hashtext($1)) as "isOurs"', [
    key,
  ])
  if (rows[0]?.isOurs) return
  console.log('  Another process is filling the shop; this one waits for it')
  await holder.query('select pg_advisory_lock(hashtext($1))', [key])
}

export const isFilled = async (shop: Database, name: string): Promise<boolean> =>
  (await shop.find(sql`select from fillings where name = ${name}`)) !== undefined
