import type { PostalAddress } from '@tessera/domain/checkout/checkout'
import type { EstimateWithItems } from '@tessera/domain/checkout/estimate'
import type { WorksheetLine } from '@tessera/domain/checkout/worksheet'
import { fromUnits } from '@tessera/domain/money'
import type { Line, OrderState } from '@tessera/domain/order-model/order-state'
import type { OrderCatalog } from '../orders/read-catalog.ts'
import type { StoredWorksheet } from './checkout-calculation.ts'

/** The state of an order with the facts that it does not hold. */
interface WorksheetInput {
  state: OrderState
  catalog: OrderCatalog
  estimates: readonly EstimateWithItems[]
  findOrigin(line: Line): PostalAddress | null
}

/**
 * The calculator's worksheet of an order that is locked, without reading it again. Undefined if a line ships to a saved
 * address or its product left the catalog: only the database has those.
 */
export function findCalculatorWorksheet({
  state: { order, lines },
  catalog,
  estimates,
  findOrigin,
}: WorksheetInput): StoredWorksheet | undefined {
  const isHere = ({ shippingAddressID, productID }: Line) => shippingAddressID === null && catalog.copies.has(productID)
  if (!lines.every(isHere)) return undefined
  return {
    Order: { PromotionDiscount: fromUnits(order.promotionDiscount) },
    LineItems: lines.map((line) => worksheetLine(line, catalog, findOrigin(line))),
    ShipEstimateResponse: { ShipEstimates: [...estimates] },
  }
}

function worksheetLine(line: Line, { copies }: OrderCatalog, origin: PostalAddress | null): WorksheetLine {
  const known = copies.get(line.productID)
  return {
    ID: line.id,
    Quantity: line.quantity,
    IsBundle: line.isBundle,
    LineTotal: fromUnits(line.lineTotal),
    PromotionDiscount: fromUnits(line.promotionDiscount),
    // copies are what a line stores, with API names
    Product: (known?.product ?? null) as WorksheetLine['Product'],
    Variant: (known?.variants[line.variantID ?? ''] ?? null) as WorksheetLine['Variant'],
    ShippingAddress: line.shippingAddress,
    ShipFromAddress: origin,
  }
}
