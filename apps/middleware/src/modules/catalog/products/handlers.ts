import { productCalls } from '@tessera/contract/middleware/products/operations'
import { type QueryParameters, queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'
import { type CatalogProduct, isSold } from '../feed/catalog-product.ts'
import { attributesOf } from './attributes.ts'
import { crumbsOf } from './crumbs.ts'
import { type ProductPageNeeds, productPageHandlers } from './page-handlers.ts'
import { productDetailsOf } from './product-details.ts'
import { readContent } from './read-content.ts'
import { sitemapsOf } from './sitemaps.ts'

export interface ProductNeeds extends ProductPageNeeds {
  /** Whether this visitor may see unpublished products. isPreviewEnv alone is only a request. */
  canPreview: (visitor: Visitor) => Promise<boolean>
}

export const productHandlers = (needs: ProductNeeds) => {
  const { catalog, canPreview } = needs
  const isPreview = async ({ query, actor }: { query: QueryParameters; actor: Visitor }) =>
    queryValue({ query }, 'isPreviewEnv') === 'true' && (await canPreview(actor))
  /** Without preview rights a hidden product answers like a missing one. */
  const get = async (
    found: CatalogProduct | undefined,
    call: { query: QueryParameters; actor: Visitor },
  ): Promise<CatalogProduct> =>
    found && (isSold(found) || (await isPreview(call)))
      ? found
      : refuse('NotFound', { message: 'We don’t carry this product.' })
  return {
    ...handle(productCalls.getContentItem, async (call) =>
      readContent(call.db, queryValue(call, 'itemPath') ?? '', { preview: await isPreview(call) }),
    ),
    ...handle(productCalls.getProductAttributes, async (call) =>
      attributesOf(await get(catalog.find(queryValue(call, 'productId') ?? ''), call)),
    ),
    ...handle(productCalls.getProductBreadcrum, async (call) => ({
      crumbs: crumbsOf(await get(catalog.find(queryValue(call, 'productId') ?? ''), call), needs.categories()),
    })),
    ...handle(productCalls.getProductItemDetails, async (call) => {
      const name = queryValue(call, 'productName') ?? ''
      const product = await get(catalog.findBySlug(name) ?? catalog.find(name), call)
      return { ...productDetailsOf(needs, product, priceGroupOf(call.actor), call.now), isPreview: !isSold(product) }
    }),
    ...productPageHandlers(needs),
    ...handle(productCalls.getProductSitemaps, ({ db }) => sitemapsOf(db, catalog, needs.categories())),
  }
}
