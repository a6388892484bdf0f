import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../kit/commerce.ts'
import { pollValue } from '../../kit/poll-value.ts'
import { type Catalog, createCatalog } from './feed/catalog.ts'
import { type Categories, categoriesOf, readCategories } from './feed/categories.ts'
import { createFeedReader } from './feed/feed.ts'
import { followFeed } from './feed/follow-feed.ts'
import { readRatings } from './reviews/ratings.ts'
import { followIndexOptions } from './search/follow-index-options.ts'
import { readIndexOptions } from './search/index-options.ts'

export interface OpenedCatalog {
  catalog: Catalog
  categories: () => Categories
  /** Resolves when the first walk is over and searches find everything. */
  ready: Promise<void>
  close(): Promise<void>
}

const everyMinute = 60_000
/** Changed synonyms or categories take effect within two seconds, like any other change of the index. */
const indexOptionsMilliseconds = 1_000
const ratingMilliseconds = 20_000

/** Opens the shop's copy of the products, kept up to date until closed. */
export async function openCatalog(database: Database, commerce: Commerce, logger: Logger): Promise<OpenedCatalog> {
  const categories = await pollValue(async () => categoriesOf(await readCategories(commerce)), everyMinute)
  const catalog = createCatalog(await readIndexOptions(database, categories.current()))
  const indexOptions = await pollValue(
    followIndexOptions(database, categories.current, catalog.updateIndexOptions),
    indexOptionsMilliseconds,
  )
  // ratings on cards may be half a minute old; those on the product page are current
  const ratings = await pollValue(async () => catalog.rate(await readRatings(database), new Date()), ratingMilliseconds)
  const follower = followFeed(catalog, createFeedReader(commerce), logger)
  return {
    catalog,
    categories: categories.current,
    ready: follower.ready,
    close: async () => {
      categories.close()
      indexOptions.close()
      ratings.close()
      await follower.close()
    },
  }
}
