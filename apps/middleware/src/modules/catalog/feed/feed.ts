import type { Commerce } from '../../../kit/commerce.ts'
import type { FeedPage } from './from-feed.ts'

const pageSize = 500
/** Seconds the platform may hold a question that has no answer yet. */
const patience = 20

export type ReadFeed = (after: string | undefined, signal: AbortSignal) => Promise<FeedPage>

/** The cursor is too old or of another database: begin again. */
export class FeedLost extends Error {}

export const feedOf =
  ({ get, backOffice }: Pick<Commerce, 'get' | 'backOffice'>): ReadFeed =>
  async (after, signal) => {
    const query = new URLSearchParams({ limit: String(pageSize), wait: String(patience), ...(after && { after }) })
    const { accessToken = '' } = await backOffice()
    const answer = await get(`/v1/feeds/products?${query}`, accessToken, signal)
    if (answer.status === 410) throw new FeedLost()
    if (!answer.ok) throw new Error(`The product feed answered ${answer.status}.`)
    return (await answer.json()) as FeedPage
  }
