import { brand } from '@tessera/contract/brand'
import { formatLongDay } from '@tessera/ui/format'
import { writeSpecSheet } from '../features/product/write-spec-sheet.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { orNotFound } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/spec-sheet.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  const product = await orNotFound(shop.Product.GetProductItemDetails({ productName: params.slug }))
  const { sku, product_url } = product.record
  const url = getEnvironment().publicUrl + product_url
  const day = formatLongDay(new Date().toISOString())
  return new Response(writeSpecSheet(product, { brandName: brand.name, url, day }), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sku}-spec-sheet.pdf"`,
      'cache-control': 'private, max-age=300',
    },
  })
}
