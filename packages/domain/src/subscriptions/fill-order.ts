import type { ErrorCode } from '@tessera/contract/errors'
import type { Line, OrderState } from '../order-model/order-state.ts'
import type { Problem } from '../order-model/problem.ts'
import { addLine, asChosen } from '../orders/add-line.ts'
import { addBundle } from '../orders/bundle.ts'
import type { LineContext, LineInput } from '../orders/line-change.ts'

export interface FilledOrder {
  state: OrderState
  /** Products that the subscriber cannot see now; the order has no line for them. */
  unavailable: readonly string[]
  /** The first reason why another item could not be ordered, or why the order is empty. */
  errorCode: ErrorCode | null
}

interface FillContext extends LineContext {
  /** Names the lines of products that a bundle has required since. */
  newID: () => string
}

/** Orders the items of a subscription, each as if the subscriber added it today. Items that cannot be added are left out. */
export function fillOrder(order: OrderState, items: readonly Line[], context: FillContext): FilledOrder {
  const filled = items
    .filter(({ bundleItemID }) => bundleItemID === null)
    .reduce<FilledOrder>((sofar, item) => addItem(sofar, item, items, context), {
      state: order,
      unavailable: [],
      errorCode: null,
    })
  const isEmpty = filled.state.lines.length === 0
  return { ...filled, errorCode: filled.errorCode ?? (isEmpty ? 'Order.CannotSubmitWithNoLineItems' : null) }
}

function addItem(filled: FilledOrder, item: Line, items: readonly Line[], context: FillContext): FilledOrder {
  const parts = items.filter(({ bundleItemID }) => bundleItemID === item.id)
  const hidden = [item, ...parts]
    .map(({ productID }) => productID)
    .filter((id) => !context.offers.get(id)?.product.active)
  if (hidden.length > 0) return { ...filled, unavailable: [...new Set([...filled.unavailable, ...hidden])] }
  const decision = item.isBundle
    ? addBundle(filled.state, bundleOf(item, parts), context, context.newID)
    : addLine(filled.state, { ...inputOf(item), id: item.id, productID: item.productID }, context)
  if (decision.ok) return { ...filled, state: decision.state }
  return { ...filled, errorCode: filled.errorCode ?? firstCode(decision.problems) }
}

const firstCode = ([first]: readonly Problem[]): ErrorCode => first?.code ?? 'ServerError'

const bundleOf = (item: Line, parts: readonly Line[]) => ({
  bundleID: item.productID,
  lineID: item.id,
  items: parts.map((part) => ({ ...inputOf(part), id: part.id, productID: part.productID })),
})

/** Dates belong to one order and are not repeated. A manual price stays. */
const inputOf = (item: Line): LineInput => ({
  quantity: item.quantity,
  specs: item.specs.map(asChosen),
  costCenter: item.costCenter,
  shippingAccount: item.shippingAccount,
  shippingAddressID: item.shippingAddressID,
  shipFromAddressID: item.shipFromAddressID,
  inventoryRecordID: item.inventoryRecordID,
  xp: item.xp,
  ...(item.priceOverridden && { unitPrice: item.unitPrice }),
})
