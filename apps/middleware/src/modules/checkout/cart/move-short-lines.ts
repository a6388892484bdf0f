import type { CartStepInput, LineItem, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Visitor } from '../../../kit/visitor.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { lineSteps } from './add-items.ts'
import { findLocations, locationOf, takeBoxes } from './allocate-boxes.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartContext, changeCart } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { estimateShipping, selectMethods } from './steps.ts'

/** Moves lines to locations that have the boxes. Keeps the chosen shipping method if it is still available. */
export async function moveShortLines(
  context: CartContext,
  visitor: Visitor,
  seen: OrderWorksheet,
): Promise<OrderWorksheet> {
  const moved = shortLineSteps(context, seen.LineItems ?? [])
  if (moved.length === 0) return seen
  const wasEstimated = seen.ShipEstimateResponse?.ShipEstimates?.[0]
  const steps = wasEstimated ? [...moved, estimateShipping] : moved
  const { worksheet } = await changeCart(context, visitor, steps, { seen })
  const chosen = wasEstimated?.SelectedShipMethodID
  const again = chosen ? reselectMethodSteps(worksheet, chosen) : []
  return again.length > 0 ? (await changeCart(context, visitor, again, { seen: worksheet })).worksheet : worksheet
}

function reselectMethodSteps({ ShipEstimateResponse }: OrderWorksheet, ShipMethodID: string): CartStepInput[] {
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === ShipMethodID))
  const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID }))
  return isOffered && estimates.length > 0 ? [selectMethods({ ShipMethodSelections })] : []
}

/** Lines whose place has too few by now, or that name none, come from elsewhere, if anybody has them. */
function shortLineSteps({ catalog }: Pick<CartNeeds, 'catalog'>, lines: readonly LineItem[]): CartStepInput[] {
  return [...Map.groupBy(lines, ({ ProductID }) => ProductID)].flatMap(([sku, own]) => {
    const product = catalog.find(sku)
    return product && product.stock.length > 0 && !product.canExceedStock ? moveLines(product, own) : []
  })
}

function moveLines(product: CatalogProduct, lines: readonly LineItem[]): CartStepInput[] {
  const drawn = new Map<string, number>()
  const short = lines.filter((line) => {
    const part = { location: locationOf(line), quantity: line.Quantity }
    const has = product.stock.find(({ location }) => location === part.location)?.boxes ?? 0
    const isShort = (drawn.get(part.location) ?? 0) + part.quantity > has
    if (!isShort) takeBoxes(drawn, part)
    return isShort
  })
  return short.flatMap((line) => {
    const { lotNo = null, room = null, projectId = null } = lineFacts(line.xp)
    const parts = findLocations(product, line.Quantity, lotNo, drawn)
    for (const part of parts ?? []) takeBoxes(drawn, part)
    return parts ? lineSteps({ sku: product.sku, lotNo, room, projectId }, [line], parts) : []
  })
}
