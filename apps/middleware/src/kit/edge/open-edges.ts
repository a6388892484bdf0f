import { varnishEdge } from '@tessera/providers/edge/varnish-edge'
import type { Database } from '@tessera/server/database'
import type { JobHandlers } from '@tessera/server/jobs'
import { listen } from '@tessera/server/listen'
import type { Logger } from 'pino'
import { createPurger, type Purge } from './create-purger.ts'
import { purgeTask, queuePurge } from './purge-task.ts'

interface Settings {
  EDGE_PURGE_URLS: readonly string[]
  EDGE_PURGE_SECRET: string | undefined
}

interface OpenEdges {
  purge: Purge
  tasks: JobHandlers
  close(): Promise<void>
}

/** A trigger sends on it when staff change what pages show: texts, settings, stores, redirects. */
const pagesChannel = 'tessera_pages'

/** Every page carries this key. */
const contentKey = 'content'

/** Tells the edges of the settings what changed; without one nothing is told and no connection is used. */
export function openEdges(settings: Settings, database: Database, logger: Logger): OpenEdges {
  const { EDGE_PURGE_URLS: urls, EDGE_PURGE_SECRET: secret = '' } = settings
  if (urls.length === 0) return { purge: () => {}, tasks: {}, close: async () => {} }
  const edges = urls.map((url) => varnishEdge(url, secret))
  const purger = createPurger(edges, async ({ url }, error) => {
    logger.warn({ err: error, edge: url }, 'an edge was not told of a change; a job empties it')
    await queuePurge(database, url).catch((err) => logger.error({ err, edge: url }, 'an edge shows old pages'))
  })
  // a notice without text is a new connection; pages of the time before end by themselves
  const pages = listen(database.direct.pool, pagesChannel, (text) => {
    if (text !== undefined) purger.purge([contentKey])
  })
  return {
    purge: purger.purge,
    tasks: purgeTask(edges, contentKey),
    close: async () => {
      await pages.close()
      await purger.close()
    },
  }
}
