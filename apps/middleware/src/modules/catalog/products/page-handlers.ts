import { productPageCalls } from '@tessera/contract/middleware/product-pages'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf } from '../../../kit/visitor.ts'
import { isSold } from '../feed/article.ts'
import { type DetailsNeeds, recordOf } from './details.ts'
import { related, siblingsOf } from './related.ts'

const mostRecords = 100
const mostAlternatives = 8

/** Cards for saved lists, and alternatives to a discontinued product. */
export const productPageHandlers = (needs: DetailsNeeds) => ({
  ...handle(productPageCalls.getRecords, async (call) => {
    const skus = new Set((queryValue(call, 'skus') ?? '').split(',').slice(0, mostRecords))
    const found = [...skus].flatMap((sku) => needs.catalogue.find(sku) ?? []).filter(isSold)
    return { records: found.map((article) => recordOf(needs, article, priceGroupOf(call.actor), call.now)) }
  }),
  ...handle(productPageCalls.getAlternatives, async (call) => {
    const name = queryValue(call, 'productName') ?? ''
    const gone = needs.catalogue.findBySlug(name) ?? needs.catalogue.find(name)
    if (!gone || gone.facts.kind === 'sample') return refuse('NotFound', { message: 'We don’t carry this product.' })
    const family = siblingsOf(needs.catalogue, gone).map(({ sibling }) => sibling)
    const close = [...new Set([...family, ...related(needs.catalogue, gone, call.now)])].slice(0, mostAlternatives)
    return {
      name: gone.name,
      records: close.map((article) => recordOf(needs, article, priceGroupOf(call.actor), call.now)),
    }
  }),
})
