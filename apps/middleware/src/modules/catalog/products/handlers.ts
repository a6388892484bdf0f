import { productCalls } from '@tessera/contract/middleware/product'
import { type Query, queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import { type Article, isSold } from '../feed/article.ts'
import { attributesOf } from './attributes.ts'
import { contentAnswer } from './content-answer.ts'
import { crumbsOf } from './crumbs.ts'
import { type DetailsNeeds, detailsOf } from './details.ts'
import { productPageHandlers } from './page-handlers.ts'
import { sitemapsOf } from './sitemaps.ts'

export interface ProductNeeds extends DetailsNeeds {
  database: Database
  /** Whether this visitor may see unpublished products. isPreviewEnv alone is only a request. */
  canPreview: (visitor: Visitor) => Promise<boolean>
}

export const productHandlers = (needs: ProductNeeds) => {
  const { database, catalogue, canPreview } = needs
  const isPreview = async ({ query, actor }: { query: Query; actor: Visitor }) =>
    queryValue({ query }, 'isPreviewEnv') === 'true' && (await canPreview(actor))
  /** Without preview rights a hidden product answers like a missing one. */
  const get = async (found: Article | undefined, call: { query: Query; actor: Visitor }): Promise<Article> =>
    found && (isSold(found) || (await isPreview(call)))
      ? found
      : refuse('NotFound', { message: 'We don’t carry this product.' })
  return {
    ...handle(productCalls.getContentItem, async (call) =>
      contentAnswer(database, queryValue(call, 'itemPath') ?? '', { preview: await isPreview(call) }),
    ),
    ...handle(productCalls.getProductAttributes, async (call) =>
      attributesOf(await get(catalogue.find(queryValue(call, 'productId') ?? ''), call)),
    ),
    ...handle(productCalls.getProductBreadcrum, async (call) => ({
      crumbs: crumbsOf(await get(catalogue.find(queryValue(call, 'productId') ?? ''), call), needs.categories()),
    })),
    ...handle(productCalls.getProductItemDetails, async (call) => {
      const name = queryValue(call, 'productName') ?? ''
      const article = await get(catalogue.findBySlug(name) ?? catalogue.find(name), call)
      return { ...detailsOf(needs, article, priceGroupOf(call.actor), call.now), isPreview: !isSold(article) }
    }),
    ...productPageHandlers(needs),
    ...handle(productCalls.getProductSitemaps, () => sitemapsOf(database, catalogue, needs.categories())),
  }
}
