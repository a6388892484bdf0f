import { startEmbedded } from '@tessera/server/postgres/supervise'
import type { Logger } from 'pino'

export interface Store {
  url: string
  /** Resolves when the embedded database has crashed too often and is not restarted. */
  givenUp: Promise<GivenUp>
  close(): Promise<void>
}

export interface GivenUp {
  reason: string
  logFile: string
}

/** Opens the database: an external one by its URL, or an embedded one in a folder, started and supervised. */
export async function openStore(databaseUrl: string | undefined, folder: string, logger: Logger): Promise<Store> {
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<GivenUp>()
  if (databaseUrl) return { url: databaseUrl, givenUp, close: async () => {} }
  const embedded = await startEmbedded({
    folder,
    log: (event, detail) => logger.info({ event, ...detail }, event),
    onElsewhere: ({ cluster, programs }) =>
      console.log(
        `\n  PostgreSQL cannot enter this folder as its own user.\n  Data: ${cluster}\n  Programs: ${programs}`,
      ),
    onDown: (reason) => logger.error({ event: 'postgres.down', reason }, 'the database is down, restarting it'),
    onUp: () => logger.warn({ event: 'postgres.up' }, 'the database is up again'),
    onGivenUp: (reason, logFile) => giveUp({ reason, logFile }),
  })
  return { url: embedded.url, givenUp, close: () => embedded.stop() }
}
