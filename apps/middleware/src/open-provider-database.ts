import { type Database, openDatabase } from '@tessera/server/database'
import { databaseOptionsOf } from '@tessera/server/database-settings'
import { preparePooled } from '@tessera/server/prepare-pooled'
import type { MiddlewareConfig } from './config.ts'

/** The embedded provider's connections as its own role, if there is a pooler that has one for it. */
export async function openProviderDatabase(config: MiddlewareConfig): Promise<Database | undefined> {
  const { DATABASE_PAY_URL: url, DATABASE_DIRECT_URL } = config
  if (!url || !DATABASE_DIRECT_URL) return undefined
  const database = openDatabase({ ...databaseOptionsOf(config, url), schema: 'mortarpay', maxConnections: 4 })
  await preparePooled(database, 'mortarpay')
  return database
}
