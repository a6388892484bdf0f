import type { Commerce } from '@tessera/middleware/commerce'
import { type Database, openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { fillOnce } from './fill-once.ts'
import { fillRange } from './fill-range.ts'
import { fillHistory, fillScale } from './history/fill-history.ts'
import { refuseLocalPeople } from './history/refuse-local-people.ts'
import { fillReviews } from './reviews/fill-reviews.ts'

type Size = 'demo' | 'full'

export interface FillNeeds {
  databaseUrl: string
  shopDatabase: Database
  commerce: Commerce
  /** Customers with passwords that everybody knows are for a shop nobody else can reach. */
  isProduction: boolean
  size: Size
}

const name = 'range'

/** A new shop gets its range on the first start, with a line that says how far it is; `none` leaves it empty. */
export async function fillShop({ size, ...needs }: Omit<FillNeeds, 'size'> & { size: Size | 'none' }): Promise<void> {
  if (needs.isProduction) await refuseLocalPeople(needs.shopDatabase, needs.commerce)
  if (size === 'none') return
  await fillOnce(needs.shopDatabase, name, () => fill({ ...needs, size }))
  if (!needs.isProduction) await tellHistory({ ...needs, size })
}

/** Books are never written anew: who fills the shop again keeps the history that is there. */
async function tellHistory({ shopDatabase: shop, commerce, size }: FillNeeds): Promise<void> {
  const needs = { shop, commerce, size, now: new Date() }
  const isNew = await fillOnce(shop, 'history', () => fillHistory(needs))
  if (isNew) console.log('  It has customers with a history; the README has their passwords')
  await fillOnce(shop, 'reviews', () => fillReviews(shop, needs.now))
  if (size === 'full') await fillOnce(shop, 'history at scale', () => fillScale(needs))
}

export async function fillAgain(needs: FillNeeds): Promise<void> {
  await needs.shopDatabase.rows(sql`delete from fillings where name = ${name}`)
  await fillShop(needs)
}

async function fill({ databaseUrl, size }: Pick<FillNeeds, 'databaseUrl' | 'size'>): Promise<void> {
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
