import { productCalls } from '@tessera/contract/middleware/products/operations'
import { specSheetDocument } from '@tessera/documents/kinds/spec-sheet-document'
import { drawPdf } from '@tessera/documents/pdf/draw-pdf'
import { queryValue } from '@tessera/server/call'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { handle } from '../../../kit/http/handle.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf } from '../../../kit/visitor.ts'
import { isSold } from '../feed/catalog-product.ts'
import { findRelated, siblingsOf } from './find-related.ts'
import { type ProductDetailsNeeds, productDetailsOf, productRecordOf } from './product-details.ts'

const maxRecords = 100
const maxAlternatives = 8

export interface ProductPageNeeds extends ProductDetailsNeeds {
  publicUrl: string
}

/** Cards for saved lists, alternatives to a discontinued product, and the spec sheet. */
export const productPageHandlers = (needs: ProductPageNeeds) => ({
  ...handle(productCalls.getRecords, async (call) => {
    const skus = new Set((queryValue(call, 'skus') ?? '').split(',').slice(0, maxRecords))
    const found = [...skus].flatMap((sku) => needs.catalog.find(sku) ?? []).filter(isSold)
    return { records: found.map((product) => productRecordOf(needs, product, priceGroupOf(call.actor), call.now)) }
  }),
  ...handle(productCalls.getAlternatives, async (call) => {
    const name = queryValue(call, 'productName') ?? ''
    const gone = needs.catalog.findBySlug(name) ?? needs.catalog.find(name)
    if (!gone || gone.facts.kind === 'sample') return refuse('NotFound', { message: 'We don’t carry this product.' })
    const family = siblingsOf(needs.catalog, gone).map(({ sibling }) => sibling)
    const close = [...new Set([...family, ...findRelated(needs.catalog, gone, call.now)])].slice(0, maxAlternatives)
    return {
      name: gone.name,
      records: close.map((product) => productRecordOf(needs, product, priceGroupOf(call.actor), call.now)),
    }
  }),
  ...handle(productCalls.getSpecSheet, async (call) => {
    const name = queryValue(call, 'productName') ?? ''
    const product = needs.catalog.findBySlug(name) ?? needs.catalog.find(name)
    if (!product || !isSold(product)) return refuse('NotFound', { message: 'We don’t carry this product.' })
    const details = productDetailsOf(needs, product, priceGroupOf(call.actor), call.now)
    const url = needs.publicUrl + details.record.product_url
    const bytes = await drawPdf(specSheetDocument(details, url, call.now.toISOString()))
    return answerFile({ name: `${details.record.sku}-spec-sheet.pdf`, bytes }, 'application/pdf')
  }),
})
