import type { Units } from '../money.ts'
import { type Caller, hasRole, isOrderAdmin, needsRole } from '../order-model/caller.ts'
import type { OrderHeader, OrderStatus } from '../order-model/order-state.ts'
import { invalidProperty, type Problem, problem } from '../order-model/problem.ts'

/** Parts of an order with separate permissions. `lines`: add and remove; `line` and `order`: change existing values. */
export type OrderPart = 'lines' | 'line' | 'order'

/** Statuses in which an order administrator may still change a part; shoppers change unsubmitted orders only. */
const openTo: Record<OrderPart, readonly OrderStatus[]> = {
  lines: ['Unsubmitted'],
  line: ['Unsubmitted', 'AwaitingApproval', 'Open'],
  order: ['Unsubmitted', 'AwaitingApproval', 'Declined', 'Open', 'Completed'],
}

/** Fields that an administrator may still change on a submitted order. */
export const laterOrderFields = [
  'comments',
  'billingAddressID',
  'shippingAddressID',
  'shippingCost',
  'taxCost',
  'xp',
] as const
export const laterLineFields = [
  'quantity',
  'unitPrice',
  'dateNeeded',
  'costCenter',
  'shippingAccount',
  'shippingAddressID',
  'shipFromAddressID',
  'xp',
] as const

/**
 * Direction is from the caller's side: a buyer's new order is outgoing, the seller's and a supplier's is incoming. A
 * supplier creates orders to itself only.
 */
export function mayCreateOrder(
  { userType, companyID }: { userType: 'admin' | 'buyer' | 'supplier'; companyID: string },
  direction: 'incoming' | 'outgoing' | 'all',
  toCompanyID: unknown,
): boolean {
  if (userType === 'buyer') return direction !== 'incoming'
  return direction !== 'outgoing' && (userType === 'admin' || toCompanyID === companyID)
}

/** Owners act on their own orders, order administrators on all they can see. */
export const findActorProblem = (caller: Caller): Problem | undefined =>
  isOrderAdmin(caller) || (caller.isOwner && hasRole(caller, 'Shopper')) ? undefined : needsRole(caller, 'OrderAdmin')

/** The problem if the caller may not change this part of the order now. */
export function findChangeProblem(order: OrderHeader, caller: Caller, part: OrderPart): Problem | undefined {
  const stranger = findActorProblem(caller)
  if (stranger) return stranger
  if (order.status === 'Unsubmitted') return undefined
  if (!isOrderAdmin(caller)) return needsRole(caller, 'OrderAdmin')
  if (openTo[part].includes(order.status)) return undefined
  return invalidProperty('Status', `This cannot be changed on an order that is ${order.status}.`)
}

export interface CostInput {
  shippingCost?: Units | null
  taxCost?: Units | null
}

/** Costs are set by the checkout; sending the same amount back changes nothing. */
export function costProblems(
  order: Pick<OrderHeader, 'shippingCost' | 'taxCost'>,
  input: CostInput,
  caller: Caller,
): Problem[] {
  const changes = (field: keyof CostInput) => input[field] !== undefined && (input[field] ?? 0) !== order[field]
  return [
    ...(changes('shippingCost') && !hasRole(caller, 'OverrideShipping')
      ? [problem('Order.OverrideShippingPermission')]
      : []),
    ...(changes('taxCost') && !hasRole(caller, 'OverrideTax') ? [problem('Order.OverrideTaxPermission')] : []),
  ]
}

export const mayOverridePrice = (caller: Caller): boolean => hasRole(caller, 'OverrideUnitPrice')
