import type { ShippingEstimate } from '@tessera/client/shop/types.gen'
import { shipEstimates } from '@tessera/domain/checkout/ship-estimates'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import type { Queryable } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { availabilityOf } from '../../catalog/products/availability.ts'
import { getPlace } from '../../site/stores/places.ts'
import { locations, usualOrigin } from '../../site/stores/stores.ts'
import { shippingOptions } from '../cart/shipping-options.ts'
import { estimateByService, hasService } from './estimate-by-service.ts'

interface Item {
  sku: string
  quantity: number
}

interface ShippedProduct extends Item {
  product: CatalogProduct
}

const maxItems = 500
const maxUnits = 100_000
const origin = locations.find(({ id }) => id === usualOrigin)

/** Estimates with the same calculator as the checkout, for a ZIP code instead of an address. */
export async function estimateShipping(
  { database, catalog, commerce }: { database: Queryable; catalog: Pick<Catalog, 'find'>; commerce: Commerce },
  { zip, items }: { zip: string; items: readonly Item[] },
  now: Date,
): Promise<ShippingEstimate> {
  const goods = readShippedProducts(catalog, items)
  const place = await getPlace(database, zip)
  const shippingAddress = { City: place.city, State: place.state, Zip: place.zip, Country: 'US' }
  const shipFrom = origin ? { State: origin.state, Zip: origin.zip, Country: 'US' } : null
  const lines = goods.map(({ product, quantity }, at) => ({
    id: String(at),
    quantity,
    weight: Number(product.facts.units.lbsPerUnit),
    isSample: product.facts.kind === 'sample',
    taxable: true,
    total: 0,
    shippingAddress,
  }))
  const estimated = (await hasService(commerce))
    ? await estimateByService(commerce, goods, { ...shippingAddress, Street1: 'General Delivery' })
    : shipEstimates({ order: { discount: 0 }, lines, shipFrom })
  const today = dayIn(now, shopTimeZone)
  const readyOn = goods.map(({ product }) => availabilityOf(product, today).shipsOn ?? today).sort()
  const options = shippingOptions({ ShipEstimateResponse: estimated as never }, readyOn.at(-1) ?? today, null)
  return {
    zip: place.zip,
    city: place.city,
    state: place.state,
    weightLbs: Math.round(lines.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0) * 10) / 10,
    options: options.filter(({ kind }) => kind !== 'pick-up').map((option) => ({ ...option, isChosen: false })),
  }
}

function readShippedProducts(catalog: Pick<Catalog, 'find'>, items: readonly Item[]): ShippedProduct[] {
  if (items.length === 0 || items.length > maxItems) invalid('items', `Send 1 to ${maxItems} items.`)
  return items.map(({ sku, quantity }, at) => {
    const product = catalog.find(sku)
    if (!product?.active) return refuse('Cart.UnknownProduct', { data: { sku } })
    if (quantity < 1 || quantity > maxUnits) invalid(`items.${at}.quantity`, 'Enter a number from 1 to 100,000.')
    return { sku, quantity, product }
  })
}
