import { minus, roundToCents, smaller, sum, type Units, zero } from '../money.ts'
import type { AppliedPromotion, Line, Sheet, SheetOrder } from './sheet.ts'
import { updated } from './updated.ts'

export interface Totals {
  order: Pick<SheetOrder, 'subtotal' | 'promotionDiscount' | 'total' | 'lineItemCount'>
  lines: readonly Pick<Line, 'id' | 'promotionDiscount' | 'lineTotal'>[]
  /** In whole cents, and never more than the amount discounted. */
  promotions: readonly AppliedPromotion[]
}

const isOnOrder = ({ lineItemID }: AppliedPromotion): boolean => lineItemID === null

/** All totals of an order. Everything is in whole cents, so the parts add up to the total exactly. */
export function totalsOf(sheet: Sheet): Totals {
  const promotions = cappedPromotions(sheet)
  const discountOf = (lineID: string) =>
    sum(promotions.filter(({ lineItemID }) => lineItemID === lineID).map(({ amount }) => amount))
  const subtotal = roundToCents(sum(sheet.lines.map(({ lineSubtotal }) => lineSubtotal)))
  const promotionDiscount = sum(promotions.map(({ amount }) => amount))
  const lines = sheet.lines.map(({ id, lineSubtotal }) => ({
    id,
    promotionDiscount: discountOf(id),
    lineTotal: roundToCents(minus(lineSubtotal, discountOf(id))),
  }))
  const lineItemCount = sheet.lines.filter(({ isBundle }) => !isBundle).length
  const total = minus(sum([subtotal, ...costsOf(sheet.order)]), promotionDiscount)
  return { order: { subtotal, promotionDiscount, total, lineItemCount }, lines, promotions }
}

const costsOf = ({ shippingCost, taxCost, gratuity, fees }: SheetOrder): Units[] =>
  [shippingCost, taxCost, gratuity, fees].map(roundToCents)

/** Caps discounts: on a line at its subtotal, in total at lines plus shipping. */
export function cappedPromotions({ order, lines, promotions }: Sheet): AppliedPromotion[] {
  const onLine = new Map(lines.map(({ id, lineSubtotal }) => [id, lineSubtotal]))
  let left = sum([...lines.map(({ lineSubtotal }) => lineSubtotal), roundToCents(order.shippingCost)])
  const taken = (room: Units, { amount }: AppliedPromotion): Units => {
    const granted = smaller(roundToCents(amount < 0 ? zero : amount), room)
    left = minus(left, granted)
    return granted
  }
  // line promotions first, in any order of application: they reduce what is left for order promotions
  const byLine = promotions.map((promotion) => {
    if (promotion.lineItemID === null) return promotion
    const room = onLine.get(promotion.lineItemID) ?? zero
    const amount = taken(room, promotion)
    onLine.set(promotion.lineItemID, minus(room, amount))
    return { ...promotion, amount }
  })
  return byLine.map((promotion) =>
    isOnOrder(promotion) ? { ...promotion, amount: taken(left, promotion) } : promotion,
  )
}

export function withTotals(sheet: Sheet): Sheet {
  const { order, lines, promotions } = totalsOf(sheet)
  return {
    ...sheet,
    order: { ...sheet.order, ...order },
    lines: sheet.lines.map((line, at) => updated(line, lines[at] ?? {})),
    promotions,
  }
}
