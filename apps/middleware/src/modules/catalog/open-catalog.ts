import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../kit/commerce.ts'
import { pollValue } from '../../kit/poll-value.ts'
import { edgeKeysOf } from './edge-keys.ts'
import { type Catalog, createCatalog } from './feed/catalog.ts'
import { type MovingCategories, readMovingCategories } from './feed/category-slugs.ts'
import { createFeedReader } from './feed/feed.ts'
import { followFeed } from './feed/follow-feed.ts'
import type { FeedItem } from './feed/read-feed-product.ts'
import { readSlugHistory, saveNewSlugs } from './feed/slug-history.ts'
import { readRatings } from './reviews/ratings.ts'
import { followIndexOptions, wordsChannel } from './search/follow-index-options.ts'
import { readIndexOptions } from './search/index-options.ts'

export interface OpenedCatalog {
  catalog: Catalog
  categories: () => MovingCategories
  /** Resolves when the first walk is over and searches find everything. */
  ready: Promise<void>
  /** Channels of the database that announce changes (`startJobs`). */
  channels: Record<string, () => void>
  close(): Promise<void>
}

const everyMinute = 60_000
/** Changed synonyms and titles are announced; this finds changed categories, and announcements that were lost. */
const indexOptionsMilliseconds = 20_000
const ratingMilliseconds = 20_000

/**
 * Opens the shop's copy of the products, kept up to date until closed. `purge` tells an edge which pages show something
 * else than before; it is called when this copy has the change.
 */
export async function openCatalog(
  database: Database,
  commerce: Commerce,
  logger: Logger,
  purge: (keys: readonly string[]) => void = () => {},
): Promise<OpenedCatalog> {
  const categories = await pollValue(() => readMovingCategories(database, commerce), everyMinute)
  const slugs = await readSlugHistory(database)
  const findPhotos = (sku: string) => catalog.find(sku)?.facts.photos
  const catalog = createCatalog(await readIndexOptions(database, categories.current(), findPhotos), slugs, (change) =>
    purge(edgeKeysOf(change, categories.current())),
  )
  const indexOptions = await pollValue(
    followIndexOptions(database, categories.current, findPhotos, catalog.updateIndexOptions),
    indexOptionsMilliseconds,
  )
  // ratings on cards may be half a minute old; those on the product page are current
  const ratings = await pollValue(async () => catalog.rate(await readRatings(database), new Date()), ratingMilliseconds)
  const saveSlugs = (items: readonly FeedItem[]) => saveNewSlugs(database, slugs, items)
  const follower = followFeed(catalog, createFeedReader(commerce), saveSlugs, logger)
  return {
    catalog,
    categories: categories.current,
    ready: follower.ready,
    channels: { [wordsChannel]: () => indexOptions.renew().catch(() => {}) },
    close: async () => {
      categories.close()
      indexOptions.close()
      ratings.close()
      await follower.close()
    },
  }
}
