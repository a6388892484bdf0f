import { productCalls } from '@tessera/contract/middleware/products/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf } from '../../../kit/visitor.ts'
import { isSold } from '../feed/catalog-product.ts'
import { findRelated, siblingsOf } from './find-related.ts'
import { type ProductDetailsNeeds, productRecordOf } from './product-details.ts'

const maxRecords = 100
const maxAlternatives = 8

/** Cards for saved lists, and alternatives to a discontinued product. */
export const productPageHandlers = (needs: ProductDetailsNeeds) => ({
  ...handle(productCalls.getRecords, async (call) => {
    const skus = new Set((queryValue(call, 'skus') ?? '').split(',').slice(0, maxRecords))
    const found = [...skus].flatMap((sku) => needs.catalog.find(sku) ?? []).filter(isSold)
    return { records: found.map((article) => productRecordOf(needs, article, priceGroupOf(call.actor), call.now)) }
  }),
  ...handle(productCalls.getAlternatives, async (call) => {
    const name = queryValue(call, 'productName') ?? ''
    const gone = needs.catalog.findBySlug(name) ?? needs.catalog.find(name)
    if (!gone || gone.facts.kind === 'sample') return refuse('NotFound', { message: 'We don’t carry this product.' })
    const family = siblingsOf(needs.catalog, gone).map(({ sibling }) => sibling)
    const close = [...new Set([...family, ...findRelated(needs.catalog, gone, call.now)])].slice(0, maxAlternatives)
    return {
      name: gone.name,
      records: close.map((article) => productRecordOf(needs, article, priceGroupOf(call.actor), call.now)),
    }
  }),
})
