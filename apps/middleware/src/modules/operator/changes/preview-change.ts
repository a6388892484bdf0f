import type { OrderChangeEffect, OrderChangeWishInput } from '@tessera/client/shop/types.gen'
import { formatDollars } from '@tessera/domain/format-dollars'
import { formatUnits } from '@tessera/domain/format-units'
import { describeDelivery } from '../../orders/records/change-order.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'
import { type ChangeableOrder, getChangeable } from './changeable-order.ts'
import { type ChangePlan, planChange } from './plan-change.ts'
import { type PricedChange, priceChange } from './price-change.ts'

/** The effect of a change in numbers and words. Nothing is written. */
export async function previewChange(
  needs: SalesNeeds,
  request: OrderChangeWishInput,
  now: Date,
): Promise<OrderChangeEffect> {
  const order = await getChangeable(needs.database, request.number ?? '')
  const plan = planChange(order, request, now)
  const { effect, addition } = await priceChange(needs, order, plan, now)
  const { goodsCents, freightCents, taxCents, totalCents } = effect
  return {
    number: order.number,
    version: order.version,
    goodsCents,
    freightCents,
    taxCents,
    totalCents,
    lines: changedLines(order, plan, addition),
    orderTotalCents: order.totalCents - order.canceledCents + totalCents,
    isEverything: plan.isEverything,
    moneyText: moneyText(order, totalCents),
    deliveryText: plan.hasDelivery ? deliveryText(plan) : null,
  }
}

export const deliveryText = ({ delivery }: ChangePlan): string => {
  const words = [...describeDelivery(delivery), ...(delivery.instructions ? ['new instructions'] : [])].join(', ')
  return `Delivery: ${words}.`.slice(0, 300)
}

function changedLines(
  order: ChangeableOrder,
  { cancellations }: ChangePlan,
  addition: PricedChange['addition'],
): OrderChangeEffect['lines'] {
  const fewer = cancellations.flatMap(({ lineNo, boxes }) => {
    const line = order.lines.find((one) => one.lineNo === lineNo)
    if (!line) return []
    const { sku, name, unit, unitPriceCents } = line
    const fromBoxes = line.boxes - line.canceledBoxes
    const stockText = order.orderId ? `${formatUnits(boxes, unit)} back on sale` : 'stock stays as counted'
    return [
      { lineNo: String(lineNo), sku, name, unit, fromBoxes, toBoxes: fromBoxes - boxes, unitPriceCents, stockText },
    ]
  })
  if (!addition) return fewer
  const { sku, name, unit, boxes, unitPriceCents, stockBoxes } = addition
  const stockText =
    stockBoxes >= boxes ? `${formatUnits(stockBoxes, unit)} in stock` : `only ${stockBoxes} in stock, the rest later`
  return [...fewer, { lineNo: null, sku, name, unit, fromBoxes: 0, toBoxes: boxes, unitPriceCents, stockText }]
}

/** Where the money goes; payments, credit and invoices follow by themselves. */
export function moneyText(
  { paidCents, isOnTerms, attemptId, paymentText }: ChangeableOrder,
  cents: number,
): string | null {
  if (cents === 0) return null
  const amount = formatDollars(Math.abs(cents))
  if (cents > 0) return `${amount} more is invoiced on the account’s terms.`
  const way = paymentText ?? 'the original payment method'
  if (paidCents > 0) return `${formatDollars(Math.min(-cents, paidCents))} goes back: ${way}.`
  if (isOnTerms) return `${amount} less is invoiced, and that much of the credit line is free again.`
  return attemptId ? `${amount} goes back when the payment is taken: ${way}.` : `${amount} less is invoiced.`
}
