import type { Database } from '@tessera/server/database'
import type { Logger } from 'pino'
import type { Commerce } from '../../kit/commerce.ts'
import { renewed } from '../../kit/renewed.ts'
import { type Catalogue, newCatalogue } from './feed/catalog.ts'
import { type Categories, categoriesOf, readCategories } from './feed/categories.ts'
import { feedOf } from './feed/feed.ts'
import { followFeed } from './feed/follow-feed.ts'
import { readRatings } from './reviews/ratings.ts'
import { followWords } from './search/follow-synonyms.ts'
import { readIndexOptions } from './search/index-options.ts'

export interface OpenCatalogue {
  catalogue: Catalogue
  categories: () => Categories
  /** Resolves when the first walk is over and searches find everything. */
  ready: Promise<void>
  close(): Promise<void>
}

const everyMinute = 60_000
/** Changed synonyms or categories take effect within two seconds, like any other change of the index. */
const wordsMilliseconds = 1_000
const ratingMilliseconds = 20_000

/** Opens the shop's copy of the products, kept up to date until closed. */
export async function openCatalogue(database: Database, commerce: Commerce, logger: Logger): Promise<OpenCatalogue> {
  const categories = await renewed(async () => categoriesOf(await readCategories(commerce)), everyMinute)
  const catalogue = newCatalogue(await readIndexOptions(database, categories.current()))
  const words = await renewed(followWords(database, categories.current, catalogue.takeWords), wordsMilliseconds)
  // ratings on cards may be half a minute old; those on the product page are current
  const ratings = await renewed(async () => catalogue.rate(await readRatings(database), new Date()), ratingMilliseconds)
  const following = followFeed(catalogue, feedOf(commerce), logger)
  return {
    catalogue,
    categories: categories.current,
    ready: following.ready,
    close: async () => {
      categories.close()
      words.close()
      ratings.close()
      await following.close()
    },
  }
}
