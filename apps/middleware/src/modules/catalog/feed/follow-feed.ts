import type { Logger } from 'pino'
import type { GrowingCatalogue } from './catalog.ts'
import { FeedLost, type ReadFeed } from './feed.ts'

export interface Following {
  /** The first walk is over: the catalogue is whole. */
  ready: Promise<void>
  close(): Promise<void>
}

/** After a failure: soon enough to be back within the two seconds a change may take, not so soon as to be a nuisance. */
const pauseMilliseconds = 500
const turnMilliseconds = 30_000

/** Walks the whole feed once, then stays with it until it is closed. */
export function followFeed(catalogue: GrowingCatalogue, read: ReadFeed, logger: Logger): Following {
  const stop = new AbortController()
  const whole = Promise.withResolvers<void>()
  let lastTurn = new Date()
  const turning = setInterval(() => {
    const now = new Date()
    catalogue.turnPrices(lastTurn, now)
    lastTurn = now
  }, turnMilliseconds)
  turning.unref()

  const follow = async () => {
    let after: string | undefined
    let isWhole = false
    while (!stop.signal.aborted) {
      try {
        const page = await read(after, stop.signal)
        catalogue.take(page.Items, new Date())
        after = page.Cursor
        if (isWhole || page.More) continue
        catalogue.build(new Date())
        isWhole = true
        whole.resolve()
      } catch (error) {
        if (stop.signal.aborted) break
        if (error instanceof FeedLost) after = undefined
        else logger.warn({ err: error }, 'the product feed is out of reach')
        await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
      }
    }
  }
  const following = follow()
  return {
    ready: whole.promise,
    close: async () => {
      clearInterval(turning)
      stop.abort()
      await following
    },
  }
}
