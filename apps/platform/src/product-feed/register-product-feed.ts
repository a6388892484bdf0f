import { randomUUID } from 'node:crypto'
import { type Operation, urlOf } from '@tessera/contract/kit/operation'
import { productFeed } from '@tessera/contract/platform/additions/product-feed'
import type { QueryParameters } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { type Listening, listen } from '@tessera/server/listen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { cursorText, getCursor } from './cursor.ts'
import { type FeedPage, readFeedPage } from './feed-page.ts'
import { writesChannel } from './feed-position.ts'
import { type FeedQuery, readFeedQuery } from './feed-query.ts'
import { type ChangeWatch, watchChanges } from './watch-changes.ts'

export interface FeedNeeds {
  database: Database
  guard: (operation: Operation, request: FastifyRequest) => Promise<Actor>
}

/** `GET /v1/feeds/products`: lets a search index in another process follow the catalog (decision 0030). */
export function registerProductFeed(app: FastifyInstance, { database, guard }: FeedNeeds): void {
  const sender = randomUUID()
  let listening: Listening | undefined
  const watch = watchChanges(database, sender, () => listening?.isOpen() === true)
  const actors = new WeakMap<FastifyRequest, Actor>()
  const listenToOthers = () => {
    const hear = (from?: string) => {
      if (from !== sender) watch.hear()
    }
    listening ??= listen(database.direct.pool, writesChannel, hear, watch.hear)
  }
  app.addHook('preClose', async () => {
    watch.close()
    await listening?.close()
  })
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    const isWrite = method !== 'GET' && method !== 'HEAD' && statusCode < 400 && !url.startsWith('/oauth/')
    if (isWrite) watch.hint()
  })
  app.route({
    method: productFeed.verb,
    url: urlOf(productFeed.path),
    onRequest: async (request) => {
      actors.set(request, await guard(productFeed, request))
    },
    handler: async (request, reply) => {
      listenToOthers()
      const { marketplace } = actors.get(request) as Actor // set by the hook above
      const page = await waitForPage(
        { database, watch },
        marketplace,
        readFeedQuery(request.query as QueryParameters),
        reply,
      )
      return reply.type('application/json; charset=utf-8').send(pageJson(page))
    },
  })
}

/** Returns a page with items, or an empty one after the timeout. */
async function waitForPage(
  { database, watch }: { database: Database; watch: ChangeWatch },
  marketplace: string,
  query: FeedQuery,
  reply: FastifyReply,
): Promise<FeedPage> {
  const { after, waitSeconds } = query
  const cursor = after === undefined ? undefined : getCursor(after, marketplace, Date.now())
  const page = await readFeedPage(database, marketplace, query, cursor)
  // the end of the walk is reported even without items
  if (!page.isEmpty || waitSeconds === 0 || cursor?.walked !== undefined || !cursor) return page
  const onGone = (gone: () => void) => (reply.raw.destroyed ? gone() : reply.raw.once('close', gone))
  const isBehind = await watch.until(page.next, waitSeconds * 1000, onGone)
  return isBehind ? readFeedPage(database, marketplace, query, page.next) : page
}

const pageJson = ({ items, next, more }: FeedPage): string =>
  `{"Items":${items},"Cursor":${JSON.stringify(cursorText(next))},"More":${more}}`
