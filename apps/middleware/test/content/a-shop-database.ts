import { type Database, openDatabase } from '@tessera/server/database'
import { migrate } from '@tessera/server/migrate'
import { cloneDatabase } from '@tessera/testing/test-database'
import { afterAll, inject } from 'vitest'

const folder = new URL('../../migrations/', import.meta.url).pathname

/** A database with the shop's tables and no row; ends with the test file. */
export async function aShopDatabase(): Promise<Database> {
  const url = await cloneDatabase(inject('serverUrl'))
  await migrate({ url, schema: 'shop', folder })
  const database = openDatabase({ url, schema: 'shop', maxConnections: 4 })
  afterAll(() => database.close())
  return database
}
