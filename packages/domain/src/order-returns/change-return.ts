import { roundToCents, type Units } from '../money.ts'
import { isOrderAdmin, needsRole } from '../order-model/caller.ts'
import type { JsonObject } from '../order-model/order-state.ts'
import { type Decision, invalidProperty, type Problem, problem, refuse } from '../order-model/problem.ts'
import { findActorProblem } from '../orders/order-permissions.ts'
import { findOrderProblem, itemProblems } from './item-problems.ts'
import { completeIfRefunded, refundedAmount, withSummedAmount } from './return-amounts.ts'
import type { ReturnContext, ReturnItem, ReturnState } from './return-state.ts'

export interface ReturnItemInput {
  lineItemID: string
  quantity: number
  /** Missing: unchanged if the quantity is. */
  refundAmount?: Units | null
  comments: string | null
}

/** Missing fields are unchanged. */
export interface ReturnInput {
  refundAmount?: Units | null
  comments?: string | null
  items?: readonly ReturnItemInput[]
  xp?: JsonObject | null
}

export type ReturnDecision = Decision<{ state: ReturnState }>

export function createReturn(id: string, input: ReturnInput, context: ReturnContext): ReturnDecision {
  const closed = findActorProblem(context.caller) ?? findOrderProblem(context)
  if (closed) return refuse(closed)
  return applyInput({ ...emptyReturn, id }, input, context)
}

const emptyReturn: Omit<ReturnState, 'id'> = {
  status: 'Unsubmitted',
  refundAmount: null,
  isOverridden: false,
  items: [],
  comments: null,
  xp: null,
  dateSubmitted: null,
  dateApproved: null,
  dateDeclined: null,
  dateCanceled: null,
  dateCompleted: null,
}

export function changeReturn(state: ReturnState, input: ReturnInput, context: ReturnContext): ReturnDecision {
  const closed = findActorProblem(context.caller) ?? findStatusProblem(state, input, context)
  return closed ? refuse(closed) : applyInput(state, input, context)
}

export function removeReturnItem(state: ReturnState, lineItemID: string, context: ReturnContext): ReturnDecision {
  const items = state.items.filter((item) => item.lineItemID !== lineItemID)
  return changeReturn(state, { items }, context)
}

/** Owners change a return until it is submitted, administrators its amounts until it is over. */
function findStatusProblem(
  { status }: ReturnState,
  input: ReturnInput,
  { caller }: ReturnContext,
): Problem | undefined {
  if (status === 'Unsubmitted') return undefined
  if (!isOrderAdmin(caller)) return needsRole(caller, 'OrderAdmin')
  const isOver = status !== 'AwaitingApproval' && status !== 'Open'
  const changesAmount = input.items !== undefined || input.refundAmount !== undefined
  if (!isOver || !changesAmount) return undefined
  return invalidProperty('Status', `Items and amounts cannot be changed on a return that is ${status}.`)
}

function applyInput(before: ReturnState, input: ReturnInput, context: ReturnContext): ReturnDecision {
  const items = input.items?.map((item) => itemFrom(item, before))
  const problems = [...amountProblems(before, input, items, context), ...(items ? itemProblems(items, context) : [])]
  if (problems.length > 0) return refuse(...problems)
  const plain = {
    ...before,
    ...(items && { items }),
    ...(input.comments !== undefined && { comments: input.comments }),
    ...(input.xp !== undefined && { xp: input.xp }),
  }
  const state = withAmount(before, plain, input)
  if (refundedAmount(context.order.payments, state.id) > (state.refundAmount ?? 0))
    return refuse(problem('OrderReturn.TotalRefundsExceedRefundAmount', { OrderReturnID: state.id }))
  return { ok: true, state: completeIfRefunded(state, context.order.payments, context.now) }
}

/** The amount that was shown and is sent back overrides nothing. */
function withAmount(before: ReturnState, after: ReturnState, { refundAmount, items }: ReturnInput): ReturnState {
  if (refundAmount === null) return withSummedAmount({ ...after, isOverridden: false })
  if (refundAmount !== undefined && refundAmount !== before.refundAmount)
    return { ...after, isOverridden: true, refundAmount: roundToCents(refundAmount) }
  return items ? withSummedAmount(after) : after
}

/** A set amount is for a quantity; another quantity needs a new amount. */
function itemFrom({ refundAmount, ...item }: ReturnItemInput, { items }: ReturnState): ReturnItem {
  const known = items.find(({ lineItemID }) => lineItemID === item.lineItemID)
  if (refundAmount != null) return { ...item, refundAmount: roundToCents(refundAmount) }
  const isKept = refundAmount === undefined && known?.quantity === item.quantity
  return { ...item, refundAmount: isKept ? known.refundAmount : null }
}

/** Only administrators set amounts; sending the known ones back changes nothing. */
function amountProblems(
  before: ReturnState,
  input: ReturnInput,
  items: readonly ReturnItem[] | undefined,
  { caller }: ReturnContext,
): Problem[] {
  if ((input.refundAmount ?? 0) < 0) return [problem('OrderReturn.RefundAmountMustNotBeNegative')]
  if (isOrderAdmin(caller)) return []
  const known = new Map(before.items.map((item) => [item.lineItemID, item]))
  const isOwn = ({ lineItemID, quantity, refundAmount }: ReturnItem) => {
    const was = known.get(lineItemID)
    return refundAmount === null || (was?.refundAmount === refundAmount && was.quantity === quantity)
  }
  const isKnown = input.refundAmount == null || input.refundAmount === before.refundAmount
  return isKnown && (items ?? []).every(isOwn) ? [] : [needsRole(caller, 'OrderAdmin')]
}
