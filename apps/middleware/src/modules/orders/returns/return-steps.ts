import type { OrderReturn } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import { acceptItems, planReturnItems } from '@tessera/domain/sales/return-items'
import type { ReturnStepThere } from '@tessera/domain/sales/return-there'
import type { Commerce } from '../../../kit/commerce.ts'
import type { DueReturn } from './due-returns.ts'

const direction = 'Incoming'

/** An order that was canceled on the platform takes no returns. */
export async function canBeReturned({ client, backOffice }: Commerce, { orderId }: DueReturn): Promise<boolean> {
  const { Status } = await client.Orders.Get(direction, orderId, await backOffice())
  return Status === 'Open' || Status === 'Completed'
}

/** Makes one call and returns the return as it is afterward. */
export async function takeReturnStep(
  commerce: Commerce,
  one: DueReturn,
  step: ReturnStepThere,
  there: OrderReturn | undefined,
): Promise<OrderReturn> {
  const { OrderReturns } = commerce.client
  const { platformId, answer } = one
  if (step === 'create') return createReturn(commerce, one)
  if (step === 'submit') return OrderReturns.Submit(platformId, await commerce.returnDesk())
  const asShop = await commerce.backOffice()
  if (step === 'approve') return OrderReturns.Approve(platformId, { Comments: answer }, asShop)
  if (step === 'decline') return OrderReturns.Decline(platformId, { Comments: answer }, asShop)
  if (step === 'cancel') return OrderReturns.Cancel(platformId, asShop)
  if (step === 'note') return OrderReturns.Patch(platformId, { xp: { Status: one.status } }, asShop)
  return refundReturn(commerce, one, there)
}

async function createReturn(commerce: Commerce, one: DueReturn): Promise<OrderReturn> {
  const { platformId, orderId: OrderID, orderNumber: OrderNumber, kind, reason, lines } = one
  const free = await readFree(commerce, OrderID)
  const ItemsToReturn = planReturnItems(lines, free).map(({ lineItemID, quantity }) => ({
    LineItemID: lineItemID,
    Quantity: quantity,
    Comments: findPieces(lines, lineItemID),
  }))
  const xp = { Kind: kind, OrderNumber }
  const body = { ID: platformId, OrderID, Comments: reason.slice(0, 2000), ItemsToReturn, xp }
  return commerce.client.OrderReturns.Create(body, await commerce.returnDesk())
}

/** A claim may count pieces; the platform counts whole boxes. */
function findPieces(lines: DueReturn['lines'], lineItemID: string): string | null {
  const { pieces } = lines.find(({ platformLineIds }) => platformLineIds.includes(lineItemID)) ?? {}
  return pieces ? `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}` : null
}

/** Shipped units by line that are not on another return. */
async function readFree({ client, backOffice }: Commerce, orderId: string): Promise<Map<string, number>> {
  const asShop = await backOffice()
  const { LineItems } = await client.IntegrationEvents.GetWorksheet(direction, orderId, asShop)
  const free = new Map((LineItems ?? []).map(({ ID, QuantityShipped }) => [ID, QuantityShipped]))
  const { Items } = await client.OrderReturns.List({ filters: { OrderID: orderId }, pageSize: 100 }, asShop)
  const counted = Items.filter(
    ({ Status }) => Status === 'AwaitingApproval' || Status === 'Open' || Status === 'Completed',
  )
  for (const { LineItemID, Quantity } of counted.flatMap(({ ItemsToReturn }) => ItemsToReturn ?? []))
    free.set(LineItemID, (free.get(LineItemID) ?? 0) - (Quantity ?? 0))
  return free
}

/** Sets what was accepted and what it is worth, and pays it; the platform completes the return by its refund. */
async function refundReturn(commerce: Commerce, one: DueReturn, there: OrderReturn | undefined): Promise<OrderReturn> {
  const { OrderReturns, Payments } = commerce.client
  const asShop = await commerce.backOffice()
  const { platformId, orderId, cents, status, lines } = one
  if (cents === null) throw new Error(`return ${one.id} has no amount`)
  const isWhole = lines.every(({ boxes, acceptedBoxes }) => boxes === acceptedBoxes)
  const items = (there?.ItemsToReturn ?? []).map((item) => ({
    lineItemID: item.LineItemID,
    quantity: item.Quantity ?? 0,
  }))
  const accepted = acceptItems(items, lines).map((item) => ({ LineItemID: item.lineItemID, Quantity: item.quantity }))
  const amount = { RefundAmount: cents / 100, xp: { Status: status } }
  await OrderReturns.Patch(platformId, { ...amount, ...(!isWhole && { ItemsToReturn: accepted }) }, asShop)
  if (cents === 0) return OrderReturns.Complete(platformId, asShop)
  if (one.isQuote) await addQuoteCosts(commerce, one)
  const payment = {
    ID: `refund-${one.id}`,
    Type: one.isByCard ? ('CreditCard' as const) : ('PurchaseOrder' as const),
    Amount: -cents / 100,
    Accepted: true,
    OrderReturnID: platformId,
    Description: `Refund of return ${one.id}`,
  }
  await Payments.Create(direction, orderId, payment, asShop).catch(ignoreConflict)
  return OrderReturns.Get(platformId, asShop)
}

/** The copy of a quote's order has no tax and no freight of its own; without them a whole return is worth more than it. */
async function addQuoteCosts({ client, backOffice }: Commerce, one: DueReturn): Promise<void> {
  const costs = { ShippingCost: one.shippingCents / 100, TaxCost: one.taxCents / 100 }
  await client.Orders.Patch(direction, one.orderId, costs, await backOffice())
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof PlatformError && error.status === 409)) throw error
}
