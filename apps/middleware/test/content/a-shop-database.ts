import { type Database, openDatabase } from '@tessera/server/database'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { ownShopDatabase } from '@tessera/testing/own-database'
import { testTimeouts } from '@tessera/testing/test-database'

/** A database with the shop's empty tables; dropped after the test file. */
export async function aShopDatabase(): Promise<Database> {
  const url = await ownShopDatabase()
  const database = openDatabase({ url, schema: 'shop', maxConnections: 4, timeouts: testTimeouts })
  closeAfterFile(() => database.close())
  return database
}
