import type { Logger } from 'pino'
import type { UpdatableCatalog } from './catalog.ts'
import { FeedCursorLost, type ReadFeed } from './feed.ts'
import { type FeedItem, isWhole } from './read-feed-product.ts'

export interface FeedFollower {
  /** Resolves when the first walk is over and the catalog is complete. */
  ready: Promise<void>
  close(): Promise<void>
}

/** Pause after a failure: short enough to show a change within two seconds, long enough not to load the platform. */
const retryMilliseconds = 500
const priceCheckMilliseconds = 30_000

/**
 * Reads the whole feed once, then follows it until closed. A page whose `onItems` fails is read again. A position that
 * the platform does not know any more, as after a fail-over, is given up: the feed is read as a whole again, and
 * products that are not in it go.
 */
export function followFeed(
  catalog: UpdatableCatalog,
  read: ReadFeed,
  onItems: (items: readonly FeedItem[]) => Promise<void>,
  logger: Logger,
): FeedFollower {
  const stop = new AbortController()
  const firstWalk = Promise.withResolvers<void>()
  let lastPriceCheck = new Date()
  const priceTimer = setInterval(() => {
    const now = new Date()
    catalog.refreshPrices(lastPriceCheck, now)
    lastPriceCheck = now
  }, priceCheckMilliseconds)
  priceTimer.unref()

  const follow = async () => {
    let after: string | undefined
    let isBuilt = false
    /** The products of the walk so far; undefined while changes are followed. */
    let walked: Set<string> | undefined = new Set()
    while (!stop.signal.aborted) {
      try {
        const page = await read(after, stop.signal)
        await onItems(page.Items)
        catalog.applyItems(page.Items, new Date())
        after = page.Cursor
        if (!walked) continue
        for (const item of page.Items) if (isWhole(item)) walked.add(item.Product.ID)
        if (page.More) continue
        catalog.keepOnly(walked, new Date())
        walked = undefined
        if (!isBuilt) catalog.buildIndex(new Date())
        isBuilt = true
        firstWalk.resolve()
      } catch (error) {
        if (stop.signal.aborted) break
        if (error instanceof FeedCursorLost) {
          const isFirst = walked === undefined
          after = undefined
          walked = new Set()
          // what is shown is of another server: read at once
          if (isFirst) continue
        } else logger.warn({ err: error }, 'the product feed cannot be reached')
        await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
      }
    }
  }
  const following = follow()
  return {
    ready: firstWalk.promise,
    close: async () => {
      clearInterval(priceTimer)
      stop.abort()
      await following
    },
  }
}
