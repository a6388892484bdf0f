import type { MiddlewareConfig } from '@tessera/middleware/config'
import type { PlatformConfig } from '@tessera/platform/config'
import { openDatabase } from '@tessera/server/database'
import type { Logger } from 'pino'
import { checkClock } from './check-clock.ts'
import { checkCopies } from './check-copies.ts'
import { checkEdges } from './check-edges.ts'
import { checkAddress, checkMailServer } from './check-reach.ts'
import { checkReplica } from './check-replica.ts'
import { checkSchemas } from './check-schemas.ts'
import { checkSecrets } from './check-secrets.ts'
import { checkServer } from './check-server.ts'
import { checkStorage } from './check-storage.ts'
import { checkWork } from './check-work.ts'
import { bad, type Check, type Finding } from './finding.ts'

interface Examined {
  platform: PlatformConfig
  middleware: MiddlewareConfig
  environment: NodeJS.ProcessEnv
  databaseUrl: string
  logger: Logger
}

/** Checks everything that a deployment needs. Nothing is changed. */
export async function examine(examined: Examined): Promise<[topic: string, findings: Finding[]][]> {
  const { platform, middleware, environment, databaseUrl: url, logger } = examined
  const database = openDatabase({ url, schema: 'platform', maxConnections: 2 })
  const checks: [topic: string, check: Check][] = [
    ['database', () => checkServer(database, platform.DATABASE_CONNECTIONS)],
    ['schemas', () => checkSchemas(url, logger)],
    ['copies', () => checkCopies(database)],
    ['replica', () => checkReplica(database, platform)],
    ['work', () => checkWork(database)],
    ['clock', () => checkClock(database)],
    ['secrets', async () => checkSecrets(platform, environment, url)],
    ['storage', () => checkStorage(middleware)],
    ['edge', () => checkEdges(middleware)],
    ['mail', () => checkMailServer(platform.SMTP_URL)],
    ['address', () => checkAddress(platform.PUBLIC_URL)],
  ]
  try {
    const results: [string, Finding[]][] = []
    for (const [topic, check] of checks) results.push([topic, await check().catch(sayUnchecked)])
    return results
  } finally {
    await database.close()
  }
}

const sayUnchecked = (error: unknown): Finding[] => [
  bad(`It could not be checked: ${findReason(error)}.`, 'Mend this first.'),
]

/** The first error of the chain says most. */
const findReason = (error: unknown): string =>
  error instanceof Error ? (error.cause ? findReason(error.cause) : error.message) : String(error)
