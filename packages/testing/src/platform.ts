import { createPlatform, type PlatformNeeds } from '@tessera/platform/app'
import { createMarketplace } from '@tessera/platform/marketplace'
import type { PlatformSettings } from '@tessera/platform/settings'
import { type Database, type DatabaseOptions, openDatabase } from '@tessera/server/database'
import { createLog } from '@tessera/server/log'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { closeAfterFile } from './close-after-file.ts'
import { ownDatabase } from './own-database.ts'
import { testTimeouts } from './test-database.ts'

export interface TestPlatform {
  app: FastifyInstance
  database: Database
}

type TestLogger = ReturnType<typeof createLog>

const generous = { hits: 1_000_000, seconds: 60 }
export const publicUrl = 'http://platform.test'

/** The whole platform in this process, on its own database; closed at the end of the test file. */
export async function startPlatform(
  settings: Partial<PlatformSettings> = {},
  maxConnections?: number,
): Promise<TestPlatform> {
  const url = await ownDatabase()
  const database = openDatabase({
    ...linesTo(url),
    schema: 'platform',
    timeouts: testTimeouts,
    ...(maxConnections && { maxConnections }),
  })
  closeAfterFile(() => database.close())
  return startOn(database, settings)
}

/** Through the pooler, if the tests run with one. */
function linesTo(url: string): Pick<DatabaseOptions, 'url' | 'directUrl' | 'statements'> {
  const pooler = inject('poolerUrl')
  if (!pooler) return { url }
  return { url: new URL(new URL(url).pathname, pooler).href, directUrl: url, statements: inject('poolerStatements') }
}

/** The platform in the shop's database, as in production. */
export async function startPlatformIn(url: string, settings: Partial<PlatformSettings> = {}): Promise<TestPlatform> {
  const database = openDatabase({ url, schema: 'platform', timeouts: testTimeouts })
  closeAfterFile(() => database.close())
  return startOn(database, settings)
}

/** A second instance on the same database, with empty caches. */
export const startAnother = (
  { database }: TestPlatform,
  settings: Partial<PlatformSettings> = {},
  logger?: TestLogger,
): Promise<TestPlatform> => startOn(database, settings, logger)

/** The same, with a standby for reads. */
export const startWithReplica = (
  { database }: TestPlatform,
  replica: NonNullable<PlatformNeeds['replica']>,
): Promise<TestPlatform> => startOn(database, {}, undefined, replica)

async function startOn(
  database: Database,
  settings: Partial<PlatformSettings>,
  logger: TestLogger = createLog({ service: 'test', level: process.env.TEST_LOG ?? 'error' }),
  replica?: PlatformNeeds['replica'],
): Promise<TestPlatform> {
  const app = createPlatform({
    database,
    replica,
    settings: {
      publicUrl,
      trustProxyHops: 0,
      environment: 'Sandbox',
      outboundAllow: [],
      signInFailures: { name: 'sign-in', ...generous },
      clientSignInFailures: { name: 'client-sign-in', ...generous },
      guestTokens: { name: 'guest', ...generous },
      credentials: { name: 'credentials', ...generous },
      calls: {
        person: { name: 'person', ...generous },
        seller: { name: 'seller', ...generous },
        address: { name: 'address', ...generous },
        submits: { name: 'submit', ...generous },
      },
      ...settings,
    },
    logger,
  })
  await app.ready()
  closeAfterFile(() => app.close())
  return { app, database }
}

export { createMarketplace }
