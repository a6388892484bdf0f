import { PlatformError } from '@tessera/client/platform-error'
import type { Commerce } from '../../../kit/commerce.ts'
import type { FeedPage } from './read-feed-product.ts'

const pageSize = 500
/** Seconds the platform may hold a request that has no news yet (long polling). */
const maxWaitSeconds = 20

export type ReadFeed = (after: string | undefined, signal: AbortSignal) => Promise<FeedPage>

/** The cursor is too old or from another database. The reader starts over. */
export class FeedCursorLost extends Error {}

export const createFeedReader =
  ({ client, backOffice }: Pick<Commerce, 'client' | 'backOffice'>): ReadFeed =>
  async (after, signal) => {
    const query = { after, limit: String(pageSize), wait: String(maxWaitSeconds), stock: 'alone' }
    try {
      const page = await client.Feeds.ListProducts(query, { ...(await backOffice()), signal })
      return page as FeedPage // items are written by `apps/platform/src/product-feed/feed-items.ts`
    } catch (error) {
      throw error instanceof PlatformError && error.status === 410 ? new FeedCursorLost() : error
    }
  }
