import type { OrderWorksheet, Product } from '@tessera/client/platform/types.gen'
import type { OrderAdditionPrice } from '@tessera/client/shop/types.gen'
import { type AddedCost, addedCost } from '@tessera/domain/checkout/added-cost'
import type { CheckoutLine } from '@tessera/domain/checkout/checkout'
import { type CalculatorWorksheet, checkoutOf, type WorksheetLine } from '@tessera/domain/checkout/worksheet'
import type { Queryable } from '@tessera/server/database'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type Customer, isPro } from '../../../kit/visitor.ts'
import { type CatalogProduct, isSold } from '../../catalog/feed/catalog-product.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'
import { maxUnits } from '../../checkout/cart/add-items.ts'
import { allocateBoxes } from '../../checkout/cart/allocate-boxes.ts'
import { checkPurchase, type PurchaseCheck } from '../../people/spending-limits/buy-problem.ts'
import { readApprovalText } from '../../people/spending-limits/read-approval-text.ts'
import { getOrderRecord } from '../records/get-order.ts'
import type { OrderRecord } from '../records/order-record.ts'
import { extendProblem } from '../records/order-view.ts'
import type { SalesNeeds } from '../sales-needs.ts'

const codes = { needsBuy: 'Cart.NeedsBuy', aboveLimit: 'Cart.AboveLimit', aboveMonth: 'Cart.AboveMonth' } as const

export interface AdditionRequest {
  customer: Customer
  number: string
  sku: string
  boxes: number
  now: Date
}

/** Computes the cost at the customer's current price. Nothing is added or reserved. */
export async function priceAddition(needs: SalesNeeds, request: AdditionRequest): Promise<OrderAdditionPrice> {
  const { customer, sku, boxes } = request
  const order = await getOrderRecord(needs.database, customer, request.number)
  checkExtendable(order, customer)
  const catalogProduct = getProduct(needs, request)
  allocateBoxes(catalogProduct, boxes, null, new Map())
  const { client, backOffice } = needs.commerce
  const asShop = await backOffice()
  const [worksheet, product] = await Promise.all([
    client.IntegrationEvents.GetWorksheet('Incoming', order.orderId ?? '', asShop),
    client.Products.Get(sku, asShop),
  ])
  const unitPriceCents = priceOf(catalogProduct, order, request)
  const goodsCents = unitPriceCents * boxes
  const cost = costOf(worksheet, [previewLine(product, boxes, goodsCents)])
  const totalCents = goodsCents + cost.shippingCents + cost.taxCents
  return {
    ...{
      sku,
      name: catalogProduct.name,
      unit: catalogProduct.facts.units.purchaseUnit,
      boxes,
      unitPriceCents,
      goodsCents,
    },
    ...cost,
    totalCents,
    orderTotalCents: order.totalCents - order.canceledCents + totalCents,
    approvalText: await findApprovalText(needs.database, request, order, totalCents),
  }
}

/** Whether this person may add that much; above a limit it becomes an order of its own that waits for approval. */
export const checkAddition = (
  db: Queryable,
  { customer, now }: Pick<AdditionRequest, 'customer' | 'now'>,
  order: OrderRecord,
  check: Pick<PurchaseCheck, 'totalCents' | 'isPlacing' | 'canWait'>,
) => checkPurchase(db, customer, { ...check, beforeCents: order.totalCents - order.canceledCents, now, codes })

async function findApprovalText(
  db: Queryable,
  request: AdditionRequest,
  order: OrderRecord,
  totalCents: number,
): Promise<string | null> {
  const { overLimit } = await checkAddition(db, request, order, { totalCents, canWait: true })
  return overLimit ? readApprovalText(db, request.customer.account.id, overLimit) : null
}

export function checkExtendable(order: OrderRecord, { personID }: Customer): void {
  const problem = extendProblem(order, personID) ?? (order.orderId ? undefined : 'Please try again in a minute.')
  if (problem) refuse('Order.NotExtendable', { message: problem })
}

export function getProduct(
  { catalog }: SalesNeeds,
  { sku, boxes }: Pick<AdditionRequest, 'sku' | 'boxes'>,
): CatalogProduct {
  if (!Number.isInteger(boxes) || boxes < 1 || boxes > maxUnits) invalid('boxes', 'Enter a quantity.')
  const product = catalog.find(sku)
  if (!product || !isSold(product)) return invalid('sku', 'We don’t sell this product. Check the SKU.')
  return product
}

/** Quantity breaks count all boxes of the product, including those already in the order. */
export function priceOf(
  product: CatalogProduct,
  { lines }: OrderRecord,
  { customer, sku, boxes, now }: AdditionRequest,
): number {
  const there = lines
    .filter((line) => line.sku === sku)
    .reduce((sum, line) => sum + line.boxes - line.canceledBoxes, boxes)
  const group = isPro(customer.account) ? customer.account.priceGroup : 'RT'
  return (
    findPriceAt(product, group, now, there)?.cents ??
    invalid('sku', 'We don’t have a price for this product. Please contact us.')
  )
}

/** Uses the shop's own rates, as the order itself was calculated. */
export function costOf(worksheet: OrderWorksheet, added: readonly Omit<CheckoutLine, 'shippingAddress'>[]): AddedCost {
  const ids = new Set(added.map(({ id }) => id))
  const { LineItems, ShipEstimateResponse } = worksheet
  const before = checkoutOf({
    ...worksheet,
    LineItems: (LineItems ?? []).filter(({ ID }) => !ids.has(ID)),
  } as CalculatorWorksheet) // the same names; the calculator ignores other fields
  const shippingAddress = before.lines[0]?.shippingAddress ?? null
  const method = ShipEstimateResponse?.ShipEstimates?.[0]?.SelectedShipMethodID ?? null
  const lines = added.map((line) => ({ ...line, shippingAddress }))
  const cost = addedCost(before, lines, method)
  if (cost) return cost
  return refuse('Order.NotExtendable', {
    message: 'That much can’t ship with this order. Please place a new order.',
  })
}

/** The order lines that were added. */
export const addedLines = (worksheet: OrderWorksheet, ids: readonly string[]): CheckoutLine[] =>
  checkoutOf(worksheet as unknown as CalculatorWorksheet).lines.filter(({ id }) => ids.includes(id)) // as above

export function previewLine(product: Product, Quantity: number, cents: number): CheckoutLine {
  const line = { ID: 'new', Quantity, IsBundle: false, LineTotal: cents / 100, PromotionDiscount: 0, Product: product }
  const alone = { ...line, Variant: null, ShippingAddress: null, ShipFromAddress: null } as unknown as WorksheetLine // as above
  const [only] = checkoutOf({ Order: { PromotionDiscount: 0 }, LineItems: [alone] }).lines
  return only ?? refuse('NotFound')
}
