import { type Database, openDatabase } from '@tessera/server/database'
import { atTheEnd } from '@tessera/testing/at-the-end'
import { cloneShopDatabase, patience } from '@tessera/testing/test-database'
import { inject } from 'vitest'

/** A database with the shop's empty tables; dropped after the test file. */
export async function aShopDatabase(): Promise<Database> {
  const url = await cloneShopDatabase(inject('serverUrl'))
  const database = openDatabase({ url, schema: 'shop', maxConnections: 4, patience })
  atTheEnd(() => database.close())
  return database
}
