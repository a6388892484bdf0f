import { formatDollars } from '@tessera/domain/format-dollars'
import { addEffects, type ChangeEffect, cancelEffect } from '@tessera/domain/sales/change-effect'
import { refuse, ShopError } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { allocateBoxes, type LinePart } from '../../checkout/cart/allocate-boxes.ts'
import { readCredit } from '../../checkout/methods/terms-method.ts'
import { checkAddition, costOf, getProduct, previewLine, priceOf } from '../../orders/additions/price-addition.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'
import { findCustomerByUser } from '../../people/session/find-customer.ts'
import type { ChangeableOrder } from './changeable-order.ts'
import type { ChangePlan } from './plan-change.ts'

/** An addition at the price of today, with the buyer in whose name it is made. */
export interface PricedAddition {
  sku: string
  name: string
  unit: string
  boxes: number
  unitPriceCents: number
  /** Boxes in stock at all places. */
  stockBoxes: number
  parts: LinePart[]
  customer: Customer
  effect: ChangeEffect
}

export interface PricedChange {
  addition: PricedAddition | null
  effect: ChangeEffect
}

const nothing: ChangeEffect = { goodsCents: 0, freightCents: 0, taxCents: 0, totalCents: 0 }

/** The effect of a plan on the sums of its order. Nothing is reserved. */
export async function priceChange(
  needs: SalesNeeds,
  order: ChangeableOrder,
  plan: ChangePlan,
  now: Date,
): Promise<PricedChange> {
  const addition = plan.addition ? await priceNewLine(needs, order, plan.addition, now) : null
  const canceled = plan.cancellations.length > 0 ? cancelEffect(moneyOf(order, addition), plan.cancellations) : nothing
  return { addition, effect: addEffects(addition?.effect ?? nothing, canceled) }
}

/** The order as the cancellations find it: with the new line. */
function moneyOf(order: ChangeableOrder, addition: PricedAddition | null) {
  const { orderDiscountCents, shippingCents, taxCents, canceledCents } = order
  const lines = order.lines.map(({ lineNo, boxes, totalCents, canceledBoxes, returnKind }) => ({
    lineNo,
    boxes,
    totalCents,
    canceledBoxes,
    isMerchandise: returnKind !== 'sample' && returnKind !== 'service',
  }))
  if (!addition) return { orderDiscountCents, shippingCents, taxCents, canceledCents, lines }
  const { boxes, effect } = addition
  const added = { lineNo: 0, boxes, totalCents: effect.goodsCents, canceledBoxes: 0, isMerchandise: true }
  return {
    orderDiscountCents,
    canceledCents,
    lines: [...lines, added],
    shippingCents: shippingCents + effect.freightCents,
    taxCents: taxCents + effect.taxCents,
  }
}

async function priceNewLine(
  needs: SalesNeeds,
  order: ChangeableOrder,
  { sku, boxes }: { sku: string; boxes: number },
  now: Date,
): Promise<PricedAddition> {
  const customer = await getBuyer(needs, order)
  const product = getProduct(needs, { sku, boxes })
  const parts = allocateBoxes(product, boxes, null, new Map())
  const { client, backOffice } = needs.commerce
  const asShop = await backOffice()
  const [worksheet, there] = await Promise.all([
    client.IntegrationEvents.GetWorksheet('Incoming', order.orderId ?? '', asShop),
    client.Products.Get(sku, asShop),
  ])
  const unitPriceCents = priceOf(product, order, { customer, number: order.number, sku, boxes, now })
  const goodsCents = unitPriceCents * boxes
  const { shippingCents: freightCents, taxCents } = costOf(worksheet, [previewLine(there, boxes, goodsCents)])
  const totalCents = goodsCents + freightCents + taxCents
  await checkBuyer(needs, order, customer, totalCents, now)
  return {
    sku,
    name: product.name,
    unit: product.facts.units.purchaseUnit,
    boxes,
    unitPriceCents,
    parts,
    customer,
    stockBoxes: product.stock.reduce((sum, place) => sum + place.boxes, 0),
    effect: { goodsCents, freightCents, taxCents, totalCents },
  }
}

async function getBuyer({ database }: SalesNeeds, { buyerId }: ChangeableOrder): Promise<Customer> {
  const customer = buyerId ? await findCustomerByUser(database, buyerId) : undefined
  return (
    customer ??
    refuse('Order.NotExtendable', {
      message: 'The person who placed this order can’t order anymore. Place a new order.',
    })
  )
}

/** Staff keep to the limits that the company set, and to its credit line. */
async function checkBuyer(
  { database }: SalesNeeds,
  order: ChangeableOrder,
  customer: Customer,
  totalCents: number,
  now: Date,
): Promise<void> {
  const name = `${customer.firstName} ${customer.lastName}`
  const { problem } = await checkAddition(database, { customer, now }, order, { totalCents })
  if (problem instanceof ShopError)
    refuse('Order.NotExtendable', {
      message: `${name} may not order that much. Someone at ${customer.account.name} with a higher limit has to order it.`,
    })
  const credit = await readCredit(database, customer.account.id)
  if (!credit?.isGood)
    refuse('Order.NotExtendable', { message: `${customer.account.name} can’t buy on terms right now.` })
  const shortCents = credit.usedCents + totalCents - credit.lineCents
  if (shortCents > 0)
    refuse('Order.CreditExceeded', {
      message: `This is ${formatDollars(shortCents)} over the free credit of ${customer.account.name}.`,
      data: { shortCents },
    })
}
