import { startEmbedded } from '@tessera/server/postgres/start-embedded'
import type { Logger } from 'pino'

export interface DatabaseServer {
  url: string
  /** Resolves when the embedded database has crashed too often and is not restarted. */
  failure: Promise<DatabaseFailure>
  close(): Promise<void>
}

export interface DatabaseFailure {
  reason: string
  logFile: string
}

/** Opens the database: an external one by its URL, or an embedded one in a folder, started and supervised. */
export async function openDatabaseServer(
  databaseUrl: string | undefined,
  folder: string,
  logger: Logger,
): Promise<DatabaseServer> {
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<DatabaseFailure>()
  if (databaseUrl) return { url: databaseUrl, failure: givenUp, close: async () => {} }
  const embedded = await startEmbedded({
    folder,
    log: (event, detail) => logger.info({ event, ...detail }, event),
    onRelocated: ({ cluster, programs }) =>
      console.log(
        `\n  PostgreSQL cannot enter this folder as its own user.\n  Data: ${cluster}\n  Programs: ${programs}`,
      ),
    onDown: (reason) => logger.error({ event: 'postgres.down', reason }, 'the database is down, restarting it'),
    onUp: () => logger.warn({ event: 'postgres.up' }, 'the database is up again'),
    onGivenUp: (reason, logFile) => giveUp({ reason, logFile }),
  })
  return { url: embedded.url, failure: givenUp, close: () => embedded.stop() }
}
