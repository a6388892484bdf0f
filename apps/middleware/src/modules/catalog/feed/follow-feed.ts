import type { Logger } from 'pino'
import type { GrowingCatalogue } from './catalog.ts'
import { FeedLost, type ReadFeed } from './feed.ts'

export interface Following {
  /** Resolves when the first walk is over and the catalog is complete. */
  ready: Promise<void>
  close(): Promise<void>
}

/** Pause after a failure: short enough to show a change within two seconds, long enough not to load the platform. */
const pauseMilliseconds = 500
const turnMilliseconds = 30_000

/** Reads the whole feed once, then follows it until closed. */
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
