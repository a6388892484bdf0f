import { type Database, openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { fillOnce } from './fill-once.ts'
import { fillRange } from './fill-range.ts'

type Size = 'demo' | 'full'

export interface FillNeeds {
  databaseUrl: string
  shopDatabase: Database
  size: Size
}

const name = 'range'

/** A new shop gets its range on the first start, with a line that says how far it is; `none` leaves it empty. */
export async function fillShop({ size, ...needs }: Omit<FillNeeds, 'size'> & { size: Size | 'none' }): Promise<void> {
  if (size === 'none') return
  await fillOnce(needs.shopDatabase, name, () => fill({ ...needs, size }))
}

export async function fillAgain(needs: FillNeeds): Promise<void> {
  await needs.shopDatabase.rows(sql`delete from fillings where name = ${name}`)
  await fillShop(needs)
}

async function fill({ databaseUrl, size }: FillNeeds): Promise<void> {
  const database = openDatabase({ url: databaseUrl, schema: 'platform', maxConnections: 4 })
  try {
    const marketplace = await firstMarketplace(database)
    const asOf = new Date().toISOString().slice(0, 10)
    const done = await fillRange({ database, marketplace, size, asOf, onProgress: showProgress })
    endProgress(done)
  } finally {
    await database.close()
  }
}

async function firstMarketplace(database: Database): Promise<string> {
  const row = await database.find<{ id: string }>(sql`select id from marketplaces order by id limit 1`)
  if (!row) throw new Error('There is no marketplace to fill.')
  return row.id
}

/** A line that counts up on a terminal; in a log one for every 400. */
const showProgress = (done: number): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r  Filling the shop: ${done} products`)
  else if (done % 400 === 0) console.log(`  Filling the shop: ${done} products`)
}
const endProgress = (done: number): void => {
  if (process.stdout.isTTY) process.stdout.write('\r')
  console.log(`  The shop is filled: ${done} products`)
}
