import { minus, roundToCents, smaller, sum, type Units, zero } from '../money.ts'
import type { AppliedPromotion, Line, OrderHeader, OrderState } from '../order-model/order-state.ts'
import { updateIfChanged } from '../update-if-changed.ts'

export interface OrderTotals {
  order: Pick<OrderHeader, 'subtotal' | 'promotionDiscount' | 'total' | 'lineItemCount'>
  lines: readonly Pick<Line, 'id' | 'promotionDiscount' | 'lineTotal'>[]
  /** In whole cents, and never more than the amount discounted. */
  promotions: readonly AppliedPromotion[]
}

const isOnOrder = ({ lineItemID }: AppliedPromotion): boolean => lineItemID === null

/** All totals of an order. Everything is in whole cents, so the parts add up to the total exactly. */
export function totalsOf(state: OrderState): OrderTotals {
  const promotions = cappedPromotions(state)
  const discountOf = (lineID: string) =>
    sum(promotions.filter(({ lineItemID }) => lineItemID === lineID).map(({ amount }) => amount))
  const subtotal = roundToCents(sum(state.lines.map(({ lineSubtotal }) => lineSubtotal)))
  const promotionDiscount = sum(promotions.map(({ amount }) => amount))
  const lines = state.lines.map(({ id, lineSubtotal }) => ({
    id,
    promotionDiscount: discountOf(id),
    lineTotal: roundToCents(minus(lineSubtotal, discountOf(id))),
  }))
  const lineItemCount = state.lines.filter(({ isBundle }) => !isBundle).length
  const total = minus(sum([subtotal, ...costsOf(state.order)]), promotionDiscount)
  return { order: { subtotal, promotionDiscount, total, lineItemCount }, lines, promotions }
}

const costsOf = ({ shippingCost, taxCost, gratuity, fees }: OrderHeader): Units[] =>
  [shippingCost, taxCost, gratuity, fees].map(roundToCents)

/** Caps discounts: on a line at its subtotal, in total at lines plus shipping. */
export function cappedPromotions({ order, lines, promotions }: OrderState): AppliedPromotion[] {
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

export function withTotals(state: OrderState): OrderState {
  const { order, lines, promotions } = totalsOf(state)
  return {
    ...state,
    order: { ...state.order, ...order },
    lines: state.lines.map((line, at) => updateIfChanged(line, lines[at] ?? {})),
    promotions,
  }
}
