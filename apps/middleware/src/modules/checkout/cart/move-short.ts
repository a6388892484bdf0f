import type { CartStepInput, LineItem, OrderWorksheet } from '@tessera/client/platform/types.gen'
import type { Visitor } from '../../../kit/visitor.ts'
import type { Article } from '../../catalog/feed/article.ts'
import { linesOf } from './add-items.ts'
import type { CartNeeds } from './cart-needs.ts'
import { type CartDesk, changeCart } from './change-cart.ts'
import { lineFacts } from './line-facts.ts'
import { draw, findPlaces, locationOf } from './place-boxes.ts'
import { estimateShipping, selectMethods } from './steps.ts'

/** Moves lines to locations that have the boxes. Keeps the chosen shipping method if it is still available. */
export async function settlePlaces(desk: CartDesk, visitor: Visitor, seen: OrderWorksheet): Promise<OrderWorksheet> {
  const moved = moveShort(desk, seen.LineItems ?? [])
  if (moved.length === 0) return seen
  const wasEstimated = seen.ShipEstimateResponse?.ShipEstimates?.[0]
  const steps = wasEstimated ? [...moved, estimateShipping] : moved
  const { worksheet } = await changeCart(desk, visitor, steps, { seen })
  const chosen = wasEstimated?.SelectedShipMethodID
  const again = chosen ? choosing(worksheet, chosen) : []
  return again.length > 0 ? (await changeCart(desk, visitor, again, { seen: worksheet })).worksheet : worksheet
}

function choosing({ ShipEstimateResponse }: OrderWorksheet, ShipMethodID: string): CartStepInput[] {
  const estimates = ShipEstimateResponse?.ShipEstimates ?? []
  const isOffered = estimates.every(({ ShipMethods }) => ShipMethods?.some(({ ID }) => ID === ShipMethodID))
  const ShipMethodSelections = estimates.map(({ ID }) => ({ ShipEstimateID: ID, ShipMethodID }))
  return isOffered && estimates.length > 0 ? [selectMethods({ ShipMethodSelections })] : []
}

/** Lines whose place has too few by now, or that name none, come from elsewhere, if anybody has them. */
function moveShort({ catalogue }: Pick<CartNeeds, 'catalogue'>, lines: readonly LineItem[]): CartStepInput[] {
  return [...Map.groupBy(lines, ({ ProductID }) => ProductID)].flatMap(([sku, own]) => {
    const article = catalogue.find(sku)
    return article && article.stock.length > 0 && !article.canExceedStock ? moveLines(article, own) : []
  })
}

function moveLines(article: Article, lines: readonly LineItem[]): CartStepInput[] {
  const drawn = new Map<string, number>()
  const short = lines.filter((line) => {
    const part = { location: locationOf(line), quantity: line.Quantity }
    const has = article.stock.find(({ location }) => location === part.location)?.boxes ?? 0
    const isShort = (drawn.get(part.location) ?? 0) + part.quantity > has
    if (!isShort) draw(drawn, part)
    return isShort
  })
  return short.flatMap((line) => {
    const { lotNo = null, room = null } = lineFacts(line.xp)
    const parts = findPlaces(article, line.Quantity, lotNo, drawn)
    for (const part of parts ?? []) draw(drawn, part)
    return parts ? linesOf({ sku: article.sku, lotNo, room }, [line], parts) : []
  })
}
