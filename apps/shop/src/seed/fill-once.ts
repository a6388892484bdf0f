import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Fills the shop once. Several processes that start together fill it once as well: the others wait. A filling that was
 * cut off is not noted, so the next start does it again from the beginning, which puts every record in place.
 */
export async function fillOnce(shop: Database, name: string, fill: () => Promise<void>): Promise<boolean> {
  if (await isFilled(shop, name)) return false
  const holder = await shop.pool.connect()
  try {
    await holder.query('set statement_timeout = 0')
    await holder.query('set lock_timeout = 0')
    await holder.query('select pg_advisory_lock(hashtext($1))', [`tessera filling ${name}`])
    if (await isFilled(shop, name)) return false
    await fill()
    await shop.rows(sql`insert into fillings (name) values (${name}) on conflict do nothing`)
    return true
  } finally {
    holder.release(true) // the lock goes with the connection
  }
}

const isFilled = async (shop: Database, name: string): Promise<boolean> =>
  (await shop.find(sql`select from fillings where name = ${name}`)) !== undefined
