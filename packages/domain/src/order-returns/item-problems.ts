import { isOrderAdmin } from '../order-model/caller.ts'
import { notFoundProblem, type Problem, problem } from '../order-model/problem.ts'
import type { ReturnContext, ReturnItem } from './return-state.ts'

/** Problems of the items: each line once, of this order, returnable, and no more of it than was shipped and kept. */
export function itemProblems(items: readonly ReturnItem[], context: ReturnContext): Problem[] {
  const ids = items.map(({ lineItemID }) => lineItemID)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length > 0) return [problem('OrderReturn.CannotCreateDuplicateItemToReturn', { LineItemIDs: twice })]
  return items.flatMap((item) => itemProblem(item, context) ?? [])
}

function itemProblem({ lineItemID, quantity, refundAmount }: ReturnItem, context: ReturnContext): Problem | undefined {
  const line = context.order.lines.find(({ id }) => id === lineItemID)
  if (!line) return notFoundProblem('LineItem', lineItemID)
  const data = { LineItemID: lineItemID }
  if (!isOrderAdmin(context.caller) && !context.returnable.has(lineItemID))
    return problem('OrderReturn.ProductNotEligibleToReturn', { ...data, ProductID: line.productID })
  if (refundAmount !== null && refundAmount < 0) return problem('OrderReturn.RefundAmountMustNotBeNegative', data)
  const left = Math.max(0, line.quantityShipped - (context.returned.get(lineItemID) ?? 0))
  return quantity > left ? problem('OrderReturn.ItemQuantityExceeded', { ...data, QuantityAvailable: left }) : undefined
}

/** Only shipped orders have something to return. */
export const findOrderProblem = ({ order: { order } }: ReturnContext): Problem | undefined =>
  order.status === 'Open' || order.status === 'Completed'
    ? undefined
    : problem('OrderReturn.CannotCreateBadOrderStatus', { OrderID: order.id, Status: order.status })
