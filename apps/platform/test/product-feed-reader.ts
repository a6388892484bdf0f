import type { TestPlatform } from '@tessera/testing/platform'
import { waitForOlderTransactions } from '@tessera/testing/wait-for-older-transactions'
import type { FastifyInstance } from 'fastify'

export interface FeedItem {
  ProductID?: string
  Deleted?: true
  Product?: { ID: string; Name: string; xp: { Version?: number } | null }
  [name: string]: unknown
}

export interface FeedReply {
  Items: FeedItem[]
  Cursor: string
  More: boolean
}

export const idOf = ({ ProductID, Product }: FeedItem): string => ProductID ?? Product?.ID ?? ''

/** A reader like a search index: it stores its cursor and each product. */
export function aFeed({ app, database }: TestPlatform, token: string) {
  const known = new Map<string, FeedItem>()
  let cursor: string | undefined

  async function read(
    { limit = 500, wait = 0, stock = 'whole' } = {},
    from: FastifyInstance = app,
  ): Promise<FeedReply> {
    // a walk that begins during writes repeats changes that were not visible yet
    if (!cursor) await waitForOlderTransactions(database)
    const query = new URLSearchParams({
      limit: String(limit),
      wait: String(wait),
      stock,
      ...(cursor && { after: cursor }),
    })
    const reply = await from.inject({
      url: `/v1/feeds/products?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`)
    const page = reply.json<FeedReply>()
    for (const item of page.Items) item.Deleted ? known.delete(idOf(item)) : known.set(idOf(item), item)
    cursor = page.Cursor
    return page
  }

  /** Reads everything available now. */
  async function rest(limit?: number): Promise<FeedItem[]> {
    await waitForOlderTransactions(database)
    const items: FeedItem[] = []
    for (let isFirst = true, page: FeedReply; ; isFirst = false) {
      page = await read({ ...(limit && { limit }) })
      items.push(...page.Items)
      if (!page.More && !isFirst && page.Items.length === 0) return items
    }
  }

  return { known, read, rest, cursor: () => cursor }
}
