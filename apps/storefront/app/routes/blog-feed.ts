import { brand } from '@tessera/contract/brand'
import { feedText } from '../features/content/feed.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/blog-feed.ts'

/** The RSS feed of the blog. */
export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await context.get(visitorContext).shop.Product.GetContentItem({ itemPath: 'list/article' })
  return new Response(feedText(brand.name, getEnvironment().publicUrl, items), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
